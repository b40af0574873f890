import { makeBitmap, paperOf, type Bitmap } from './canvas.js';
import type { Projection } from './scene.js';
import type { BoardArt, Paper } from './types.js';

/**
 * The map as bitmaps: one of the whole sheet, made once, and tiles of exactly the present scale, made piece by piece
 * when a zoom has come to rest. What has no tile yet is shown from the level before it, or from the whole sheet.
 */
export interface Terrain {
  draw(paper: Paper, p: Projection): void;
  /** Paints one tile that is wanted for this view, and shows it if it is seen; false when nothing is missing. */
  sharpen(paper: Paper, p: Projection, seenOnly: boolean): boolean;
  /** Forgets every bitmap, after a change of language or labels. */
  repaint(language: 'en' | 'zh-Hant', labels: boolean): void;
  /** Makes the bitmap of the whole sheet for a screen of this scale. */
  prepare(scale: number, ratio: number): void;
  /** The whole sheet. */
  readonly whole: () => Bitmap | null;
}

interface Tile {
  readonly bitmap: Bitmap;
  used: number;
}

interface Level {
  readonly scale: number;
  readonly ratio: number;
  readonly tiles: Map<number, Tile>;
}

const tileSize = 512;
const tilesKept = 96;
/** The whole sheet is never larger than this many pixels. */
const wholeLimit = 7_000_000;
const columnStep = 1 << 12;
const surfaceColour = '#57503f';
const sandColour = '#e9d9b0';

export function createTerrain(art: BoardArt): Terrain {
  const { sheet } = art;
  let options = { language: 'en' as 'en' | 'zh-Hant', labels: true };
  let whole: { readonly bitmap: Bitmap; readonly scale: number; readonly ratio: number } | null = null;
  let level: Level | null = null;
  let before: Level | null = null;
  let clock = 0;

  const paint = (bitmap: Bitmap, scale: number, ratio: number, left: number, top: number): Bitmap => {
    const paper = paperOf(bitmap, { alpha: false });
    paper.fillStyle = sandColour;
    paper.fillRect(0, 0, bitmap.width, bitmap.height);
    paper.translate(-left, -top);
    const area = { x: left / scale, y: top / scale, width: bitmap.width / scale, height: bitmap.height / scale };
    art.paintMap(paper, scale, { ...options, pixelRatio: ratio, area });
    return bitmap;
  };

  const prepare = (scale: number, ratio: number): void => {
    const limit = Math.sqrt(wholeLimit / (sheet.width * sheet.height));
    const wanted = Math.min(scale, limit);
    if (whole && wanted < whole.scale * 1.3 && wanted > whole.scale / 1.6) return;
    const bitmap = makeBitmap(Math.ceil(sheet.width * wanted), Math.ceil(sheet.height * wanted));
    paint(bitmap, wanted, (ratio * wanted) / scale, Math.round(sheet.x * wanted), Math.round(sheet.y * wanted));
    whole = { bitmap, scale: wanted, ratio };
  };

  const columns = (scale: number): number => Math.ceil((sheet.width * scale) / tileSize);
  const rows = (scale: number): number => Math.ceil((sheet.height * scale) / tileSize);

  /** Tiles of a level in the view, widened by `border` tiles: first and one past last, column and row. */
  const wanted = (scale: number, p: Projection, border: number): [number, number, number, number] => {
    const zoom = scale / p.scale;
    const left = -p.x * zoom - sheet.x * scale;
    const top = -p.y * zoom - sheet.y * scale;
    return [
      Math.max(0, Math.floor(left / tileSize) - border),
      Math.min(columns(scale), Math.ceil((left + p.width * zoom) / tileSize) + border),
      Math.max(0, Math.floor(top / tileSize) - border),
      Math.min(rows(scale), Math.ceil((top + p.height * zoom) / tileSize) + border),
    ];
  };

  const drawLevel = (paper: Paper, p: Projection, from: Level): void => {
    const zoom = p.scale / from.scale;
    const left = p.x + Math.round(sheet.x * from.scale) * zoom;
    const top = p.y + Math.round(sheet.y * from.scale) * zoom;
    const [c0, c1, r0, r1] = wanted(from.scale, p, 0);
    for (let row = r0; row < r1; row++) {
      for (let column = c0; column < c1; column++) {
        const tile = from.tiles.get(column * columnStep + row);
        if (!tile) continue;
        tile.used = clock;
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
  };

  const drawSurround = (paper: Paper, p: Projection): void => {
    const left = p.x + Math.round(sheet.x * p.scale);
    const top = p.y + Math.round(sheet.y * p.scale);
    const right = left + Math.ceil(sheet.width * p.scale);
    const bottom = top + Math.ceil(sheet.height * p.scale);
    if (left <= 0 && top <= 0 && right >= p.width && bottom >= p.height) return;
    paper.fillStyle = surfaceColour;
    paper.fillRect(0, 0, p.width, p.height);
    paper.fillStyle = 'rgb(0 0 0 / 9%)';
    for (const spread of [10, 7, 4, 2]) {
      const by = spread * p.ratio;
      paper.fillRect(left - by * 0.6, top - by * 0.4, right - left + by * 1.2, bottom - top + by * 1.6);
    }
    paper.fillStyle = sandColour;
    paper.fillRect(left, top, right - left, bottom - top);
  };

  /** Keeps the tiles used last; never fewer than the view and its border want, or they would be painted for ever. */
  const forget = (tiles: Map<number, Tile>, p: Projection): void => {
    const [c0, c1, r0, r1] = wanted(p.scale, p, 1);
    const kept = Math.max(tilesKept, (c1 - c0) * (r1 - r0) + 8);
    if (tiles.size <= kept) return;
    const oldest = [...tiles].toSorted((a, b) => a[1].used - b[1].used);
    for (const [key] of oldest.slice(0, tiles.size - kept)) tiles.delete(key);
  };

  return {
    prepare,
    whole: () => whole?.bitmap ?? null,
    repaint(language, labels) {
      options = { language, labels };
      const old = whole;
      whole = level = before = null;
      if (old) prepare(old.scale, old.ratio);
    },

    draw(paper, p) {
      clock++;
      paper.setTransform(1, 0, 0, 1, 0, 0);
      paper.imageSmoothingEnabled = true;
      paper.imageSmoothingQuality = 'low';
      drawSurround(paper, p);
      for (const from of [level, before]) {
        if (!from || missing(from, wanted(from.scale, p, 0))) continue;
        drawLevel(paper, p, from);
        // Tiles of the present scale that are there already will not be painted again: they belong on top.
        if (from === before && level?.scale === p.scale) drawLevel(paper, p, level);
        return;
      }
      if (whole) {
        const zoom = p.scale / whole.scale;
        const left = p.x + Math.round(sheet.x * whole.scale) * zoom;
        const top = p.y + Math.round(sheet.y * whole.scale) * zoom;
        if (zoom === 1) {
          paper.drawImage(whole.bitmap, left, top);
          return;
        }
        paper.drawImage(whole.bitmap, left, top, whole.bitmap.width * zoom, whole.bitmap.height * zoom);
      }
      if (level) drawLevel(paper, p, level);
    },

    sharpen(paper, p, seenOnly) {
      if (whole && whole.scale === p.scale && whole.ratio === p.ratio) return false;
      if (!level || level.scale !== p.scale || level.ratio !== p.ratio) {
        if (level && level.tiles.size > 0) before = level;
        level = { scale: p.scale, ratio: p.ratio, tiles: new Map() };
      }
      for (const border of seenOnly ? [0] : [0, 1]) {
        const place = missing(level, wanted(p.scale, p, border));
        if (!place) continue;
        const { column, row } = place;
        const width = Math.min(tileSize, Math.ceil(sheet.width * p.scale) - column * tileSize);
        const height = Math.min(tileSize, Math.ceil(sheet.height * p.scale) - row * tileSize);
        const left = Math.round(sheet.x * p.scale) + column * tileSize;
        const top = Math.round(sheet.y * p.scale) + row * tileSize;
        const bitmap = paint(makeBitmap(width, height), p.scale, p.ratio, left, top);
        level.tiles.set(column * columnStep + row, { bitmap, used: clock });
        forget(level.tiles, p);
        if (border === 0) paper.drawImage(bitmap, p.x + left, p.y + top);
        return true;
      }
      if (!seenOnly) before = null;
      return false;
    },
  };
}

/** The tile without a bitmap that is nearest to the middle. */
function missing(
  { tiles }: Level,
  [c0, c1, r0, r1]: readonly [number, number, number, number],
): { readonly column: number; readonly row: number } | null {
  let best: { readonly column: number; readonly row: number } | null = null;
  let least = Infinity;
  for (let row = r0; row < r1; row++) {
    for (let column = c0; column < c1; column++) {
      if (tiles.has(column * columnStep + row)) continue;
      const off = (column - (c0 + c1 - 1) / 2) ** 2 + (row - (r0 + r1 - 1) / 2) ** 2;
      if (off < least) {
        least = off;
        best = { column, row };
      }
    }
  }
  return best;
}
