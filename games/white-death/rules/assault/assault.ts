import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { AFV, DEFENSIVE_ONLY, grid, SOVIET } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { isFullImpulse } from '../turn/full-impulse.js';
import {
  ASSAULTED,
  holder,
  NONE,
  POINT,
  RELEASED_FORTRESS,
  RELEASED_TOWNS,
  SHAKEN,
  stackOf,
  type State,
  TARGET,
} from '../../state.js';
import { bunkerAt } from '../city/bunkers.js';
import { stepCost } from '../terrain/costs.js';
import { poolOf } from '../city/fortress.js';
import { garrisonBars, garrisonStands } from '../city/garrisons.js';
import { stackIsLegal } from '../stacking/stacking.js';
import { canPay, FOR_ASSAULT, payFor } from '../supply/supply-points.js';

/** 5.2, 6B3: declaring an assault. One unit after another joins; the hex is fixed before any barrage. */

export function checkAssault(state: State, order: Order): Reason | null {
  const { unit, hex } = order;
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  const from = state.hexOf[unit];
  if (from < 0) return 'not-on-map';
  const reason = checkAssaulter(state, unit);
  if (reason) return reason;
  const direction = grid.direction(from, hex);
  if (direction < 0) return 'target-not-adjacent';
  if (holder(state, hex) !== 1 - state.deciding && !garrisonBars(state, state.deciding, hex)) return 'no-target';
  // 12A.
  return stepCost(state, unit, from, direction) < 0 ? 'assault-prohibited-terrain' : null;
}

/** Whatever has happened in the impulse: can this unit assault? */
export const mayEverAssault = (state: State, unit: number): boolean =>
  hasAssaultFire(state, unit) && !isFrozen(state, unit);

/** Whether a unit may assault at all. */
function checkAssaulter(state: State, unit: number): Reason | null {
  const { deciding: side } = state;
  if (state.target[unit] !== NONE) return 'assaults-already';
  if (!hasAssaultFire(state, unit)) return 'fires-only-in-defence';
  if (side === SOVIET && !isFullImpulse(state)) return 'impulse-too-short-to-assault';
  if (isFrozen(state, unit)) return 'garrison-may-not-assault';
  if (state.flags[unit] & SHAKEN) return 'shaken';
  if (state.impulse * POINT - state.spent[unit] < POINT) return 'no-point-for-assault';
  // Ruling 52.
  if (!stackIsLegal(state, state.hexOf[unit])) return 'stack-too-large-to-assault';
  return canPay(state, poolOf(state, unit), FOR_ASSAULT) ? null : 'no-supply-for-assault';
}

/** 9A, 10A: conventional fire without an asterisk, or an AFV's antitank fire. */
function hasAssaultFire(state: State, unit: number): boolean {
  const { context } = state;
  if (context.conventional[unit] > 0 && (context.kind[unit] & DEFENSIVE_ONLY) === 0) return true;
  return context.class[unit] === AFV && context.antitank[unit] > 0;
}

/** 22, ruling 48: garrisons that have not been released do not assault. */
function isFrozen(state: State, unit: number): boolean {
  const { townGarrison, fortress } = state.context;
  if (townGarrison[unit] === 1) return (state.released & RELEASED_TOWNS) === 0;
  return fortress[unit] === 1 && (state.released & RELEASED_FORTRESS) === 0;
}

export function playAssault(state: State, order: Order, log: Log | null): void {
  const { unit, hex } = order;
  const first = (state.marks[hex] & TARGET) === 0;
  state.spent[unit] += POINT;
  state.target[unit] = hex;
  state.flags[unit] |= ASSAULTED;
  state.marks[hex] |= TARGET;
  // 4C: nobody else hears of it before defensive fire.
  const seats = [sideIds[state.deciding]];
  log?.push({
    type: 'assault-declared',
    rule: '5.2',
    seats,
    detail: {
      unit: state.context.unitIds[unit],
      from: grid.labels[state.hexOf[unit]],
      target: grid.labels[hex],
    },
  });
  if (first) log?.push({ type: 'stack-seen', rule: '4C', seats, detail: contents(state, hex) });
  payFor(state, poolOf(state, unit), FOR_ASSAULT, log);
}

/** Ruling 51: what the phasing side finds when it looks into the hex. */
function contents(state: State, hex: number) {
  return {
    hex: grid.labels[hex],
    units: stackOf(state, hex).map((unit) => ({
      unit: state.context.unitIds[unit],
      strength: state.strength[unit],
    })),
    bunker: bunkerAt(state, hex),
    garrison: garrisonStands(state, hex),
  };
}

export function listAssaults(state: State, unit: number, into: ActionCodes): void {
  const from = state.hexOf[unit];
  if (from < 0) return;
  let allowed = false;
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[from * 6 + direction];
    if (hex < 0 || (holder(state, hex) !== 1 - state.deciding && !garrisonBars(state, state.deciding, hex))) continue;
    // Asked once, and only next to an enemy.
    if (!allowed && checkAssaulter(state, unit)) return;
    allowed = true;
    if (stepCost(state, unit, from, direction) >= 0) into.push(packHead(KIND.assault, unit, hex), 0);
  }
}
