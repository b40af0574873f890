import type { Cells, EvaluationData, Features, PublicAction } from '@impulse/engine';
import { learn, type Learnt, type LearntPosition, type Planning, watchBattle } from '@impulse/opponent';

export type { Learnt, LearntPosition } from '@impulse/opponent';

/** How the evaluation of a battle is learnt from battles. */
export interface Learning {
  /** Positions of one battle, fixed by the seed; with `simulations` every other player plans, with as many for an impulse. */
  watch(scenario: string, seed: string, simulations: number): LearntPosition[];
  learn(lessons: readonly LearntPosition[], unseen: readonly LearntPosition[], provenance: string): Learnt;
}

export const learningOf = <S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  features: Features<S>,
  shape: Pick<EvaluationData, 'time' | 'clarity'>,
): Learning => ({
  watch: (scenario, seed, simulations) =>
    watchBattle(planning, features, shape.clarity, { setup: { scenario }, seed, simulations }),
  learn: (lessons, unseen, provenance) => learn(features.names, shape, lessons, unseen, provenance),
});
