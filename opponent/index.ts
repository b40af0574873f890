/** Computer opponents: what they share. The contract is the engine's, because the games implement it. */
export type {
  Alternative,
  Mood,
  Moods,
  Motive,
  Policy,
  PolicyMaker,
  PolicySettings,
  MotiveSource,
} from '@impulse/engine';
export * from './foresight.js';
export * from './play-out.js';
export * from './random-policy.js';
export * from './sitter.js';
export * from './think.js';
export * from './variant.js';
export * from './doctrine/drill.js';
export * from './doctrine/schooled.js';
export * from './evaluation/evaluation.js';
export * from './evaluation/regression.js';
export type { Patience, Progress } from './planner/deliberation.js';
export * from './planner/planner.js';
export * from './planner/rehearsals.js';
export * from './planner/together.js';
export * from './fit/battles.js';
export * from './fit/fit.js';
export * from './baselines/one-step.js';
export * from './baselines/online-evolution.js';
export * from './baselines/tree-search.js';
export * from './analysis/index.js';
export * from './evaluation/terms.js';
export * from './staff/index.js';
