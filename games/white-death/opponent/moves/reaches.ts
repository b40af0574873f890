import { AFV, unitCount } from '../../context.js';
import { isSkier, isWeapons } from '../../rules/stacking/zones.js';
import { findReach, type Heading, isBound, isDominated, type Reach, reachedCost } from '../../rules/movement/reach.js';
import { bankOf } from '../../rules/terrain/banks.js';
import { NONE, type State } from '../../state.js';

/**
 * Reaches that are remembered within a movement phase. The enemy stands still in it, so that a unit which has not moved
 * reaches what it did before, and so does another of its kind in the same hex; only what is fleeting is searched anew.
 */
export interface Reaches {
  /** By unit: where it was when its reach was found, with how many points, and which nodes those are. */
  readonly at: Int16Array;
  readonly points: Int16Array;
  /** What it was searched for: NONE for everything, or the goal, and the most that counted (see `Heading`). */
  readonly goal: Int16Array;
  readonly most: Int32Array;
  readonly first: Int32Array;
  readonly count: Int16Array;
  /** Nodes that cost least first, as `~node` where another way to be in the hex is better; and what each costs. */
  nodes: Int16Array;
  costs: Uint8Array;
  used: number;
  /** The search itself of the reach that was recalled last, if it has been made: only that knows the ways. */
  search: Reach | null;
}

const usualRoom = 1 << 13;

export const makeReaches = (): Reaches => ({
  at: new Int16Array(unitCount).fill(NONE),
  points: new Int16Array(unitCount),
  goal: new Int16Array(unitCount),
  most: new Int32Array(unitCount),
  first: new Int32Array(unitCount),
  count: new Int16Array(unitCount),
  nodes: new Int16Array(usualRoom),
  costs: new Uint8Array(usualRoom),
  used: 0,
  search: null,
});

export function forgetReaches(reaches: Reaches): void {
  if (reaches.used === 0) return;
  reaches.at.fill(NONE);
  reaches.used = 0;
}

/** What a unit that is to come nearer to a goal asks of its reach. */
export interface GoalHeading extends Heading {
  readonly goal: number;
}

/**
 * Finds what a unit reaches with `points`, or what of that is of interest with its heading: it stands under the unit that is
 * returned, perhaps with more.
 */
export function recallReach(
  reaches: Reaches,
  state: State,
  unit: number,
  points: number,
  heading: GoalHeading | null = null,
): number {
  const { at } = reaches;
  const hex = state.hexOf[unit];
  reaches.search = null;
  for (let other = state.top[hex]; other !== NONE; other = state.below[other]) {
    if (at[other] !== hex || reaches.points[other] < points || !isAlike(state, unit, other)) continue;
    if (covers(reaches, other, heading)) return other;
  }
  const search = searchRecalled(reaches, state, unit, points, heading);
  noteReach(reaches, unit, points, search);
  reaches.goal[unit] = heading?.goal ?? NONE;
  reaches.most[unit] = heading?.most ?? 0;
  at[unit] = search.fleeting ? NONE : hex;
  return unit;
}

/** Is everything of interest among what was found for a unit? */
const covers = ({ goal, most }: Reaches, unit: number, heading: GoalHeading | null): boolean =>
  goal[unit] === NONE || (heading !== null && goal[unit] === heading.goal && most[unit] >= heading.most);

/** Searches for what has just been recalled. */
export const searchRecalled = (
  reaches: Reaches,
  state: State,
  unit: number,
  points: number,
  heading: GoalHeading | null,
): Reach => (reaches.search ??= findReach(state, unit, points, heading));

function isAlike(state: State, unit: number, other: number): boolean {
  const { mobility, class: kind } = state.context;
  if (unit === other) return true;
  if (mobility[unit] !== mobility[other] || (kind[unit] === AFV) !== (kind[other] === AFV)) return false;
  if (isWeapons(state, unit) !== isWeapons(state, other) || isSkier(state, unit) !== isSkier(state, other))
    return false;
  return bankOf(state, unit) === bankOf(state, other) && isBound(state, unit) === isBound(state, other);
}

function noteReach(reaches: Reaches, unit: number, points: number, reach: Reach): void {
  makeRoom(reaches, reach.count);
  const { nodes, costs, used } = reaches;
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    nodes[used + i] = isDominated(reach, node) ? ~node : node;
    costs[used + i] = reachedCost(reach, node);
  }
  reaches.points[unit] = points;
  reaches.first[unit] = used;
  reaches.count[unit] = reach.count;
  reaches.used += reach.count;
}

function makeRoom(reaches: Reaches, count: number): void {
  if (reaches.used + count <= reaches.nodes.length) return;
  const { nodes, costs, used } = reaches;
  reaches.nodes = new Int16Array((used + count) * 2);
  reaches.costs = new Uint8Array((used + count) * 2);
  reaches.nodes.set(nodes.subarray(0, used));
  reaches.costs.set(costs.subarray(0, used));
}
