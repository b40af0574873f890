import type {
  ActionCodes,
  Cells,
  Policy,
  PolicyMaker,
  PublicAction,
  Random,
  Reasons,
  Repertoire,
} from '@impulse/engine';
import { planSearch } from './plan-search.js';
import { proposalsFor } from './proposals.js';
import { type Found, searchActions } from './search.js';
import { Simulation, type Thinking } from './simulation.js';
import { searchHere } from './trials.js';

/** What a planner is made of. */
export interface Planning<S extends Cells, A extends PublicAction> extends Thinking<S, A> {
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
    make(settings = {}) {
      const { game, repertoire, script } = planning;
      const routine = script.make(settings);
      /** Whoever carries the plan of this impulse out. */
      let follower: Policy<S> | null = null;
      let impulse = -1;

      function findPlan(state: S, random: Random): Found {
        const seed = random.uint32();
        return searchHere(
          planSearch(repertoire, game.codes.deciding(state), state, seed, budget),
          new Simulation(planning, state, seed),
        );
      }

      function chooseByTrial(state: S, random: Random, into: ActionCodes): Reasons {
        const seed = random.uint32();
        const proposals = proposalsFor(game, repertoire, routine, state, random, seed);
        const attempts = proposals.map(({ attempt }) => attempt);
        const { attempt } =
          attempts.length === 1
            ? { attempt: attempts[0] }
            : searchHere(searchActions(attempts, choiceBudget), new Simulation(planning, state, seed));
        const chosen = proposals.find((one) => one.attempt === attempt) ?? proposals[0];
        into.clear();
        into.push(chosen.attempt.head, chosen.attempt.tail);
        return { motives: () => chosen.motives };
      }

      function choose(state: S, random: Random, into: ActionCodes): Reasons {
        const kind = repertoire.kindOf(state);
        follower = null;
        if (kind === 'routine') return routine.choose(state, random, into);
        if (kind === 'choice') return chooseByTrial(state, random, into);
        const { attempt } = findPlan(state, random);
        follower = script.make({ ...settings, ...(attempt.kind === 'plan' ? { moods: attempt.moods } : {}) });
        impulse = game.clock(state, 'impulse');
        return follower.choose(state, random, into);
      }

      return {
        keepsPlan: true,
        choose,
        /** The script looks afresh at every decision: what it remembered might have been taken back. */
        chooseNext(state, random, into) {
          if (follower && game.clock(state, 'impulse') === impulse) return follower.choose(state, random, into);
          return choose(state, random, into);
        },
        alternatives: (state, unit, most) => routine.alternatives(state, unit, most),
      };
    },
  };
}
