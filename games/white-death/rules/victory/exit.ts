import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { GERMAN, grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { EXITED, inEnemyZone, liftUnit, POINT, type State } from '../../state.js';
import { blameHex, type Fault } from '../fault.js';
import { checkMoves, pointsLeft } from '../movement/may-move.js';
import { isBound } from '../movement/reach.js';
import { mayLeave } from '../stacking/stacking.js';
import { clearCost } from '../terrain/terrain-costs.js';
import { friendlyEdge } from '../supply/tracing.js';
import { drawsFire, playTransit } from '../movement/transit.js';

/**
 * Victory, ruling 102: the garrison of Velikiye Luki leaves the map by a German edge and does not come back. Nobody else
 * does, for nobody else scores by it.
 */

export function checkExit(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { unit } = order;
  const idle = checkMoves(state, unit);
  if (idle) return idle;
  if (!mayExit(state, unit)) return 'only-garrison-exits';
  const hex = state.hexOf[unit];
  if (!isAtEdge(state, hex)) return blameHex(fault, 'not-at-edge', hex);
  // 22: one that fled out of the city before its release goes no farther.
  if (isBound(state, unit)) return blameHex(fault, 'garrison-leaves-city', hex);
  if (!mayLeave(state, unit)) return blameHex(fault, 'breaks-stack', hex);
  return exitCost(state, unit) > pointsLeft(state, unit) ? blameHex(fault, 'too-few-points', hex) : null;
}

/** Is this a unit that scores by leaving? */
const mayExit = (state: State, unit: number): boolean => state.context.fortress[unit] === 1;

const isAtEdge = (state: State, hex: number): boolean => (state.context.ground.hexes[hex] & friendlyEdge(GERMAN)) !== 0;

/** As into a clear hex, whatever is beyond; 6B1: a point more out of an enemy zone. */
const exitCost = (state: State, unit: number): number =>
  clearCost(state, unit) + (inEnemyZone(state, GERMAN, state.hexOf[unit]) ? POINT : 0);

export function playExit(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit } = order;
  const { context } = state;
  if (drawsFire(state, unit) && !playTransit(state, unit, dice, log)) return;
  const hex = state.hexOf[unit];
  const strength = state.strength[unit];
  liftUnit(state, unit, EXITED);
  // Ruling 58: units off the map are open to both sides.
  log?.push({
    type: 'exited',
    rule: 'victory',
    detail: { side: sideIds[GERMAN], unit: context.unitIds[unit], hex: grid.labels[hex], strength },
  });
}

const asked = { unit: 0 } as Order;

export function listExit(state: State, unit: number, into: ActionCodes): void {
  if (!mayExit(state, unit) || !isAtEdge(state, state.hexOf[unit])) return;
  asked.unit = unit;
  if (!checkExit(state, asked)) into.push(packHead(KIND.exit, unit, state.hexOf[unit]), 0);
}
