import type { ComponentChildren } from 'preact';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import type { AnyKit } from '../../kit.js';
import { onlineWords } from '../../online/words.js';
import { battleName } from '../home/titles.js';
import { changedOptions, scenarioName } from '../setup-terms.js';

interface MatchTermsProps {
  readonly card: MatchCard;
  readonly kit: AnyKit;
  readonly children?: ComponentChildren;
}

/** What is played, and under which options. */
export function MatchTerms({ card, kit, children }: MatchTermsProps) {
  const { invitation: text, clock } = onlineWords.value;
  return (
    <dl class="match-terms">
      <dt>{text.battle}</dt>
      <dd>{battleName(card.game)}</dd>
      <dt>{text.scenario}</dt>
      <dd>{scenarioName(kit, card.scenario)}</dd>
      {children}
      <dt>{clock.title}</dt>
      <dd>
        {card.clock ? clock.terms(clock.span(card.clock.bank / 60), clock.span(card.clock.increment / 60)) : clock.none}
      </dd>
      <dt>{text.options}</dt>
      <dd>{changedOptions(kit, card.options).join(' · ') || text.standard}</dd>
    </dl>
  );
}
