import type { Detail, DetailValue, PublicAction } from '../game.js';
import { numberIn, partsIn } from '../reading/detail.js';
import type { Cells } from '../state/state.js';
import type { Trial } from './trial.js';

const rounding = 1e-9;

/** Wherever a detail, or a detail within it, names a total, its terms add up to that total. */
export function checkTerms<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, detail: Detail): void {
  const { explained } = trial.checks;
  if (!explained) return;
  const total = explained(detail);
  if (total !== null) {
    const sum = partsIn(detail, 'terms').reduce((points, term) => points + numberIn(term, 'value'), 0);
    const holds = Math.abs(sum - total) < rounding;
    trial.demand(holds, 'terms-add-up', () => `${sum} is not ${total}: ${JSON.stringify(detail)}`);
  }
  for (const part of Object.values(detail))
    for (const one of listOf(part)) {
      if (isDetail(one)) checkTerms(trial, one);
    }
}

const listOf = (value: DetailValue): readonly DetailValue[] =>
  Array.isArray(value) ? (value as readonly DetailValue[]) : [value];

const isDetail = (value: DetailValue): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
