/** What policies are; the games implement them, so the contract is the engine's. */
export type { Alternative, Mood, Moods, Motive, Policy, PolicyMaker, PolicySettings, Reasons } from '@impulse/engine';
