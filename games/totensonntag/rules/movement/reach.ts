import { opposite } from '@impulse/engine';
import { ARTILLERY, grid, hexCount } from '../../context.js';
import { around, bitOf, lowestHex, readRow, rowCells, rowCount, rowOf } from '../../rows.js';
import { NONE, type State } from '../../state.js';

/** 6.0 Movement: everything a unit can reach, with the stops of 5.0. */

/** No unit ever has more points (6.0). */
const mostPoints = 15;
const UNSEEN = -1;
const neighbours = grid.neighbours;

/** Row r of the map is at r + 1, so that both edges of the map have an empty row beside them. */
const width = rowCount + 2;

/** The hexes a unit can reach, as sets of hexes row by row, without the ways to them; the next search reuses it. */
export interface Spread {
  /** Rows of the map outside of which nothing is reached. */
  firstRow: number;
  lastRow: number;
  /** No more points than this can be left anywhere. */
  mostLeft: number;
  /** The unit starts in an enemy zone. */
  fromZone: boolean;
  /** Hexes by the points left on arrival by the cheapest path: those with n points left begin at n * width. */
  readonly byLeft: Int32Array;
  readonly reached: Int32Array;
  /** Reached by the first step, or by entering the map. */
  readonly firstStep: Int32Array;
  /** Enemy zones: a unit stops there (5.0). */
  readonly stops: Int32Array;
  /** What this unit may enter for one point. */
  readonly easy: Int32Array;
}

const found: Spread = {
  firstRow: 0,
  lastRow: -1,
  mostLeft: 0,
  fromZone: false,
  byLeft: new Int32Array((mostPoints + 1) * width),
  reached: new Int32Array(width),
  firstStep: new Int32Array(width),
  stops: new Int32Array(width),
  easy: new Int32Array(width),
};
const { byLeft, reached, firstStep, stops, easy } = found;
/** What this unit may enter for two points. */
const hard = new Int32Array(width);

/** The hexes reached in a row of the map, and those of them in enemy zones. */
export const reachedIn = (spread: Spread, row: number): number => spread.reached[row + 1];
export const stopsIn = (spread: Spread, row: number): number => spread.reached[row + 1] & spread.stops[row + 1];

/** Points left on arrival by the cheapest path, -1 where the unit cannot go. */
export function leftAt({ firstRow, lastRow, mostLeft, byLeft }: Spread, hex: number): number {
  const row = rowOf[hex];
  if (row < firstRow || row > lastRow) return UNSEEN;
  for (let left = mostLeft; left >= 0; left--) if (byLeft[left * width + row + 1] & bitOf[hex]) return left;
  return UNSEEN;
}

/** For overruns (5.0): points left on arriving from a hex outside enemy zones, -1 if that cannot be. */
export function freeLeftAt(spread: Spread, hex: number): number {
  const row = rowOf[hex] + 1;
  if (!spread.fromZone || (spread.firstStep[row] & bitOf[hex]) === 0) return leftAt(spread, hex);
  // Reached from the zone it started in; perhaps also from another hex around.
  const cost = spread.easy[row] & bitOf[hex] ? 1 : 2;
  let most = UNSEEN;
  for (let direction = 0; direction < 6; direction++) {
    const by = neighbours[hex * 6 + direction];
    if (by >= 0 && goesOn(spread, by)) most = Math.max(most, leftAt(spread, by) - cost);
  }
  return most;
}

/** Is this hex reached, and not the end of the way? */
const goesOn = ({ reached, stops }: Spread, hex: number): boolean =>
  (reached[rowOf[hex] + 1] & ~stops[rowOf[hex] + 1] & bitOf[hex]) !== 0;

/** What a unit on the map can reach with `points`; its own hex too, when it can leave and come back. */
export function spreadReach(state: State, unit: number, points: number): Spread {
  const from = state.hexOf[unit];
  const row = rowOf[from] + 1;
  const bit = bitOf[from];
  prepare(state, unit, row, row, points);
  found.fromZone = (stops[row] & bit) !== 0;
  for (let near = row - 1; near <= row + 1; near++) {
    takeFirstStep(near, around(near - 1, near === row ? bit : 0, near === row ? 0 : bit, 0), points);
  }
  spread(points, row - 1, row + 1);
  return found;
}

/** The same for a unit that enters the map by any of these hexes. */
function spreadEntries(state: State, unit: number, points: number, entries: Int16Array, count: number): void {
  let first = rowCount;
  let last = 1;
  for (let i = 0; i < count; i++) {
    first = Math.min(first, rowOf[entries[i]] + 1);
    last = Math.max(last, rowOf[entries[i]] + 1);
  }
  prepare(state, unit, first, last, points);
  for (let i = 0; i < count; i++) takeFirstStep(rowOf[entries[i]] + 1, bitOf[entries[i]], points);
  spread(points, first, last);
}

function prepare(state: State, unit: number, first: number, last: number, points: number): void {
  const { context, stands, zones } = state;
  const enemy = (1 - context.side[unit]) * rowCells;
  const barredByZone = (context.kind[unit] & ARTILLERY) !== 0;
  const easyGround = context.easyGround[unit];
  const hardGround = context.hardGround[unit];
  const furthest = Math.max(1, points);
  const lowest = Math.max(1, first - furthest);
  const highest = Math.min(rowCount, last + furthest);
  const mostLeft = Math.max(0, points - 1);
  found.firstRow = lowest - 1;
  found.lastRow = highest - 1;
  found.mostLeft = mostLeft;
  found.fromZone = false;
  for (let row = lowest; row <= highest; row++) {
    const zone = readRow(zones, enemy, row - 1);
    // 5.0, 6.0: no unit enters a hex with an enemy in it, and no artillery his zone.
    const open = ~(readRow(stands, enemy, row - 1) | (barredByZone ? zone : 0));
    stops[row] = zone;
    easy[row] = easyGround[row - 1] & open;
    hard[row] = hardGround[row - 1] & open;
    reached[row] = 0;
    firstStep[row] = 0;
    for (let at = row, left = mostLeft; left >= 0; left--, at += width) byLeft[at] = 0;
  }
}

/** Minimum-movement rule: the first hex may always be entered. */
function takeFirstStep(row: number, bits: number, points: number): void {
  const cheap = bits & easy[row];
  const dear = bits & hard[row];
  byLeft[Math.max(0, points - 1) * width + row] |= cheap;
  byLeft[Math.max(0, points - 2) * width + row] |= dear;
  reached[row] |= cheap | dear;
  firstStep[row] |= cheap | dear;
}

/**
 * Goes on from the hexes with most points left, so that every hex is reached by its cheapest path first. The first
 * step has led to rows `first` to `last`; every other leads one row further at most.
 */
function spread(points: number, first: number, last: number): void {
  const lowest = found.firstRow + 1;
  const highest = found.lastRow + 1;
  let from = first;
  let to = last;
  for (let left = points - 1; left > 0; left--) {
    if (from > lowest) from--;
    if (to < highest) to++;
    const start = left * width;
    let below = 0;
    // 5.0: a unit stops on entering an enemy zone, so nothing is reached through it.
    let own = byLeft[start + from] & ~stops[from];
    for (let row = from; row <= to; row++) {
      const above = row < to ? byLeft[start + row + 1] & ~stops[row + 1] : 0;
      const next = around(row - 1, own, below, above) & ~reached[row];
      if (next !== 0) {
        const cheap = next & easy[row];
        const dear = left > 1 ? next & hard[row] : 0;
        byLeft[start - width + row] |= cheap;
        if (dear !== 0) byLeft[start - 2 * width + row] |= dear;
        reached[row] |= cheap | dear;
      }
      below = own;
      own = above;
    }
  }
}

/** What a unit can reach, with the way to it; the next search reuses it. */
const reach = {
  spread: found,
  /** Hexes reached, those with most points left first. */
  hexes: new Int16Array(hexCount),
  count: 0,
  /** Points left on arrival by the cheapest path. */
  left: new Int8Array(hexCount).fill(UNSEEN),
  /** Directions of that path, three bits each, and its number of steps. */
  path: new Int32Array(hexCount),
  steps: new Uint8Array(hexCount),
  /** For overruns (5.0): points left on arriving from a hex outside enemy zones, -1 if that cannot be. */
  freeLeft: new Int8Array(hexCount).fill(UNSEEN),
  freePath: new Int32Array(hexCount),
  freeSteps: new Uint8Array(hexCount),
  /** The hex by which a unit coming from off the map entered. */
  entry: new Int16Array(hexCount),
};

/** What a unit on the map can reach with `points`, and how. */
export function findReach(state: State, unit: number, points: number): Reach {
  spreadReach(state, unit, points);
  traceReach(state.context.enterCost[unit], state.hexOf[unit]);
  return reach;
}

export type Reach = typeof reach;

/** What a unit can reach that enters the map by any of these hexes, and how. */
export function findEntryReach(state: State, unit: number, points: number, entries: Int16Array, count: number): Reach {
  spreadEntries(state, unit, points, entries, count);
  traceReach(state.context.enterCost[unit], NONE);
  return reach;
}

/** Points left in the hexes from which a unit can go on, -1 elsewhere. */
const onward = new Int8Array(hexCount).fill(UNSEEN);

/** Finds the way to every hex reached, from the nearest to the furthest. */
function traceReach(costs: Uint8Array, start: number): void {
  const { hexes, left, freeLeft } = reach;
  for (let i = 0; i < reach.count; i++) {
    const hex = hexes[i];
    left[hex] = UNSEEN;
    freeLeft[hex] = UNSEEN;
    onward[hex] = UNSEEN;
  }
  let count = 0;
  for (let points = found.mostLeft; points >= 0; points--) {
    for (let row = found.firstRow + 1; row <= found.lastRow + 1; row++) {
      for (let bits = byLeft[points * width + row]; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const hex = lowestHex(row - 1, bits);
        hexes[count++] = hex;
        left[hex] = points;
        if ((stops[row] & bit) === 0) onward[hex] = points;
        if (firstStep[row] & bit) traceFirstStep(start, hex);
        else traceStep(hex, points + costs[hex]);
      }
    }
  }
  reach.count = count;
  if (found.fromZone) traceFreeSteps(costs);
}

function traceFirstStep(start: number, hex: number): void {
  reach.path[hex] = start === NONE ? 0 : grid.direction(start, hex);
  reach.steps[hex] = start === NONE ? 0 : 1;
  reach.entry[hex] = start === NONE ? hex : NONE;
  if (!found.fromZone) traceFree(hex);
}

/** The last step came from a hex where `before` points were left. */
function traceStep(hex: number, before: number): void {
  for (let back = 0; back < 6; back++) {
    const from = neighbours[hex * 6 + back];
    if (from < 0 || onward[from] !== before) continue;
    const steps = reach.steps[from];
    reach.path[hex] = reach.path[from] | (opposite(back) << (3 * steps));
    reach.steps[hex] = steps + 1;
    reach.entry[hex] = reach.entry[from];
    traceFree(hex);
    return;
  }
}

function traceFree(hex: number): void {
  reach.freeLeft[hex] = reach.left[hex];
  reach.freePath[hex] = reach.path[hex];
  reach.freeSteps[hex] = reach.steps[hex];
}

/** A unit that starts in an enemy zone comes from outside one to a hex of its first step only by way of another. */
function traceFreeSteps(costs: Uint8Array): void {
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i];
    if ((firstStep[rowOf[hex] + 1] & bitOf[hex]) === 0) continue;
    for (let back = 0; back < 6; back++) {
      const from = neighbours[hex * 6 + back];
      const left = from < 0 ? UNSEEN : onward[from] - costs[hex];
      if (left <= reach.freeLeft[hex]) continue;
      reach.freeLeft[hex] = left;
      reach.freePath[hex] = reach.path[from] | (opposite(back) << (3 * reach.steps[from]));
      reach.freeSteps[hex] = reach.steps[from] + 1;
    }
  }
}
