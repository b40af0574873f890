import { keyedDice, type Turn } from '@impulse/engine';
import { whiteDeath } from '../game.js';
import type { Position } from '../position/position.js';

export const brokenOut = { scenario: 'scenario-5' };

/** Garrison units, each in a hex of the German edge. */
const escaped: Readonly<Record<string, string>> = {
  '83id-i-277': '0114',
  '83id-ii-277': '0115',
  '83id-iii-277': '0116',
  'woehler-5-jaeg': '0117',
  'lix-286-flak': '0118',
  '83id-i-183': '0119',
  '83id-iii-257': '0120',
};

/**
 * The last scenario with much of the garrison at the edge of the map. At random it comes out of the city in one battle of
 * hundreds, and nothing else leaves the map.
 */
export function makeBrokenOut(): unknown {
  const begun = whiteDeath.start(brokenOut);
  if (!begun.ok) throw new Error(begun.error.message);
  const state = begun.value;
  for (let turn = whiteDeath.turn(state) as Turn; turn.step === 'setup'; turn = whiteDeath.turn(state) as Turn)
    whiteDeath.play(state, turn.side, { type: 'done' }, keyedDice(1), null);
  const position = whiteDeath.position(state) as Position;
  const stacks = Object.entries(position.stacks).map(
    ([hex, stack]) => [hex, stack.filter((unit) => !Object.hasOwn(escaped, unit))] as const,
  );
  const moved = Object.entries(escaped).map(([unit, at]) => [unit, { at }] as const);
  return {
    ...position,
    units: { ...position.units, ...Object.fromEntries(moved) },
    stacks: Object.fromEntries(stacks.filter(([, stack]) => stack.length > 1)),
  };
}
