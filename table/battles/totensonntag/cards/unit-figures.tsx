import type { UnitCard } from '@impulse/engine';
import { signed } from '@impulse/engine/text/wording.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { initiativeFor, TO_ENTER, TO_FIGHT, TO_MOVE } from '@impulse/totensonntag/rules/turn/activations.js';
import { movementPoints } from '@impulse/totensonntag/rules/movement/movement.js';
import { Figure } from '../../../parts/figure.js';
import { words } from '../../../i18n/words.js';
import { say, useBattle, useView } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** Every figure of a unit with its rule, as it counts now. */
export function UnitFigures({ unit }: { readonly unit: UnitCard }) {
  const { ofFull } = words.value.sheet;
  const { sheet } = ownWords.value;
  const { state } = useBattle();
  const { numbers } = useView().position;
  const number = state.context.unitNumber.get(unit.id)!;
  const data = state.context.units[number];
  const side = data.side;
  const active = sideIds[state.active] === side && data.type !== 'aircraft';
  const purpose = unit.where === 'map' ? TO_MOVE : TO_ENTER;
  const initiative = active ? initiativeFor(state, number, purpose) : data.initiative;
  const activation = numbers[side].an;
  return (
    <dl class="figures">
      <Figure
        name={say.value.figure('strength')}
        value={unit.strength ? ofFull(unit.strength.left, unit.strength.full) : '?'}
        rule="1.1"
      />
      <Figure name={say.value.figure('protection')} value={String(data.protection)} rule="7.2" />
      <Figure name={say.value.figure('initiative')} value={String(initiative)} rule="3.1">
        {active && typeof activation === 'number'
          ? initiative >= activation
            ? sheet.acts(activation)
            : sheet.waits(activation)
          : ''}
      </Figure>
      {data.assaultInitiative === undefined ? null : (
        <Figure
          name={say.value.figure('assaultInitiative')}
          value={String(active ? initiativeFor(state, number, TO_FIGHT) : data.assaultInitiative)}
          rule="3.4"
        />
      )}
      {data.combinedArms ? <Figure name={say.value.figure('combinedArms')} value="+1" rule="3.3" /> : null}
      {data.range === undefined ? null : (
        <Figure name={say.value.figure('range')} value={String(data.range)} rule="7.4" />
      )}
      {active ? <Figure name={sheet.points} value={String(movementPoints(state, number))} rule="6.0" /> : null}
      {data.versusArmor === undefined ? null : (
        <Figure name={say.value.figure('versusArmor')} value={signed(data.versusArmor)} rule="7.7" />
      )}
      {data.versusAir === undefined ? null : (
        <Figure name={say.value.figure('versusAir')} value={signed(data.versusAir)} rule="7.7" />
      )}
    </dl>
  );
}
