/** Computer opponents: what they share. */
export * from './play-out.js';
export * from './policy.js';
export * from './random-policy.js';
export * from './think.js';
