import type { ComponentChildren } from 'preact';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { initiativeFor, TO_ENTER, TO_FIGHT, TO_MOVE } from '@impulse/totensonntag/rules/activations.js';
import { movementPoints } from '@impulse/totensonntag/rules/movement.js';
import { signed } from '@impulse/engine/text/wording.js';
import { useDesk } from '../desk.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';
import { CounterFace } from './counter-face.js';
import { RuleLink } from './rule-link.js';
import { UnitOrders } from './unit-orders.js';

/** One unit in full: its counter, every figure explained, and what it can do. */
export function UnitSheet({ unit }: { readonly unit: Unit }) {
  const { data } = unit;
  const kind = [say.value.nationality(data.nationality), say.value.unitType(data.type)];
  if (data.model !== undefined) kind.push(say.value.model(data.model));
  const place = unit.onMap ? null : say.value.elsewhere(unit.at);
  return (
    <div class="unit-sheet">
      <div class="unit-head">
        <CounterFace unit={unit} size="huge" />
        <div>
          <strong class="unit-name">{say.value.unit(unit.id)}</strong>
          <span class="unit-kind">{kind.join(' · ')}</span>
          <span class="unit-kind">
            {say.value.formation(unit.id) ?? ''}
            {data.division === null ? '' : ` · ${say.value.divisionShort(data.division)}`}
          </span>
          {place === null ? null : <span class="unit-kind">{place}</span>}
          {unit.flags.length > 0 ? (
            <span class="unit-flags">{unit.flags.map((flag) => say.value.flag(flag)).join(' · ')}</span>
          ) : null}
        </div>
      </div>
      <UnitOrders unit={unit} />
      <Figures unit={unit} />
    </div>
  );
}

function Figures({ unit }: { readonly unit: Unit }) {
  const { session } = useDesk();
  const { sheet } = words.value;
  const { data, strength } = unit;
  const { state } = session.match;
  const number = state.context.unitNumber.get(unit.id)!;
  const active = sideIds[state.active] === unit.side && data.type !== 'aircraft';
  const purpose = unit.onMap ? TO_MOVE : TO_ENTER;
  const initiative = active ? initiativeFor(state, number, purpose) : data.initiative;
  const activation = session.view.value.position.numbers[unit.side].an;
  return (
    <dl class="figures">
      <Figure name={say.value.figure('strength')} value={sheet.ofFull(strength, data.strength)} rule="1.1" />
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

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly children?: ComponentChildren;
}

const Figure = ({ name, value, rule, children }: FigureProps) => (
  <div class="figure">
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong> {children ? <small>{children}</small> : null} <RuleLink rule={rule} />
    </dd>
  </div>
);
