import { type Arrival, grouped } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { CounterButton } from '../parts/counter-button.js';
import { HexLink } from '../parts/references.js';
import { placeOf } from '../parts/unit-place.js';
import { messages } from '../i18n/index.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Reinforcements by the turn they are due. */
export function ArrivalsPanel() {
  const desk = useDesk();
  const { kit, chair } = desk;
  const { arrivals } = words.value;
  const { aids, state, seat } = chair.now();
  const turns = grouped(aids.schedule(state, seat), ({ turn }) => turn);
  const now = aids.tracks(state, seat).find(({ code }) => code === 'turn')?.value;
  const { MoreArrivals } = kit;
  return (
    <div class="arrivals" data-part="arrivals">
      {[...turns]
        .toSorted(([a], [b]) => a - b)
        .map(([turn, groups]) => (
          <section key={turn} class={`arrival${turn === now ? ' is-now' : ''}`}>
            <h3>
              {arrivals.turn(turn)} <span class="quiet">{phrasesOf(desk).date(turn)}</span>
            </h3>
            {groups.map((arrival, index) => (
              <Group key={index} arrival={arrival} />
            ))}
          </section>
        ))}
      {MoreArrivals ? <MoreArrivals /> : null}
    </div>
  );
}

/** Those who come together, by one way into the map. */
function Group({ arrival: { side, entry, hexes, units } }: { readonly arrival: Arrival }) {
  const desk = useDesk();
  const known = units.flatMap((id) => desk.chair.units.value.get(id) ?? []);
  const [first] = hexes;
  const last = hexes.at(-1);
  const way = desk.kit.words.value.entry(entry);
  const { joint } = messages.value.shell;
  return (
    <div class={`arrival-group side-${side}`}>
      <p>
        <strong>{phrasesOf(desk).side(side)}</strong> {first === undefined ? way : joint.said(way, '')}
        {first === undefined ? null : <HexLink hex={first} />}
        {last === undefined || last === first ? null : (
          <>
            –<HexLink hex={last} />
          </>
        )}
      </p>
      <div class="tray-counters">
        {known.map((unit) => (
          <span key={unit.id} class={unit.where === 'off' ? 'is-waiting' : 'is-in'}>
            <CounterButton unit={unit} size="small" note={placeOf(desk, unit)} draggable={unit.where === 'off'} />
          </span>
        ))}
      </div>
    </div>
  );
}
