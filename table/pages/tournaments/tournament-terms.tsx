import type { TournamentCard } from '@impulse/protocol/wire/index.js';
import { clockText } from '../../online/clock-text.js';
import { changedOptions, scenarioName } from '../shared/setup-terms.js';
import { battleName } from '../shared/titles.js';
import { useKit } from '../shared/use-kit.js';
import { stageText } from './tournament-row.js';
import { tournamentWords } from './words.js';

/** What is played, and how. */
export function TournamentTerms({ card }: { readonly card: TournamentCard }) {
  const { formats, by, terms, entrants } = tournamentWords.value;
  const introduced = useKit(card.game);
  const course = [
    card.waitsForOrganiser ? terms.byOrganiser : terms.automatic,
    ...(card.daysARound === null ? [] : [terms.days(card.daysARound)]),
  ];
  const options = introduced ? changedOptions(introduced.kit, card.options) : [];
  const rows: readonly (readonly [string, string])[] = [
    [
      terms.scenario,
      [introduced ? scenarioName(introduced.kit, card.scenario) : '', ...options].filter(Boolean).join(' · '),
    ],
    [terms.time, clockText(card.clock)],
    [terms.rounds, course.join(' · ')],
    [terms.rating, card.isRated ? terms.rated : terms.friendly],
    ...(card.admitsBots ? [[terms.bots, terms.admitted] as const] : []),
  ];
  return (
    <div class="tournament-head">
      <p class="tournament-stage" data-stage={card.stage}>
        <strong>{stageText(card)}</strong>
        <span>
          {[battleName(card.game), formats[card.format].name, entrants(card.entrants), by(card.organiser)].join(' · ')}
        </span>
      </p>
      <dl class="match-terms">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
