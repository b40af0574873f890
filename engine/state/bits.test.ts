import { expect, test } from 'vitest';
import { namedBits } from './bits.js';

test('bits are read and written by name', () => {
  const sky = namedBits({ cloud: 1, rain: 4, hail: 8 });
  expect(sky.names).toEqual(['cloud', 'rain', 'hail']);
  expect(sky.read(0)).toEqual([]);
  // A bit without a name is not told.
  expect(sky.read(1 | 2 | 8)).toEqual(['cloud', 'hail']);
  expect(sky.write([])).toBe(0);
  expect(sky.write(['hail', 'cloud'])).toBe(9);
});
