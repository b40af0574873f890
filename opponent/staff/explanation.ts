import { type Aids, type Cells, type Forecast, type Motive, type PublicAction, scriptedDice } from '@impulse/engine';
import { expectation } from '../analysis/expectation.js';
import { millionths } from '../analysis/share.js';
import type { EvaluationTerms } from '../evaluation/terms.js';
import type { Planning } from '../planner/planner.js';
import { alternativesFor } from './alternatives.js';

/** Why a move was made: what it was for, what there was instead, and what it changed. Chances are its side's. */
export interface Explanation<A> {
  readonly side: string;
  readonly action: A;
  readonly before: number;
  /** Before its dice fell. */
  readonly expected: number;
  readonly after: number;
  readonly motive: Motive | null;
  readonly odds: Forecast | null;
  /** What else it thought of, the best first. */
  readonly alternatives: readonly ConsideredAction<A>[];
  /** What counted for more or less afterwards, the most important first; all of them add up to the change. */
  readonly changes: readonly FeatureChange[];
}

export interface ConsideredAction<A> {
  readonly action: A;
  readonly motive: Motive | null;
  readonly expected: number;
  readonly odds: Forecast | null;
}

/** What the change of one feature did for the side's chance, in millionths. */
export interface FeatureChange {
  readonly feature: string;
  readonly by: number;
}

/** Smaller changes are not worth a word. */
const leastChange = 500;
const mostAlternatives = 4;

/**
 * Explains a move that has been made: `truth` is how the battle stood before it. What was thought of it is told from
 * `known`, which holds only what its side could know.
 */
export function explain<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  terms: EvaluationTerms<S>,
  unitIds: readonly string[],
  truth: S,
  known: S,
  { action, dice }: { readonly action: A; readonly dice: readonly number[] },
): Explanation<A> {
  const { game, evaluation } = planning;
  const number = game.codes.deciding(known);
  const side = game.sides[number];
  const own = (first: number): number => (number === 0 ? first : 1 - first);
  const consider = (one: A, motive: Motive | null): ConsideredAction<A> => ({
    action: one,
    motive,
    expected: millionths(own(expectation(game, evaluation, known, side, one))),
    odds: game.forecast(known, side, one),
  });
  const all = alternativesFor(planning, aids, unitIds, known, action);
  const isChosen = (one: A): boolean => JSON.stringify(one) === JSON.stringify(action);
  const chosen = consider(action, all.find((one) => isChosen(one.action))?.motive ?? null);
  const alternatives = all
    .filter((one) => !isChosen(one.action))
    .slice(0, mostAlternatives)
    .map((one) => consider(one.action, one.motive));
  const before = evaluation.winChance(truth, number);
  const earlier = terms.of(truth).slice();
  const state = game.blank(truth);
  state.cells.set(truth.cells);
  const fallen = scriptedDice(dice);
  fallen.begin(0);
  game.play(state, side, action, fallen, null);
  const after = evaluation.winChance(state, number);
  const isOver = game.codes.deciding(state) < 0;
  return {
    ...chosen,
    side,
    before: millionths(before),
    after: millionths(after),
    alternatives,
    changes: isOver ? [] : changesBetween(terms.names, earlier, terms.of(state), after - before),
  };
}

/** The sum is turned into a chance by a curve; each term gets its share of what the whole has changed. */
function changesBetween(
  names: readonly string[],
  earlier: Float64Array,
  later: Float64Array,
  change: number,
): FeatureChange[] {
  const differences = names.map((_, i) => later[i] - earlier[i]);
  const whole = differences.reduce((sum, one) => sum + Math.abs(one), 0);
  const net = differences.reduce((sum, one) => sum + one, 0);
  if (Math.abs(net) < 1e-9 * Math.max(1, whole)) return [];
  return names
    .map((feature, i) => ({ feature, by: millionths((differences[i] / net) * change) }))
    .filter(({ by }) => Math.abs(by) >= leastChange)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
}
