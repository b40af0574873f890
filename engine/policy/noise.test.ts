import { describe, expect, test } from 'vitest';
import { makeRandom } from '../dice/random.js';
import { Noise } from './noise.js';

describe('noise', () => {
  test('is below the temperature, and nowhere the same', () => {
    const noise = new Noise(5);
    noise.begin(makeRandom('noise'));
    const heard = Array.from({ length: 1000 }, (_, place) => noise.on(0, 3, place));
    expect(Math.min(...heard)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heard)).toBeLessThan(5);
    expect(Math.max(...heard)).toBeGreaterThan(4.9);
    expect(new Set(heard).size).toBe(1000);
    expect(noise.on(1, 3, 0)).not.toBe(noise.on(0, 3, 0));
    expect(noise.on(0, 4, 0)).not.toBe(noise.on(0, 3, 0));
  });

  test('stays the same until the next beginning', () => {
    const noise = new Noise(5);
    const random = makeRandom('noise');
    noise.begin(random);
    const first = noise.on(0, 3, 7);
    expect(noise.on(0, 3, 7)).toBe(first);
    noise.begin(random);
    expect(noise.on(0, 3, 7)).not.toBe(first);
  });

  test('is silent at temperature 0, and then draws nothing', () => {
    const random = makeRandom('noise');
    const before = random.state();
    const noise = new Noise();
    noise.begin(random);
    expect(noise.on(0, 3, 7)).toBe(0);
    expect(random.state()).toEqual(before);
  });

  test.each([-1, NaN])('%f is no temperature', (temperature) => {
    expect(() => new Noise(temperature)).toThrow('0 or more');
  });
});
