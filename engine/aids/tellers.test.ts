import { expect, test } from 'vitest';
import type { Scene } from '../aids.js';
import type { LogEvent } from '../game.js';
import { type Teller, tellBy } from './tellers.js';

const event = (type: string): LogEvent => ({ type, rule: '1', detail: { hex: 'A1' } });
const mark = (code: string): Scene[] => [{ kind: 'mark', hex: 'A1', code }];

const tellers: Readonly<Record<string, Teller<[string]> | 'silent'>> = {
  rolled: { scenes: (_, word) => mark(word), shown: 'dice' },
  lost: { scenes: () => mark('lost'), shown: 'consequence' },
  said: 'silent',
};

test('every event is told once and in order, what is silent and what is unknown without a scene', () => {
  const events = [event('said'), event('rolled'), event('forgotten')];
  const told = tellBy(tellers, events, 'heard');
  expect(told.map((one) => one.event)).toEqual(events);
  expect(told.map(({ scenes }) => scenes)).toEqual([[], mark('heard'), []]);
});

test('what comes of dice is shown beside the map, and only then', () => {
  const results = (...types: readonly string[]) => tellBy(tellers, types.map(event), '').map(({ result }) => result);
  expect(results('lost', 'rolled', 'lost')).toEqual([false, true, true]);
});
