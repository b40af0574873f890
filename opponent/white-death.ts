import { whiteDeath } from '@impulse/white-death';
import { greedy, script } from '@impulse/white-death/opponent/index.js';
import type { State } from '@impulse/white-death/state.js';
import type { Policy } from './policy.js';
import { randomPolicy } from './random-policy.js';
import type { Level } from './totensonntag.js';

/** The opponents for White Death, by the same levels. */
export const whiteDeathPolicies: Readonly<Record<Level, Policy<State>>> = {
  random: randomPolicy(whiteDeath),
  greedy,
  script,
};
