import { didYouMean } from '@impulse/engine';
import { type Command, table } from './command.js';
import { type Console, DONE, fail, MISUSED, print } from './console.js';
import { version } from './places.js';

/** Hands over to the subcommand that the first word names. */

/** Each is loaded when it is asked for: a server starts the sooner without the others. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play/play.js')).playCommand,
  serve: async () => (await import('./serve/serve.js')).serveCommand,
  backup: async () => (await import('./serve/backup.js')).backupCommand,
  restore: async () => (await import('./serve/backup.js')).restoreCommand,
  migrate: async () => (await import('./matches/matches.js')).migrateCommand,
  matches: async () => (await import('./matches/matches.js')).matchesCommand,
  engine: async () => (await import('./engine.js')).engineCommand,
  simulate: async () => (await import('./simulate/simulate.js')).simulateCommand,
  ladder: async () => (await import('./ladder/ladder.js')).ladderCommand,
  fit: async () => (await import('./fit/fit.js')).fitCommand,
  census: async () => (await import('./census/census.js')).censusCommand,
  balance: async () => (await import('./balance/balance.js')).balanceCommand,
  calibrate: async () => (await import('./calibrate/calibrate.js')).calibrateCommand,
  replay: async () => (await import('./replay.js')).replayCommand,
  analyse: async () => (await import('./analyse/analyse.js')).analyseCommand,
  work: async () => (await import('./shared/work-command.js')).workCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  data: async () => (await import('./data.js')).dataCommand,
  'check-data': async () => (await import('./data.js')).checkDataCommand,
};

const names = Object.keys(commands);

/** Null when there is none of that name. */
const commandOf = async (name: string): Promise<Command | null> =>
  Object.hasOwn(commands, name) ? await commands[name]() : null;

const help = async (): Promise<string> =>
  [
    'Impulse: operational hex-and-counter battles played by the book.',
    '',
    'Usage: impulse COMMAND [options]',
    '',
    'Commands:',
    ...table([
      ...(await Promise.all(Object.values(commands).map((load) => load()))).map(
        ({ name, summary }) => [name, summary] as const,
      ),
      ['help', 'this page; impulse help COMMAND explains one'],
    ]),
    '',
    'Options:',
    ...table([
      ['--help', 'this page, or after a command the help for it'],
      ['--version', 'the version'],
    ]),
    '',
  ].join('\n');

export async function runImpulse(words: readonly string[], console: Console): Promise<number> {
  const [first, ...rest] = words;
  if (first === undefined) {
    await print(console.stderr, await help());
    return MISUSED;
  }
  if (['--version', '-V', 'version'].includes(first)) {
    await print(console.stdout, `impulse ${version()}\n`);
    return DONE;
  }
  if (['--help', '-h', 'help'].includes(first)) {
    const about = rest[0] === undefined ? null : await commandOf(rest[0]);
    if (rest[0] !== undefined && !about) return unknownCommand(rest[0], console);
    await print(console.stdout, about ? about.help() : await help());
    return DONE;
  }
  const found = await commandOf(first);
  return found ? found.run(rest, console) : unknownCommand(first, console);
}

function unknownCommand(word: string, console: Console): number {
  const kind = word.startsWith('-') ? 'option' : 'command';
  const hint = didYouMean(word, [...names, 'help', '--help', '--version']);
  return fail(console, `There is no ${kind} "${word.slice(0, 60)}".${hint} See impulse --help.`, MISUSED);
}
