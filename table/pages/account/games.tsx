import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { good } from '@impulse/engine/reading/result.js';
import { bindSeat, personMatches } from '../../hosts/remote/people.js';
import { linkTo } from '../../web/links.js';
import { type HeldSeat, heldSeats } from '../../storage/held-seats.js';
import { useDoing } from './doing.js';
import { Outcome } from './fields.js';
import { Section } from './section.js';
import { accountWords } from './words.js';

/** Seats that were taken as a guest in this browser can be brought along. */
export function Games() {
  const { games } = accountWords.value;
  const foreign = useSignal<readonly HeldSeat[]>([]);
  const doing = useDoing();
  const look = async (): Promise<void> => {
    const own = await personMatches();
    const known = new Set(own.ok ? own.value.map(({ card }) => card.match) : []);
    foreign.value = own.ok ? heldSeats.peek().filter(({ match }) => !known.has(match)) : [];
  };
  useEffect(() => void look(), []);
  const add = async (): Promise<void> => {
    await doing.run(async () => {
      // A seat that is somebody else's, or gone, stays as it is.
      for (const { match, key } of foreign.peek()) await bindSeat(match, key);
      return good(null);
    });
    await look();
  };
  const count = foreign.value.length;
  return (
    <Section part="games" title={games.title}>
      <p class="quiet">{games.lead}</p>
      {count === 0 ? null : <p>{games.here(count)}</p>}
      <p class="buttons">
        {count === 0 ? null : (
          <button
            type="button"
            class="button"
            data-action="bind"
            disabled={doing.isBusy.value}
            onClick={() => void add()}
          >
            {games.add}
          </button>
        )}
        <a class="button" href={linkTo.online()}>
          {games.toGames}
        </a>
      </p>
      <Outcome doing={doing} />
    </Section>
  );
}
