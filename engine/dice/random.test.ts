import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom, mix } from './random.js';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** How far counts are from equal; for k values about k - 1, give or take sqrt(2k). */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('xoshiro128**', () => {
  test('goes on from a new seed as one that was made with it', () => {
    const random = makeRandom('any');
    random.uint32();
    random.reseed([7, 1, 0, 0]);
    expect(random.state()).toEqual(makeRandom([7, 1, 0, 0]).state());
  });

  test('the reference sequence from the state 1, 2, 3, 4', () => {
    const random = makeRandom('any');
    random.restore([1, 2, 3, 4]);
    expect(times(10, () => random.uint32())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
    expect(random.state()).toEqual([939045227, 1864939416, 1451579149, 2199351389]);
  });

  test('seeds give fixed sequences', () => {
    const drawn = (seed: Parameters<typeof makeRandom>[0]): number[] => {
      const random = makeRandom(seed);
      return times(4, () => random.uint32());
    };
    expect(drawn('')).toEqual([441005742, 3049414991, 729726157, 1198674122]);
    expect(drawn('Sidi Rezegh')).toEqual([1504930846, 2454118948, 4205579186, 1931799825]);
    expect(drawn([0, 0, 0, 0])).toEqual([1937131062, 2711696908, 1997370921, 2120749720]);
    expect(drawn([1, 1, 1, 1])).toEqual([1260876664, 8899785, 907752651, 635001786]);
    expect(drawn([-1, 0, 0, 0])).toEqual(drawn([0xffffffff, 0, 0, 0]));
  });

  test('near seeds are far apart', () => {
    const first = (seed: Parameters<typeof makeRandom>[0]): number => makeRandom(seed).uint32();
    const seeds = times(1000, (i) => first(`game ${i}`)).concat(times(1000, (i) => first([i, 0, 0, 0])));
    expect(new Set(seeds).size).toBe(2000);
    const high = times(16, () => 0);
    for (const seed of seeds) high[seed >>> 28]++;
    expect(chiSquare(high)).toBeLessThan(35);
  });

  test('a stored state continues the sequence', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, before) => {
        const random = makeRandom(seed);
        for (let i = 0; i < before; i++) random.uint32();
        const state = random.state();
        const expected = times(20, () => random.uint32());
        random.restore(state);
        expect(times(20, () => random.uint32())).toEqual(expected);
        const other = makeRandom('other');
        other.restore(state);
        expect(times(20, () => other.uint32())).toEqual(expected);
      }),
    );
  });

  test('the zero state is refused', () => {
    expect(() => makeRandom('').restore([0, 0, 0, 0])).toThrow(RangeError);
  });

  test('a fork depends on state and label and leaves its parent alone', () => {
    const random = makeRandom('parent');
    const state = random.state();
    const a = random.fork('a').uint32();
    expect(random.state()).toEqual(state);
    expect(random.fork('a').uint32()).toBe(a);
    expect(random.fork('b').uint32()).not.toBe(a);
    random.uint32();
    expect(random.fork('a').uint32()).not.toBe(a);
  });
});

describe('below', () => {
  test.each([1, 2, 3, 6, 7, 100, 323, 1720, 40_000, 65_536, 65_537, 1_000_000, 2 ** 31 + 1, 2 ** 32])(
    'of %i stays in range and is even',
    (n) => {
      const random = makeRandom(`below ${n}`);
      const buckets = Math.min(n, 50);
      const counts = times(buckets, () => 0);
      for (let i = 0; i < 20_000; i++) {
        const drawn = random.below(n);
        if (!(Number.isInteger(drawn) && drawn >= 0 && drawn < n)) expect(drawn).toBe(0);
        counts[Math.floor((drawn * buckets) / n)]++;
      }
      const chi = counts.reduce((sum, count, b) => {
        const values = Math.ceil(((b + 1) * n) / buckets) - Math.ceil((b * n) / buckets);
        const expected = (20_000 * values) / n;
        return sum + (count - expected) ** 2 / expected;
      }, 0);
      expect(chi).toBeLessThan(buckets - 1 + 4 * Math.sqrt(2 * buckets));
    },
  );

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('of %d is a bug', (n) => {
    expect(() => makeRandom('').below(n)).toThrow(RangeError);
  });

  test('dice are 1 to 6 and even', () => {
    const random = makeRandom('dice');
    const counts = times(7, () => 0);
    for (let i = 0; i < 60_000; i++) counts[random.die()]++;
    expect(counts[0]).toBe(0);
    expect(chiSquare(counts.slice(1))).toBeLessThan(15);
  });
});

describe('mix', () => {
  test('is MurmurHash3 of the four integers', () => {
    expect(mix(0, 0, 0, 0)).toBe(2167721464);
    expect(mix(1, 2, 3, 4)).toBe(1145416960);
    expect(mix(-1, 0x80000000, 7, 123456789)).toBe(1571810906);
  });

  test('every input bit turns over about half of the output bits', () => {
    const random = makeRandom('avalanche');
    for (let word = 0; word < 4; word++) {
      for (let bit = 0; bit < 32; bit++) {
        let changed = 0;
        for (let i = 0; i < 200; i++) {
          const input = times(4, () => random.uint32());
          const before = mix(input[0], input[1], input[2], input[3]);
          input[word] ^= 1 << bit;
          let difference = before ^ mix(input[0], input[1], input[2], input[3]);
          for (; difference !== 0; difference &= difference - 1) changed++;
        }
        if (Math.abs(changed / (200 * 32) - 0.5) > 0.04) expect(changed).toBe(3200);
      }
    }
  });
});
