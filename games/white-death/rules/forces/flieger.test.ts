import { expect, test } from 'vitest';
import { type State, STEP } from '../../state.js';
import { scripted, unitOf } from '../../testing/setting.js';
import { begun, logOf, orderFor } from '../../testing/start.js';
import { playImpulse, playPass } from '../turn/impulses.js';
import { startBattle } from '../turn/setup.js';

/** Scenario V begins on turn 12; the fortress pays for nothing here. */
function turnTwelve(options: Readonly<Record<string, string>> = {}): State {
  const state = begun('scenario-5', options);
  startBattle(state, scripted(1, 6, 6, 6, 6), null);
  state.deciding = 0;
  state.active = 0;
  state.step = STEP.decision;
  return state;
}

function take(state: State, points: number, ...dice: number[]) {
  const source = scripted(...dice);
  const log = logOf((into) => playImpulse(state, orderFor(state, { type: 'impulse', points }), source, into));
  expect(source.remaining).toBe(0);
  return log;
}

const dueOf = (state: State, id: string): number => state.due[unitOf(state, id)];

test('17F, ruling 41 the single battalion is due on turn 12 whatever the die says', () => {
  const state = turnTwelve();
  expect(dueOf(state, '7fl-i-1-fjr')).toBe(12);
  expect(dueOf(state, '7fl-ii-1-fjr')).toBe(0);
  expect(dueOf(state, '47rd-at')).toBe(0);
});

test('17F on 1 to 5 nothing more comes', () => {
  for (const die of [1, 5]) {
    const state = turnTwelve();
    playPass(state, null);
    const log = take(state, 2, die);
    expect(log).toContainEqual({ type: 'flieger-roll', rule: '17F', detail: { die, division: false } });
    expect(dueOf(state, '7fl-ii-1-fjr')).toBe(0);
    state.deciding = 0;
    take(state, 1);
    expect(dueOf(state, '47rd-at')).toBe(0);
  }
});

test('17F on 6 the whole division is due, and nobody rolls before the Germans take an impulse', () => {
  const state = turnTwelve();
  take(state, 3);
  state.deciding = 1;
  take(state, 2, 6);
  expect(state.flieger).toBe(2);
  expect(dueOf(state, '7fl-ii-1-fjr')).toBe(12);
  expect(dueOf(state, '47rd-at')).toBe(0);
});

test('17F the Soviets answer at the start of their next impulse: 1 to 4 each, the 47th Division always', () => {
  const state = turnTwelve();
  playPass(state, null);
  take(state, 2, 6);
  state.deciding = 0;
  const log = take(state, 1, 4, 5, 1);
  const answers = log.filter(({ type }) => type === 'answer-roll').map(({ detail }) => detail);
  expect(new Set(answers.map(({ formation }) => formation))).toEqual(new Set(['24cd', '334rd', '47rd', '54rb']));
  expect(answers.find(({ formation }) => formation === '47rd')).toEqual({
    formation: '47rd',
    die: null,
    upTo: 6,
    granted: true,
  });
  expect(answers.filter(({ die }) => die !== null).map(({ die, granted }) => [die, granted])).toEqual([
    [4, true],
    [5, false],
    [1, true],
  ]);
  for (const { formation, granted } of answers) {
    const number = state.context.formationNumber.get(formation as string)!;
    const unit = state.context.formation.indexOf(number);
    expect(state.due[unit]).toBe(granted ? 12 : 0);
  }
});

test('17F the answer is rolled once', () => {
  const state = turnTwelve();
  playPass(state, null);
  take(state, 2, 6);
  state.deciding = 0;
  take(state, 1, 6, 6, 6);
  take(state, 1);
  expect(state.flieger).toBe(3);
});

test('17F without the option nobody rolls', () => {
  const state = turnTwelve({ flieger: 'battalion' });
  playPass(state, null);
  take(state, 2);
  expect(state.flieger).toBe(1);
  expect(dueOf(state, '7fl-i-1-fjr')).toBe(12);
});
