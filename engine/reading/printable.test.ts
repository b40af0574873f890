import { expect, test } from 'vitest';
import { escapeControls, isPrintable, withoutControls } from './printable.js';

const steering = ['\u001B', '\n', '\u007F', '\u009B', '\u2028', '\u202E', '\u2069', '\u200F'];

test.each(steering)('%j is found wherever it stands', (character) => {
  const text = `a${character}b`;
  expect(isPrintable(text)).toBe(false);
  expect(withoutControls(text)).toBe('a b');
});

test.each(['\uD800', '\uE100', '\u{F0000}'])('%j cannot be read', (character) => {
  expect(isPrintable(`a${character}`)).toBe(false);
});

test('what can be read stays as it is', () => {
  for (const text of ['7 HUSSARS/7A', '亡者星期日', 'Großdeutschland 😀']) {
    expect(isPrintable(text)).toBe(true);
    expect(withoutControls(text)).toBe(text);
    expect(escapeControls(text)).toBe(text);
  }
});

test('JSON means the same when it is escaped', () => {
  const value = { text: steering.join('x') };
  const json = escapeControls(JSON.stringify(value));
  expect(isPrintable(json)).toBe(true);
  expect(JSON.parse(json)).toEqual(value);
});
