import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Effort } from '@impulse/engine/invariants.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionTypes } from './actions.js';
import { Tally } from './invariants/bouts.js';
import { steps } from './state.js';

/*
 * Three hundred whole games. They are played by the compiled rules on threads of their own: what the test runner makes
 * of a module is half as fast, and it would use one core only. The build is brought up to date first.
 */

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '..', '..');
const inTime = { timeout: 900_000 };

interface Order {
  readonly row: string;
  readonly number: number;
  readonly effort: Effort;
}
interface Answer {
  readonly played?: Parameters<Tally['add']>[0];
  readonly failure?: string;
  /** Name and text of files to be left behind. */
  readonly files: readonly (readonly [string, string])[];
}

const workerSource = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ boutOf, playBout }) => {
    parentPort.on('message', ({ row, number, effort }) => {
      const files = [];
      const answer = { files };
      try {
        answer.played = playBout(boutOf(row, number), effort, (name, text) => files.push([name, text]));
      } catch (error) {
        answer.failure = error instanceof Error ? error.message : String(error);
      }
      parentPort.postMessage(answer);
    });
  });
`;

const compiled = new URL('./dist/invariants/bouts.js', import.meta.url).href;
const idle: Worker[] = [];
const waiting: { readonly order: Order; resolve(answer: Answer): void; reject(error: unknown): void }[] = [];

/** Games are started in the order in which they are asked for, one on each thread. */
function play(order: Order): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => waiting.push({ order, resolve, reject }));
  void startNext();
  return answer;
}

async function startNext(): Promise<void> {
  const worker = idle.pop();
  const next = worker && waiting.shift();
  if (!next) {
    if (worker) idle.push(worker);
    return;
  }
  worker.postMessage(next.order);
  try {
    const [answer] = (await once(worker, 'message')) as [Answer];
    for (const [name, text] of answer.files) leave(name, text);
    next.resolve(answer);
    idle.push(worker);
    await startNext();
  } catch (error) {
    // A thread has died of something other than a broken invariant: there is no point in going on.
    for (const { reject } of [next, ...waiting.splice(0)]) reject(error);
  }
}

function leave(name: string, text: string): void {
  fs.mkdirSync(path.join(root, 'failures'), { recursive: true });
  fs.writeFileSync(path.join(root, 'failures', name), text);
}

beforeAll(() => {
  const build = spawnSync(process.execPath, [path.join(root, 'scripts', 'bootstrap.mjs'), '--build'], {
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(`The rules do not compile:\n${build.stderr}`);
  const threads = Math.min(4, os.availableParallelism());
  for (let i = 0; i < threads; i++) idle.push(startWorker());
}, 300_000);

afterAll(async () => {
  await Promise.all(idle.map((worker) => worker.terminate()));
});

/** Without the runner's own arguments, which would lead to the sources. */
const startWorker = (): Worker => new Worker(workerSource, { eval: true, execArgv: [], workerData: compiled });

async function playAll(row: string, first: number, count: number, effort: Effort, tally: Tally): Promise<void> {
  const games = Array.from({ length: count }, (_, index) => play({ row, number: first + index, effort }));
  const answers = await Promise.all(games);
  expect(answers.flatMap(({ failure }) => (failure === undefined ? [] : [failure]))).toEqual([]);
  for (const { played } of answers) tally.add(played!);
}

describe('whole random games with every invariant checked at every step', () => {
  const tally = new Tally();

  test.each([0, 10, 20])('ten games from number %i', inTime, (first) =>
    playAll('thorough', first, 10, { thorough: 1 }, tally),
  );

  test('have all been played', () => {
    expect(tally.games).toBe(30);
    expect(tally.thorough).toBe(tally.events);
  });
});

describe('whole random games with the cheap checks at every step and all of them at some', () => {
  const tally = new Tally();

  test.each([0, 45, 90, 135, 180, 225])('forty-five games from number %i', inTime, async (first) => {
    await playAll('wide', first, 36, { thorough: 0.03, resumes: false }, tally);
    await playAll('wide', first + 36, 9, { thorough: 0.03 }, tally);
  });

  test('have all been played, and have met every step and every type of action', () => {
    expect(tally.games).toBe(270);
    expect(tally.thorough).toBeGreaterThan(tally.events / 60);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
