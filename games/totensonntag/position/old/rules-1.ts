import { earlierRules, rulesVersion } from '../../rules/numbers.js';
import type { State } from '../../state.js';

/** Positions of battles that were played by the first version of the rules. */

const version = '1';

export interface OldHeading {
  readonly rules?: unknown;
  readonly options?: unknown;
}

export const isOfOldRules = (value: unknown): value is OldHeading =>
  typeof value === 'object' && value !== null && (value as OldHeading).rules === version;

/** What a position of that time says of its rules, in the words of the present ones. */
export function ofPresentRules({ rules, options }: OldHeading): OldHeading {
  if (rules !== version || typeof options !== 'object') return {};
  return { rules: rulesVersion, options: { ...earlierRules[version], ...options } };
}

/** What a position of that time said of its rules. */
export function ofOldRules(state: State): OldHeading {
  const { activationDice: _dice, ...options } = state.context.options;
  return { rules: version, options };
}
