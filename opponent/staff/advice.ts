import type { Aids, Cells, Forecast, Motive, PublicAction, Work } from '@impulse/engine';
import { orderFor, ordersOf, type PlannedAction } from '../analysis/planned-actions.js';
import { millionths } from '../analysis/share.js';
import { planSearch } from '../planner/plan-search.js';
import type { Planning } from '../planner/planner.js';
import type { Found, Outcome, Search } from '../planner/search.js';
import { type Attempt, Simulation } from '../planner/simulation.js';
import { makeTrials } from '../planner/trials.js';

/** A plan for the impulse of a side, with its chance to win in millionths and that of its script. */
export interface StaffPlan<A> {
  readonly orders: readonly PlannedAction<A>[];
  readonly chance: number;
  readonly usual: number;
}

/** What one unit might do, with the side's chance to win in millionths. */
export interface Hint<A> extends PlannedAction<A> {
  readonly motive: Motive;
  readonly chance: number;
  readonly odds: Forecast | null;
}

/** Searches for a plan; `known` holds only what the side that decides may know. Null where there is nothing to plan. */
export function* planFor<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  known: S,
  budget: number,
  seed: number,
): Work<StaffPlan<A> | null> {
  const { game, repertoire } = planning;
  if (game.codes.deciding(known) < 0 || repertoire.kindOf(known) !== 'impulse') return null;
  const simulation = new Simulation(planning, known, seed);
  const search = planSearch(repertoire, simulation.side, known, seed, budget);
  const { attempt, chance, usual } = yield* searchInPieces(search, simulation);
  const orders = ordersOf(game, aids, known, simulation.follower(attempt), seed);
  return { orders, chance: millionths(chance), usual: millionths(usual) };
}

/** A handful of trials at a time. */
const piece = 4;

function* searchInPieces<S extends Cells, A extends PublicAction>(
  search: Search<Found>,
  simulation: Simulation<S, A>,
): Work<Found> {
  let step = search.next([]);
  let furthest = 0;
  while (!step.done) {
    const { trials, done, budget } = step.value;
    const outcomes: Outcome[] = [];
    while (outcomes.length < trials.length) {
      outcomes.push(...makeTrials(simulation, trials.slice(outcomes.length, outcomes.length + piece)));
      // Trials that turn out to be repetitions are not counted in full afterwards.
      furthest = Math.max(furthest, done + outcomes.length);
      yield { done: furthest, total: budget };
    }
    step = search.next(outcomes);
  }
  return step.value;
}

/** The best few actions of a unit, each tried out on the same samples; the best first. */
export function* hintFor<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  known: S,
  unit: number,
  budget: number,
  seed: number,
): Work<Hint<A>[]> {
  const { game, script } = planning;
  const found = script
    .make()
    .alternatives(known, unit, mostHints)
    .filter(({ head, tail }) => !game.codes.refuses(known, head, tail));
  if (found.length === 0) return [];
  const simulation = new Simulation(planning, known, seed);
  const side = game.sides[simulation.side];
  const samples = Math.max(4, Math.floor(budget / found.length));
  const hints: Hint<A>[] = [];
  for (const [index, { head, tail, motive }] of found.entries()) {
    const action = game.codes.read(known, head, tail);
    if (action === null) continue;
    const attempt: Attempt = { kind: 'action', head, tail };
    let sum = 0;
    for (let sample = 0; sample < samples; sample++) {
      const [{ score }] = makeTrials(simulation, [{ attempt, sample }]);
      sum += score;
      yield { done: index * samples + sample + 1, total: found.length * samples };
    }
    const odds = game.forecast(known, side, action);
    hints.push({ ...orderFor(game, aids, known, action), motive, odds, chance: millionths(sum / samples) });
  }
  return hints.toSorted((one, other) => other.chance - one.chance);
}

const mostHints = 5;
