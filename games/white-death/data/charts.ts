import type { ChartData, Mobility, MoveCost } from './types.js';

/** The Terrain Effects Chart and the three fire tables. Reconstructed but for the few cells the manual gives away. */

/** One line of the chart, in the order in which it is printed. */
const line = <T>(ski: T, leg: T, horse: T, motorcycle: T, wheel: T, track: T, draft: T): Record<Mobility, T> => ({
  ski,
  leg,
  horse,
  motorcycle,
  wheel,
  track,
  draft,
});

const cost = (enter: number, leave?: number): MoveCost => (leave === undefined ? { enter } : { enter, leave });

const hexsides = line<number | null>;

const movement: ChartData['movement'] = {
  road: line(cost(0.5), cost(0.5), cost(1 / 3), cost(0.25), cost(0.25), cost(0.25), cost(0.5)),
  clear: line(cost(0.5), cost(1), cost(1), cost(2), cost(2), cost(1), cost(2)),
  forest: line<MoveCost | null>(cost(1), cost(2), cost(2), null, null, null, cost(4)),
  town: line(cost(1), cost(1), cost(1), cost(1), cost(1), cost(1), cost(1)),
  creek: line(cost(1), cost(1), cost(1, 1), cost(1, 2), cost(1, 2), cost(1, 1), cost(1, 2)),
  river: line(cost(1), cost(2), cost(1, 2), cost(1, 3), cost(1, 3), cost(1, 2), cost(1, 3)),
  slope: line(0.5, 0.5, 0.5, 1, 1, 1, 1),
  partialLake: {
    frozen: hexsides(0, 0, 0, 0, 0, 0, 0),
    thaw: hexsides(0, 0, 0, 1, 1, 0, 1),
  },
  fullLake: {
    frozen: hexsides(0, 0.5, 0.5, 1, 1, 1, 1),
    thaw: hexsides(0.5, 1, null, null, null, null, null),
  },
};

const defence: ChartData['defence'] = {
  clear: { personnel: 6, light: 4, heavy: 3 },
  creek: { personnel: 7, light: 5, heavy: 4 },
  river: { personnel: 8, light: 5, heavy: 4 },
  forest: { personnel: 11, light: 9, heavy: 7 },
  town: { personnel: 15, light: 12, heavy: 9 },
  bunker: { personnel: 15, light: 12, heavy: 10 },
};

export const charts: ChartData = {
  movement,
  defence,
  conventional: {
    odds: [
      [1, 3],
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
      [8, 1],
    ],
    results: [
      [1, 1, 2, 2, 2, 3, 3, 3, 3],
      [null, 1, 1, 1, 1, 1, 2, 2, 2],
      [null, null, 0, 0, 0, 0, 0, 0, 0],
      [null, null, null, 0, 0, 0, 0, 0, 0],
      [null, null, null, null, null, 0, 0, 0, 0],
      [null, null, null, null, null, null, null, 0, 0],
    ],
  },
  antitank: {
    odds: [
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ],
    results: [
      [1, 1, 2, 2, 2, 3, 3],
      [0, 1, 1, 1, 2, 2, 3],
      [0, 0, 1, 1, 1, 2, 2],
      [0, 0, 0, 1, 1, 1, 2],
      [0, 0, 0, 0, 1, 1, 1],
      [0, 0, 0, 0, 0, 0, 1],
    ],
  },
  barrage: {
    columns: [1, 5, 10, 20, 30, 40, 50, 60],
    results: [
      [0, 0, 1, 1, 1, 1, 1, 5],
      [0, 0, 0, 0, 1, 1, 1, 5],
      [0, 0, 0, 0, 0, 1, 1, 5],
      [0, 0, 0, 0, 0, 0, 1, 5],
      [0, 0, 0, 0, 0, 0, 1, 4],
      [0, 0, 0, 0, 0, 0, 0, 4],
      [0, 0, 0, 0, 0, 0, 0, 3],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ],
    modifiers: { forest: 1, town: 1, bunker: 1, afv: 2 },
  },
};
