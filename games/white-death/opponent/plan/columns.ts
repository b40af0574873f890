import { KIND, Order } from '../../actions/actions.js';
import { packHead } from '../../actions/packing.js';
import { GERMAN, grid } from '../../context.js';
import { checkMoves, pointsLeft } from '../../rules/movement/may-move.js';
import { LEADING, unpackMove } from '../../rules/movement/movement.js';
import { findReach, isDominated, nodeHex } from '../../rules/movement/reach.js';
import { nodeTail } from '../../rules/movement/reach-codes.js';
import { isBrandenburg } from '../../rules/stacking/zones.js';
import { NONE, type State } from '../../state.js';
import { isSafe, wayCost } from './break-out.js';
import type { Memory } from '../memory.js';
import { giveTask } from './tasks.js';

/** 21B: Brandenburgers come to those who break out of the city, and lead them past the Soviets. */

/** Nobody goes farther to meet them, in hexes. */
const farthestMeeting = 4;

export function planColumns({ tasks, havens }: Memory, state: State): void {
  const { context } = state;
  if (havens.evacuee === NONE) return;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if (tasks.given[unit] === 1 || state.hexOf[unit] < 0 || !isBrandenburg(state, unit)) continue;
    const meeting = meetingPlace(tasks.purpose, havens.corridor, state, state.hexOf[unit]);
    if (meeting !== NONE) giveTask(tasks, unit, 'break-out', meeting);
  }
}

/** The nearest hex with somebody who breaks out, if a way out begins there. */
function meetingPlace(purpose: readonly string[], corridor: Uint8Array, state: State, from: number): number {
  const { context } = state;
  let best: number = NONE;
  let least = farthestMeeting + 1;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || context.fortress[unit] === 0 || purpose[unit] !== 'break-out') continue;
    const away = grid.distance(from, hex);
    if (away >= least || !beginsAt(corridor, hex)) continue;
    least = away;
    best = hex;
  }
  return best;
}

function beginsAt(corridor: Uint8Array, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++)
    if (grid.neighbours[i] >= 0 && corridor[grid.neighbours[i]] === 1) return true;
  return false;
}

const order = new Order();

/** Goes on with a column in which a unit breaks out, or which it leads; false when there is none, or no way for it. */
export function chooseColumn(memory: Memory, state: State, unit: number): boolean {
  const { tasks, havens, choice } = memory;
  const here = state.hexOf[unit];
  if (tasks.purpose[unit] !== 'break-out') return false;
  if (!someoneToLead(memory, state, here)) return catchUp(memory, state, unit);
  const leader = leaderIn(state, here);
  if (leader === NONE) return false;
  const reach = findReach(state, leader, pointsLeft(state, leader));
  let least = wayCost(havens, here);
  let best = NONE;
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const cost = wayCost(havens, nodeHex(node));
    if (cost >= least || isDominated(reach, node)) continue;
    if (!unpackMove(state, packHead(KIND.move, leader, nodeHex(node), LEADING), nodeTail(reach, node), order, reach))
      continue;
    least = cost;
    best = node;
  }
  if (best === NONE) return false;
  const hex = nodeHex(best);
  const worth = wayCost(havens, here) - least;
  choice.set(packHead(KIND.move, leader, hex, LEADING), nodeTail(reach, best), 'break-out', worth, leader, hex);
  return true;
}

/** Those who break out move first: Brandenburgers go where they are by then, to lead them in the next impulse. */
function catchUp({ tasks, havens }: Memory, state: State, unit: number): false {
  const meeting = isBrandenburg(state, unit)
    ? meetingPlace(tasks.purpose, havens.corridor, state, state.hexOf[unit])
    : NONE;
  if (meeting !== NONE) tasks.goal[unit] = meeting;
  return false;
}

/** The first Brandenburgers of a hex who can still move, or NONE. */
function leaderIn(state: State, hex: number): number {
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (isBrandenburg(state, unit) && !checkMoves(state, unit)) return unit;
  }
  return NONE;
}

/** Does anybody in the hex have to come out of where he is? */
function someoneToLead({ tasks, havens }: Memory, state: State, hex: number): boolean {
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.context.fortress[unit] === 0 || tasks.purpose[unit] !== 'break-out') continue;
    if (!isSafe(havens, state, unit) && !checkMoves(state, unit)) return true;
  }
  return false;
}
