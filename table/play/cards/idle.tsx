import { useDesk } from '../desk.js';
import { CounterButton } from '../parts/counter-button.js';
import { words } from '../words.js';
import { ByDivision } from './setup.js';

/** Nothing is selected: who can still act. */
export function IdleCard() {
  const { session } = useDesk();
  const { idle } = words.value;
  const roster = session.roster.value;
  const units = session.ready.value.map((id) => roster.get(id)!);
  const onMap = units.filter((unit) => unit.onMap);
  return (
    <section class="card idle" aria-label={idle.title} data-part="idle">
      <h2 class="card-title">{idle.title}</h2>
      <p class="hint">{units.length > 0 ? idle.can(units.length) : idle.nobody}</p>
      <ByDivision units={onMap} />
    </section>
  );
}

/** 6.1: reinforcements at the edge that can come in now. */
export function EntryTray() {
  const { session } = useDesk();
  const { idle } = words.value;
  const roster = session.roster.value;
  const units = session.ready.value
    .map((id) => roster.get(id)!)
    .filter((unit) => !unit.onMap && unit.data.type !== 'aircraft');
  if (units.length === 0) return null;
  return (
    <section class="card tray entry-tray" aria-label={idle.entering} data-part="entry">
      <h2 class="card-title">{idle.entering}</h2>
      <p class="hint">{idle.enteringHow}</p>
      <div class="tray-counters">
        {units.map((unit) => (
          <CounterButton key={unit.id} unit={unit} draggable />
        ))}
      </div>
    </section>
  );
}
