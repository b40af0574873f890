import type { JudgedStretch } from '@impulse/opponent';
import { certain } from '@impulse/opponent/analysis/share.js';

/** The chance of the first side over the battle, as points of a picture whose top is certainty. */
export interface Graph {
  readonly width: number;
  readonly height: number;
  readonly points: readonly GraphPoint[];
}

export interface GraphPoint {
  readonly x: number;
  readonly y: number;
  /** How many actions had been played. */
  readonly frame: number;
}

export function graphOf<A>(
  { stretches }: { readonly stretches: readonly JudgedStretch<A>[] },
  width: number,
  height: number,
): Graph {
  const actions = Math.max(1, stretches.at(-1)?.to ?? 1);
  const at = (frame: number, chance: number): GraphPoint => ({
    x: (frame / actions) * width,
    y: height - (chance / certain) * height,
    frame,
  });
  const begun = stretches.slice(0, 1).map(({ from, before }) => at(from, before));
  return { width, height, points: [...begun, ...stretches.map(({ to, after }) => at(to, after))] };
}

/** As the `points` of a line of SVG. */
export const lineOf = ({ points }: Graph): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The area under the line. */
export const areaOf = (graph: Graph): string => `0,${graph.height} ${lineOf(graph)} ${graph.width},${graph.height}`;
