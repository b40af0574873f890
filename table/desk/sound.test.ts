import { expect, test } from 'vitest';
import type { Scene } from '@impulse/engine';
import { soundOf } from './sound.js';

const told = (...scenes: readonly Scene[]) => [{ event: { type: 'x', rule: '1', detail: {} }, scenes, result: false }];
const move: Scene = { kind: 'move', unit: 'a', path: ['A1', 'A2'] };
const shot = (hit: boolean): Scene => ({ kind: 'shot', from: 'A1', to: 'A2', hit });
const thrown: Scene = {
  kind: 'throw',
  thrown: { side: 'dak', purpose: 'attack', dice: [1, 2], unit: null, success: false },
};

test('an action sounds like the loudest thing that happens in it', () => {
  expect(soundOf(told())).toBeNull();
  expect(soundOf(told(move))).toBe('move');
  expect(soundOf(told(move, thrown, shot(false)))).toBe('dice');
  expect(soundOf(told(thrown, shot(true)))).toBe('hit');
});
