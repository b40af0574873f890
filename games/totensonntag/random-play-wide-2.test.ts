import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { actionTypes } from './actions.js';
import { boutOf, type Leave, playBout, Tally } from './invariants/bouts.js';
import { steps } from './state.js';

/** In two files, so that two cores share the work. */
const part = 2;
const games = 135;
const together = 15;
const leave: Leave = (name, text) => {
  fs.mkdirSync('failures', { recursive: true });
  fs.writeFileSync(`failures/${name}`, text);
};

const groups = Array.from({ length: games / together }, (_, index) => [index * together, (index + 1) * together - 1]);

describe(`whole random games, row ${part}, with the cheap checks at every step and all of them at some`, () => {
  const tally = new Tally();

  test.each(groups)('games %i to %i', { timeout: 300_000 }, (first, last) => {
    for (let number = first!; number <= last!; number++) {
      tally.add(playBout(boutOf(`wide ${part}`, number), { thorough: 0.03, resumes: number % 5 === 0 }, leave));
    }
  });

  test('have all been played, and have met every step and every type of action', () => {
    expect(tally.games).toBe(games);
    expect(tally.thorough).toBeGreaterThan(tally.events / 60);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
