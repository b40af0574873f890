import { type Aids, type Cells, makeRandom, type PublicAction } from '@impulse/engine';
import type { Planning } from '../planner/planner.js';
import { planSearch } from '../planner/plan-search.js';
import { compare } from '../planner/comparison.js';
import { candidatesFor } from '../planner/candidates.js';
import { searchActions } from '../planner/search.js';
import { type Attempt, Simulation } from '../planner/simulation.js';
import { makeTrials, searchHere } from '../planner/trials.js';
import { orderFor, ordersOf, type PlannedAction } from './planned-actions.js';

/** The best that was found for a decision, from what its side could know, and before any die fell. */
export interface Better<A> {
  /** How much better the side's chance is than by its script; at least nothing. */
  readonly gain: number;
  readonly orders: readonly PlannedAction<A>[];
}

/** Samples from here on have neither found a plan nor chosen between plans. */
const unusedSamples = 2_000_000;

/** Null where the decision is no matter of plans. `known` holds only what the side may know. */
export function betterPlan<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  known: S,
  budget: number,
  seed: number,
): Better<A> | null {
  const { game, repertoire, script } = planning;
  const kind = repertoire.kindOf(known);
  const doubt = repertoire.judging?.doubt;
  if (kind === 'routine' || kind === 'afterthought') return null;
  const simulation = new Simulation(planning, known, seed);
  if (kind === 'impulse') {
    const search = planSearch(repertoire, simulation.side, known, seed, budget);
    const { attempt } = searchHere(search, (trials) => makeTrials(simulation, trials));
    const isUsual = attempt.kind === 'plan' && attempt.moods.size === 0;
    const usual: Attempt = isUsual ? attempt : { kind: 'plan', moods: new Map() };
    const orders = ordersOf(game, aids, known, simulation.follower(attempt), seed);
    return { gain: gainOf(simulation, usual, attempt, budget, doubt), orders };
  }
  const candidates = candidatesFor(game, repertoire, script.make(), known, makeRandom([seed, 7, 0, 0]), seed);
  const attempts = candidates.map(({ attempt }) => attempt);
  if (attempts.length < 2) return null;
  const { attempt } = searchHere(searchActions(attempts, budget), (trials) => makeTrials(simulation, trials));
  const action = attempt.kind === 'action' ? game.codes.read(known, attempt.head, attempt.tail) : null;
  if (action === null) return null;
  return {
    gain: gainOf(simulation, attempts[0], attempt, budget, doubt),
    orders: [orderFor(game, aids, known, action)],
  };
}

/**
 * On samples that nothing was chosen by, so that the best is not flattered; both have the same luck. `doubt` standard errors
 * are taken off, where luck weighs heavily: nobody is blamed for what may be chance.
 */
function gainOf<S extends Cells, A extends PublicAction>(
  simulation: Simulation<S, A>,
  usual: Attempt,
  best: Attempt,
  budget: number,
  doubt = 0,
): number {
  if (usual === best) return 0;
  const samples = Array.from({ length: Math.max(4, Math.floor(budget / 4)) }, (_, sample) => unusedSamples + sample);
  const scoresOf = (attempt: Attempt): number[] =>
    makeTrials(
      simulation,
      samples.map((sample) => ({ attempt, sample })),
    ).map(({ score }) => score);
  const { gain, error } = compare(scoresOf(best), scoresOf(usual));
  return Math.max(0, gain - doubt * error);
}
