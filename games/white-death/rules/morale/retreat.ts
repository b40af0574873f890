import type { Log } from '@impulse/engine';
import { STANDING, standingRoom, standingValues } from '../../actions/actions.js';
import { GERMAN, grid, hexCount, SOVIET } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { FOREST, type Ground, TOWN } from '../../ground.js';
import {
  ASSAULTED,
  DEPLOYED,
  holder,
  inEnemyZone,
  LED,
  NONE,
  relocate,
  SHAKEN,
  type State,
  STOPPED,
} from '../../state.js';
import { bankAfter, bankOf, keepsBank, LEFT, settleBank } from '../terrain/banks.js';
import { overrunBunker } from '../city/bunkers.js';
import { stepCost } from '../terrain/costs.js';
import { garrisonBars } from '../city/garrisons.js';
import { audience, eliminate, loseStrength } from './losses.js';
import { fitsWith } from '../stacking/stacking.js';
import { friendlyEdge } from '../supply/tracing.js';

/**
 * 4, 14B, 14C1, rulings 26 and 75: retreats, which nobody directs. The unit ends at least `hexes` hexes from where it was,
 * in no enemy zone and within the stacking limits; who cannot stop goes on. Ways that cost no strength come first, so it
 * enters zones only where it is forced to; then the fewest hexes. Among such ends: farthest from the nearest enemy, as the
 * standing order says, nearest to a friendly edge.
 */

const length = new Int16Array(hexCount);
const before = new Int16Array(hexCount);
/** 16B: the bank on which the way ends, for those whom a thaw keeps on theirs. */
const bank = new Uint8Array(hexCount);
const queue = new Int16Array(hexCount);
const path = new Int16Array(hexCount);

/** Where a retreat leads: a hex or NONE, by which kind of way, and the part of the queue that it was chosen from. */
interface Refuge {
  hex: number;
  throughZone: boolean;
  begin: number;
  end: number;
}

const refuge: Refuge = { hex: NONE, throughZone: false, begin: 0, end: 0 };

/** True when the unit was lost. */
export function retreat(state: State, unit: number, hexes: number, log: Log | null): boolean {
  const { context } = state;
  const side = context.side[unit];
  const from = state.hexOf[unit];
  const found = findRefuge(state, unit, from, hexes);
  const end = found.hex;
  if (end === NONE) {
    const detail = { unit: context.unitIds[unit], hex: grid.labels[from] };
    log?.push({ type: 'no-retreat', rule: '14C1', ...audience(state, unit), detail });
    eliminate(state, unit, '14C1', log);
    return true;
  }
  let steps = 0;
  for (let hex = end; hex !== from; hex = before[hex]) path[steps++] = hex;
  // 14C1: once, through however many zones.
  const { throughZone } = found;
  if (throughZone) log?.push(zoneEvent(state, unit, from));
  if (throughZone && loseStrength(state, unit, 1, '14C1', log)) return true;
  const last = steps > 1 ? path[1] : from;
  relocate(state, unit, end);
  state.flags[unit] =
    (state.flags[unit] & ~(DEPLOYED | ASSAULTED | LED)) | SHAKEN | (side === state.active ? STOPPED : 0);
  state.target[unit] = NONE;
  settleBank(state, unit, grid.direction(last, end), bank[end]);
  if (log) {
    logOrder(state, unit, from, hexes, found, log);
    const way = Array.from({ length: steps }, (_, step) => grid.labels[path[steps - 1 - step]]);
    const detail = { unit: context.unitIds[unit], from: grid.labels[from], path: way };
    log.push({ type: 'retreated', rule: '14B', ...audience(state, unit), detail });
  }
  while (steps > 0) overrunBunker(state, unit, path[--steps], log);
  return false;
}

/** Tells the side when its standing order has decided where a unit goes. */
function logOrder(state: State, unit: number, from: number, hexes: number, found: Refuge, log: Log): void {
  if (bestEnd(state, unit, from, hexes, found.begin, found.end, false) === found.hex) return;
  const { context, standing } = state;
  const side = context.side[unit];
  const value = standingValues.retreat[standing[side * standingRoom + STANDING.retreat]];
  const detail = { order: 'retreat', value, unit: context.unitIds[unit], hex: grid.labels[found.hex] };
  log.push({ type: 'order-acted', rule: 'standing-orders', seats: [sideIds[side]], detail });
}

function zoneEvent(state: State, unit: number, from: number) {
  const detail = { unit: state.context.unitIds[unit], from: grid.labels[from] };
  return { type: 'retreats-through-zone', rule: '14C1', ...audience(state, unit), detail };
}

/** Where a unit retreats to; leaves the way in `before`. The result is reused by the next call. */
function findRefuge(state: State, unit: number, from: number, hexes: number): Refuge {
  refuge.hex = searchRefuge(state, unit, from, hexes, false);
  refuge.throughZone = refuge.hex === NONE;
  if (refuge.throughZone) refuge.hex = searchRefuge(state, unit, from, hexes, true);
  return refuge;
}

/** The best end of a way outside enemy zones or, with `zones`, through them; or NONE. */
function searchRefuge(state: State, unit: number, from: number, hexes: number, zones: boolean): number {
  length.fill(NONE);
  length[from] = 0;
  bank[from] = keepsBank(state, unit) ? bankOf(state, unit) : LEFT;
  let begin = 0;
  let end = 1;
  queue[0] = from;
  for (let steps = 1; begin < end; steps++) {
    const reached = end;
    for (; begin < reached; begin++) end = spread(state, unit, queue[begin], steps, end, zones);
    if (steps < hexes) continue;
    refuge.begin = reached;
    refuge.end = end;
    const best = bestEnd(state, unit, from, hexes, reached, end, true);
    if (best !== NONE) return best;
  }
  return NONE;
}

/** Adds the neighbours of a hex that a retreating unit may enter; returns the new end of the queue. */
function spread(state: State, unit: number, hex: number, steps: number, end: number, zones: boolean): number {
  const side = state.context.side[unit];
  const banked = keepsBank(state, unit);
  for (let direction = 0; direction < 6; direction++) {
    const near = grid.neighbours[hex * 6 + direction];
    if (near < 0 || length[near] !== NONE) continue;
    if (holder(state, near) === 1 - side || garrisonBars(state, side, near)) continue;
    // 14C1: the hexes entered count, not the one left.
    if (!zones && inEnemyZone(state, side, near)) continue;
    if (stepCost(state, unit, hex, direction) < 0) continue;
    const after = banked ? bankAfter(state, hex, bank[hex], direction) : LEFT;
    if (after < 0) continue;
    length[near] = steps;
    before[near] = hex;
    bank[near] = after;
    queue[end++] = near;
  }
  return end;
}

/** The best hex of the queue's stretch that the retreat may end in, or NONE; as the standing order says, or without it. */
function bestEnd(
  state: State,
  unit: number,
  from: number,
  hexes: number,
  begin: number,
  end: number,
  ordered: boolean,
): number {
  const side = state.context.side[unit];
  let best = NONE;
  let bestRank = -1;
  for (let i = begin; i < end; i++) {
    const hex = queue[i];
    if (grid.distance(from, hex) < hexes || inEnemyZone(state, side, hex)) continue;
    if (!fitsWith(state, unit, hex)) continue;
    const rank = rankOf(state, side, hex, ordered);
    if (rank > bestRank || (rank === bestRank && hex < best)) {
      best = hex;
      bestRank = rank;
    }
  }
  return best;
}

/** Larger is better; the parts of the number weigh in the order of the ruling. */
function rankOf(state: State, side: number, hex: number, ordered: boolean): number {
  let rank = enemyDistance(state, side, hex);
  rank = rank * 2 + (ordered && wanted(state, side, hex) ? 1 : 0);
  return rank * hexCount + hexCount - 1 - edgeDistances(state.context.ground)[side][hex];
}

/** What the side's standing order looks for; `rear` is what decides anyway. */
function wanted(state: State, side: number, hex: number): boolean {
  const preference = state.standing[side * standingRoom + STANDING.retreat];
  const terrain = state.context.ground.hexes[hex];
  return (terrain & wantedTerrain[preference]) !== 0;
}

/** By the number of the standing order: rear, town, cover. */
const wantedTerrain = [0, TOWN, TOWN | FOREST];

function enemyDistance(state: State, side: number, hex: number): number {
  const { firstUnit, endUnit } = state.context;
  let least = hexCount;
  for (let unit = firstUnit[1 - side]; unit < endUnit[1 - side]; unit++) {
    const at = state.hexOf[unit];
    if (at >= 0) least = Math.min(least, grid.distance(hex, at));
  }
  return least;
}

const edges = new WeakMap<Ground, readonly Uint8Array[]>();

/** Hexes from every hex to the nearest friendly edge of each side. */
function edgeDistances(ground: Ground): readonly Uint8Array[] {
  let tables = edges.get(ground);
  if (!tables) edges.set(ground, (tables = [SOVIET, GERMAN].map((side) => measureEdge(ground, side))));
  return tables;
}

function measureEdge(ground: Ground, side: number): Uint8Array {
  const distances = new Uint8Array(hexCount);
  const open: number[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (ground.hexes[hex] & friendlyEdge(side)) open.push(hex);
  const seen = new Set(open);
  for (const hex of open) {
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || seen.has(near)) continue;
      seen.add(near);
      distances[near] = distances[hex] + 1;
      open.push(near);
    }
  }
  return distances;
}
