import type { Drawn } from './canvas.js';
import type { Projection } from '../camera/projection.js';
import type { Area, Paper } from '../types.js';

/** The sheet cut into square bitmaps of one scale. */
export interface Level {
  readonly scale: number;
  readonly ratio: number;
  readonly tiles: Map<number, Tile>;
}

interface Tile {
  readonly bitmap: Drawn;
  /** The drawing it was last used for. */
  used: number;
}

export interface TilePlace {
  readonly column: number;
  readonly row: number;
}

/** Columns and rows: from the first to one past the last. */
export interface TileSpan {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const tileSize = 512;
const tilesKept = 96;
const columnStep = 1 << 12;
const keyOf = (column: number, row: number): number => column * columnStep + row;

export const addTile = ({ tiles }: Level, { column, row }: TilePlace, bitmap: Drawn, used: number): void => {
  tiles.set(keyOf(column, row), { bitmap, used });
};

/** Tiles of this scale in the view, widened by `border` tiles. */
export function tilesSeen(sheet: Area, scale: number, p: Projection, border: number): TileSpan {
  const zoom = scale / p.scale;
  const left = -p.x * zoom - sheet.x * scale;
  const top = -p.y * zoom - sheet.y * scale;
  const columns = Math.ceil((sheet.width * scale) / tileSize);
  const rows = Math.ceil((sheet.height * scale) / tileSize);
  return {
    left: Math.max(0, Math.floor(left / tileSize) - border),
    right: Math.min(columns, Math.ceil((left + p.width * zoom) / tileSize) + border),
    top: Math.max(0, Math.floor(top / tileSize) - border),
    bottom: Math.min(rows, Math.ceil((top + p.height * zoom) / tileSize) + border),
  };
}

/** Where a tile lies in a bitmap of the whole sheet at this scale, from the grid's origin. */
export function tileBox(sheet: Area, scale: number, { column, row }: TilePlace): Area {
  return {
    x: Math.round(sheet.x * scale) + column * tileSize,
    y: Math.round(sheet.y * scale) + row * tileSize,
    width: Math.min(tileSize, Math.ceil(sheet.width * scale) - column * tileSize),
    height: Math.min(tileSize, Math.ceil(sheet.height * scale) - row * tileSize),
  };
}

/** The tile without a bitmap that is nearest to the middle. */
export function missingTile({ tiles }: Level, { left, right, top, bottom }: TileSpan): TilePlace | null {
  let best: TilePlace | null = null;
  let least = Infinity;
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      if (tiles.has(keyOf(column, row))) continue;
      const off = (column - (left + right - 1) / 2) ** 2 + (row - (top + bottom - 1) / 2) ** 2;
      if (off < least) {
        least = off;
        best = { column, row };
      }
    }
  }
  return best;
}

/** Draws what there is of a level, enlarged or made smaller if it is not of the present scale. */
export function drawLevel(paper: Paper, sheet: Area, p: Projection, { scale, tiles }: Level, now: number): void {
  const zoom = p.scale / scale;
  const left = p.x + Math.round(sheet.x * scale) * zoom;
  const top = p.y + Math.round(sheet.y * scale) * zoom;
  const span = tilesSeen(sheet, scale, p, 0);
  for (let row = span.top; row < span.bottom; row++) {
    for (let column = span.left; column < span.right; column++) {
      const tile = tiles.get(keyOf(column, row));
      if (!tile) continue;
      tile.used = now;
      const x = Math.round(left + column * tileSize * zoom);
      const y = Math.round(top + row * tileSize * zoom);
      if (zoom === 1) {
        paper.drawImage(tile.bitmap, x, y);
        continue;
      }
      // Edges are rounded one by one, so that neighbouring tiles meet without a seam.
      const right = Math.round(left + (column * tileSize + tile.bitmap.width) * zoom);
      const bottom = Math.round(top + (row * tileSize + tile.bitmap.height) * zoom);
      paper.drawImage(tile.bitmap, x, y, right - x, bottom - y);
    }
  }
}

/** Keeps the tiles used last; never fewer than the view and its border want, or they would be painted for ever. */
export function forgetTiles({ tiles }: Level, { left, right, top, bottom }: TileSpan): void {
  const kept = Math.max(tilesKept, (right - left) * (bottom - top) + 8);
  if (tiles.size <= kept) return;
  const oldest = [...tiles].toSorted((a, b) => a[1].used - b[1].used);
  for (const [key] of oldest.slice(0, tiles.size - kept)) tiles.delete(key);
}
