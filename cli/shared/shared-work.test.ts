import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgres } from '@impulse/server/testing/postgres.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiled } from '../places.js';
import { workTogether } from './work-together.js';

/** Long work that machines share over a PostgreSQL; here the machines are processes. */

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
});
afterAll(() => postgres.end());

/** A machine on which the program runs, and everything it says. */
class Machine {
  readonly #child: ChildProcess;
  said = '';

  constructor(words: readonly string[], env: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [path.join(compiled, 'main.js'), ...words], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child.stdout?.on('data', (data: Buffer) => (this.said += data.toString()));
  }

  async exit(signal?: 'SIGTERM'): Promise<unknown> {
    const exited = once(this.#child, 'close');
    if (signal) this.#child.kill(signal);
    return (await exited)[0];
  }
}

const simulate = ['simulate', '--games', '16', '--workers', '1', '--seed', 'shared', '--json', '-'];
const randomly = [...simulate, '--dak', 'random', '--cw', 'random'];
const record = path.join(import.meta.dirname, '..', '..', 'library', 'old-records', 'totensonntag-whole.json');
const look = ['analyse', record, '--workers', '1', '--samples', '2', '--throws', '0', '--budget', '8'];

describe('long work over a PostgreSQL', () => {
  test.each([
    ['simulate', randomly],
    ['analyse', look],
  ])('%s: another machine takes part, and the results are those of one machine', async (_, words) => {
    const alone = new Machine(words, {});
    expect(await alone.exit()).toBe(0);
    const helper = new Machine(['work', '--workers', '1'], { WORK_URL: url });
    await expect.poll(() => helper.said).toContain('Working on 1 threads');
    const shared = new Machine(words, { WORK_URL: url });
    expect(await shared.exit()).toBe(0);
    expect(alone.said).not.toBe('');
    expect(shared.said).toBe(alone.said);
    expect(await helper.exit('SIGTERM')).toBe(0);
    expect(Number(/Jobs done: (\d+)/.exec(helper.said)?.[1])).toBeGreaterThan(0);
  });

  test('what goes wrong is told to whoever waits, and nothing but work is started', async () => {
    const shift = { module: 'play/helper', plan: {}, jobs: [1], threads: 1, batch: 1 };
    await expect(workTogether(url, shift, () => undefined)).rejects.toThrow('Not to be started for others');
  });

  test('without a PostgreSQL there is nothing to be shared', async () => {
    expect(await new Machine(['work'], { WORK_URL: 'http://elsewhere' }).exit()).toBe(2);
  });
});
