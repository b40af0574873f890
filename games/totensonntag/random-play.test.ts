import { BoutWorkers, PlayTally } from '@impulse/engine/testing/workers.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionTypes } from './actions/actions.js';
import { steps } from './state.js';

/** A hundred whole games at random, and five of the script. */

const inTime = { timeout: 900_000 };
const workers = new BoutWorkers(import.meta.url);

beforeAll(() => workers.start());
afterAll(() => workers.stop());

describe('whole games, random and scripted, with every invariant checked', () => {
  const tally = new PlayTally();

  test.each([0, 50])('fifty games from number %i', inTime, async (first) => {
    expect(await workers.play('random', first, 10, {}, tally)).toEqual([]);
    expect(await workers.play('random', first + 10, 40, { oneStepIn: 2, resumes: false }, tally)).toEqual([]);
  });

  test('five games of the script', inTime, async () => {
    expect(await workers.play('script', 0, 5, {}, tally)).toEqual([]);
  });

  test('have all been played, and have met every step and every type of action', () => {
    expect(tally.games).toBe(105);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
