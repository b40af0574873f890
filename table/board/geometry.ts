import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import type { Area } from './types.js';

/** Questions of place that a grid does not answer by itself. */

const laneSpacing = Math.sqrt(3) / 2;
const cornerRadius = 1 / Math.sqrt(3);

/** The hex a point of the map lies in, or -1. */
export function hexAt(grid: Grid, x: number, y: number): number {
  const { layout } = grid;
  const inRows = layout.kind === 'rows';
  const lanes = inRows ? layout.rows : layout.columns;
  const places = inRows ? layout.columns : layout.rows;
  const fromFirst = ((inRows ? y : x) - cornerRadius) / laneSpacing;
  const nearLane = inRows ? lanes - 1 - fromFirst : fromFirst;
  let best = -1;
  let bestDistance = Infinity;
  for (let lane = Math.floor(nearLane); lane <= Math.ceil(nearLane); lane++) {
    if (lane < 0 || lane >= lanes) continue;
    const first = grid.centre(lane * places);
    const place = Math.round(inRows ? x - first.x : y - first.y);
    if (place < 0 || place >= places) continue;
    const hex = lane * places + place;
    const centre = grid.centre(hex);
    const distance = (centre.x - x) ** 2 + (centre.y - y) ** 2;
    if (distance < bestDistance) {
      best = hex;
      bestDistance = distance;
    }
  }
  return best >= 0 && insideHex(grid, best, x, y) ? best : -1;
}

function insideHex(grid: Grid, hex: number, x: number, y: number): boolean {
  const centre = grid.centre(hex);
  const across = Math.abs(grid.layout.kind === 'rows' ? x - centre.x : y - centre.y);
  const along = Math.abs(grid.layout.kind === 'rows' ? y - centre.y : x - centre.x);
  return across <= 0.5 + 1e-9 && across / 2 + along * laneSpacing <= 0.5 + 1e-9;
}

/** Adds the outline of a hex to a path, drawn in by a part of its size. */
export function traceHex(
  path: { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void; closePath(): void },
  corners: readonly Point[],
  centre: Point,
  scale: number,
  inset: number,
): void {
  corners.forEach((corner, index) => {
    const x = (centre.x + (corner.x - centre.x) * (1 - inset)) * scale;
    const y = (centre.y + (corner.y - centre.y) * (1 - inset)) * scale;
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

/** The corners of a hex as they lie around its middle. */
export function hexShape(grid: Grid): readonly Point[] {
  const middle = grid.centre(0);
  return grid.corners(0).map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
}

/** The part of the map from one hex to another, with the whole of both. */
export function areaBetween(grid: Grid, first: string, last: string): Area {
  const [from, to] = [first, last].map((label) => grid.centre(grid.parse(label)));
  const reach = 0.6;
  return {
    x: Math.min(from.x, to.x) - reach,
    y: Math.min(from.y, to.y) - reach,
    width: Math.abs(from.x - to.x) + 2 * reach,
    height: Math.abs(from.y - to.y) + 2 * reach,
  };
}

/** The smallest area around this one that has the shape of a picture of `width` by `height`, on the sheet if it fits. */
export function framed({ x, y, width: across, height: down }: Area, width: number, height: number, sheet: Area): Area {
  const scale = Math.max(across / width, down / height);
  const [wide, high] = [width * scale, height * scale];
  return {
    x: slid(x + (across - wide) / 2, wide, sheet.x, sheet.width),
    y: slid(y + (down - high) / 2, high, sheet.y, sheet.height),
    width: wide,
    height: high,
  };
}

/** Along one axis: what is too long for the sheet stands in its middle. */
function slid(start: number, length: number, from: number, room: number): number {
  if (length >= room) return from + (room - length) / 2;
  return Math.min(Math.max(start, from), from + room - length);
}
