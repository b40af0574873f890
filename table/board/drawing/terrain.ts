import { makeBitmap, paperOf, type Bitmap } from './canvas.js';
import type { Projection } from '../camera/projection.js';
import { addTile, drawLevel, forgetTiles, missingTile, tileBox, tilesSeen, type Level } from './tiles.js';
import type { Area, BoardArt, MapVersion, Paper } from '../types.js';

/**
 * The map as bitmaps: one of the whole sheet, made once, and tiles of exactly the present scale, made piece by piece
 * when a zoom has come to rest. What has no tile yet is shown from the level before it, or from the whole sheet.
 */
export interface Terrain {
  readonly art: BoardArt;
  version: MapVersion;
  whole: WholeSheet | null;
  /** The whole sheet while it is painted. */
  coming: ComingSheet | null;
  /** What is seen at first, painted in one go: its tiles together are several times as large. */
  first: FirstView | null;
  level: Level | null;
  before: Level | null;
  /** Counts drawings, so that the tiles used last are known. */
  drawings: number;
}

interface WholeSheet {
  readonly bitmap: Bitmap;
  readonly scale: number;
  readonly ratio: number;
}

interface FirstView extends WholeSheet {
  /** Its upper left corner, in pixels from the grid's origin. */
  readonly x: number;
  readonly y: number;
}

interface ComingSheet extends WholeSheet {
  readonly box: Area;
  readonly pixelRatio: number;
  readonly strips: number;
  /** Strips that are there already, from the top. */
  painted: number;
}

/** So many, each painted in a few frames' time: nobody waits for the whole sheet while he looks at a part of it. */
const strips = 12;

/** The whole sheet is never larger than this many pixels. */
const wholeLimit = 7_000_000;

export const makeTerrain = (art: BoardArt, version: MapVersion): Terrain => ({
  art,
  version,
  whole: null,
  coming: null,
  first: null,
  level: null,
  before: null,
  drawings: 0,
});

/**
 * Makes the bitmap of the whole sheet for a screen of this scale. The first one can wait until what is seen has been
 * painted, unless the whole sheet is seen.
 */
export function prepareWhole(terrain: Terrain, scale: number, ratio: number, isSeen: boolean): void {
  const { whole, coming, art } = terrain;
  const { sheet } = art;
  const known = coming ?? whole;
  const wanted = Math.min(scale, Math.sqrt(wholeLimit / (sheet.width * sheet.height)));
  if (known && wanted < known.scale * 1.3 && wanted > known.scale / 1.6) return;
  const box = {
    x: Math.round(sheet.x * wanted),
    y: Math.round(sheet.y * wanted),
    width: Math.ceil(sheet.width * wanted),
    height: Math.ceil(sheet.height * wanted),
  };
  const bitmap = makeBitmap(box.width, box.height);
  const atOnce = isSeen || whole !== null;
  const pixelRatio = (ratio * wanted) / scale;
  terrain.coming = { bitmap, scale: wanted, ratio, box, pixelRatio, strips: atOnce ? 1 : strips, painted: 0 };
  if (atOnce) paintStrip(terrain, terrain.coming);
}

/** Paints the next strip of the whole sheet. */
function paintStrip(terrain: Terrain, coming: ComingSheet): void {
  const { bitmap, scale, ratio, box, pixelRatio } = coming;
  const [top, bottom] = [coming.painted, coming.painted + 1].map((one) =>
    Math.round((box.height * one) / coming.strips),
  );
  paintPart(terrain, bitmap, { ...box, y: box.y + top, height: bottom - top }, scale, pixelRatio, top);
  coming.painted++;
  if (coming.painted < coming.strips) return;
  terrain.whole = { bitmap, scale, ratio };
  terrain.coming = null;
}

/** Forgets every bitmap, after a change of language, labels or variant. */
export function repaint(terrain: Terrain, version: MapVersion): void {
  const { whole, coming } = terrain;
  terrain.version = version;
  terrain.whole = terrain.first = terrain.level = terrain.before = null;
  if (coming) coming.painted = 0;
  else if (whole) prepareWhole(terrain, whole.scale, whole.ratio, true);
}

/** Paints a part of the map, given in pixels from the grid's origin at this scale, `down` from the top of a bitmap. */
function paintPart(
  { art, version }: Terrain,
  bitmap: Bitmap,
  box: Area,
  scale: number,
  pixelRatio: number,
  down: number,
): void {
  const paper = paperOf(bitmap, { alpha: false });
  paper.save();
  paper.beginPath();
  paper.rect(0, down, box.width, box.height);
  paper.clip();
  paper.fillStyle = art.colours.sheet;
  paper.fillRect(0, down, box.width, box.height);
  paper.translate(-box.x, down - box.y);
  const area = { x: box.x / scale, y: box.y / scale, width: box.width / scale, height: box.height / scale };
  art.paintMap(paper, scale, { ...version, pixelRatio, area });
  paper.restore();
}

export function drawTerrain(paper: Paper, terrain: Terrain, p: Projection): void {
  const { art, level, before, whole, first } = terrain;
  const { sheet } = art;
  const now = ++terrain.drawings;
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.imageSmoothingEnabled = true;
  paper.imageSmoothingQuality = 'low';
  drawSurround(paper, art, p);
  for (const from of [level, before]) {
    if (!from || missingTile(from, tilesSeen(sheet, from.scale, p, 0))) continue;
    drawLevel(paper, sheet, p, from, now);
    // Tiles of the present scale that are there already will not be painted again: they belong on top.
    if (from === before && level?.scale === p.scale) drawLevel(paper, sheet, p, level, now);
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
  if (first) drawFirst(paper, first, p);
  if (level) drawLevel(paper, sheet, p, level, now);
}

function drawFirst(paper: Paper, { bitmap, scale, x, y }: FirstView, p: Projection): void {
  const zoom = p.scale / scale;
  paper.drawImage(bitmap, p.x + x * zoom, p.y + y * zoom, bitmap.width * zoom, bitmap.height * zoom);
}

/** The table around the sheet, with the sheet's shadow on it. */
function drawSurround(paper: Paper, { sheet, colours }: BoardArt, p: Projection): void {
  const left = p.x + Math.round(sheet.x * p.scale);
  const top = p.y + Math.round(sheet.y * p.scale);
  const right = left + Math.ceil(sheet.width * p.scale);
  const bottom = top + Math.ceil(sheet.height * p.scale);
  if (left <= 0 && top <= 0 && right >= p.width && bottom >= p.height) return;
  paper.fillStyle = colours.table;
  paper.fillRect(0, 0, p.width, p.height);
  paper.fillStyle = 'rgb(0 0 0 / 9%)';
  for (const spread of [10, 7, 4, 2]) {
    const by = spread * p.ratio;
    paper.fillRect(left - by * 0.6, top - by * 0.4, right - left + by * 1.2, bottom - top + by * 1.6);
  }
  paper.fillStyle = colours.sheet;
  paper.fillRect(left, top, right - left, bottom - top);
}

/** Paints one tile that is wanted for this view, and shows it if it is seen; false when nothing is missing. */
export function sharpen(paper: Paper, terrain: Terrain, p: Projection, seenOnly: boolean): boolean {
  const { whole } = terrain;
  const { sheet } = terrain.art;
  if (whole && whole.scale === p.scale && whole.ratio === p.ratio) return false;
  if (terrain.coming && !whole && !terrain.first && !terrain.level) {
    terrain.first = paintFirst(terrain, p);
    drawFirst(paper, terrain.first, p);
    return true;
  }
  const level = levelFor(terrain, p);
  for (const border of seenOnly ? [0] : [0, 1]) {
    if (border > 0 && terrain.coming) {
      paintStrip(terrain, terrain.coming);
      return true;
    }
    const place = missingTile(level, tilesSeen(sheet, p.scale, p, border));
    if (!place) continue;
    const box = tileBox(sheet, p.scale, place);
    const bitmap = makeBitmap(box.width, box.height);
    paintPart(terrain, bitmap, box, p.scale, p.ratio, 0);
    addTile(level, place, bitmap, terrain.drawings);
    forgetTiles(level, tilesSeen(sheet, p.scale, p, 1));
    if (border === 0) paper.drawImage(bitmap, p.x + box.x, p.y + box.y);
    return true;
  }
  if (!seenOnly) terrain.before = terrain.first = null;
  return false;
}

function paintFirst(terrain: Terrain, { x, y, width, height, scale, ratio }: Projection): FirstView {
  const box = { x: -x, y: -y, width, height };
  const bitmap = makeBitmap(width, height);
  paintPart(terrain, bitmap, box, scale, ratio, 0);
  return { bitmap, scale, ratio, x: box.x, y: box.y };
}

/** Does all that is seen have bitmaps of this scale? Around it some may still be missing. */
export function isSharp({ whole, first, level, art }: Terrain, p: Projection): boolean {
  if (whole && whole.scale === p.scale && whole.ratio === p.ratio) return true;
  if (first && first.scale === p.scale && first.x === -p.x && first.y === -p.y) return true;
  if (level?.scale !== p.scale || level.ratio !== p.ratio) return false;
  return missingTile(level, tilesSeen(art.sheet, p.scale, p, 0)) === null;
}

/** The level of the present scale; the one before it is kept until it is complete. */
function levelFor(terrain: Terrain, { scale, ratio }: Projection): Level {
  const { level } = terrain;
  if (level && level.scale === scale && level.ratio === ratio) return level;
  if (level && level.tiles.size > 0) terrain.before = level;
  return (terrain.level = { scale, ratio, tiles: new Map() });
}
