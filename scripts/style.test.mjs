import { describe, expect, test } from 'vitest';
import { sharedResults } from './style.mjs';

describe('results are not left in modules', () => {
  test.each([
    ['export let found = 0;', 'found'],
    ['export const prices = new Float32Array(9);', 'prices'],
    ['export const prices: Float32Array = new Float32Array(9).fill(1);', 'prices'],
    ['const a = 1;\nexport const reach = {\n  count: 0,\n  hexes: new Int16Array(9),\n};', 'reach'],
  ])('%s', (text, name) => {
    expect(sharedResults('a.ts', text)).toEqual([expect.stringContaining(`: ${name} is an exported`)]);
  });

  test('the line is named', () => {
    expect(sharedResults('a.ts', '\n\nexport let b = 1;')).toEqual([
      'a.ts:3: b is an exported variable: return the result instead',
    ]);
  });

  test.each([
    ['const scratch = new Int16Array(9);'],
    ['export const rowOf = Int16Array.from(rows);'],
    ['export const make = (): Int16Array => new Int16Array(9);'],
    ['export const table = {\n  a: 1,\n};\nconst scratch = new Int16Array(9);\nconst b = {\n};'],
  ])('%s is in order', (text) => {
    expect(sharedResults('a.ts', text)).toEqual([]);
  });
});
