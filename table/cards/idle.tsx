import type { UnitCard } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { ByGroup } from '../parts/by-group.js';
import { CounterButton } from '../parts/counter-button.js';
import { words } from '../i18n/words.js';
import { useReadyUnits } from './ready-units.js';

/** Nothing is selected: who can still act. */
export function IdleCard() {
  const { kit } = useDesk();
  const { idle } = words.value;
  const units = useReadyUnits();
  return (
    <section class="card idle" aria-label={idle.title} data-part="idle">
      <h2 class="card-title">{idle.title}</h2>
      <p class="hint">{units.length > 0 ? idle.can(units.length) : kit.words.value.nobodyActs}</p>
      <ByGroup units={units.filter(({ where }) => where === 'map')} />
    </section>
  );
}

/** Reinforcements at the edge that can come in now; `waits` tells them from others that are not on the map. */
export function EntryTray({ waits = () => true }: { readonly waits?: (unit: UnitCard) => boolean }) {
  const { idle } = words.value;
  const units = useReadyUnits().filter((unit) => unit.where !== 'map' && waits(unit));
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
