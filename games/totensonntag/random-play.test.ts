import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boutOf, type Leave, playBout, Tally } from './invariants/bouts.js';

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
      tally.add(playBout(boutOf('thorough', number), { thorough: 1 }, leave));
    }
  });

  test('have all been played', () => {
    expect(tally.games).toBe(games);
    expect(tally.thorough).toBe(tally.events);
  });
});
