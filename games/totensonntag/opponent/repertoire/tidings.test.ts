import { expect, test } from 'vitest';
import { CW } from '../../context.js';
import { MOVED } from '../../state.js';
import { setting, tryOut, unitOf } from '../../testing/setting.js';
import { tidingsOf } from './tidings.js';

const units = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-pz5-1': 'G10', '21-mg8': 'M7' } as const;
const state = setting({ units, side: 'cw', an: 3 });
const assault = { type: 'assault', unit: '7ad-7h', target: 'G10' } as const;

test('a hit and a miss are news, each of its own kind', () => {
  const [missed, hit] = [tryOut(state, 'cw', assault, [1, 1]), tryOut(state, 'cw', assault, [6, 6])];
  const told = [state, missed, hit].map((one) => tidingsOf(one, CW));
  expect(new Set(told).size).toBe(3);
  expect(Math.min(...told)).toBeGreaterThan(0);
});

test('a move is none', () => {
  const moved = tryOut(state, 'cw', { type: 'move', unit: '7ad-2rtr', path: ['F9'] });
  expect(tidingsOf(moved, CW)).toBe(tidingsOf(state, CW));
});

test('nothing is news to a side whose units have all acted', () => {
  const fired = tryOut(state, 'cw', assault, [6, 6]);
  fired.flags[unitOf(fired, '7ad-2rtr')] |= MOVED;
  expect(tidingsOf(fired, CW)).toBe(0);
});
