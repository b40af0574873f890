import type { Cells, DoctrineData, EvaluationData, Features, PolicyMaker, PublicAction } from '@impulse/engine';
import {
  doctrineAt,
  drill,
  type Drill,
  type DrillResult,
  learn,
  type Leanings,
  type Learnt,
  type LearntPosition,
  noLeanings,
  type Planning,
  watchBattle,
} from '@impulse/opponent';

export {
  type DrillResult,
  improved,
  type Leanings,
  type Learnt,
  type LearntPosition,
  roundMeans,
} from '@impulse/opponent';

/** How the evaluation of a battle, and the doctrines of its sides, are learnt from battles. */
export interface Learning {
  /** Positions of one battle, fixed by the seed; with `simulations` every other player plans, with as many for an impulse. */
  watch(scenario: string, seed: string, simulations: number): LearntPosition[];
  /** Who plays those battles, with its version. */
  readonly player: string;
  learn(lessons: readonly LearntPosition[], unseen: readonly LearntPosition[], provenance: string): Learnt;
  /** One battle of a round in which every weight of the script is tried a little larger or smaller. */
  drill(battle: Omit<Drill, 'setup'> & { readonly scenario: string }): DrillResult;
  /** What a first round begins with. */
  readonly untaught: Leanings;
  doctrine(leanings: Leanings, provenance: string): DoctrineData;
}

/** `script` is the opponent whose weights are learnt. */
export const learningOf = <S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  script: PolicyMaker<S>,
  features: Features<S>,
  shape: Pick<EvaluationData, 'time' | 'clarity'>,
): Learning => ({
  watch: (scenario, seed, simulations) =>
    watchBattle(planning, features, shape.clarity, { setup: { scenario }, seed, simulations }),
  player: `${planning.script.id} ${planning.script.version}`,
  learn: (lessons, unseen, provenance) => learn(features.names, shape, lessons, unseen, provenance),
  drill: ({ scenario, ...battle }) =>
    drill(planning.game, script, features, shape.clarity, { ...battle, setup: { scenario } }),
  untaught: noLeanings(script),
  doctrine: (leanings, provenance) => doctrineAt(script, leanings, provenance),
});
