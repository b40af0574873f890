import { type Context, grid, hexCount } from '../context.js';
import { bridgeCost, costsOf, PROHIBITED, THAW } from '../rules/terrain/terrain-costs.js';
import type { State } from '../state.js';

/**
 * What it costs to come to a goal from every hex, in twelfths of a point, by terrain alone. Goals are few and the ground
 * changes only with thaw and bridges, so the maps are kept.
 */

/** Farther than that is out of the question. */
export const FAR = 1023;

interface Distances {
  bridges: number;
  readonly to: Uint16Array;
}

const kept = new WeakMap<Context, Map<number, Distances>>();
const mobilityCount = 7;

export function distancesTo(state: State, goal: number, unit: number): Uint16Array {
  const { context } = state;
  let maps = kept.get(context);
  if (!maps) kept.set(context, (maps = new Map<number, Distances>()));
  const key = (goal * mobilityCount + context.mobility[unit]) * 2 + (state.weather === THAW ? 1 : 0);
  let map = maps.get(key);
  if (!map) maps.set(key, (map = { bridges: -1, to: new Uint16Array(hexCount) }));
  const bridges = signature(state);
  if (map.bridges !== bridges) {
    measure(state, goal, unit, map.to);
    map.bridges = bridges;
  }
  return map.to;
}

let signedState: State | null = null;
let signed = 0;

/** Called when the state may have changed: the bridges are looked at again. */
export function forgetBridges(): void {
  signedState = null;
}

function signature(state: State): number {
  if (signedState === state) return signed;
  let hash = 17;
  for (let river = 0; river < state.bridges.length; river++) {
    if (state.bridges[river] !== 0) hash = (Math.imul(hash, 31) + river) | 0;
  }
  signedState = state;
  signed = hash;
  return hash;
}

const chains = new Int32Array(FAR + 1);
const room = hexCount * 7;
const entryHex = new Int16Array(room);
const entryNext = new Int32Array(room);

/** From the goal backwards, nearest first. */
function measure(state: State, goal: number, unit: number, to: Uint16Array): void {
  const { steps, byBridge } = costsOf(state, unit);
  to.fill(FAR);
  chains.fill(-1);
  let entries = 0;
  to[goal] = 0;
  entryHex[entries] = goal;
  entryNext[entries] = -1;
  chains[0] = entries++;
  for (let cost = 0; cost < FAR; cost++) {
    while (chains[cost] >= 0) {
      const entry = chains[cost];
      chains[cost] = entryNext[entry];
      const hex = entryHex[entry];
      if (to[hex] !== cost) continue;
      for (let direction = 0; direction < 6; direction++) {
        const near = grid.neighbours[hex * 6 + direction];
        if (near < 0) continue;
        let step = steps[near * 6 + ((direction + 3) % 6)];
        if (step < PROHIBITED) step = bridgeCost(state, byBridge, step, near, hex);
        if (step < 0) continue;
        const total = cost + step;
        if (total >= to[near]) continue;
        to[near] = total;
        entryHex[entries] = near;
        entryNext[entries] = chains[total];
        chains[total] = entries++;
      }
    }
  }
}
