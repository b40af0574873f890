/** Reproducible randomness for search, simulation and tests: integers only, the same on every machine. */

/** What a program that needs chance is given. */
export interface Random {
  /** 0..n-1, every value equally likely; n from 1 to 2^32. */
  below(n: number): number;
  /** 0..2^32-1. */
  uint32(): number;
}

/** Four 32-bit integers, not all zero. */
export type RandomState = readonly [number, number, number, number];

/** xoshiro128** 1.1 of Blackman and Vigna. */
export interface Generator extends Random {
  /** 1..6. */
  die(): number;
  /** Unsigned, for storing. */
  state(): RandomState;
  restore(state: RandomState): void;
  /** Goes on as one that is made with this seed. */
  reseed(seed: RandomState): void;
  /** A generator of its own, fixed by this one's present state and the label; this one does not move. */
  fork(label: string): Generator;
}

const rotate = (x: number, bits: number): number => (x << bits) | (x >>> (32 - bits));

const absorb = (hash: number, word: number): number => {
  const scrambled = Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  return (Math.imul(rotate(hash ^ scrambled, 13), 5) + 0xe6546b64) | 0;
};

const avalanche = (hash: number): number => {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A 32-bit hash of four 32-bit integers: MurmurHash3 (x86, 32 bit, seed 0) of their sixteen little-endian bytes. */
export const mix = (a: number, b: number, c: number, d: number): number =>
  avalanche(absorb(absorb(absorb(absorb(0, a), b), c), d) ^ 16);

/** MurmurHash3-style, over UTF-16 units. */
const hashText = (seed: number, text: string): number => {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = absorb(hash, text.charCodeAt(i));
  return avalanche(hash ^ text.length);
};

const lanes = [0, 1, 2, 3] as const;

const fromText = (text: string): RandomState => {
  const hash = lanes.map((lane) => hashText(Math.imul(lane + 1, 0x9e3779b9), text));
  return spread([hash[0], hash[1], hash[2], hash[3]]);
};

/** Small or similar seeds become unrelated states; zero, the one state without a future, is kept out. */
const spread = ([a, b, c, d]: RandomState): RandomState => {
  const s0 = mix(a, b, c, d);
  const s1 = mix(s0, c, d, a);
  const s2 = mix(s1, d, a, b);
  const s3 = mix(s2, a, b, c);
  return (s0 | s1 | s2 | s3) === 0 ? [1, 2, 3, 4] : [s0, s1, s2, s3];
};

/** Text and integers alike are hashed into the state; to continue from a stored state use `restore`. */
export function makeRandom(seed: string | RandomState): Generator {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;

  const uint32 = (): number => {
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotate(s3, 11);
    return result;
  };

  const below = (n: number): number => {
    if (!(n >= 1 && n <= 0x100000000 && Math.floor(n) === n)) throw new RangeError(`below(${n}): 1 to 2^32 wanted`);
    if (n <= 0x10000) {
      // Lemire: the product's high half is the answer, and its low half tells the few draws that would bias it.
      for (;;) {
        const product = (uint32() >>> 16) * n;
        const low = product & 0xffff;
        if (low >= n || low >= 0x10000 % n) return product >>> 16;
      }
    }
    const spare = Math.clz32(n - 1);
    for (;;) {
      const drawn = uint32() >>> spare;
      if (drawn < n) return drawn;
    }
  };

  const restore = (state: RandomState): void => {
    if (state.length !== 4 || (state[0] | state[1] | state[2] | state[3]) === 0) {
      throw new RangeError('a generator state is four 32-bit integers, not all zero');
    }
    s0 = state[0] | 0;
    s1 = state[1] | 0;
    s2 = state[2] | 0;
    s3 = state[3] | 0;
  };

  const state = (): RandomState => [s0 >>> 0, s1 >>> 0, s2 >>> 0, s3 >>> 0];

  restore(typeof seed === 'string' ? fromText(seed) : spread(seed));
  return {
    below,
    uint32,
    die: () => below(6) + 1,
    state,
    restore,
    reseed: (other) => restore(spread(other)),
    fork(label) {
      const [a, b, c, d] = state();
      const [e, f, g, h] = fromText(label);
      return makeRandom([mix(a, b, e, 0), mix(c, d, f, 1), mix(b, c, g, 2), mix(d, a, h, 3)]);
    },
  };
}
