import { expect, test } from 'vitest';
import { finish, type Progress, type Work } from './work.js';

function* counting(total: number): Work<string> {
  for (let done = 0; done < total; done++) yield { done, total };
  return 'counted';
}

test('work is done to its end, and tells how far it is', () => {
  const told: Progress[] = [];
  expect(finish(counting(2), (progress) => told.push(progress))).toBe('counted');
  expect(told).toEqual([
    { done: 0, total: 2 },
    { done: 1, total: 2 },
  ]);
});
