import { grouped, type UnitCard } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { CounterButton } from './counter-button.js';

interface ByGroupProps {
  readonly units: readonly UnitCard[];
  readonly draggable?: boolean;
}

/** Counters by division, in the order of battle; those that belong to none come last. */
export function ByGroup({ units, draggable = false }: ByGroupProps) {
  const { kit } = useDesk();
  return (
    <>
      {groupsOf(units).map(([group, some]) => (
        <div key={group} class="tray">
          <h3>{kit.words.value.group(group, true)}</h3>
          <div class="tray-counters">
            {some.map((unit) => (
              <CounterButton key={unit.id} unit={unit} draggable={draggable} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

export function groupsOf(units: readonly UnitCard[]): [string | null, UnitCard[]][] {
  const groups = grouped(units, ({ group }) => group);
  return [...groups].toSorted(([a], [b]) => Number(a === null) - Number(b === null));
}
