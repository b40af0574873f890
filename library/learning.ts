import type { Cells, EvaluationData, Features, PublicAction } from '@impulse/engine';
import { learn, type Learnt, type LearntPosition, type Planning, watchBattle } from '@impulse/opponent';

export type { Learnt, LearntPosition } from '@impulse/opponent';

/** How the evaluation of a battle is learnt from battles. */
export interface Learning {
  /** Positions of one battle, fixed by the seed. */
  watch(scenario: string, seed: string): LearntPosition[];
  learn(lessons: readonly LearntPosition[], unseen: readonly LearntPosition[], provenance: string): Learnt;
}

export const learningOf = <S extends Cells, A extends PublicAction>(
  planning: Omit<Planning<S, A>, 'evaluation'>,
  features: Features<S>,
  shape: Pick<EvaluationData, 'time' | 'clarity'>,
): Learning => ({
  watch: (scenario, seed) => watchBattle(planning, features, shape.clarity, { scenario }, seed),
  learn: (lessons, unseen, provenance) => learn(features.names, shape, lessons, unseen, provenance),
});
