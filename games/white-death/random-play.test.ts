import type { Effort } from '@impulse/engine/invariants.js';
import { BoutWorkers, Tally } from '@impulse/engine/testing-workers.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionTypes } from './actions.js';
import { steps } from './state.js';

/** Forty scenario games and four campaigns, with every invariant of the house. */

const inTime = { timeout: 900_000 };
const workers = new BoutWorkers(import.meta.url);

beforeAll(() => workers.start(), 300_000);
afterAll(() => workers.stop());

/** At most steps a few units are asked what they can do; at some, all of them. */
const effort: Effort = { someUnits: 3, longest: 20_000, resumes: false };

describe('whole random games with every invariant checked at every step', () => {
  const tally = new Tally();

  test.each([0, 10, 20, 30])('ten scenario games from number %i', inTime, async (first) => {
    expect(await workers.play('scenarios', first, 10, effort, tally)).toEqual([]);
  });

  test('four campaigns', inTime, async () => {
    expect(await workers.play('campaign', 0, 4, effort, tally)).toEqual([]);
  });

  test('have all been played, and have met every step and every type of action', () => {
    expect(tally.games).toBe(44);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
