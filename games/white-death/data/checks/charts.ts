import type { Problem } from '@impulse/engine';
import type { ChartData, TurnData } from '../types.js';

/** The fire tables must be full rectangles with rising columns, and the turns must come in order. */

export function* chartProblems({ conventional, antitank, barrage }: ChartData): Generator<Problem> {
  for (const [name, table] of Object.entries({ conventional, antitank })) {
    const ratios = table.odds.map(([fire, target]) => fire / target);
    yield* risingProblems(ratios, `charts.${name}.odds`);
    yield* rowProblems(table.results, ratios.length, `charts.${name}`);
  }
  yield* risingProblems(barrage.columns, 'charts.barrage.columns');
  yield* rowProblems(barrage.results, barrage.columns.length, 'charts.barrage');
}

function* risingProblems(values: readonly number[], path: string): Generator<Problem> {
  for (let index = 1; index < values.length; index++) {
    if (values[index] > values[index - 1]) continue;
    const message = 'The columns run from the worst to the best for the firer; this one is not above the one before.';
    yield { code: 'not-rising', path: `${path}[${index}]`, message };
  }
}

function* rowProblems(rows: readonly (readonly unknown[])[], columns: number, path: string): Generator<Problem> {
  for (const [index, row] of rows.entries()) {
    if (row.length === columns) continue;
    const message = `The table has ${columns} columns; this row has ${row.length} results.`;
    yield { code: 'wrong-length', path: `${path}.results[${index}]`, message };
  }
}

export function* turnProblems(turns: readonly TurnData[]): Generator<Problem> {
  for (const [index, { turn }] of turns.entries()) {
    if (turn === index + 1) continue;
    const message = `The turns come in order; this one is turn ${index + 1}.`;
    yield { code: 'turn-order', path: `turns[${index}].turn`, message };
  }
}
