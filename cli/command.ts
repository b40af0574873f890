import { type Arguments, flag, type Operand, type Options, readArguments } from './arguments.js';
import { type Console, DONE, fail, MISUSED, print } from './console.js';
import { wrapped } from './width.js';

/** One subcommand of `impulse`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: () => string;
  readonly run: (words: readonly string[], console: Console) => Promise<number>;
}

interface Definition<O extends Options> {
  readonly name: string;
  readonly summary: string;
  /** Paragraphs of the help page. */
  readonly about: readonly string[];
  readonly operands?: readonly Operand[];
  readonly options: O;
  readonly examples?: readonly string[];
  readonly run: (given: Arguments<O>, console: Console) => Promise<number>;
}

const helpWords = ['--help', '-h'];

export function command<const O extends Options>(definition: Definition<O>): Command {
  const { name, summary, operands = [] } = definition;
  const help = (): string => helpPage(definition);
  return {
    name,
    summary,
    help,
    async run(words, console) {
      const literal = words.indexOf('--');
      if (words.slice(0, literal < 0 ? words.length : literal).some((word) => helpWords.includes(word))) {
        await print(console.stdout, help());
        return DONE;
      }
      const read = readArguments(words, definition.options, operands);
      if (read.ok) return definition.run(read.value, console);
      return fail(console, `${name}: ${read.error.message} See impulse ${name} --help.`, MISUSED);
    },
  };
}

/** Commands that share their first word: `impulse matches list`. */
export function commandGroup(name: string, summary: string, commands: readonly Command[]): Command {
  const help = (): string =>
    [
      `Usage: impulse ${name} COMMAND [options]`,
      '',
      ...table(commands.map((one) => [one.name, one.summary] as const)),
      '',
      `--help after a command explains it.`,
      '',
    ].join('\n');
  return {
    name,
    summary,
    help,
    async run([first, ...rest], console) {
      const found = commands.find((one) => one.name === `${name} ${first}`);
      if (found) return found.run(rest, console);
      if (first !== undefined && helpWords.includes(first)) {
        await print(console.stdout, help());
        return DONE;
      }
      const wanted = first === undefined ? 'A command is missing.' : `There is no command "${first.slice(0, 60)}".`;
      return fail(console, `${name}: ${wanted} See impulse ${name} --help.`, MISUSED);
    },
  };
}

function helpPage<O extends Options>({ name, about, operands = [], options, examples = [] }: Definition<O>): string {
  const usage = ['impulse', name, ...operands.map((operand) => operand.name), '[options]'].join(' ');
  const lines = [`Usage: ${usage}`, ''];
  for (const paragraph of about) lines.push(...wrapped(paragraph, 78), '');
  if (operands.length > 0) lines.push(...table(operands.map((operand) => [operand.name, operand.help])), '');
  lines.push('Options:');
  const all: Options = { ...options, help: flag('show this page') };
  lines.push(
    ...table(Object.entries(all).map(([option, spec]) => [`--${option} ${spec.value}`.trim(), spec.help])),
    '',
  );
  if (examples.length > 0) lines.push('Examples:', ...examples.map((example) => `  ${example}`), '');
  return lines.join('\n');
}

/** Two columns; a left side too long for its column has a line of its own. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const column = Math.min(26, Math.max(...rows.map(([left]) => left.length)) + 2);
  return rows.flatMap(([left, right]) => {
    const [first, ...more] = wrapped(right, 76 - column);
    const rest = more.map((line) => ' '.repeat(column + 2) + line);
    if (left.length + 2 > column) return [`  ${left}`, ' '.repeat(column + 2) + first, ...rest];
    return [`  ${left.padEnd(column)}${first}`, ...rest];
  });
}
