import type { Grid, MapEdge } from './grid.js';
import type { Lanes } from './lanes.js';

const largestDistanceTable = 2048;

/** How far hexes are apart, and what lies around them. */
export function measuresOf(
  lanes: Lanes,
): Pick<Grid, 'direction' | 'distance' | 'distances' | 'ring' | 'within' | 'line' | 'edge'> {
  const { size, laneOf, alongOf } = lanes;
  return {
    direction: directionsIn(lanes),
    distance: (a, b) => apart(laneOf[a] - laneOf[b], alongOf[a] - alongOf[b]),
    distances: size <= largestDistanceTable ? distanceTable(laneOf, alongOf) : null,
    ring: (hex, radius) => ringIn(lanes, hex, radius),
    within(hex, radius) {
      const found: number[] = [];
      for (let r = 0; r <= radius; r++) found.push(...ringIn(lanes, hex, r));
      return found;
    },
    line: (a, b, higher = false) => lineIn(lanes, a, b, higher),
    edge: (side) => edgeIn(lanes, side),
  };
}

function directionsIn({ laneOf, alongOf, steps }: Lanes): Grid['direction'] {
  // Indexed by (along difference + 2) * 3 + (lane difference + 1).
  const directionOfStep = new Int8Array(15).fill(-1);
  for (let d = 0; d < 6; d++) directionOfStep[(steps.along[d] + 2) * 3 + steps.lane[d] + 1] = d;
  return (from, to) => {
    const along = alongOf[to] - alongOf[from] + 2;
    const lane = laneOf[to] - laneOf[from] + 1;
    return along >= 0 && along <= 4 && lane >= 0 && lane <= 2 ? directionOfStep[along * 3 + lane] : -1;
  };
}

function ringIn(lanes: Lanes, hex: number, radius: number): number[] {
  const { laneOf, alongOf, hexAt } = lanes;
  const found: number[] = [];
  for (let lane = -radius; lane <= radius; lane++) {
    const reach = 2 * radius - Math.abs(lane);
    // The outermost lanes belong to the ring whole, the others only with their two ends.
    const step = Math.abs(lane) === radius ? 2 : 2 * reach;
    for (let along = -reach; along <= reach; along += step) {
      const other = hexAt(laneOf[hex] + lane, alongOf[hex] + along);
      if (other >= 0) found.push(other);
    }
  }
  return found;
}

function lineIn(lanes: Lanes, a: number, b: number, higher: boolean): number[] {
  const { laneOf, alongOf, steps, hexAt } = lanes;
  const lane = laneOf[b] - laneOf[a];
  const along = alongOf[b] - alongOf[a];
  // A shortest path takes `first` steps in one direction and `second` steps in the next one clockwise.
  let d = 0;
  let first = -1;
  let second = -1;
  for (; d < 6; d++) {
    const next = (d + 1) % 6;
    const area = steps.along[d] * steps.lane[next] - steps.along[next] * steps.lane[d];
    first = (along * steps.lane[next] - lane * steps.along[next]) / area;
    second = (lane * steps.along[d] - along * steps.lane[d]) / area;
    if (first >= 0 && second >= 0) break;
  }
  const next = (d + 1) % 6;
  const length = first + second;
  const reached = (i: number, turned: number): number =>
    hexAt(
      laneOf[a] + (i - turned) * steps.lane[d] + turned * steps.lane[next],
      alongOf[a] + (i - turned) * steps.along[d] + turned * steps.along[next],
    );
  const found = [a];
  for (let i = 1; i <= length; i++) {
    // Of the first i steps, i * second / length go in the second direction, rounded to the nearest.
    const turned = Math.floor((2 * i * second + length) / (2 * length));
    let hex = reached(i, turned);
    if (2 * i * second + length === 2 * length * turned) {
      const other = reached(i, turned - 1);
      if (hex < 0 || (other >= 0 && other < hex !== higher)) hex = other;
    }
    found.push(hex);
  }
  return found;
}

function edgeIn(lanes: Lanes, side: MapEdge): number[] {
  const { inRows, count, length } = lanes;
  if (side === 'north' || side === 'south') {
    if (!inRows) return range(count, (lane) => lane * length + (side === 'north' ? 0 : length - 1));
    return range(length, (place) => (side === 'north' ? count - 1 : 0) * length + place);
  }
  if (!inRows) return range(length, (place) => (side === 'west' ? 0 : count - 1) * length + place);
  return range(count, (i) => (count - 1 - i) * length + (side === 'west' ? 0 : length - 1));
}

const range = (length: number, hexAt: (i: number) => number): number[] => Array.from({ length }, (_, i) => hexAt(i));

/** Every step between lanes covers one of `along` for free, every step within a lane covers two. */
function apart(lanes: number, along: number): number {
  const across = Math.abs(lanes);
  const rest = Math.abs(along) - across;
  return rest > 0 ? across + (rest >> 1) : across;
}

function distanceTable(laneOf: Int16Array, alongOf: Int16Array): Uint8Array {
  const size = laneOf.length;
  const table = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    const row = table.subarray(a * size, (a + 1) * size);
    fillDistances(row, laneOf, alongOf, a);
  }
  return table;
}

// A function of its own, so that it is compiled for speed while the first map is still being made.
function fillDistances(row: Uint8Array, laneOf: Int16Array, alongOf: Int16Array, from: number): void {
  const lane = laneOf[from];
  const along = alongOf[from];
  for (let hex = 0; hex < row.length; hex++) row[hex] = apart(laneOf[hex] - lane, alongOf[hex] - along);
}
