import type { Point } from '@impulse/engine/hex/hex.js';
import type { Area } from '../board/types.js';
import type { Polyline } from './curve.js';

/** Only what lies in the part being painted is traced: a canvas takes its time for the rest as well. */

/** A piece of a line, and how far along the line it begins, so that dashes stay where they are. */
export interface LinePiece {
  readonly points: Polyline;
  readonly from: number;
}

const boxes = new WeakMap<Polyline, Area>();

function boxOf(line: Polyline): Area {
  let box = boxes.get(line);
  if (!box) {
    const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    boxes.set(line, (box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }));
  }
  return box;
}

const widened = ({ x, y, width, height }: Area, reach: number): Area => ({
  x: x - reach,
  y: y - reach,
  width: width + 2 * reach,
  height: height + 2 * reach,
});

const meet = (a: Area, b: Area): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

const contains = (area: Area, { x, y }: Point): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

/** The pieces of a line that come within `reach` of an area. */
export function runsIn(line: Polyline, area: Area, reach: number): LinePiece[] {
  const wide = widened(area, reach);
  if (!meet(boxOf(line), wide)) return [];
  const runs: LinePiece[] = [];
  let open: Point[] | null = null;
  let distance = 0;
  for (let i = 1; i < line.length; i++) {
    const [before, point] = [line[i - 1], line[i]];
    if (contains(wide, before) || contains(wide, point)) {
      if (!open) runs.push({ points: (open = [before]), from: distance });
      open.push(point);
    } else {
      open = null;
    }
    distance += Math.hypot(point.x - before.x, point.y - before.y);
  }
  return runs;
}

/** A closed ring cut down to the surroundings of an area, for filling. */
export function ringIn(ring: Polyline, area: Area, reach: number): Polyline {
  const wide = widened(area, reach);
  if (!meet(boxOf(ring), wide)) return [];
  const right = wide.x + wide.width;
  const bottom = wide.y + wide.height;
  const cuts: readonly (readonly [inside: (p: Point) => boolean, axis: 'x' | 'y', at: number])[] = [
    [({ x }) => x >= wide.x, 'x', wide.x],
    [({ x }) => x <= right, 'x', right],
    [({ y }) => y >= wide.y, 'y', wide.y],
    [({ y }) => y <= bottom, 'y', bottom],
  ];
  return cuts.reduce<Polyline>((left, [inside, axis, at]) => cutRing(left, inside, axis, at), ring);
}

/** Sutherland and Hodgman: what lies on one side of an upright or level line. */
function cutRing(ring: Polyline, inside: (point: Point) => boolean, axis: 'x' | 'y', at: number): Point[] {
  const kept: Point[] = [];
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(point) !== inside(before)) {
      const part = (at - before[axis]) / (point[axis] - before[axis]);
      kept.push({ x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part });
    }
    if (inside(point)) kept.push(point);
  });
  return kept;
}

/** A closed ring as a line that ends where it begins. */
const closed = new WeakMap<Polyline, Polyline>();

export function outlineOf(ring: Polyline): Polyline {
  let line = closed.get(ring);
  if (!line) closed.set(ring, (line = [...ring, ring[0]]));
  return line;
}
