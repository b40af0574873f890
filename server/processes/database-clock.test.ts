import { expect, test } from 'vitest';
import { databaseClock } from './database-clock.js';

test('two processes with clocks of their own tell the time of the database', async () => {
  let real = 1_800_000_000_000;
  const ask = async (): Promise<number> => {
    real += 20;
    const time = await Promise.resolve(real);
    real += 20;
    return time;
  };
  const [first, second] = [
    await databaseClock(ask, () => real - 1_799_999_000_000),
    // This one runs fast: a second in ten minutes.
    await databaseClock(ask, () => real + (real - 1_800_000_000_000) / 600),
  ];
  expect(Math.abs(first.now() - real)).toBeLessThanOrEqual(1);
  expect(Math.abs(second.now() - real)).toBeLessThanOrEqual(1);
  real += 600_000;
  expect(second.now() - real).toBeCloseTo(1000, -1);
  await second.compare();
  expect(Math.abs(second.now() - first.now())).toBeLessThanOrEqual(1);
});
