import { type Context, grid, hexCount } from '../../context.js';
import { bridgeCost, costsOf, PROHIBITED, THAW } from '../../rules/terrain/terrain-costs.js';
import type { State } from '../../state.js';

/** What it costs to come to a goal from every hex, in twelfths of a point, by terrain alone. */

/** Farther than that is out of the question. */
export const FAR = 1023;

/** Maps of one state of the ground, by goal and mobility; each is measured when it is first asked for. */
export type Distances = (Uint16Array | undefined)[];

const mobilityCount = 7;
/** The ground changes only with thaw and bridges, and a search goes back to what it was. */
const mostGrounds = 16;
const kept = new WeakMap<Context, Map<number, Distances>>();

/** The maps for the ground as it is in a state. */
export function distancesIn(state: State): Distances {
  const { context } = state;
  let grounds = kept.get(context);
  if (!grounds) kept.set(context, (grounds = new Map<number, Distances>()));
  const now = groundHash(state);
  let maps = grounds.get(now);
  if (maps) return maps;
  for (const [oldest] of grounds) {
    if (grounds.size < mostGrounds) break;
    grounds.delete(oldest);
  }
  grounds.set(now, (maps = Array.from({ length: hexCount * mobilityCount })));
  return maps;
}

function groundHash({ bridges, weather }: State): number {
  let hash = weather === THAW ? 19 : 17;
  for (let river = 0; river < bridges.length; river++) {
    if (bridges[river] !== 0) hash = (Math.imul(hash, 31) + river) | 0;
  }
  return hash;
}

export function distancesTo(maps: Distances, state: State, goal: number, unit: number): Uint16Array {
  const index = goal * mobilityCount + state.context.mobility[unit];
  return (maps[index] ??= measure(state, goal, unit));
}

const chains = new Int32Array(FAR + 1);
const room = hexCount * 7;
const entryHex = new Int16Array(room);
const entryNext = new Int32Array(room);

/** From the goal backwards, nearest first. */
function measure(state: State, goal: number, unit: number): Uint16Array {
  const { steps, byBridge } = costsOf(state, unit);
  const to = new Uint16Array(hexCount).fill(FAR);
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
  return to;
}
