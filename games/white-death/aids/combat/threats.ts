import { EVERYTHING, type Seat, type Shade } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { ARTILLERY, grid, PERSONNEL } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import { eyesOf } from '../../position/position.js';
import { checkAssault } from '../../rules/assault/assault.js';
import { checkMoves } from '../../rules/movement/may-move.js';
import { findReach, nodeHex, reachedCost } from '../../rules/movement/reach.js';
import { BANK_FREE, cloneState, holder, NONE, OFF_MAP, POINT, pointsPerTurn, type State, STEP } from '../../state.js';
import { imagineAt } from '../../forecast/imagine.js';

/**
 * What the other side could do with all its points, as far as the seat can tell, to whoever stands where `unit` does, or
 * would stand at `hex`: who could assault it, with the points that needs, and whose guns reach it. With a hex alone,
 * somebody of `side`.
 */
export function threatsTo(state: State, seat: Seat, side: number, unit: number, hex: number): Partial<Shade> {
  const target = hex === NONE ? state.hexOf[unit] : hex;
  const enemy = 1 - (unit === NONE ? side : state.context.side[unit]);
  const viewer = eyesOf(state, seat);
  const seen: number[] = [];
  const then = impulseOf(state, enemy);
  if (holder(state, target) === enemy) return {};
  const stands = holder(state, target) === 1 - enemy ? NONE : standIn(state, viewer, 1 - enemy, unit);
  if (stands !== NONE) imagineAt(then, stands, target);
  for (let other = state.context.firstUnit[enemy]; other < state.context.endUnit[enemy]; other++) {
    if (state.hexOf[other] < 0) continue;
    if (viewer === EVERYTHING || knows(state, viewer, other)) seen.push(other);
    // Whoever is not known must not be in the way of those who are, either.
    else imagineAt(then, other, OFF_MAP);
  }
  const points = new Map<number, number>();
  const guns: string[][] = [];
  for (const other of seen) {
    const from = state.hexOf[other];
    const least = pointsToAssault(then, other, target);
    if (least !== null) points.set(from, Math.min(least, points.get(from) ?? least));
    if (reaches(state, other, target)) guns.push([grid.labels[from], grid.labels[target]]);
  }
  return {
    hexes: Array.from(points.keys(), (hex) => grid.labels[hex]),
    flags: Array.from(points, ([hex, least]) => ({
      hex: grid.labels[hex],
      side: sideIds[enemy],
      text: String(least),
    })),
    lines: guns,
  };
}

/** Whoever is asked about; else anybody of the side whom the seat knows to be on the map. */
function standIn(state: State, viewer: number, side: number, unit: number): number {
  if (unit !== NONE) return unit;
  const { firstUnit, endUnit, class: classOf } = state.context;
  for (let own = firstUnit[side]; own < endUnit[side]; own++) {
    if (state.hexOf[own] < 0 || classOf[own] !== PERSONNEL) continue;
    if (viewer === EVERYTHING || knows(state, viewer, own)) return own;
  }
  return NONE;
}

const reaches = ({ context, hexOf }: State, gun: number, hex: number): boolean =>
  (context.kind[gun] & ARTILLERY) !== 0 && grid.distance(hexOf[gun], hex) <= context.range[gun];

/** The movement phase of a side that spends all it has; of one without points, that of the next turn. */
function impulseOf(state: State, side: number): State {
  const then = cloneState(state);
  then.step = STEP.movement;
  then.active = side;
  then.deciding = side;
  then.impulse = then.points[side] > 0 ? then.points[side] : pointsPerTurn;
  then.points[side] = 0;
  then.spent.fill(0);
  then.target.fill(NONE);
  // On which bank of a river its units stand is theirs to know (16B): they may leave it on either.
  const { firstUnit, endUnit } = then.context;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) then.flags[unit] = BANK_FREE;
  return then;
}

const order = new Order();

/** 6B3: a point for the assault, besides those for the way; null when there is none. */
function pointsToAssault(state: State, unit: number, target: number): number | null {
  const from = state.hexOf[unit];
  if (grid.distance(from, target) === 1) return mayAssault(state, unit, target) ? 1 : null;
  if (checkMoves(state, unit)) return null;
  const reach = findReach(state, unit, (state.impulse - 1) * POINT);
  const ways: { readonly hex: number; readonly cost: number }[] = [];
  for (let i = 0; i < reach.count; i++) {
    const hex = nodeHex(reach.nodes[i]);
    // Who else may stand beside the target cannot be told: only free hexes count.
    if (grid.distance(hex, target) === 1 && state.top[hex] === NONE) {
      ways.push({ hex, cost: reachedCost(reach, reach.nodes[i]) });
    }
  }
  for (const { hex, cost } of ways.toSorted((a, b) => a.cost - b.cost)) {
    imagineAt(state, unit, hex);
    const may = mayAssault(state, unit, target);
    imagineAt(state, unit, from);
    if (may) return Math.ceil(cost / POINT) + 1;
  }
  return null;
}

function mayAssault(state: State, unit: number, target: number): boolean {
  order.reset(KIND.assault);
  order.unit = unit;
  order.hex = target;
  return checkAssault(state, order) === null;
}
