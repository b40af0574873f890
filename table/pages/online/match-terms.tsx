import type { ComponentChildren } from 'preact';
import type { MatchCard, SideBid } from '@impulse/protocol/wire/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { linkTo } from '../../web/links.js';
import { clockText } from '../../online/clock-text.js';
import { onlineWords } from '../../online/words.js';
import { phrasesOf } from '../../kit/phrases.js';
import { battleName } from '../shared/titles.js';
import { changedOptions, scenarioName } from '../shared/setup-terms.js';

interface MatchTermsProps {
  readonly card: MatchCard;
  readonly kit: AnyKit;
  readonly children?: ComponentChildren;
}

/** What is played, and under which options. */
export function MatchTerms({ card, kit, children }: MatchTermsProps) {
  const { invitation: text, clock, bid, rating, watching, challenge } = onlineWords.value;
  return (
    <dl class="match-terms">
      <dt>{text.battle}</dt>
      <dd>{battleName(card.game)}</dd>
      <dt>{text.scenario}</dt>
      <dd>{scenarioName(kit, card.scenario)}</dd>
      {card.tournament ? (
        <>
          <dt>{challenge.tournament}</dt>
          <dd>
            <a href={linkTo.tournament(card.tournament.id)}>
              {challenge.inTournament(card.tournament.title, card.tournament.round)}
            </a>
          </dd>
        </>
      ) : null}
      {children}
      {card.bid ? (
        <>
          <dt>{bid.title}</dt>
          <dd>{bidText(card.bid, kit)}</dd>
        </>
      ) : null}
      <dt>{clock.title}</dt>
      <dd>{clockText(card.clock)}</dd>
      <dt>{rating.title}</dt>
      <dd>{card.isRated ? rating.counts : rating.friendly}</dd>
      <dt>{watching.who}</dt>
      <dd>{watching.policies[card.spectators]}</dd>
      <dt>{text.options}</dt>
      <dd>{changedOptions(kit, card.options).join(' · ') || text.standard}</dd>
    </dl>
  );
}

function bidText({ side, points }: SideBid, kit: AnyKit): string {
  const { bid } = onlineWords.value;
  const title = phrasesOf({ kit }).sideTitle(side);
  return points === null ? bid.open(title) : bid.settled(title, points);
}
