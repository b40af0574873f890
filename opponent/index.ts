/** Computer opponents: what they share, and the list of them. */
export * from './play-out.js';
export * from './policy.js';
export * from './random-policy.js';
export * from './think.js';
export * from './totensonntag.js';
export * from './white-death.js';
