/** Computer opponents: what they share. The contract is the engine's, because the games implement it. */
export type { Alternative, Mood, Moods, Motive, Policy, PolicyMaker, PolicySettings, Reasons } from '@impulse/engine';
export * from './play-out.js';
export * from './random-policy.js';
export * from './think.js';
