import { expect, test } from 'vitest';
import { kit } from '../battles/totensonntag/kit.js';
import { kit as whiteDeath } from '../battles/white-death/kit.js';
import { shortcuts, wishOf } from './shortcuts.js';

const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const wish = (key: string, held: Partial<typeof press> = {}, code = '') =>
  wishOf({ ...press, ...held, key, code }, kit.overlayKeys);

test.each([kit, whiteDeath])('no two commands or overlays share a key ($game.id)', ({ overlayKeys }) => {
  const keys = [...shortcuts.flatMap((one) => [...one.keys]), ...Object.values(overlayKeys)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys mean commands and overlays, and modifiers belong to the browser', () => {
  expect(wish('u')).toEqual({ kind: 'command', command: 'undo' });
  expect(wish('N', { shiftKey: true })).toEqual({ kind: 'command', command: 'previous' });
  expect(wish('N')).toEqual({ kind: 'command', command: 'next' });
  expect(wish('?', { shiftKey: true })).toEqual({ kind: 'command', command: 'help' });
  expect(wish('z')).toEqual({ kind: 'overlay', id: 'own-zoc' });
  expect(wish('г', {}, 'KeyU')).toEqual({ kind: 'command', command: 'undo' });
  expect(wish('r', { ctrlKey: true })).toBeNull();
  expect(wish('y')).toBeNull();
});

test('shift and a number mean a bookmark on every layout, without shift the number means what it did', () => {
  expect(wish('!', { shiftKey: true }, 'Digit1')).toEqual({ kind: 'bookmark', number: '1' });
  expect(wish('1', { shiftKey: true }, 'Digit1')).toEqual({ kind: 'bookmark', number: '1' });
  expect(wish('0', {}, 'Digit0')).toEqual({ kind: 'command', command: 'overview' });
});
