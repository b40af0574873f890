import type { Prospect, Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { isActivated, TO_FIGHT, TO_MOVE } from '../rules/turn/activations.js';
import { checkDue, checkEnters } from '../rules/forces/reinforcements.js';
import { openImpulse } from '../rules/turn/sequence.js';
import { cloneState, inEnemyZoc, type State, STEP } from '../state.js';
import { goingFirst } from './going-first.js';
import { decides } from './places.js';

/** What each activation number would bring to the side that chooses or adjusts its own (2.1). */
export function prospectsOf(state: State, seat: Seat): Prospect<Action>[] {
  const chooses = state.step === STEP['choose-an'] || state.step === STEP['adjust-an'];
  if (!chooses || !decides(state, seat)) return [];
  const legal = totensonntag.legal(state, seat);
  return numbers.map((value) => ({
    value,
    action: legal.find((action) => numberTaken(state, action) === value) ?? null,
    ...broughtBy(state, value),
  }));
}

const numbers = [1, 2, 3, 4, 5, 6] as const;

function numberTaken(state: State, action: Action): number | null {
  if (action.type === 'choose-an') return action.value;
  return action.type === 'adjust-an' ? state.an[state.deciding] + action.delta : null;
}

/** `points` are the movement points of everything but foot infantry (6.0). */
function broughtBy(state: State, value: number): Pick<Prospect<Action>, 'units' | 'facts'> {
  const then = cloneState(state);
  then.an[state.deciding] = value;
  openImpulse(then, state.deciding);
  const { least, most } = goingFirst(state, state.deciding, value);
  const activated = activatedUnits(then);
  return {
    units: activated.map((unit) => state.context.unitIds[unit]),
    facts: {
      activated: activated.length,
      all: unitsAtHand(then).length,
      points: value + 1,
      first: least,
      firstMost: most,
    },
  };
}

/** Units of the active side on the map, or due. */
function unitsAtHand(state: State): number[] {
  const { context, hexOf, active } = state;
  const units: number[] = [];
  for (let unit = context.firstUnit[active]; unit < context.endUnit[active]; unit++) {
    if (hexOf[unit] >= 0 || !checkDue(state, unit)) units.push(unit);
  }
  return units;
}

/** 3.1, 3.3, 3.4: those of them that the number activates as the impulse begins. */
const activatedUnits = (state: State): number[] => unitsAtHand(state).filter((unit) => activates(state, unit));

function activates(state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (hex < 0) return !checkEnters(state, unit);
  // 3.4: to be ready for an assault is worth nothing without an enemy beside.
  return (
    isActivated(state, unit, TO_MOVE) || (isActivated(state, unit, TO_FIGHT) && inEnemyZoc(state, state.active, hex))
  );
}
