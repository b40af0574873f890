import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.js';
import { Shifts } from './shifts.js';

const databases = testDatabases();
beforeAll(() => databases.start());
afterAll(() => databases.end());

const minute = 60_000;

describe.each(databases.kinds)('work that machines share, %s', (_, make) => {
  let now = 1_800_000_000_000;
  const made = async () => {
    const store = await (await make())();
    return { store, shifts: new Shifts(await store.tables(), () => now) };
  };
  const shift = { id: 's', module: 'simulate/worker', program: 'p', plan: '{}' };

  test('each job is done by one of many, and each answer heard once', async () => {
    const { store, shifts } = await made();
    await shifts.post(
      shift,
      Array.from({ length: 40 }, (__, number) => `job ${number}`),
    );
    expect(await shifts.find('s')).toEqual({ module: 'simulate/worker', plan: '{}' });
    const heard: string[] = [];
    const machine = async (): Promise<void> => {
      for (let idle = 0; idle < 50;) {
        const job = await shifts.take('p');
        if (job) await shifts.answer(job, job.job);
        else idle++;
        heard.push(...(await shifts.hear('s')));
      }
    };
    await Promise.all([machine(), machine(), machine()]);
    expect(heard.toSorted()).toEqual(Array.from({ length: 40 }, (__, number) => `job ${number}`).toSorted());
    await shifts.end('s');
    expect(await shifts.find('s')).toBeNull();
    await store.close();
  });

  test('what a machine that died was at is done by another, and counts once', async () => {
    const { store, shifts } = await made();
    await shifts.post(shift, ['one']);
    const dead = await shifts.take('p');
    expect(await shifts.take('p')).toBeNull();
    now += 2 * minute;
    const renewed = dead && (await shifts.renew(dead));
    now += 2 * minute;
    expect(await shifts.take('p')).toBeNull();
    now += 2 * minute;
    const second = await shifts.take('p');
    expect(second?.job).toBe('one');
    // It was only slow: the answer is there, and the other one is not heard besides.
    if (!renewed || !second) throw new Error('Nothing was taken');
    expect(await shifts.renew(renewed)).toBeNull();
    await shifts.answer(renewed, 'early');
    await shifts.answer(second, 'late');
    expect(await shifts.hear('s')).toEqual(['early']);
    expect(await shifts.hear('s')).toEqual([]);
    await store.close();
  });

  test('another program takes nothing, what is given back is free, and what nobody awaits is forgotten', async () => {
    const { store, shifts } = await made();
    await shifts.post(shift, ['one']);
    expect(await shifts.take('other')).toBeNull();
    expect(await shifts.take('p', 'other shift')).toBeNull();
    const job = await shifts.take('p', 's');
    if (!job) throw new Error('Nothing was taken');
    await shifts.giveBack(job);
    expect(await shifts.take('p')).toMatchObject({ number: 0 });
    await shifts.hear('s');
    now += 16 * minute;
    expect(await shifts.take('p')).toBeNull();
    await shifts.forget();
    expect(await shifts.find('s')).toBeNull();
    await store.close();
  });
});
