import { type OptionSpec, type OptionValues, readOptions, type Result } from '@impulse/engine';

/** Options of a scenario: the optional rules, and the contested rulings with our answer as the standard. */
export const optionSpecs = [
  { id: 'reconSupport', rule: '7.6', values: ['off', 'on'], standard: 'off' },
  { id: 'aircraft', rule: '7.7', values: ['off', 'on'], standard: 'off' },
  /** Ruling 31. */
  { id: 'overruns', rule: '7.5', values: ['one', 'many'], standard: 'one' },
  /** Ruling 15. */
  { id: 'adjacentBarrage', rule: '7.4', values: ['no', 'yes'], standard: 'no' },
  /** Is F2 an entrenchment? */
  { id: 'birElGubi', rule: '7.1', values: ['entrenched', 'open'], standard: 'entrenched' },
  /** Rulings 12 and 65: is the roll for the activation number seen by both players? */
  { id: 'activationDice', rule: '2.1', values: ['open', 'secret'], standard: 'open' },
  /** The Afrika Division's second outpost. */
  { id: 'outpost', rule: '10.1', values: ['I10', 'L10'], standard: 'I10' },
] as const satisfies readonly OptionSpec[];

export type TotensonntagOptions = OptionValues<(typeof optionSpecs)[number]>;

export const checkOptions = (given: unknown, path?: string): Result<TotensonntagOptions> =>
  readOptions(optionSpecs, given, path);
