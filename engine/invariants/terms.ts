import type { Detail, DetailValue, PublicAction } from '../game.js';
import { numberIn, partsIn } from '../reading/detail.js';
import type { Cells } from '../state/state.js';
import type { Trial } from './trial.js';

const rounding = 1e-9;

/** Wherever a detail, or a detail in a list within it, names a total, its terms add up to that total. */
export function checkTerms<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  detail: Detail,
  terms: readonly { readonly value?: DetailValue }[] = partsIn(detail, 'terms'),
): void {
  const { explained } = trial.checks;
  if (!explained) return;
  const total = explained(detail);
  if (total !== null) {
    const sum = terms.reduce((points, term) => points + numberIn(term, 'value'), 0);
    const holds = Math.abs(sum - total) < rounding;
    trial.demand(holds, 'terms-add-up', () => `${sum} is not ${total}: ${JSON.stringify(detail)}`);
  }
  for (const key in detail) {
    for (const part of partsIn(detail, key)) if (typeof part === 'object') checkTerms(trial, part);
  }
}
