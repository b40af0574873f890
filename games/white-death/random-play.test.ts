import type { Effort } from '@impulse/engine/invariants/index.js';
import { BoutWorkers, PlayTally } from '@impulse/engine/testing/workers.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionTypes } from './actions/actions.js';
import { steps } from './state.js';

/** Every scenario in every temper, a campaign, a break-out, and two games of the script, with every invariant of the house. */

const inTime = { timeout: 900_000 };
const workers = new BoutWorkers(import.meta.url);

beforeAll(() => workers.start());
afterAll(() => workers.stop());

/** At every other step a few units are asked what they can do; at some, all of them. */
const effort: Effort = { someUnits: 2, oneStepIn: 2, longest: 20_000, resumes: false };
/** Long battles, in which one step is much like the next. */
const longBattle: Effort = { ...effort, oneStepIn: 4 };

describe('whole games, random and scripted, with every invariant checked', () => {
  const tally = new PlayTally();

  test.each([
    ['a campaign', 'campaign', 0, 1, longBattle],
    ['two scenario games of the script', 'script', 1, 2, longBattle],
    ['ten scenario games', 'scenarios', 0, 10, effort],
    ['ten more', 'scenarios', 10, 10, effort],
    ['a garrison that has broken out', 'breakout', 0, 1, effort],
  ])('%s', inTime, async (_, row, first, count, spent) => {
    expect(await workers.play(row, first, count, spent, tally)).toEqual([]);
  });

  test('have all been played, and have met every step and every type of action', () => {
    expect(tally.games).toBe(24);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
