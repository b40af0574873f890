import {
  type Aids,
  type BattleRecord,
  type Cells,
  makeRandom,
  type PublicAction,
  type Result,
  scriptedDice,
  type Seat,
  type Work,
} from '@impulse/engine';
import {
  type Course,
  courseOf,
  type Depth,
  type EvaluationTerms,
  explain,
  type Explanation,
  type Hint,
  hintFor,
  type Look,
  lookAt,
  lookAtEnd,
  planFor,
  type Planning,
  type PlayedStep,
  type StaffPlan,
} from '@impulse/opponent';

export type { Balance, Course, Depth, Explanation, Hint, PlannedOrder, StaffPlan } from '@impulse/opponent';

/** How much is thought, so that a person can wait for it. */
export interface Effort {
  readonly analysis: Depth;
  /** Simulations for a plan, and for a hint. */
  readonly plan: number;
  readonly hint: number;
}

/** Officers who advise a side and look back on a battle, in battles that have an evaluation. */
export interface Staff<S extends Cells, A extends PublicAction> {
  readonly effort: Effort;
  /** A plan for the impulse of the side that decides; null where there is nothing to plan. */
  plan(state: S, seat: Seat, budget: number, seed: number): Work<StaffPlan<A> | null>;
  /** The best few actions of a unit. */
  hint(state: S, seat: Seat, unit: string, budget: number, seed: number): Work<readonly Hint<A>[]>;
  /** A battle that is over, cut into stretches; each of them is then looked at by itself. */
  course(record: BattleRecord): Work<Result<Course<S, A>>>;
  look(course: Course<S, A>, index: number, depth: Depth): Look<A>;
  /** The chance of the first side at the end, in millionths, where people ended the battle. */
  lookAtEnd(course: Course<S, A>, depth: Depth): number;
  /** Why action number `at` of a stretch was played. */
  explain(course: Course<S, A>, index: number, at: number): Explanation<A>;
}

export function staffOf<S extends Cells, A extends PublicAction>(
  effort: Effort,
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  termsOf: (state: S) => EvaluationTerms<S>,
  unitIds: (state: S) => readonly string[],
): Staff<S, A> {
  const { game } = planning;
  /** A copy in which nothing is left that the seat may not know. */
  const knownTo = (state: S, seat: Seat, seed: string): S => {
    const known = game.blank(state);
    game.redact(state, seat, makeRandom(seed), known);
    return known;
  };
  return {
    effort,
    plan: (state, seat, budget, seed) => planFor(planning, aids, knownTo(state, seat, `plan ${seed}`), budget, seed),
    hint: (state, seat, unit, budget, seed) => {
      const known = knownTo(state, seat, `hint ${seed}`);
      return hintFor(planning, aids, known, unitIds(state).indexOf(unit), budget, seed);
    },
    course: (record) => courseOf(game, record),
    look: (course, index, depth) => lookAt(planning, aids, course, index, depth),
    lookAtEnd: (course, depth) => lookAtEnd(planning, course, depth),
    explain(course, index, at) {
      const { side, steps } = course.stretches[index];
      const before = stateAt(course, index, at);
      const known = knownTo(before, side, `why ${index} ${at}`);
      return explain(planning, aids, termsOf(before), unitIds(before), before, known, steps[at]);
    },
  };

  /** How the battle stood before action number `at` of a stretch. */
  function stateAt({ like, stretches }: Course<S, A>, index: number, at: number): S {
    const { side, cells, steps } = stretches[index];
    const state = game.blank(like);
    state.cells.set(cells);
    for (const step of steps.slice(0, at)) playAgain(state, side, step);
    return state;
  }

  function playAgain(state: S, side: string, { action, dice }: PlayedStep<A>): void {
    const fallen = scriptedDice(dice);
    fallen.begin(0);
    game.play(state, side, action, fallen, null);
  }
}
