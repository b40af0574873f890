import type { TournamentCard, WaitingGame } from '@impulse/protocol/wire/index.js';
import { linkTo } from '../../web/links.js';
import { battleName } from '../shared/titles.js';
import { tournamentWords } from './words.js';

interface TournamentRowProps {
  readonly card: TournamentCard;
  /** The game that whoever looks has still to play. */
  readonly waits: WaitingGame | null;
}

/** One tournament in a list. */
export function TournamentRow({ card, waits }: TournamentRowProps) {
  const { by, entrants, formats, look, waits: text } = tournamentWords.value;
  return (
    <li class={waits ? 'is-owed' : ''} data-tournament={card.tournament}>
      <div>
        <strong>{card.title}</strong>
        <span>
          {[battleName(card.game), formats[card.format].name, entrants(card.entrants), by(card.organiser)].join(' · ')}
        </span>
        <span class="match-status">{waits ? text.against(waits.opponent) : stageText(card)}</span>
      </div>
      <p class="buttons">
        <a class={`button${waits ? ' primary' : ''}`} data-action="look" href={linkTo.tournament(card.tournament)}>
          {look}
        </a>
      </p>
    </li>
  );
}

export function stageText({ stage, round, rounds }: TournamentCard): string {
  const { stages } = tournamentWords.value;
  return stage === 'playing' ? stages.playing(round, rounds) : stages[stage];
}
