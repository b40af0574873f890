import { expect, test } from 'vitest';
import { NONE, STEP, TARGET } from './state.js';
import { hexOf, setting } from './testing/setting.js';
import { begun } from './testing/start.js';
import { question } from './turn.js';

test('rule 5 the question names side, step, rule, weather and points left', () => {
  const state = setting({ step: 'decision', side: 'german', weather: 'snow', left: [2, 7], units: {} });
  state.impulse = 0;
  state.impulses.set([1, 0]);
  expect(question(state)).toEqual({
    over: false,
    side: 'german',
    step: 'decision',
    rule: '5.1',
    prompt: 'decision',
    detail: { turn: 3, side: 'german', weather: 'snow', left: 7, impulse: 1 },
  });
});

test('5.2, 5.3, 5.4, 5.5 every phase of an impulse has its own rule', () => {
  const rules = (['movement', 'barrage', 'defence', 'assault'] as const).map(
    (step) => question(setting({ step, impulse: 4, units: {} })).rule,
  );
  expect(rules).toEqual(['5.2', '5.3', '5.4', '5.5']);
  expect(question(setting({ impulse: 4, left: [3, 9], units: {} })).detail).toEqual({
    turn: 3,
    side: 'soviet',
    weather: 'clear',
    left: 3,
    impulse: 1,
    points: 4,
  });
});

test('5.4 the defender is told for how many hexes it owes fire', () => {
  const state = setting({ step: 'defence', units: { '83id-i-251': '2622' } });
  state.marks[hexOf('2622')] = TARGET;
  expect(question(state)).toMatchObject({ side: 'german', detail: { targets: 1 } });
});

test('9D the hex to advance into is named', () => {
  const state = setting({ step: 'advance', units: {} });
  state.focusHex = hexOf('2622');
  expect(question(state)).toMatchObject({ rule: '9D', prompt: 'advance', detail: { hex: '2622' } });
});

test('15D2 the fortress is told how many points it has', () => {
  const state = setting({ step: 'isolation', side: 'german', supply: [1, 1, 4], units: {} });
  state.impulse = 0;
  state.active = NONE;
  expect(question(state)).toMatchObject({ rule: '15D2', side: 'german', detail: { supply: 4 } });
});

test('rule set-up a historical start only asks to begin, a free one to place', () => {
  expect(question(begun('scenario-2'))).toEqual({
    over: false,
    side: 'german',
    step: 'setup',
    rule: 'set-up',
    prompt: 'begin',
    detail: { turn: 5, side: 'german' },
  });
  const free = begun('scenario-1', { setup: 'free' });
  expect(free.step).toBe(STEP.setup);
  expect(question(free)).toMatchObject({ prompt: 'setup' });
});
