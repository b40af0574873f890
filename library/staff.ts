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
  type CutBattle,
  cutBattle,
  type Depth,
  type EvaluationTerms,
  explain,
  type Explanation,
  type Hint,
  hintFor,
  type StretchFindings,
  lookAt,
  lookAtEnd,
  planFor,
  type Planning,
  type PlayedStep,
  type StaffPlan,
} from '@impulse/opponent';

export type { Balance, CutBattle, Depth, Explanation, Hint, PlannedAction, StaffPlan } from '@impulse/opponent';

/** How much is thought, so that a person can wait for it. */
export interface StaffEffort {
  readonly analysis: Depth;
  /** Simulations for a plan, and for a hint. */
  readonly plan: number;
  readonly hint: number;
}

/** Officers who advise a side and look back on a battle, in battles that have an evaluation. */
export interface Staff<S extends Cells, A extends PublicAction> {
  readonly effort: StaffEffort;
  /** A plan for the impulse of the side that decides; null where there is nothing to plan. */
  plan(state: S, seat: Seat, budget: number, seed: number): Work<StaffPlan<A> | null>;
  /** The best few actions of a unit. */
  hint(state: S, seat: Seat, unit: string, budget: number, seed: number): Work<readonly Hint<A>[]>;
  /** A battle that is over, cut into stretches; each of them is then looked at by itself. */
  cut(record: BattleRecord): Work<Result<CutBattle<S, A>>>;
  look(cut: CutBattle<S, A>, index: number, depth: Depth): StretchFindings<A>;
  /** The chance of the first side at the end, in millionths, where people ended the battle. */
  lookAtEnd(cut: CutBattle<S, A>, depth: Depth): number;
  /** Why action number `at` of a stretch was played. */
  explain(cut: CutBattle<S, A>, index: number, at: number): Explanation<A>;
}

export function staffOf<S extends Cells, A extends PublicAction>(
  effort: StaffEffort,
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
    cut: (record) => cutBattle(game, record),
    look: (cut, index, depth) => lookAt(planning, aids, cut, index, depth),
    lookAtEnd: (cut, depth) => lookAtEnd(planning, cut, depth),
    explain(cut, index, at) {
      const { side, steps } = cut.stretches[index];
      const before = stateAt(cut, index, at);
      const known = knownTo(before, side, `why ${index} ${at}`);
      return explain(planning, aids, termsOf(before), unitIds(before), before, known, steps[at]);
    },
  };

  /** How the battle stood before action number `at` of a stretch. */
  function stateAt({ like, stretches }: CutBattle<S, A>, index: number, at: number): S {
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
