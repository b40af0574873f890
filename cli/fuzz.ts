import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type BattleId, battleIds } from '@impulse/library';
import { loadRandomPlay } from '@impulse/library/random-play.js';
import { fuzzSpoilt } from './fuzz-spoilt.js';

/** `npm run fuzz`: random play with every invariant checked at every step, for as long as one likes. */

const usage = `Usage: npm run fuzz -- --minutes N [--game G] [--seed S] [--workers K]

Plays whole random games with every invariant checked at every step; of White Death with the actions of some units, and
of all of them at one step in 64. Without --game (${battleIds.join(', ')}) the battles take turns. Stops at the first
failure, leaves its record under failures/ and ends with exit code 1. The same seed plays the same games again.

       npm run fuzz -- --spoilt N [--seed S]

Makes N requests, positions, records and data files wrong, and watches that each is answered within a second and 200 MB,
never by a mistake of the program, and tells a seat nothing that it may not know.`;

interface Wanted {
  readonly games: readonly BattleId[];
  readonly minutes: number;
  readonly seed: string;
  readonly workers: number;
  /** So many spoilt texts instead of games. */
  readonly spoilt: number;
}

/** What one worker is told, and what it tells after each game. */
interface Task {
  readonly games: readonly BattleId[];
  readonly row: string;
  readonly first: number;
  readonly step: number;
  readonly stop: Int32Array;
}
type Message = { readonly games: 1; readonly events: number } | { readonly failure: string };

const failures = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'failures');

function leave(name: string, text: string): void {
  fs.mkdirSync(failures, { recursive: true });
  fs.writeFileSync(path.join(failures, name), text);
}

async function work({ games, row, first, step, stop }: Task): Promise<void> {
  const tell = (message: Message): void => parentPort!.postMessage(message);
  try {
    for (let number = first; Atomics.load(stop, 0) === 0; number += step) {
      const game = games[number % games.length];
      const play = await loadRandomPlay(game);
      const { events } = play(row, Math.floor(number / games.length), leave);
      tell({ games: 1, events });
    }
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
  }
}

/** A text that says what is wrong with the arguments, or what is wanted. */
function readArguments(args: readonly string[]): Wanted | string {
  try {
    const text = { type: 'string' } as const;
    const options = { minutes: text, game: text, seed: text, workers: text, spoilt: text };
    const { values } = parseArgs({ args: [...args], options, strict: true });
    const games = values.game === undefined ? battleIds : battleIds.filter((game) => game === values.game);
    if (games.length === 0) return `--game: one of ${battleIds.join(', ')} is wanted.`;
    const spoilt = Number(values.spoilt ?? 0);
    if (!Number.isInteger(spoilt) || spoilt < 0) return '--spoilt: a whole number is wanted, such as 20000.';
    const minutes = Number(values.minutes ?? (spoilt > 0 ? 1 : 0));
    if (!(minutes > 0 && minutes <= 10_000)) return '--minutes: a number of minutes is wanted, such as 10.';
    const workers = Number(values.workers ?? os.availableParallelism());
    if (!Number.isInteger(workers) || workers < 1 || workers > 64)
      return '--workers: a whole number 1 to 64 is wanted.';
    const seed = values.seed ?? randomBytes(6).toString('hex');
    if (!/^[\w-]{1,40}$/.test(seed)) return '--seed: up to 40 letters, digits, - and _ are wanted.';
    return { games, minutes, seed, workers, spoilt };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function fuzz({ games: names, minutes, seed, workers }: Wanted): Promise<number> {
  const began = performance.now();
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const halt = (): void => void Atomics.store(stop, 0, 1);
  let games = 0;
  let events = 0;
  let failure: string | undefined;

  const summary = (): string => {
    const seconds = (performance.now() - began) / 1000;
    const rate = (count: number) => (count / seconds).toFixed(1);
    return `${games} games, ${events} steps in ${seconds.toFixed(0)} s (${rate(games)} games and ${rate(events)} steps per second)`;
  };
  console.log(
    `${names.join(' and ')}, seed ${seed}, ${workers} ${workers === 1 ? 'worker' : 'workers'}, ${minutes} min`,
  );
  const terminal = process.stdout.isTTY;
  const show = (): void => void process.stdout.write(terminal ? `\r${summary()}` : `${summary()}\n`);
  const progress = setInterval(show, terminal ? 1000 : 30_000);
  const end = setTimeout(halt, minutes * 60_000);
  process.once('SIGINT', halt);

  const run = (first: number): Promise<void> =>
    new Promise((resolve) => {
      const task: Task = { games: names, row: `fuzz ${seed}`, first, step: workers, stop };
      const worker = new Worker(new URL(import.meta.url), { workerData: task });
      worker.on('message', (message: Message) => {
        if ('failure' in message) {
          failure ??= message.failure;
          halt();
          return;
        }
        games += message.games;
        events += message.events;
      });
      worker.on('error', (error) => {
        failure ??= error.message;
        halt();
      });
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: workers }, (_, first) => run(first)));
  clearInterval(progress);
  clearTimeout(end);
  console.log(`${terminal ? '\r' : ''}${summary()}`);
  if (failure === undefined) {
    console.log('Every invariant held.');
    return 0;
  }
  console.error(`\nFAILED: ${failure}`);
  return 1;
}

if (isMainThread) {
  const args = process.argv.slice(2);
  const wanted = args.includes('--help') ? usage : readArguments(args);
  if (typeof wanted !== 'string') {
    const { spoilt, seed } = wanted;
    process.exitCode = await (spoilt > 0 ? fuzzSpoilt(spoilt, seed, failures) : fuzz(wanted));
  } else if (wanted === usage) {
    console.log(usage);
  } else {
    console.error(`fuzz: ${wanted}\n\n${usage}`);
    process.exitCode = 2;
  }
} else {
  await work(workerData as Task);
}
