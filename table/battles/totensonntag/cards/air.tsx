import type { UnitCard } from '@impulse/engine';
import { ListCard, UnitRow } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { CounterButton } from '../../../parts/counter-button.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { placeOf } from '../../../parts/unit-place.js';
import { say, useView } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** 7.7: aircraft, in battles that have them. */

const isAircraft = ({ type }: UnitCard): boolean => type === 'aircraft';

export function AirCard() {
  const { chair, selection } = useDesk();
  const { air } = ownWords.value;
  const { step } = useView().position;
  const side = chair.seat.value;
  const aircraft = [...chair.units.value.values()].filter((unit) => isAircraft(unit) && unit.side === side);
  const able = new Set(chair.ready.value);
  if (aircraft.length === 0) return null;
  const noteOf = (unit: UnitCard): string => {
    if (unit.hex !== null) return air.over(say.value.hex(unit.hex));
    if (unit.where === 'lost') return say.value.elsewhere('lost');
    return able.has(unit.id) ? air.waiting : air.notNow;
  };
  return (
    <ListCard title={air.title} rule="7.7" part="air">
      <p class="hint">{step === 'air-plan' ? air.plan : air.strike}</p>
      <ul class="unit-rows">
        {aircraft.map((unit) => (
          <UnitRow key={unit.id} unit={unit} note={noteOf(unit)}>
            <button
              type="button"
              class="button"
              aria-pressed={selection.units.value.includes(unit.id)}
              disabled={!able.has(unit.id)}
              onClick={() => selection.select([unit.id])}
            >
              {air.send}
            </button>
          </UnitRow>
        ))}
      </ul>
    </ListCard>
  );
}

/** In an impulse, while any of them can still fly. */
export function AirInImpulse() {
  const { chair } = useDesk();
  const able = new Set(chair.ready.value);
  const flies = [...chair.units.value.values()].some((unit) => isAircraft(unit) && able.has(unit.id));
  return flies ? <AirCard /> : null;
}

/** Under the reinforcements. */
export function AirArrivals() {
  const desk = useDesk();
  const aircraft = [...desk.chair.units.value.values()].filter(isAircraft);
  if (aircraft.length === 0) return null;
  return (
    <section class="arrival">
      <h3>
        {ownWords.value.air.title} <RuleLink rule="7.7" />
      </h3>
      <div class="tray-counters">
        {aircraft.map((unit) => (
          <CounterButton key={unit.id} unit={unit} note={placeOf(desk, unit)} />
        ))}
      </div>
    </section>
  );
}
