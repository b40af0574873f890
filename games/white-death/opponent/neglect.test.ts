import { ActionCodes, makeRandom, type Moods } from '@impulse/engine';
import { expect, test } from 'vitest';
import { GERMAN } from '../context.js';
import { OFF_MAP, type State } from '../state.js';
import { setting, type Setting, unitOf } from '../testing/setting.js';
import { repertoire, script } from './index.js';

const gun = '331id-i-331';
const beside: Setting['units'] = { [gun]: { at: '1114', deployed: true }, '31rb-1': '1014' };
const german = (units: Setting['units']): State => setting({ side: 'german', impulse: 3, left: [1, 1], units });
const neglected = (units: Setting['units']): number => repertoire.neglect?.(german(units), GERMAN) ?? 0;

test('a gun alone beside the enemy is neglected, one in company or farther away is not', () => {
  expect(neglected(beside)).toBeGreaterThan(0);
  expect(neglected({ ...beside, '331id-i-557': '1114' })).toBe(0);
  expect(neglected({ ...beside, '31rb-1': '0913' })).toBe(0);
});

test('a gun that shoots from its bunker in the city is not', () => {
  const gunner = german({}).context.unitIds.find((id) => id.startsWith('83id') && id.endsWith('183')) ?? '';
  expect(neglected({ [gunner]: '1114', '31rb-1': '1014' })).toBeGreaterThan(0);
  expect(neglected({ [gunner]: '2420', '31rb-1': '2421' })).toBe(0);
});

test('a reinforcement that could come and has not is neglected', () => {
  const state = german({ '31rb-1': '1014' });
  const due = unitOf(state, '331id-i-557');
  state.due[due] = state.turn;
  state.impulses[GERMAN] = 2;
  expect(state.hexOf[due]).toBe(OFF_MAP);
  expect(repertoire.neglect?.(state, GERMAN)).toBeGreaterThan(0);
  state.due[due] = state.turn + 1;
  expect(repertoire.neglect?.(state, GERMAN)).toBe(0);
});

test('a plan lets such guns get away with all their points, where the script would keep one to deploy', () => {
  const state = german(beside);
  const [, away] = repertoire.stances(state, GERMAN);
  expect([...away.keys()]).toEqual([unitOf(state, gun)]);
  const motiveUnder = (moods: Moods): string =>
    script.make({ moods }).choose(state, makeRandom('away'), new ActionCodes()).motives()[0].code;
  expect(motiveUnder(new Map())).toBe('done');
  expect(motiveUnder(away)).toBe('gun-line');
});
