import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { actionTypes } from './actions.js';
import { boutOf, type Leave, playBout, Tally } from './invariants/bouts.js';
import { steps } from './state.js';

const games = 30;
const together = 5;
const leave: Leave = (name, text) => {
  fs.mkdirSync('failures', { recursive: true });
  fs.writeFileSync(`failures/${name}`, text);
};

const groups = Array.from({ length: games / together }, (_, index) => [index * together, (index + 1) * together - 1]);

describe('whole random games with every invariant checked at every step', () => {
  const tally = new Tally();

  test.each(groups)('games %i to %i', { timeout: 300_000 }, (first, last) => {
    for (let number = first!; number <= last!; number++) {
      const played = playBout(boutOf('thorough', number), { thorough: 1 }, leave);
      expect(played.thorough).toBe(played.events);
      tally.add(played);
    }
  });

  test('have met every step and every type of action', () => {
    expect(tally.games).toBe(games);
    expect(Object.keys(tally.steps).toSorted()).toEqual(steps.filter((step) => step !== 'over').toSorted());
    expect(Object.keys(tally.actions).toSorted()).toEqual(actionTypes.toSorted());
  });
});
