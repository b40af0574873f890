import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleIds } from './battles.js';
import { battleLevels } from './levels.js';
import { measured, type MeasuredStrength } from './measured.js';

interface Ladder {
  readonly matches: readonly { readonly players: readonly [string, string]; readonly pairs: string }[];
}

/** Fewer battles say nothing to a player. */
const enough = 12;

const levelOf = (player: string): string => player.slice(0, player.indexOf('@'));

function againstScript({ matches }: Ladder, level: string): MeasuredStrength {
  let [won, battles] = [0, 0];
  for (const { players, pairs } of matches) {
    const [first, second] = players.map(levelOf);
    // Played for its habits: against itself everybody wins half.
    if (first === second) continue;
    const wins = pairs.match(/W/g)?.length ?? 0;
    const losses = pairs.match(/L/g)?.length ?? 0;
    if (first === level && second === 'script') won += wins;
    else if (first === 'script' && second === level) won += losses;
    else continue;
    battles += wins + losses;
  }
  return { won, battles };
}

test.each(battleIds)('what players are told of the strength of opponents in %s is what was measured', (id) => {
  const file = new URL(`../docs/strength/${id}.json`, import.meta.url);
  const ladder = JSON.parse(readFileSync(file, 'utf8')) as Ladder;
  const found = battleLevels[id].flatMap((level) => {
    const strength = againstScript(ladder, level);
    return strength.battles < enough ? [] : [[level, strength] as const];
  });
  expect(measured[id]).toEqual(Object.fromEntries(found));
});
