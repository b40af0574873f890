import type { Detail, DetailValue, Forecast, LogEvent, PublicAction, Term } from '../game.js';
import type { Cells } from '../state/state.js';
import type { RandomRun } from './random-run.js';

/** Terms add up to the total that they explain. */

/** What a forecast or an event says something comes to, and what it says that is made of. */
export interface Sum {
  /** Of what: for the message when it is wrong. */
  readonly of: string;
  readonly total: number;
  readonly terms: readonly number[];
}

/** Where a battle's forecasts and events name their totals, and which terms belong to which. */
export interface Sums<S> {
  inForecast(forecast: Forecast): readonly Sum[];
  /** All events of one action; the state lends its data. */
  inEvents(state: S, events: readonly LogEvent[]): readonly Sum[];
}

const rounding = 1e-9;

/** The first of them that is wrong. */
export const wrongSum = (sums: readonly Sum[]): Sum | undefined =>
  sums.find(({ total, terms }) => !(Math.abs(addUp(terms) - total) < rounding));

export const addUp = (terms: readonly number[]): number => terms.reduce((sum, value) => sum + value, 0);

export function checkSums<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  sums: readonly Sum[] | undefined,
): void {
  const wrong = sums && wrongSum(sums);
  run.demand(wrong === undefined, 'terms-add-up', () => JSON.stringify(wrong));
}

/** A figure of a detail; one that is missing equals nothing. */
export const figureOf = (detail: Detail, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : NaN;
};

export const figuresOf = (detail: Detail, key: string): readonly number[] =>
  (detail[key] as readonly number[] | undefined) ?? [];

/** The values of terms, as a forecast has them or as part of a detail. */
export const valuesOf = (terms: readonly Term[] | DetailValue | undefined): number[] =>
  ((terms ?? []) as readonly Term[]).map(({ value }) => value);
