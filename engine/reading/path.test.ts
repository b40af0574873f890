import { describe, expect, test } from 'vitest';
import { fieldPath, within } from './path.js';

describe('the path of a field', () => {
  test.each([
    ['', 'units', 'units'],
    ['units[3]', 'hits', 'units[3].hits'],
    ['stacks', 'G9', 'stacks.G9'],
    ['options', 'own-data_2', 'options.own-data_2'],
  ])('%s, %s: a name stands behind a dot', (path, key, spelt) => {
    expect(fieldPath(path, key)).toBe(spelt);
  });

  test.each([
    ['units', '9grd-art', 'units["9grd-art"]'],
    ['', '0719', '["0719"]'],
    ['control', 'a.b', 'control["a.b"]'],
    ['control', '', 'control[""]'],
    ['control', 'say "no"\n', 'control["say \\"no\\"\\n"]'],
  ])('%s, %s: anything else stands in brackets', (path, key, spelt) => {
    expect(fieldPath(path, key)).toBe(spelt);
  });

  test('a long key is cut', () => {
    expect(fieldPath('units', 'x'.repeat(5000))).toBe(`units["${'x'.repeat(40)}"]`);
  });
});

test.each([
  ['', 'data'],
  ['units[3].hits', 'data.units[3].hits'],
  ['["0719"]', 'data["0719"]'],
])('a problem at "%s" of a data file is named within the whole', (path, whole) => {
  const problem = { code: 'wrong-type', path, message: 'A number is wanted here.' };
  expect(within('data', problem)).toEqual({ ...problem, path: whole });
});
