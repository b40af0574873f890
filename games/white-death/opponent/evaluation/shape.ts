import type { EvaluationData } from '@impulse/engine';

/** What is not learnt of an evaluation: how time is told, and that fifteen points on the scale of victory are clear ones. */
export const evaluationShape: Pick<EvaluationData, 'time' | 'clarity'> = {
  time: 'turns-left',
  clarity: { feature: 'lead', scale: 15 },
};
