import { afterEach, expect, test, vi } from 'vitest';
import { breath, inBreaths } from './breath.js';

afterEach(() => vi.restoreAllMocks());

/** A clock on which each piece takes so long, and a page that would like to do something else. */
async function done(pieces: number, milliseconds: number): Promise<string[]> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const order: string[] = [];
  void breath().then(() => order.push('page'));
  await inBreaths(
    (function* () {
      for (let piece = 1; piece <= pieces; piece++) {
        now += milliseconds;
        yield order.push(`piece ${piece}`);
      }
    })(),
  );
  return order;
}

test('long pieces of work let the page have its turn in between', async () => {
  expect(await done(3, 40)).toEqual(['piece 1', 'page', 'piece 2', 'piece 3']);
});

test('short ones are done in one go', async () => {
  expect(await done(3, 1)).toEqual(['piece 1', 'piece 2', 'piece 3']);
});
