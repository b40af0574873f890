import { builtInData } from '../data/index.js';
import type { ChartData, TurnData, UnitData, WhiteDeathData } from '../data/types.js';

/** The values that tests of rules reckon with: plain ones, which stay when the built-in values are calibrated anew. */

const charts: ChartData = {
  ...builtInData.charts,
  defence: {
    ...builtInData.charts.defence,
    forest: { personnel: 8, light: 6, heavy: 5 },
    town: { personnel: 10, light: 8, heavy: 6 },
  },
  conventional: {
    ...builtInData.charts.conventional,
    results: [
      [0, 1, 1, 2, 2, 3, 3, 4, 4],
      [null, 0, 1, 1, 2, 2, 3, 3, 4],
      [null, null, 0, 1, 1, 2, 2, 3, 3],
      [null, null, 0, 0, 1, 1, 2, 2, 3],
      [null, null, null, 0, 0, 1, 1, 2, 2],
      [null, null, null, null, 0, 0, 1, 1, 2],
    ],
  },
  barrage: {
    ...builtInData.charts.barrage,
    results: [
      [1, 1, 2, 2, 3, 3, 4, 4],
      [0, 1, 1, 2, 2, 3, 3, 4],
      [0, 0, 1, 1, 2, 2, 3, 3],
      [0, 0, 0, 1, 1, 2, 2, 3],
      [0, 0, 0, 0, 1, 1, 2, 2],
      [0, 0, 0, 0, 0, 1, 1, 2],
      [0, 0, 0, 0, 0, 0, 1, 1],
      [0, 0, 0, 0, 0, 0, 0, 1],
    ],
    modifiers: { forest: 1, town: 1, bunker: 2, afv: 2 },
  },
};

const sovietSupply = [6, 4, 4, 3, 3, 3, 4, 4, 4, 5, 4, 4, 3];
const germanSupply = [2, 2, 2, 2, 3, 3, 3, 5, 3, 5, 3, 4, 2];
const sovietReplacements = [0, 0, 4, 4, 6, 6, 6, 6, 6, 8, 6, 6, 4];
const germanReplacements = [0, 0, 0, 2, 3, 3, 3, 4, 3, 4, 3, 3, 2];

const turns = builtInData.turns.map((turn, index): TurnData => ({
  ...turn,
  supply: [sovietSupply[index], germanSupply[index]],
  replacements: [sovietReplacements[index], germanReplacements[index]],
}));

const units = builtInData.units.map((unit): UnitData =>
  unit.side === 'soviet' && unit.support !== undefined ? { ...unit, support: 3 } : unit,
);

export const reckoningData: WhiteDeathData = { ...builtInData, charts, turns, units };
