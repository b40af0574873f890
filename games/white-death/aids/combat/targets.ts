import { ActionCodes, type AttackTarget, type Seat } from '@impulse/engine';
import { KIND } from '../../actions/actions.js';
import { headHex, headKind } from '../../actions/packing.js';
import { grid } from '../../context.js';
import { listOf } from '../../legal.js';
import { tailCost } from '../../rules/movement/reach-codes.js';
import { NONE, type State, STEP } from '../../state.js';
import { AssaultPlaces } from './assault-places.js';
import { decides } from '../seats.js';

const codes = new ActionCodes();

/** 5.2, 6B3: whom the side that moves could assault in this phase, from where its units stand or can go first. */
export function targetsOf(state: State, seat: Seat): AttackTarget[] {
  if (!decides(state, seat) || state.step !== STEP.movement) return [];
  const { firstUnit, endUnit, unitIds } = state.context;
  const places = new AssaultPlaces(state);
  const found = new Map<number, string[]>();
  for (let unit = firstUnit[state.deciding]; unit < endUnit[state.deciding]; unit++) {
    for (const target of targetsOfUnit(state, places, unit)) {
      const units = found.get(target);
      if (units) units.push(unitIds[unit]);
      else found.set(target, [unitIds[unit]]);
    }
  }
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([target, units]) => ({ hex: grid.labels[target], units }));
}

function targetsOfUnit(state: State, places: AssaultPlaces, unit: number): ReadonlySet<number> {
  const from = state.hexOf[unit];
  if (from < 0 || state.target[unit] !== NONE) return new Set();
  const spent = state.spent[unit];
  const targets = new Set(places.targetsFrom(unit, from, spent));
  listOf(state, unit, codes);
  for (let i = 0; i < codes.length; i++) {
    const head = codes.head(i);
    if (headKind(head) !== KIND.move) continue;
    for (const target of places.targetsFrom(unit, headHex(head), spent + tailCost(codes.tail(i)))) targets.add(target);
  }
  return targets;
}
