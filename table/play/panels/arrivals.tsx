import { sideIds } from '@impulse/totensonntag/data/types.js';
import { useDesk } from '../desk.js';
import { CounterButton } from '../parts/counter-button.js';
import { HexLink } from '../parts/references.js';
import { RuleLink } from '../parts/rule-link.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';

/** Reinforcements by the day they are due, and aircraft. */
export function ArrivalsPanel() {
  const { session } = useDesk();
  const { arrivals, air } = words.value;
  const units = [...session.roster.value.values()];
  const due = units.filter(({ data }) => data.due !== undefined);
  const turns = [...new Set(due.map(({ data }) => data.due!.turn))].toSorted((a, b) => a - b);
  const now = session.view.value.position.turn;
  const flying = session.match.state.context.options.aircraft === 'on';
  return (
    <div class="arrivals" data-part="arrivals">
      {turns.map((turn) => (
        <section key={turn} class={`arrival${turn === now ? ' is-now' : ''}`}>
          <h3>
            {arrivals.turn(turn)} <span class="quiet">{say.value.date(turn)}</span>
          </h3>
          {sideIds.map((side) => (
            <Groups
              key={side}
              side={side}
              units={due.filter(({ data }) => data.due!.turn === turn && data.side === side)}
            />
          ))}
        </section>
      ))}
      {flying ? (
        <section class="arrival">
          <h3>
            {air.title} <RuleLink rule="7.7" />
          </h3>
          <div class="tray-counters">
            {units.map((unit) =>
              unit.data.type === 'aircraft' ? <CounterButton key={unit.id} unit={unit} note={stateOf(unit)} /> : null,
            )}
          </div>
        </section>
      ) : null}
    </div>
  );
}

/** One group for each way into the map. */
function Groups({ side, units }: { readonly side: 'dak' | 'cw'; readonly units: readonly Unit[] }) {
  const { session } = useDesk();
  const { entries } = session.match.state.context.data;
  const ways = [...new Set(units.map(({ data }) => data.due!.entry))];
  return (
    <>
      {ways.map((way) => {
        const entry = entries.find(({ id }) => id === way)!;
        const some = units.filter(({ data }) => data.due!.entry === way);
        return (
          <div key={way} class={`arrival-group side-${side}`}>
            <p>
              <strong>{say.value.side(side)}</strong> {say.value.edge(entry.edge)}: <HexLink hex={entry.hexes[0]} />
              {entry.hexes.length > 1 ? (
                <>
                  –<HexLink hex={entry.hexes.at(-1)!} />
                </>
              ) : null}
            </p>
            <div class="tray-counters">
              {some.map((unit) => (
                <span key={unit.id} class={unit.at === 'off' ? 'is-waiting' : 'is-in'}>
                  <CounterButton unit={unit} size="small" note={stateOf(unit)} draggable={unit.at === 'off'} />
                </span>
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}

const stateOf = ({ at, onMap }: Unit): string =>
  onMap
    ? words.value.arrivals.entered(say.value.hex(at))
    : at === 'off'
      ? words.value.arrivals.waits
      : say.value.elsewhere(at);
