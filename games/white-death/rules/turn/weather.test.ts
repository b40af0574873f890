import { expect, test } from 'vitest';
import { type Weather, weathers } from '../../data/types.js';
import { BANK_FREE, type State } from '../../state.js';
import { eventsOf, setting, scripted, unitOf } from '../../testing/setting.js';
import { logOf } from '../../testing/start.js';
import { rollWeather } from './weather.js';

const weatherOn = (turn: number, die: number): Weather => {
  const state = setting({ turn, units: {} });
  rollWeather(state, scripted(die), null);
  return weathers[state.weather];
};

test('16A, 16B, 16C one die is read on the line of the turn', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => weatherOn(2, die))).toEqual([
    'clear',
    'clear',
    'thaw',
    'thaw',
    'snow',
    'snow',
  ]);
  expect([1, 2, 3, 4, 5, 6].map((die) => weatherOn(12, die))).toEqual([
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'snow',
  ]);
});

test('16A, 16B, 16C the event names the die and the weather under its own rule', () => {
  const state = setting({ turn: 2, units: {} });
  const log = logOf((into) => rollWeather(state, scripted(5), into));
  expect(log).toEqual([{ type: 'weather', rule: '16C', detail: { turn: 2, die: 5, weather: 'snow', fresh: false } }]);
  expect(
    eventsOf(
      logOf((into) => rollWeather(state, scripted(3), into)),
      'weather',
    )[0].rule,
  ).toBe('16B');
});

const bankFree = (state: State, id: string): boolean => (state.flags[unitOf(state, id)] & BANK_FREE) !== 0;

test('16B, ruling 36 heavy units caught in a river by the thaw are free to leave it on either side', () => {
  const river = '2320';
  const state = setting({
    turn: 2,
    weather: 'clear',
    units: { 'lix-pz-kp-vl': river, '83id-i-277': river, '83id-ii-277': '2620' },
  });
  rollWeather(state, scripted(3), null);
  expect(state.freshThaw).toBe(1);
  expect(bankFree(state, 'lix-pz-kp-vl')).toBe(true);
  expect(bankFree(state, '83id-i-277')).toBe(false);
  expect(bankFree(state, '83id-ii-277')).toBe(false);
});

test('16B, ruling 36 in the first turn of a thaw only', () => {
  const state = setting({ turn: 2, weather: 'clear', units: { 'lix-pz-kp-vl': '2320' } });
  rollWeather(state, scripted(3), null);
  rollWeather(state, scripted(4), null);
  expect(state.freshThaw).toBe(0);
  expect(bankFree(state, 'lix-pz-kp-vl')).toBe(false);
  rollWeather(state, scripted(1), null);
  rollWeather(state, scripted(3), null);
  expect(state.freshThaw).toBe(1);
});
