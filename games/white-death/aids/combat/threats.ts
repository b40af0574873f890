import { EVERYTHING, type Forecast, type Seat, type Shade } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { ARTILLERY, grid, PERSONNEL } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import { eyesOf } from '../../position/position.js';
import { checkAssault } from '../../rules/assault/assault.js';
import { checkMoves } from '../../rules/movement/may-move.js';
import { fitsWith } from '../../rules/stacking/stacking.js';
import { findReach, nodeHex, reachedCost } from '../../rules/movement/reach.js';
import { BANK_FREE, cloneState, holder, NONE, OFF_MAP, POINT, pointsPerTurn, type State, STEP } from '../../state.js';
import { assaultForecast, type Assaulter } from '../../forecast/assault.js';
import { imagineAt } from '../../forecast/imagine.js';

/**
 * What the other side could do with all its points, as far as the seat can tell, to whoever stands where `unit` does, or
 * would stand at `hex`: who could assault it, with the points that needs, whose guns reach it, and what would come of it
 * if all of them assaulted it together, without support. With a hex alone where nobody stands, somebody of `side`.
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
  const coming: Coming[] = [];
  for (const other of seen) {
    const from = state.hexOf[other];
    const places = placesToAssault(then, other, target);
    if (places.length > 0) {
      const least = Math.ceil(places[0].cost / POINT) + 1;
      points.set(from, Math.min(least, points.get(from) ?? least));
      coming.push({ unit: other, places });
    }
    if (reaches(state, other, target)) guns.push([grid.labels[from], grid.labels[target]]);
  }
  const isAsked = stands === NONE || unit !== NONE;
  return {
    ...(isAsked && coming.length > 0 ? { forecast: assaultOf(then, viewer, target, coming) } : {}),
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

interface AssaultPlace {
  readonly hex: number;
  readonly cost: number;
}

/** 6B3: from where it could assault, the nearest first, with a point left for that. */
function placesToAssault(state: State, unit: number, target: number): AssaultPlace[] {
  const from = state.hexOf[unit];
  if (grid.distance(from, target) === 1) return mayAssault(state, unit, target) ? [{ hex: from, cost: 0 }] : [];
  if (checkMoves(state, unit)) return [];
  const reach = findReach(state, unit, (state.impulse - 1) * POINT);
  const ways: AssaultPlace[] = [];
  for (let i = 0; i < reach.count; i++) {
    const hex = nodeHex(reach.nodes[i]);
    // Who else may stand beside the target cannot be told: only free hexes count.
    if (grid.distance(hex, target) === 1 && state.top[hex] === NONE) {
      ways.push({ hex, cost: reachedCost(reach, reach.nodes[i]) });
    }
  }
  return ways
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ hex }) => {
      imagineAt(state, unit, hex);
      const may = mayAssault(state, unit, target);
      imagineAt(state, unit, from);
      return may;
    });
}

interface Coming {
  readonly unit: number;
  readonly places: readonly AssaultPlace[];
}

/** The strongest first, each where there is still room for it (4). */
function assaultOf(then: State, viewer: number, target: number, coming: readonly Coming[]): Forecast {
  const { conventional } = then.context;
  const fire = ({ unit }: Coming): number => then.strength[unit] * conventional[unit];
  const assaulters: Assaulter[] = [];
  for (const { unit, places } of coming.toSorted((a, b) => fire(b) - fire(a) || a.unit - b.unit)) {
    const place = places.find(({ hex }) => hex === then.hexOf[unit] || fitsWith(then, unit, hex));
    if (!place) continue;
    imagineAt(then, unit, place.hex);
    assaulters.push({ unit, from: place.hex });
  }
  const forecast = assaultForecast(then, viewer, target, assaulters);
  // 15A1: what the other side has paid is its secret. 15C: and so may be whether the defenders are cut off, which halves their fire.
  const { price: _, against: __, ...detail } = forecast.detail;
  return { ...forecast, detail };
}

function mayAssault(state: State, unit: number, target: number): boolean {
  order.reset(KIND.assault);
  order.unit = unit;
  order.hex = target;
  return checkAssault(state, order) === null;
}
