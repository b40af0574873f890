import { totensonntag } from '@impulse/totensonntag';
import { greedy, script } from '@impulse/totensonntag/opponent/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { Policy } from './policy.js';
import { randomPolicy } from './random-policy.js';

/** The opponents for Totensonntag, from weak to strong. */
export const levels = ['random', 'greedy', 'script'] as const;
export type Level = (typeof levels)[number];

export const policies: Readonly<Record<Level, Policy<State>>> = {
  random: randomPolicy(totensonntag),
  greedy,
  script,
};
