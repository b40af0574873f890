import type { Effort } from '@impulse/engine/invariants/index.js';
import { BoutWorkers, PlayTally } from '@impulse/engine/testing/workers.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionTypes } from './actions/actions.js';
import { steps } from './state.js';

/** Twenty-six scenario games, a campaign and a break-out, some by the script, with every invariant of the house. */

const inTime = { timeout: 900_000 };
const workers = new BoutWorkers(import.meta.url);

beforeAll(() => workers.start(), 300_000);
afterAll(() => workers.stop());

/** At most steps a few units are asked what they can do; at some, all of them. */
const effort: Effort = { someUnits: 2, longest: 20_000, resumes: false };

describe('whole games, random and scripted, with every invariant checked', () => {
  const tally = new PlayTally();

  test.each([
    ['twelve scenario games', 'scenarios', 0, 12],
    ['twelve more', 'scenarios', 12, 12],
    ['a campaign', 'campaign', 0, 1],
    ['two scenario games of the script', 'script', 1, 2],
    ['a garrison that has broken out', 'breakout', 0, 1],
  ])('%s', inTime, async (_, row, first, count) => {
    expect(await workers.play(row, first, count, effort, tally)).toEqual([]);
  });

  test('have all been played, and have met every step and every type of action', () => {
    expect(tally.games).toBe(28);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
