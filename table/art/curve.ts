import type { Point } from '@impulse/engine/hex/hex.js';
import type { Noise } from './noise.js';

/** Polylines on the map, in hexes: smoothing, length, and walking along them. */

export type Polyline = readonly Point[];

const stepsPerHex = 10;

/** A smooth line through every given point (Catmull-Rom). */
export function smooth(points: Polyline): Point[] {
  if (points.length < 3) return [...points];
  const line: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(i - 1, 0)],
      points[i],
      points[i + 1],
      points[Math.min(i + 2, points.length - 1)],
    ];
    for (let step = 0; step < stepsPerHex; step++) {
      const t = step / stepsPerHex;
      line.push({ x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) });
    }
  }
  line.push(points[points.length - 1]);
  return line;
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** The same line drawn by a hand rather than a ruler. */
export const waver = (line: Polyline, amount: number, noise: Noise): Point[] =>
  line.map(({ x, y }) => ({
    x: x + amount * noise(x * 1.7, y * 1.7),
    y: y + amount * noise(x * 1.7 + 40, y * 1.7 + 17),
  }));

export interface PlaceOnLine extends Point {
  /** Direction of travel, in radians. */
  readonly angle: number;
}

export interface LineWalk {
  readonly length: number;
  /** The place so far from the beginning. */
  at(distance: number): PlaceOnLine;
}

export function walk(line: Polyline): LineWalk {
  const reached = [0];
  for (let i = 1; i < line.length; i++) {
    reached.push(reached[i - 1] + Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y));
  }
  const length = reached[reached.length - 1];
  return {
    length,
    at(distance) {
      let low = 1;
      let high = line.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (reached[middle] < distance) low = middle + 1;
        else high = middle;
      }
      const from = line[low - 1];
      const to = line[low];
      const part = (distance - reached[low - 1]) / Math.max(reached[low] - reached[low - 1], 1e-9);
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        angle: Math.atan2(to.y - from.y, to.x - from.x),
      };
    },
  };
}

export function traceLine(path: Path2D, line: Polyline): void {
  line.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
}

/** The line without its bends, so that letters written along it do not dance; `reach` points on both sides count. */
export const calm = (line: Polyline, reach = 9): Polyline =>
  line.map((_, index) => {
    const around = line.slice(Math.max(0, index - reach), index + reach + 1);
    const sum = around.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }));
    return { x: sum.x / around.length, y: sum.y / around.length };
  });

/** Where between two distances a piece of `length` is straightest, by its middle. */
export function straightest(route: LineWalk, length: number, from: number, to: number): number {
  let best = (from + to) / 2;
  let least = Infinity;
  for (let centre = from + length / 2; centre <= to - length / 2; centre += 0.25) {
    const { angle } = route.at(centre);
    let bent = 0;
    for (let step = -4; step <= 4; step++) {
      bent += Math.abs(Math.sin(route.at(centre + (step / 8) * length).angle - angle));
    }
    // Letters that stand upright are read more easily.
    const cost = bent + 0.6 * Math.abs(Math.sin(angle));
    if (cost < least) [least, best] = [cost, centre];
  }
  return best;
}
