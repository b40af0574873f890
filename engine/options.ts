import type { OptionSpec } from './game.js';
import { fieldPath } from './reading/path.js';
import { bad, good, type Result } from './reading/result.js';

/** The values of every option, those not given by their standard. */
export type OptionValues<Spec extends OptionSpec> = { readonly [S in Spec as S['id']]: S['values'][number] };

/** Checks what somebody wrote for the options of a battle. */
export function readOptions<const Spec extends OptionSpec>(
  specs: readonly Spec[],
  given: unknown,
  path = 'options',
): Result<OptionValues<Spec>> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return bad('wrong-type', path, 'Options must be an object of option names and values.');
  }
  const options: Record<string, string> = {};
  for (const spec of specs) options[spec.id] = spec.standard;
  for (const [id, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const spec = specs.find((candidate) => candidate.id === id);
    if (!spec) {
      const known = specs.map((one) => one.id).join(', ');
      return bad('unknown-option', fieldPath(path, id), `There is no option of this name; there are ${known}.`);
    }
    if (typeof value !== 'string' || !spec.values.includes(value)) {
      return bad('bad-option', fieldPath(path, id), `This option takes one of: ${spec.values.join(', ')}.`);
    }
    options[id] = value;
  }
  return good(options as OptionValues<Spec>);
}
