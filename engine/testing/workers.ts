import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PlayTally } from '../invariants/bouts.js';
import type { Effort, PlayedGame } from '../invariants/index.js';

/**
 * Whole games for tests, played by the compiled rules on threads of their own: what the test runner makes of a module
 * is half as fast, and it would use one core only. The build is brought up to date first.
 */

interface Job {
  readonly row: string;
  readonly number: number;
  readonly effort: Effort;
}
interface Answer {
  readonly played?: PlayedGame;
  readonly failure?: string;
  /** Name and text of files to be left behind. */
  readonly files: readonly (readonly [string, string])[];
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** The compiled module offers `boutOf(row, number)` and `playBout(bout, effort, leave)`. */
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

export class BoutWorkers {
  readonly #root: string;
  readonly #compiled: string;
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];

  /** `game` is the folder of the battle, as a URL of the test file's own. */
  constructor(game: string) {
    const folder = path.dirname(fileURLToPath(game));
    this.#root = path.join(folder, '..', '..');
    this.#compiled = new URL('./dist/invariants/bouts.js', game).href;
  }

  start(): void {
    const bootstrap = path.join(this.#root, 'scripts', 'bootstrap.mjs');
    const build = spawnSync(process.execPath, [bootstrap, '--build'], { encoding: 'utf8' });
    if (build.status !== 0) throw new Error(`The rules do not compile:\n${build.stderr}`);
    const threads = Math.min(4, os.availableParallelism());
    // Without the runner's own arguments, which would lead to the sources.
    const startWorker = () => new Worker(workerSource, { eval: true, execArgv: [], workerData: this.#compiled });
    for (let i = 0; i < threads; i++) this.#idle.push(startWorker());
  }

  async stop(): Promise<void> {
    await Promise.all(this.#idle.map((worker) => worker.terminate()));
  }

  /** Plays `count` games of a row; returns what went wrong. */
  async play(row: string, first: number, count: number, effort: Effort, tally: PlayTally): Promise<string[]> {
    const games = Array.from({ length: count }, (_, index) => this.#play({ row, number: first + index, effort }));
    const answers = await Promise.all(games);
    for (const { played } of answers) if (played) tally.add(played);
    return answers.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
  }

  /** Games are started in the order in which they are asked for, one on each thread. */
  #play(job: Job): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.push({ job, resolve, reject }));
    void this.#startNext();
    return answer;
  }

  async #startNext(): Promise<void> {
    const worker = this.#idle.pop();
    const next = worker && this.#waiting.shift();
    if (!next) {
      if (worker) this.#idle.push(worker);
      return;
    }
    worker.postMessage(next.job);
    try {
      const [answer] = (await once(worker, 'message')) as [Answer];
      for (const [name, text] of answer.files) this.#leave(name, text);
      next.resolve(answer);
      this.#idle.push(worker);
      await this.#startNext();
    } catch (error) {
      // A thread has died of something other than a broken invariant: there is no point in going on.
      const { row, number } = next.job;
      const died = new Error(`The thread that played ${row} ${number} has died`, { cause: error });
      for (const { reject } of [next, ...this.#waiting.splice(0)]) reject(died);
    }
  }

  #leave(name: string, text: string): void {
    fs.mkdirSync(path.join(this.#root, 'failures'), { recursive: true });
    fs.writeFileSync(path.join(this.#root, 'failures', name), text);
  }
}

export { PlayTally };
