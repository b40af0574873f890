import { GERMAN, grid, hexCount } from '../context.js';
import { CITY, FOREST, RIVER } from '../ground.js';
import { fortressHolds } from '../rules/city/fortress.js';
import { heldCityHex } from '../rules/supply/tracing.js';
import { inEnemyZone, NONE, type State } from '../state.js';
import { backing, enemyCount, enemyFire, ownCount, seen } from './sight.js';

/** The one way on which the relief of the city is sought: short, over good ground, past the weakest of the enemy. */

/** What a hex of the way costs: any, forest or river besides, in an enemy zone, and per point of fire that holds it. */
const anyStep = 4;
const hardGround = 3;
const inZone = 3;
const perFire = 0.4;
/** A point of fire that stands ready near the beginning is worth so much of the way. */
const perBacking = 0.15;

const farthest = 4095;
const toCity = new Int16Array(hexCount);
const onwards = new Int16Array(hexCount);
const chains = new Int16Array(farthest + 1);
const room = hexCount * 6;
const entryHex = new Int16Array(room);
const entryNext = new Int16Array(room);

/** By hex: 2 on the axis, 1 beside it, 0 elsewhere. */
export const axis = new Uint8Array(hexCount);
export const onAxis = 2;
export const besideAxis = 1;

/** The hex that bars the axis, the city when nothing does, or NONE when there is nobody to relieve, or to begin. */
export const relief = { goal: NONE as number };

/** Finds the axis for the side that looks. */
export function findAxis(state: State): void {
  axis.fill(0);
  relief.goal = NONE;
  if (seen.side !== GERMAN || !fortressHolds(state)) return;
  measure(state);
  let hex = beginning(state);
  if (hex === NONE) return;
  for (; toCity[hex] > 0; hex = onwards[hex]) {
    mark(hex);
    if (relief.goal === NONE && enemyCount[hex] > 0) relief.goal = hex;
  }
  if (relief.goal === NONE) relief.goal = hex;
}

function mark(hex: number): void {
  axis[hex] = onAxis;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && axis[near] === 0) axis[near] = besideAxis;
  }
}

/** The stack outside the city from which the way is least, less so where little stands behind it. */
function beginning(state: State): number {
  const { context, top } = state;
  let best: number = NONE;
  let least = Infinity;
  for (let hex = 0; hex < hexCount; hex++) {
    if (ownCount[hex] === 0 || context.ground.hexes[hex] & CITY || context.fortress[top[hex]] === 1) continue;
    const cost = toCity[hex] - backing[hex] * perBacking;
    if (toCity[hex] === farthest || cost >= least) continue;
    least = cost;
    best = hex;
  }
  return best;
}

/** From the hexes held of the city outwards, nearest first. */
function measure(state: State): void {
  const { city } = state.context.ground;
  toCity.fill(farthest);
  chains.fill(-1);
  let entries = 0;
  const reach = (hex: number, cost: number): void => {
    toCity[hex] = cost;
    entryHex[entries] = hex;
    entryNext[entries] = chains[cost];
    chains[cost] = entries++;
  };
  for (let index = 0; index < city.length; index++) if (heldCityHex(state, index)) reach(city[index], 0);
  for (let cost = 0; cost < farthest; cost++) {
    while (chains[cost] >= 0) {
      const entry = chains[cost];
      chains[cost] = entryNext[entry];
      const hex = entryHex[entry];
      if (toCity[hex] !== cost) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const near = grid.neighbours[i];
        if (near < 0) continue;
        const total = cost + stepOver(state, near);
        if (total >= toCity[near] || entries === room) continue;
        onwards[near] = hex;
        reach(near, total);
      }
    }
  }
}

function stepOver(state: State, hex: number): number {
  const bits = state.context.ground.hexes[hex];
  let cost = anyStep + (bits & (FOREST | RIVER) ? hardGround : 0);
  if (inEnemyZone(state, GERMAN, hex)) cost += inZone;
  return cost + Math.min(60, Math.round(enemyFire[hex] * perFire));
}
