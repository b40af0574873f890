import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { SOVIET } from '../../context.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { BUILT, liftUnit, NONE, OFF_MAP, type State } from '../../state.js';

/** 18: on turn 10 the Soviet side may take one tank brigade out; it returns a turn later at full strength. */

const refitTurn = 10;
const entryArea = 'e';

/** Ruling 92: at the beginning of the turn, before anybody has begun an impulse or passed. */
function checkRefits(state: State, formation: number): Reason | null {
  const { context } = state;
  if (state.turn !== refitTurn || state.deciding !== SOVIET || state.refit !== NONE) return 'no-refit';
  if (state.impulses[0] !== 0 || state.impulses[1] !== 0 || state.passes !== 0) return 'no-refit';
  if (!context.formations[formation].tankBrigade) return 'not-a-tank-brigade';
  return firstInPlay(state, formation) === NONE ? 'no-refit' : null;
}

export const checkRefit = (state: State, order: Order): Reason | null => checkRefits(state, order.formation);

function firstInPlay(state: State, formation: number): number {
  const { context } = state;
  for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
    if (context.formation[unit] === formation && state.hexOf[unit] >= 0) return unit;
  }
  return NONE;
}

/** Ruling 91: what has been lost of the brigade stays lost. */
export function playRefit(state: State, order: Order, log: Log | null): void {
  const { context } = state;
  const units: string[] = [];
  for (let unit = firstInPlay(state, order.formation); unit !== NONE; unit = firstInPlay(state, order.formation)) {
    liftUnit(state, unit, OFF_MAP);
    state.strength[unit] = context.fullStrength[unit];
    state.flags[unit] &= BUILT;
    state.due[unit] = refitTurn + 1;
    state.entry[unit] = context.ground.entryNumber.get(entryArea)!;
    units.push(context.unitIds[unit]);
  }
  state.refit = order.formation;
  const formation = context.formations[order.formation].id;
  log?.push({ type: 'refit-begins', rule: '18', detail: { formation, units, turn: refitTurn + 1 } });
}

/** Dated back as the turn begins: so it need not wait for a second impulse (17). */
export function returnRefitted(state: State, log: Log | null): void {
  if (state.refit === NONE || state.turn !== refitTurn + 1) return;
  const { context } = state;
  for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
    if (context.formation[unit] === state.refit && state.hexOf[unit] === OFF_MAP) state.due[unit] = refitTurn;
  }
  const formation = context.formations[state.refit].id;
  log?.push({ type: 'refit-ends', rule: '18', detail: { formation, entry: entryArea } });
}

export function listRefits(state: State, into: ActionCodes): void {
  for (let formation = 0; formation < state.context.formations.length; formation++) {
    if (!checkRefits(state, formation)) into.push(packHead(KIND.refit, NONE, NONE), formation);
  }
}
