import type { LogEvent } from '@impulse/engine';
import { expect, test } from 'vitest';
import { setting } from '../../testing/setting.js';
import { lastUndergone } from './undergone.js';

const event = (type: string, detail: LogEvent['detail']): LogEvent => ({ type, rule: '', detail });
const begins = (side: string, number: number): LogEvent => event('impulse-begins', { turn: 3, side, number });

const state = setting({ units: {} });

test('rule standing-orders a side has undergone nothing before the enemy has had an impulse', () => {
  expect(lastUndergone(state, 'german', [])).toBeNull();
  expect(lastUndergone(state, 'german', [begins('german', 1)])).toBeNull();
});

test('rule standing-orders only the last impulse of the enemy counts, and only what the side did in it', () => {
  const log = [
    begins('soviet', 1),
    event('defensive-fire', { side: 'german', hex: '2020', guns: 0 }),
    begins('german', 1),
    begins('soviet', 2),
    event('defensive-fire', { side: 'german', hex: '2622', guns: 2 }),
    event('defensive-fire', { side: 'german', hex: '2722', guns: 0 }),
    event('retreated', { unit: '83id-i-251', from: '2622' }),
    event('retreated', { unit: '31rb-1', from: '2723' }),
    begins('german', 2),
    event('retreated', { unit: '83id-ii-251', from: '2222' }),
  ];
  expect(lastUndergone(state, 'german', log)).toEqual({
    turn: 3,
    impulse: 2,
    defended: ['2622', '2722'],
    supported: 1,
    retreated: ['83id-i-251'],
  });
});
