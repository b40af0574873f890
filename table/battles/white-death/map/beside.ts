import type { Point } from '@impulse/engine/hex/hex.js';
import type { Polyline } from '../../../art/curve.js';

const gap = 0.1;
/** Points of the line over which it goes from its own way to the side. */
const bend = 6;

/** Shifts a line to its left where it `shares` the way between two of its hexes with another. */
export function beside(
  line: Polyline,
  hexes: readonly number[],
  shares: (from: number, to: number) => boolean,
): Polyline {
  const perHex = Math.round((line.length - 1) / Math.max(1, hexes.length - 1));
  const shared = line.map((_, i) => {
    const step = Math.min(hexes.length - 2, Math.floor(i / perHex));
    return shares(hexes[step], hexes[step + 1]) ? 1 : 0;
  });
  return line.map((point, i): Point => {
    const around = shared.slice(Math.max(0, i - bend), i + bend + 1);
    const part = around.reduce<number>((sum, one) => sum + one, 0) / around.length;
    if (part === 0) return point;
    const [before, after] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      x: point.x + (gap * part * (after.y - before.y)) / length,
      y: point.y - (gap * part * (after.x - before.x)) / length,
    };
  });
}
