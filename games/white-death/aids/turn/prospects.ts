import type { Dice, Prospect, Seat } from '@impulse/engine';
import { type Action, KIND, Order } from '../../actions/actions.js';
import { SOVIET } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { isFullImpulse } from '../../rules/turn/full-impulse.js';
import { nextToDecide, playImpulse } from '../../rules/turn/impulses.js';
import { checkEnters, entryHexes } from '../../rules/forces/reinforcements.js';
import { checkMoves } from '../../rules/movement/may-move.js';
import { findEntryReach, findReach, nodeHex, type Reach, reachedCost } from '../../rules/movement/reach.js';
import { PURPOSE } from '../../rules/purposes.js';
import { fitsWith, mayLeave } from '../../rules/stacking/stacking.js';
import { cloneState, OFF_MAP, POINT, pointsPerTurn, type State, STEP } from '../../state.js';
import { AssaultPlaces } from '../combat/assault-places.js';
import type { ProspectFact } from '../codes.js';
import { decides } from '../seats.js';

/** 5.1: what an impulse of each number of movement points would bring to the side that decides. */
export function prospectsOf(state: State, seat: Seat): Prospect<Action>[] {
  if (state.step !== STEP.decision || !decides(state, seat)) return [];
  const { moves, assaults, enters } = leastPoints(begun(state, pointsPerTurn));
  return Array.from({ length: pointsPerTurn }, (_, index): Prospect<Action> => {
    const value = index + 1;
    const action: Action = { type: 'impulse', points: value };
    const allowed = whiteDeath.refuse(state, seat, action) === null;
    const then = begun(state, value);
    const full = state.deciding !== SOVIET || isFullImpulse(then);
    const facts: Record<ProspectFact, number | string | boolean> = {
      move: atMost(moves, value),
      reach: full ? atMost(assaults, value) : 0,
      assault: full,
      arrivals: atMost(enters, value),
      'own-left': Math.max(0, state.points[state.deciding] - value),
      'enemy-left': state.points[1 - state.deciding],
      'rail-score': state.deciding === SOVIET && full,
      next: sideIds[nextToDecide(then, state.deciding)] ?? nobody,
      waits: waitingFrom(then, state.deciding),
    };
    return { value, action: allowed ? action : null, facts };
  });
}

/** 17: who may enter from the second impulse on, when there is none. */
function waitingFrom(then: State, side: number): number {
  const { context, points, impulses, due, hexOf, turn } = then;
  if (points[side] > 0 || impulses[side] > 1) return 0;
  let waiting = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (hexOf[unit] === OFF_MAP && due[unit] === turn) waiting++;
  }
  return waiting;
}

/** The turn ends with this impulse. */
const nobody = 'nobody';

const atMost = (least: readonly number[], points: number): number => least.filter((one) => one <= points).length;

const order = new Order();

/** 17F: what only a die will tell is left out. */
const luckless: Dice = {
  begin: () => {},
  roll: (purpose) => (purpose === PURPOSE.flieger ? 1 : 6),
};

/** The battle as the impulse begins. */
function begun(state: State, points: number): State {
  const then = cloneState(state);
  order.reset(KIND.impulse);
  order.value = points;
  playImpulse(then, order, luckless, null);
  return then;
}

interface LeastPoints {
  /** For each unit that can do it: how many points the impulse has to have at least. */
  readonly moves: number[];
  readonly assaults: number[];
  readonly enters: number[];
}

/** One search with all the points of a turn answers for every smaller number. */
function leastPoints(state: State): LeastPoints {
  const found: LeastPoints = { moves: [], assaults: [], enters: [] };
  const { context, deciding: side } = state;
  const places = new AssaultPlaces(state);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const ways = waysOf(state, unit);
    const onMap = state.hexOf[unit] >= 0;
    if (ways.length > 0) (onMap ? found.moves : found.enters).push(pointsFor(ways[0].cost));
    const here = onMap ? [{ hex: state.hexOf[unit], cost: 0 }] : [];
    // 6B3: the last point is for the assault.
    const way = [...here, ...ways].find(({ hex }) => places.mayAssault(unit, hex, 0));
    if (way) found.assaults.push(pointsFor(way.cost + POINT));
  }
  return found;
}

const pointsFor = (cost: number): number => Math.max(1, Math.ceil(cost / POINT));

/** Hexes that a unit can go to and stand in, the cheapest first. */
function waysOf(state: State, unit: number): { readonly hex: number; readonly cost: number }[] {
  const reach = reachOf(state, unit, pointsPerTurn * POINT);
  const ways: { hex: number; cost: number }[] = [];
  for (let i = 0; reach && i < reach.count; i++) {
    const node = reach.nodes[i];
    if (fitsWith(state, unit, nodeHex(node))) ways.push({ hex: nodeHex(node), cost: reachedCost(reach, node) });
  }
  return ways;
}

function reachOf(state: State, unit: number, points: number): Reach | null {
  if (state.hexOf[unit] === OFF_MAP) {
    return checkEnters(state, unit) ? null : findEntryReach(state, unit, points, entryHexes(state, unit));
  }
  return checkMoves(state, unit) || !mayLeave(state, unit) ? null : findReach(state, unit, points);
}
