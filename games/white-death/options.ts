import { type OptionSpec, type OptionValues, readOptions, type Result } from '@impulse/engine';

/** Readings of the manual that players may choose; the standard is that of the rulings. */
export const optionSpecs = [
  /** Roll for the 7th Flieger Division on turn 12, or let only its one battalion come. */
  { id: 'flieger', rule: '17F', values: ['roll', 'battalion'], standard: 'roll' },
  /** Scenario I and the campaign: everything is placed in one step, or by the players. */
  { id: 'setup', rule: 'set-up', values: ['historical', 'free'], standard: 'historical' },
] as const satisfies readonly OptionSpec[];

export type WhiteDeathOptions = OptionValues<(typeof optionSpecs)[number]>;

export const checkOptions = (given: unknown, path?: string): Result<WhiteDeathOptions> =>
  readOptions(optionSpecs, given, path);
