import { makeRandom, mix } from '@impulse/engine';

/** Noise that is the same on every machine and at every redraw. */

/** About -1 to 1, smooth, with features of the size of one unit. */
export type Noise = (x: number, y: number) => number;

export function makeNoise(seed: string): Noise {
  const random = makeRandom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 255; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  const slopeX = Float32Array.from({ length: 256 }, (_, index) => Math.cos((index / 256) * 2 * Math.PI));
  const slopeY = Float32Array.from({ length: 256 }, (_, index) => Math.sin((index / 256) * 2 * Math.PI));

  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const row0 = order[top & 255];
    const row1 = order[(top + 1) & 255];
    const a = order[(row0 + left) & 255];
    const b = order[(row0 + left + 1) & 255];
    const c = order[(row1 + left) & 255];
    const d = order[(row1 + left + 1) & 255];
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const upper = lerp(slopeX[a] * dx + slopeY[a] * dy, slopeX[b] * (dx - 1) + slopeY[b] * dy, u);
    const lower = lerp(slopeX[c] * dx + slopeY[c] * (dy - 1), slopeX[d] * (dx - 1) + slopeY[d] * (dy - 1), u);
    return lerp(upper, lower, v) * 1.4;
  };
}

/** Several noises, each twice as fine and half as strong as the one before. */
export function layered(noise: Noise, layers: number, x: number, y: number): number {
  let sum = 0;
  let strength = 0.5;
  let fineness = 1;
  for (let layer = 0; layer < layers; layer++) {
    sum += strength * noise(x * fineness + layer * 19.7, y * fineness + layer * 7.3);
    strength /= 2;
    fineness *= 2;
  }
  return sum;
}

export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;

export const ramp = (value: number, from: number, to: number): number => {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
};

/** 0 to 1, fixed by what it is drawn for: a hex, a kind of mark, and its number. */
export const chance = (hex: number, kind: number, index: number, part = 0): number =>
  mix(hex, kind, index, part) / 0x1_0000_0000;
