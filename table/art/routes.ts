import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import { smooth, waver, type Polyline } from './curve.js';
import type { Noise } from './noise.js';

/** Ways through the middles of hexes as smooth lines: roads, tracks, railways, rivers. */
export interface Route {
  /** The whole way, for a name written along it. */
  readonly line: Polyline;
  /** The stretches to draw: those that no route before it has drawn already. */
  readonly stretches: readonly Polyline[];
}

export interface RouteStyle {
  /** Hexes whose middles the lines go through exactly, besides ends and junctions. */
  readonly fixed: ReadonlySet<number>;
  /** How far a line strays from its way, in hexes. */
  readonly stray: number;
  readonly noise: Noise;
}

/** Routes in the order in which they are drawn; each is a list of hexes. */
export function makeRoutes(grid: Grid, ways: readonly (readonly number[])[], style: RouteStyle): Route[] {
  const drawn = new Set<string>();
  const users = new Map<number, number>();
  for (const way of ways) for (const hex of way) users.set(hex, (users.get(hex) ?? 0) + 1);
  const fixed = new Set(style.fixed);
  for (const [hex, count] of users) if (count > 1) fixed.add(hex);
  return ways.map((way) => {
    const points = relax(grid, way, fixed);
    const leaves = (end: number): boolean => users.get(way[end]) === 1 && onEdge(grid, way[end]);
    const last = way.length - 1;
    const start = leaves(0) ? [beyond(points[1], points[0])] : [];
    const finish = leaves(last) ? [beyond(points[last - 1], points[last])] : [];
    const line = waver(smooth([...start, ...points, ...finish]), style.stray, style.noise);
    const hexes = [...start.map(() => -1), ...way, ...finish.map(() => -1)];
    return { line, stretches: newStretches(line, hexes, drawn) };
  });
}

/** The parts of a line between hexes that nobody has gone between before. */
function newStretches(line: Polyline, hexes: readonly number[], drawn: Set<string>): Polyline[] {
  const perHex = (line.length - 1) / (hexes.length - 1);
  const stretches: Point[][] = [];
  let open: Point[] | null = null;
  for (let i = 0; i + 1 < hexes.length; i++) {
    const step = [hexes[i], hexes[i + 1]].toSorted((a, b) => a - b).join();
    const inside = hexes[i] >= 0 && hexes[i + 1] >= 0;
    if (inside && drawn.has(step)) {
      open = null;
      continue;
    }
    if (inside) drawn.add(step);
    const part = line.slice(i * perHex, (i + 1) * perHex + 1);
    if (open) open.push(...part.slice(1));
    else stretches.push((open = part));
  }
  return stretches;
}

/** Takes the zigzag of the hexes out of a way; ends, places and junctions stay where they are. */
function relax(grid: Grid, hexes: readonly number[], fixed: ReadonlySet<number>): Point[] {
  const centres = hexes.map((hex) => grid.centre(hex));
  return centres.map((centre, i) => {
    if (i === 0 || i === centres.length - 1 || fixed.has(hexes[i])) return centre;
    const [before, after] = [centres[i - 1], centres[i + 1]];
    return { x: centre.x * 0.5 + (before.x + after.x) * 0.25, y: centre.y * 0.5 + (before.y + after.y) * 0.25 };
  });
}

const onEdge = ({ neighbours }: Grid, hex: number): boolean => neighbours.subarray(hex * 6, hex * 6 + 6).includes(-1);

const beyond = (before: Point, end: Point): Point => ({ x: end.x + (end.x - before.x), y: end.y + (end.y - before.y) });
