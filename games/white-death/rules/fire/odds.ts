import type { ChartData } from '../../data/types.js';
import type { State } from '../../state.js';

/**
 * 9C3, 10C2: odds as columns of a fire table. Fire is counted in quarters of a point and defence in halves, so that
 * isolated, doubled and reduced values stay whole numbers.
 */

export interface FireTable {
  readonly columns: number;
  /** The odds of each column, as printed: fire, defence. */
  readonly odds: readonly (readonly [number, number])[];
  /** By column * 6 + die - 1; NO_EFFECT where nothing happens. */
  readonly results: Int8Array;
}

/** Not even a morale check. */
export const NO_EFFECT = -1;
/** Odds below the lowest column. */
export const NO_COLUMN = -1;

interface FireTables {
  readonly charts: ChartData;
  readonly conventional: FireTable;
  readonly antitank: FireTable;
}

let last: FireTables | null = null;

function tablesOf(state: State): FireTables {
  const { charts } = state.context.data;
  if (last?.charts !== charts) {
    last = { charts, conventional: makeTable(charts.conventional), antitank: makeTable(charts.antitank) };
  }
  return last;
}

export const conventionalTable = (state: State): FireTable => tablesOf(state).conventional;
export const antitankTable = (state: State): FireTable => tablesOf(state).antitank;

function makeTable(chart: ChartData['conventional']): FireTable {
  const columns = chart.odds.length;
  const results = new Int8Array(columns * 6);
  for (let column = 0; column < columns; column++) {
    for (let die = 0; die < 6; die++) results[column * 6 + die] = chart.results[die][column] ?? NO_EFFECT;
  }
  return { columns, odds: chart.odds, results };
}

/** Least fire, in quarters, that reaches a column against a defence in halves. */
export function pointsFor(table: FireTable, column: number, defence: number): number {
  const [fire, against] = table.odds[column];
  return Math.ceil((2 * defence * fire) / against);
}

/** 9C3: fractions are rounded in favour of the defender; beyond the last column nothing is gained. */
export function columnOf(table: FireTable, fire: number, defence: number): number {
  let column = table.columns - 1;
  while (column >= 0 && fire < pointsFor(table, column, defence)) column--;
  return column;
}

export const resultOf = (table: FireTable, column: number, die: number): number =>
  column === NO_COLUMN ? NO_EFFECT : table.results[column * 6 + die - 1];

/** `2:1`, or `-` below the table. */
export const oddsText = (table: FireTable, column: number): string =>
  column === NO_COLUMN ? '-' : table.odds[column].join(':');
