import { bad, didYouMean, good, type Result } from '@impulse/engine';

/** Options and operands of a command, read from the words behind its name. */

export interface Option<T> {
  /** What stands for the value in the help; empty for an option without one. */
  readonly value: string;
  readonly help: string;
  readonly standard: T;
  readonly read: (text: string, name: string) => Result<T>;
}

export type Options = Readonly<Record<string, Option<unknown>>>;
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

export interface Operand {
  readonly name: string;
  readonly help: string;
}

export interface Arguments<O extends Options> {
  readonly options: Values<O>;
  /** Options that were given, as against those at their standard. */
  readonly given: ReadonlySet<string>;
  readonly operands: readonly string[];
}

export const flag = (help: string): Option<boolean> => ({ value: '', help, standard: false, read: () => good(true) });

export const text = (value: string, help: string): Option<string | undefined> => ({
  value,
  help,
  standard: undefined,
  read: (word) => good(word),
});

export const textOr = (value: string, help: string, standard: string): Option<string> => ({
  value,
  help,
  standard,
  read: (word) => good(word),
});

export const choice = <const C extends string, D extends C | undefined>(
  choices: readonly C[],
  help: string,
  standard: D,
): Option<C | D> => ({
  value: choices.join('|'),
  help,
  standard,
  read(word, name) {
    const found = choices.find((one) => one === word);
    if (found !== undefined) return good(found);
    const hint = didYouMean(word, choices);
    return bad('unknown-value', name, `${name} takes one of: ${choices.join(', ')}; not "${word}".${hint}`);
  },
});

export const whole = <D extends number | undefined>(
  value: string,
  help: string,
  [least, most]: readonly [number, number],
  standard: D,
): Option<number | D> => ({
  value,
  help,
  standard,
  read(word, name) {
    const number = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
    if (number >= least && number <= most) return good(number);
    return bad('out-of-range', name, `${name} takes a whole number from ${least} to ${most}; not "${word}".`);
  },
});

/** `key=value,key=value`. */
export const pairs = (value: string, help: string): Option<Readonly<Record<string, string>>> => ({
  value,
  help,
  standard: {},
  read(word, name) {
    const found: Record<string, string> = {};
    for (const part of word.split(',').filter((one) => one.trim() !== '')) {
      const [key, setting, ...more] = part.split('=').map((one) => one.trim());
      if (!key || !setting || more.length > 0) {
        return bad('bad-pair', name, `${name} takes name=value,name=value; "${part}" is not of that form.`);
      }
      found[key] = setting;
    }
    return good(found);
  },
});

/** Reads `--name value`, `--name=value` and operands; after `--` everything is an operand. */
export function readArguments<O extends Options>(
  words: readonly string[],
  options: O,
  operands: readonly Operand[],
): Result<Arguments<O>> {
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) values[name] = option.standard;
  const given = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === '--') {
      rest.push(...words.slice(at + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      rest.push(word);
      continue;
    }
    const [, name, inline] = /^--?([^=]*)(?:=(.*))?$/s.exec(word) ?? ['', word, undefined];
    if (!word.startsWith('--') || !Object.hasOwn(options, name)) return unknownOption(word, name, options);
    const option = options[name];
    if (given.has(name)) return bad('twice', `--${name}`, `--${name} was given twice.`);
    given.add(name);
    if (option.value === '') {
      if (inline !== undefined) return bad('no-value', `--${name}`, `--${name} takes no value.`);
      values[name] = true;
      continue;
    }
    const value = inline ?? words[++at];
    if (value === undefined) return bad('missing-value', `--${name}`, `--${name} needs a value: ${option.value}.`);
    const read = option.read(value, `--${name}`);
    if (!read.ok) return read;
    values[name] = read.value;
  }
  if (rest.length > operands.length) {
    const extra = rest[operands.length];
    return bad('too-many', extra, `"${extra}" is one word too many here.`);
  }
  if (rest.length < operands.length) {
    const missing = operands[rest.length];
    return bad('missing-operand', missing.name, `${missing.name} is missing: ${missing.help}.`);
  }
  return good({ options: values as Values<O>, given, operands: rest });
}

function unknownOption(word: string, name: string, options: Options): Result<never> {
  const known = Object.keys(options).map((one) => `--${one}`);
  const shown = word.split('=')[0].slice(0, 60);
  return bad('unknown-option', shown, `There is no option ${shown}.${didYouMean(`--${name}`, [...known, '--help'])}`);
}
