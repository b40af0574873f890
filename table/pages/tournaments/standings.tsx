import type { TournamentView } from '@impulse/protocol/wire/index.js';
import { sendAway } from '../../hosts/remote/tournaments.js';
import { seatName } from '../../online/opponent.js';
import type { Do } from './tournament.js';
import { tournamentWords } from './words.js';

interface StandingsProps {
  readonly view: TournamentView;
  readonly carryOut: Do;
}

/** Who stands where; before the first round, who has entered. */
export function Standings({ view, carryOut }: StandingsProps) {
  const { card, entrants, standings, you } = view;
  const { standings: text, seeds, winner, sendAway: away } = tournamentWords.value;
  const isPlayed = card.stage !== 'entering';
  const best = standings.filter(({ place }) => place === 1).map(({ entrant }) => seatName(entrants[entrant]));
  const isLong = card.format !== 'knock-out';
  const maySend = you.isOrganiser && card.stage !== 'over';
  return (
    <section class="standings-part" aria-labelledby="standings" data-part="standings">
      <h2 id="standings">{isPlayed ? text.title : seeds}</h2>
      {card.stage === 'over' && best.length > 0 ? <p class="tournament-winner">{winner(best.join(' · '))}</p> : null}
      <table class="standings">
        <thead>
          <tr>
            {isPlayed ? <th scope="col">{text.place}</th> : null}
            <th scope="col" class="standings-name">
              {text.name}
            </th>
            {isPlayed ? (
              <>
                <th scope="col">{text.points}</th>
                <th scope="col" class="is-detail">
                  {text.won}
                </th>
                <th scope="col" class="is-detail">
                  {text.lost}
                </th>
                {isLong ? (
                  <>
                    <th scope="col" class="is-detail">
                      {text.strength}
                    </th>
                    <th scope="col" class="is-detail">
                      {text.quality}
                    </th>
                  </>
                ) : null}
              </>
            ) : null}
            {maySend ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ entrant, place, points, won, lost, strength, quality }) => {
            const { name, kind, rating, hasLeft } = entrants[entrant];
            return (
              <tr
                key={entrant}
                class={`${entrant === you.entrant ? 'is-you' : ''}${hasLeft ? ' has-left' : ''}`}
                data-entrant={name}
              >
                {isPlayed ? <td class="standings-place">{place}</td> : null}
                <th scope="row" class="standings-name">
                  {seatName({ name, kind })} {rating === null ? null : <span class="rating">{rating}</span>}
                  {hasLeft ? <span class="quiet"> {text.left}</span> : null}
                </th>
                {isPlayed ? (
                  <>
                    <td>
                      <strong>{points}</strong>
                    </td>
                    <td class="is-detail">{won}</td>
                    <td class="is-detail">{lost}</td>
                    {isLong ? (
                      <>
                        <td class="is-detail">{strength}</td>
                        <td class="is-detail">{quality}</td>
                      </>
                    ) : null}
                  </>
                ) : null}
                {maySend ? (
                  <td>
                    {hasLeft || name === '' ? null : (
                      <button
                        type="button"
                        class="button small"
                        aria-label={away(name)}
                        title={away(name)}
                        onClick={() => void carryOut(sendAway(card.tournament, name))}
                      >
                        ×
                      </button>
                    )}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
