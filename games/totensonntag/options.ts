import type { Options, OptionSpec, Result } from '@impulse/engine';
import { bad, good } from '@impulse/engine';

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
  /** The Afrika Division's second outpost. */
  { id: 'outpost', rule: '10.1', values: ['I10', 'L10'], standard: 'I10' },
] as const satisfies readonly OptionSpec[];

type Spec = (typeof optionSpecs)[number];
export type TotensonntagOptions = { readonly [S in Spec as S['id']]: S['values'][number] };

export function checkOptions(given: unknown, path = 'options'): Result<TotensonntagOptions> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return bad('wrong-type', path, 'Options must be an object of option names and values.');
  }
  const wanted = (given ?? {}) as Record<string, unknown>;
  const options: Record<string, string> = {};
  for (const spec of optionSpecs) options[spec.id] = spec.standard;
  for (const [id, value] of Object.entries(wanted)) {
    const spec = optionSpecs.find((candidate) => candidate.id === id);
    if (!spec) {
      return bad('unknown-option', `${path}.${id}`, `There is no option of this name; there are ${optionIds()}.`);
    }
    if (typeof value !== 'string' || !(spec.values as readonly string[]).includes(value)) {
      return bad('bad-option', `${path}.${id}`, `This option takes one of: ${spec.values.join(', ')}.`);
    }
    options[id] = value;
  }
  return good(options as TotensonntagOptions satisfies Options);
}

const optionIds = () => optionSpecs.map((spec) => spec.id).join(', ');
