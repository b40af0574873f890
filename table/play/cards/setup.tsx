import { divisionIds } from '@impulse/totensonntag/data/types.js';
import { useDesk } from '../desk.js';
import { CounterButton } from '../parts/counter-button.js';
import { RuleLink } from '../parts/rule-link.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';

/** 10.0: units still to be placed, by division. */
export function SetupCard() {
  const { session } = useDesk();
  const { setup } = words.value;
  const roster = session.roster.value;
  const waiting = session.ready.value.map((id) => roster.get(id)!);
  return (
    <section class="card setup" aria-label={setup.title} data-part="setup">
      <h2 class="card-title">
        {setup.title} <RuleLink rule={session.seat.value === 'dak' ? '10.1' : '10.2'} />
      </h2>
      <p class="hint">{waiting.length > 0 ? setup.how : setup.finished}</p>
      <ByDivision units={waiting} draggable />
    </section>
  );
}

export function ByDivision({
  units,
  draggable = false,
}: {
  readonly units: readonly Unit[];
  readonly draggable?: boolean;
}) {
  const groups = [...divisionIds, null].map((division) => ({
    division,
    units: units.filter(({ data }) => data.division === division),
  }));
  return (
    <>
      {groups.map(({ division, units: some }) =>
        some.length === 0 ? null : (
          <div key={division} class="tray">
            <h3>{division === null ? words.value.forces.corps : say.value.divisionShort(division)}</h3>
            <div class="tray-counters">
              {some.map((unit) => (
                <CounterButton key={unit.id} unit={unit} draggable={draggable} />
              ))}
            </div>
          </div>
        ),
      )}
    </>
  );
}
