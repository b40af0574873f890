import type {
  ActionCodes,
  Cells,
  Policy,
  PolicyMaker,
  PublicAction,
  Random,
  MotiveSource,
  Repertoire,
} from '@impulse/engine';
import type { Conclusion, DeliberatePolicy, Deliberation, Rehearsal } from './deliberation.js';
import { planSearch } from './plan-search.js';
import { candidatesFor } from './candidates.js';
import { type Search, searchActions } from './search.js';
import { type Attempt, Simulation, type SearchMeans } from './simulation.js';
import { makeTrials, searchHere } from './trials.js';

/** What a planner is made of. */
export interface Planning<S extends Cells, A extends PublicAction> extends SearchMeans<S, A> {
  readonly repertoire: Repertoire<S>;
}

export interface PlannerOptions {
  readonly id: string;
  readonly version: number;
  /** Simulations for the plan of an impulse. */
  readonly budget: number;
  /** Simulations for a choice between a few actions; as many as for a plan where this is left out. */
  readonly choiceBudget?: number;
}

/**
 * Thinks once for a whole impulse: plans tell the units of the script what to do, and are judged by what comes of them up
 * to the end of the turn. The script then carries the best plan out, and reacts to the dice as it goes.
 */
export function planner<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  { id, version, budget, choiceBudget = budget }: PlannerOptions,
): PolicyMaker<S> {
  return {
    id,
    version,
    make(settings = {}): DeliberatePolicy<S> {
      const { game, repertoire, script } = planning;
      const routine = script.make(settings);
      /** Whoever carries the plan of this impulse out. */
      let follower: Policy<S> | null = null;
      let impulse = -1;

      const hasPlan = (state: S): boolean => follower !== null && game.clock(state, 'impulse') === impulse;

      function deliberate(state: S, random: Random, goesOn: boolean): Deliberation | null {
        if (goesOn && hasPlan(state)) return null;
        follower = null;
        const kind = repertoire.kindOf(state);
        if (kind === 'routine') return null;
        const seed = random.uint32();
        return kind === 'choice' ? tryActions(state, random, seed) : tryPlans(state, random, seed);
      }

      function tryPlans(state: S, random: Random, seed: number): Deliberation {
        return {
          seed,
          search: planSearch(repertoire, game.codes.deciding(state), state, seed, budget),
          settle({ attempt }, into) {
            follower = script.make({ ...settings, ...(attempt.kind === 'plan' ? { moods: attempt.moods } : {}) });
            impulse = game.clock(state, 'impulse');
            return follower.choose(state, random, into);
          },
        };
      }

      function tryActions(state: S, random: Random, seed: number): Deliberation {
        const candidates = candidatesFor(game, repertoire, routine, state, random, seed);
        const attempts = candidates.map(({ attempt }) => attempt);
        return {
          seed,
          search: attempts.length === 1 ? foregone(attempts[0]) : searchActions(attempts, choiceBudget),
          settle({ attempt }, into) {
            const chosen = candidates.find((one) => one.attempt === attempt) ?? candidates[0];
            into.clear();
            into.push(chosen.attempt.head, chosen.attempt.tail);
            return { motives: () => chosen.motives };
          },
        };
      }

      const rehearse = (root: S, seed: number): Rehearsal => {
        const simulation = new Simulation(planning, root, seed, repertoire.neglect);
        return (trials) => makeTrials(simulation, trials);
      };

      function choose(state: S, random: Random, into: ActionCodes): MotiveSource {
        const thought = deliberate(state, random, false);
        if (!thought) return routine.choose(state, random, into);
        return thought.settle(searchHere(thought.search, rehearse(state, thought.seed)), into);
      }

      return {
        keepsPlan: true,
        choose,
        deliberate,
        rehearse,
        /** The script looks afresh at every decision: what it remembered might have been taken back. */
        chooseNext(state, random, into) {
          return follower && hasPlan(state) ? follower.choose(state, random, into) : choose(state, random, into);
        },
        alternatives: (state, unit, most) => routine.alternatives(state, unit, most),
      };
    },
  };
}

/** The only action that may be played needs no trial. */
// oxlint-disable-next-line require-yield
function* foregone(attempt: Attempt): Search<Conclusion> {
  return { attempt };
}
