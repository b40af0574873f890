import { didYouMean } from '@impulse/engine';
import { type Command, table } from './command.js';
import { type Console, DONE, fail, MISUSED, print } from './console.js';
import { analyseCommand } from './analyse/analyse.js';
import { balanceCommand } from './balance/balance.js';
import { calibrateCommand } from './calibrate/calibrate.js';
import { censusCommand } from './census/census.js';
import { checkDataCommand, dataCommand } from './data.js';
import { fitCommand } from './fit/fit.js';
import { ladderCommand } from './ladder/ladder.js';
import { matchesCommand, migrateCommand } from './matches/matches.js';
import { version } from './places.js';
import { playCommand } from './play/play.js';
import { engineCommand } from './engine.js';
import { replayCommand } from './replay.js';
import { backupCommand, restoreCommand } from './serve/backup.js';
import { serveCommand } from './serve/serve.js';
import { workCommand } from './shared/work-command.js';
import { simulateCommand } from './simulate/simulate.js';

import { verifyCommand } from './verify.js';

/** Hands over to the subcommand that the first word names. */

const commands: readonly Command[] = [
  playCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
  matchesCommand,
  engineCommand,
  simulateCommand,
  ladderCommand,
  fitCommand,
  censusCommand,
  balanceCommand,
  calibrateCommand,
  replayCommand,
  analyseCommand,
  workCommand,
  verifyCommand,
  dataCommand,
  checkDataCommand,
];

const names = commands.map(({ name }) => name);

const help = (): string =>
  [
    'Impulse: operational hex-and-counter battles played by the book.',
    '',
    'Usage: impulse COMMAND [options]',
    '',
    'Commands:',
    ...table([
      ...commands.map(({ name, summary }) => [name, summary] as const),
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
    await print(console.stderr, help());
    return MISUSED;
  }
  if (['--version', '-V', 'version'].includes(first)) {
    await print(console.stdout, `impulse ${version()}\n`);
    return DONE;
  }
  if (['--help', '-h', 'help'].includes(first)) {
    const about = commands.find(({ name }) => name === rest[0]);
    if (rest[0] !== undefined && !about) return unknownCommand(rest[0], console);
    await print(console.stdout, about ? about.help() : help());
    return DONE;
  }
  const found = commands.find(({ name }) => name === first);
  return found ? found.run(rest, console) : unknownCommand(first, console);
}

function unknownCommand(word: string, console: Console): number {
  const kind = word.startsWith('-') ? 'option' : 'command';
  const hint = didYouMean(word, [...names, 'help', '--help', '--version']);
  return fail(console, `There is no ${kind} "${word.slice(0, 60)}".${hint} See impulse --help.`, MISUSED);
}
