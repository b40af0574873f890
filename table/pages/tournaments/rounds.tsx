import type { GameCard, TournamentView } from '@impulse/protocol/wire/index.js';
import { battleSides, isBattleId } from '@impulse/library/battles.js';
import { seatName } from '../../online/opponent.js';
import { linkTo } from '../../web/links.js';
import { timeText } from '../../i18n/times.js';
import { tournamentWords } from './words.js';

/** Who plays whom, the newest round first. */
export function Rounds({ view }: { readonly view: TournamentView }) {
  const { card, rounds } = view;
  const { rounds: text } = tournamentWords.value;
  if (rounds.length === 0) return null;
  const nameOf = (number: number): string => {
    if (card.format === 'knock-out' && number === card.rounds) return text.final;
    return card.format === 'knock-out' && number === card.rounds - 1 ? text.half : text.round(number);
  };
  return (
    <section class="rounds-part" aria-labelledby="rounds" data-part="rounds">
      <h2 id="rounds">{text.title}</h2>
      {rounds
        .map(({ games, deadline }, index) => (
          <details key={index} open={index === rounds.length - 1} data-round={index + 1}>
            <summary>
              <strong>{nameOf(index + 1)}</strong>
              {deadline === null ? null : <span class="quiet"> {text.until(timeText(deadline))}</span>}
            </summary>
            <ul class="pairings">
              {games.map((game, place) => (
                <Pairing key={place} game={game} view={view} />
              ))}
            </ul>
          </details>
        ))
        .toReversed()}
    </section>
  );
}

function Pairing({ game, view: { card, entrants, you } }: { readonly game: GameCard; readonly view: TournamentView }) {
  const { rounds: text } = tournamentWords.value;
  const { first, second, match, result } = game;
  const sides: readonly string[] = isBattleId(card.game) ? battleSides[card.game] : ['', ''];
  const isOwn = you.entrant !== null && (first === you.entrant || second === you.entrant);
  const player = (entrant: number, side: string) => (
    <span class={`pairing-player side-${side}${result?.winner === entrant ? ' has-won' : ''}`}>
      {seatName(entrants[entrant])}
    </span>
  );
  return (
    <li class={isOwn ? 'is-you' : ''} data-status={result ? 'over' : match === null ? 'to-come' : 'playing'}>
      {player(first, sides[0])}
      {second === null ? (
        <span class="quiet">{text.bye}</span>
      ) : (
        <>
          <span class="visually-hidden">{text.versus}</span>
          {player(second, sides[1])}
        </>
      )}
      <span class="pairing-status quiet">{statusOf(game, entrants)}</span>
      {match !== null && isOwn ? (
        <a class="pairing-link" href={linkTo.match(match)}>
          {text.see}
        </a>
      ) : null}
    </li>
  );
}

function statusOf({ second, match, result }: GameCard, entrants: TournamentView['entrants']): string {
  const { rounds: text } = tournamentWords.value;
  if (second === null) return '';
  if (!result) return match === null ? text.toCome : text.playing;
  const who = result.winner === null ? text.nobody : text.won(seatName(entrants[result.winner]));
  return result.isForfeit ? `${who} · ${text.forfeit}` : who;
}
