import { type Context, grid, hexCount } from '../../context.js';

/** Distances the script asks for over and over, worked out once. */

const furthestRing = 7;
const ringStride = furthestRing + 2;

/** Hexes around each hex, nearest first, and where each ring of them begins. */
const around = new Int16Array(hexCount * hexCount);
const ringStart = new Int16Array(hexCount * ringStride);

for (let centre = 0; centre < hexCount; centre++) {
  let count = 0;
  for (let distance = 0; distance <= furthestRing; distance++) {
    ringStart[centre * ringStride + distance] = count;
    for (let hex = 0; hex < hexCount; hex++) {
      if (grid.distance(centre, hex) === distance) around[centre * hexCount + count++] = hex;
    }
  }
  ringStart[centre * ringStride + furthestRing + 1] = count;
}

/** Number of the first hex of a ring; the ring ends where the next begins. Rings 0 to 7. */
export const ringBegin = (centre: number, distance: number): number =>
  centre * hexCount + ringStart[centre * ringStride + distance];
/** The hex of that number. */
export const ringHex = (index: number): number => around[index];

/** Further than anything on the map: there is no way. */
export const noWay = 99;

/** Movement points over open ground to each goal asked for so far, for units that pay the same costs (6.0). */
export class Travel {
  readonly #costs: Uint8Array;
  readonly #tables: Uint8Array[] = Array.from({ length: hexCount });

  constructor(costs: Uint8Array) {
    this.#costs = costs;
  }

  /** From every hex to the goal. */
  to(goal: number): Uint8Array {
    return (this.#tables[goal] ??= findTravel(this.#costs, goal));
  }
}

const travels = new WeakMap<Context, readonly Travel[]>();

/** By number of the unit. Units of the same mobility share their costs, and so they share what is found here. */
export function travelsIn(context: Context): readonly Travel[] {
  let travel = travels.get(context);
  if (!travel) travels.set(context, (travel = makeTravels(context)));
  return travel;
}

function makeTravels({ enterCost }: Context): readonly Travel[] {
  const byCosts = new Map(enterCost.map((costs) => [costs, new Travel(costs)]));
  return enterCost.map((costs) => byCosts.get(costs)!);
}

function findTravel(costs: Uint8Array, goal: number): Uint8Array {
  const points = new Uint8Array(hexCount).fill(noWay);
  points[goal] = 0;
  // Costs are one or two, so a ring of points is finished two rounds after it began.
  for (let round = 0; round < noWay; round++) {
    for (let hex = 0; hex < hexCount; hex++) {
      if (points[hex] !== round) continue;
      // Walking backwards: the cost is that of the hex we come from, seen from the goal. A barred goal counts one.
      const step = Math.max(1, costs[hex]);
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const from = grid.neighbours[i];
        if (from < 0 || costs[from] === 0) continue;
        if (round + step < points[from]) points[from] = round + step;
      }
    }
  }
  return points;
}
