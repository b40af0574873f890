import { expect, test } from 'vitest';
import { latinKey } from './latin-key.js';

const press = (key: string, code: string, shiftKey = false): string => latinKey({ key, code, shiftKey });

test('on Latin layouts a key is what it writes', () => {
  expect(press('u', 'KeyU')).toBe('u');
  // French: A lies where Q does elsewhere.
  expect(press('a', 'KeyQ')).toBe('a');
  expect(press('N', 'KeyN')).toBe('n');
  expect(press('N', 'KeyN', true)).toBe('N');
  expect(press('?', 'Minus', true)).toBe('?');
  expect(press('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft');
});

test('on other layouts, and under an input method, it is known by its place', () => {
  expect(press('ㄙ', 'KeyN')).toBe('n');
  expect(press('г', 'KeyU')).toBe('u');
  expect(press('Т', 'KeyN', true)).toBe('N');
  expect(press('θ', 'KeyU')).toBe('u');
  expect(press('Process', 'KeyU')).toBe('u');
  expect(press('ㄢ', 'Digit0')).toBe('0');
  expect(press('ㄝ', 'Comma')).toBe(',');
  expect(press('ㄥ', 'Slash', true)).toBe('?');
});
