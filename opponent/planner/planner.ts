import type {
  ActionCodes,
  Cells,
  Moods,
  Policy,
  PolicyMaker,
  PublicAction,
  Random,
  MotiveSource,
  Repertoire,
} from '@impulse/engine';
import type { Conclusion, DeliberatePolicy, Deliberation, Rehearsal } from './deliberation.js';
import { doubtAboutOthers, planSearch } from './plan-search.js';
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
  /**
   * Simulations for the rest of an impulse, whenever dice have told something new, and for an afterthought; the plan stands
   * where this is left out.
   */
  readonly tidingsBudget?: number;
  /** So often at most the rest of an impulse is thought about again, and so many afterthoughts it has; any number where this is left out. */
  readonly mostAgain?: number;
}

/** What an impulse is played by. */
interface Plan<S> {
  readonly impulse: number;
  readonly moods: Moods;
  /** Whoever carries it out. */
  readonly follower: Policy<S>;
  /** What the dice had told when it was made. */
  readonly tidings: number;
  /** How often the impulse had been thought about by then. */
  readonly times: number;
}

/**
 * Thinks for a whole impulse: plans tell the units of the script what to do, and are judged by what comes of them up to the
 * end of the turn. The script then carries the best plan out, and reacts to the dice as it goes; some planners also think
 * about the rest of the impulse again.
 */
export function planner<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  { id, version, budget, choiceBudget = budget, tidingsBudget = 0, mostAgain = Infinity }: PlannerOptions,
): PolicyMaker<S> {
  return {
    id,
    version,
    make(settings = {}): DeliberatePolicy<S> {
      const { game, repertoire, script } = planning;
      const routine = script.make(settings);
      let plan: Plan<S> | null = null;
      let afterthoughts = { impulse: -1, count: 0 };

      /** The plan of the impulse, if there is one. */
      const planFor = (state: S): Plan<S> | null =>
        plan && game.clock(state, 'impulse') === plan.impulse ? plan : null;

      const tidingsIn = (state: S): number => repertoire.tidings?.(state, game.codes.deciding(state)) ?? 0;

      function deliberate(state: S, random: Random, goesOn: boolean): Deliberation | null {
        const present = goesOn ? planFor(state) : null;
        const kind = repertoire.kindOf(state);
        if (kind === 'afterthought' && mayThinkAfter(state)) {
          plan = present;
          return tryActions(state, random, present?.follower ?? routine, tidingsBudget, doubtAboutOthers);
        }
        if (present) return isOutdated(present, kind, state) ? tryPlans(state, random, tidingsBudget, present) : null;
        plan = null;
        if (kind === 'choice') return tryActions(state, random, routine, choiceBudget);
        return kind === 'impulse' ? tryPlans(state, random, budget) : null;
      }

      function mayThinkAfter(state: S): boolean {
        const impulse = game.clock(state, 'impulse');
        if (afterthoughts.impulse !== impulse) afterthoughts = { impulse, count: 0 };
        return tidingsBudget > 0 && ++afterthoughts.count <= mostAgain;
      }

      function isOutdated(present: Plan<S>, kind: string, state: S): boolean {
        if (tidingsBudget === 0 || kind !== 'impulse' || present.times > mostAgain) return false;
        const tidings = tidingsIn(state);
        return tidings !== 0 && tidings !== present.tidings;
      }

      function tryPlans(state: S, random: Random, simulations: number, present?: Plan<S>): Deliberation {
        const seed = random.uint32();
        return {
          seed,
          search: planSearch(repertoire, game.codes.deciding(state), state, seed, simulations, present?.moods),
          settle({ attempt }, into) {
            const moods: Moods = attempt.kind === 'plan' ? attempt.moods : new Map();
            const follower = script.make({ ...settings, moods });
            const times = (present?.times ?? 0) + 1;
            plan = { impulse: game.clock(state, 'impulse'), moods, follower, tidings: tidingsIn(state), times };
            return follower.choose(state, random, into);
          },
        };
      }

      /** The first of the actions is what the follower would do; others are to be better than that by so many errors. */
      function tryActions(state: S, random: Random, follower: Policy<S>, simulations: number, doubt = 0): Deliberation {
        const seed = random.uint32();
        const candidates = candidatesFor(game, repertoire, follower, state, random, seed);
        const attempts = candidates.map(({ attempt }) => attempt);
        return {
          seed,
          search: attempts.length === 1 ? foregone(attempts[0]) : searchActions(attempts, simulations, doubt),
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

      /** The script looks afresh at every decision: what it remembered might have been taken back. */
      function chooseBy(state: S, random: Random, into: ActionCodes, goesOn: boolean): MotiveSource {
        const thought = deliberate(state, random, goesOn);
        if (!thought) return (plan?.follower ?? routine).choose(state, random, into);
        return thought.settle(searchHere(thought.search, rehearse(state, thought.seed)), into);
      }

      return {
        keepsPlan: true,
        choose: (state, random, into) => chooseBy(state, random, into, false),
        chooseNext: (state, random, into) => chooseBy(state, random, into, true),
        deliberate,
        rehearse,
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
