import type { Effort } from '@impulse/engine/invariants.js';
import { BoutWorkers, Tally } from '@impulse/engine/testing-workers.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionTypes } from './actions.js';
import { steps } from './state.js';

/** Three hundred whole games. */

const inTime = { timeout: 900_000 };
const workers = new BoutWorkers(import.meta.url);

beforeAll(() => workers.start(), 300_000);
afterAll(() => workers.stop());

async function playAll(row: string, first: number, count: number, effort: Effort, tally: Tally): Promise<void> {
  expect(await workers.play(row, first, count, effort, tally)).toEqual([]);
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
