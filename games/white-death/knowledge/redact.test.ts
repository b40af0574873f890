import { makeRandom, sameCells } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../game.js';
import { stackIsLegal } from '../rules/stacking/stacking.js';
import { cloneState, type State } from '../state.js';
import { battle, playRandomly } from '../testing/play.js';
import { hexOf, setting, stackAt } from '../testing/setting.js';

const drawn = (state: State, seat: string, draws: number): State[] => {
  const sampler = whiteDeath.sampler(state, seat);
  const random = makeRandom(`draws of ${seat}`);
  return Array.from({ length: draws }, () => {
    const into = whiteDeath.blank(state);
    sampler.draw(random, into);
    return into;
  });
};

describe('4C, ruling 58 a sampler', () => {
  test('4C draws many different states that look the same', () => {
    const state = battle('scenario-5');
    const views = new Set<string>();
    const positions = new Set<string>();
    for (const one of drawn(state, 'soviet', 20)) {
      views.add(JSON.stringify(whiteDeath.view(one, 'soviet')));
      positions.add(JSON.stringify(whiteDeath.position(one)));
    }
    expect([...views]).toEqual([JSON.stringify(whiteDeath.view(state, 'soviet'))]);
    expect(positions.size).toBe(20);
  });

  test('4C is of the moment it was prepared for, whatever becomes of the battle', () => {
    const states: State[] = [];
    playRandomly('a later moment', 'scenario-5', (state) => states.push(cloneState(state)) < 40);
    const state = cloneState(states[0]);
    const sampler = whiteDeath.sampler(state, 'german');
    const draw = () => {
      const into = whiteDeath.blank(state);
      sampler.draw(makeRandom('one moment'), into);
      return into;
    };
    const before = draw();
    state.cells.set(states.at(-1)!.cells);
    expect(sameCells(draw(), before)).toBe(true);
  });

  test('4C one who sees everything is given the state itself', () => {
    const state = battle('scenario-5');
    for (const one of drawn(state, 'truth', 2)) expect(sameCells(one, state)).toBe(true);
  });
});

test('4A hidden units that cannot be together anywhere are a bug, and not passed over', () => {
  const crowd = [
    '331id-i-557',
    '331id-iii-558',
    '20mot-ii-76',
    '205id-i-335',
    '291id-i-504',
    '83id-i-251',
    '93id-ii-270',
  ];
  const state = setting({ units: { ...Object.fromEntries(crowd.map((id) => [id, '1421'])), '31rb-1': '2030' } });
  expect(stackIsLegal(state, hexOf('1421'))).toBe(false);
  expect(stackAt(state, '1421')).toHaveLength(crowd.length);
  const into = whiteDeath.blank(state);
  expect(() => whiteDeath.redact(state, 'soviet', makeRandom('crowd'), into)).toThrow('hidden stacks');
  expect(() => whiteDeath.sampler(state, 'soviet').draw(makeRandom('crowd'), into)).toThrow('hidden stacks');
});
