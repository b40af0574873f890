import type { ComponentChildren } from 'preact';
import type { ClockTerms, MatchCard } from '@impulse/protocol/wire/index.js';
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
      <dd>{card.clock ? clockText(card.clock) : clock.none}</dd>
      <dt>{text.options}</dt>
      <dd>{changedOptions(kit, card.options).join(' · ') || text.standard}</dd>
    </dl>
  );
}

function clockText({ bank, increment, vacation = 0 }: ClockTerms): string {
  const { clock } = onlineWords.value;
  const terms = clock.terms(clock.span(bank / 60), clock.span(increment / 60));
  return vacation === 0 ? terms : clock.withVacation(terms, vacation);
}
