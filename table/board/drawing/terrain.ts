import { makeBitmap, type Bitmap } from './canvas.js';
import type { Projection } from '../camera/projection.js';
import { isDone, paintPart, paintStrip, stripsOf, type Strips } from './strips.js';
import { addTile, drawLevel, forgetTiles, missingTile, tileBox, tilesSeen, type Level } from './tiles.js';
import type { BoardArt, MapVersion, Paper } from '../types.js';

/**
 * The map as bitmaps: one of the whole sheet, made once, and tiles of exactly the present scale, made piece by piece
 * when a zoom has come to rest. What has no tile yet is shown from the level before it, or from the whole sheet.
 */
export interface Terrain extends Sheets {
  readonly art: BoardArt;
  version: MapVersion;
  /** What the first painting of this version takes; null when all of it is there. */
  preparing: Iterator<unknown> | null;
  /** The whole sheet, and what is seen at first, while they are painted. */
  coming: Strips | null;
  opening: Strips | null;
  /** What was shown before another look was wanted: kept until the whole sheet has that look. */
  former: Sheets | null;
  /** All that was seen has had the present look. */
  changed: boolean;
  /** Where parts are painted. */
  readonly bench: Bitmap;
  /** Counts drawings, so that the tiles used last are known. */
  drawings: number;
}

/** The bitmaps of one look. */
interface Sheets {
  whole: Strips | null;
  /** What is seen at first, painted before any tile: these are together several times as large. */
  first: Strips | null;
  level: Level | null;
  before: Level | null;
}

/** The whole sheet is never larger than this many pixels. */
const wholeLimit = 7_000_000;

const nothing: Sheets = { whole: null, first: null, level: null, before: null };

export const makeTerrain = (art: BoardArt, version: MapVersion): Terrain => ({
  ...nothing,
  art,
  version,
  preparing: art.preparing(version)[Symbol.iterator](),
  coming: null,
  opening: null,
  former: null,
  changed: true,
  bench: makeBitmap(1, 1),
  drawings: 0,
});

/** A bitmap of the whole sheet is wanted for a screen of this scale; what is seen comes before it. */
export function prepareWhole(terrain: Terrain, scale: number, ratio: number): void {
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
  terrain.coming = stripsOf(box, wanted, ratio, (ratio * wanted) / scale);
}

/** Every bitmap is to be made anew, after a change of language, labels or variant; the old ones are shown until then. */
export function repaint(terrain: Terrain, version: MapVersion): void {
  const { art, former } = terrain;
  const sheet = terrain.coming ?? terrain.whole;
  if (isShown(terrain)) {
    const { first, level, before } = terrain;
    const whole = terrain.whole ?? former?.whole ?? null;
    terrain.former = whole || first || level ? { whole, first, level, before } : null;
  }
  Object.assign(terrain, nothing);
  terrain.version = version;
  terrain.preparing = art.preparing(version)[Symbol.iterator]();
  terrain.coming = sheet && stripsOf(sheet.box, sheet.scale, sheet.ratio, sheet.pixelRatio);
  terrain.opening = null;
  terrain.changed = false;
}

/** Another look is shown when all that is seen has it, and not bit by bit. */
const isShown = ({ former, changed }: Terrain): boolean => former === null || changed;

export function drawTerrain(paper: Paper, terrain: Terrain, p: Projection): void {
  const { art, former } = terrain;
  const now = ++terrain.drawings;
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.imageSmoothingEnabled = true;
  paper.imageSmoothingQuality = 'low';
  drawSurround(paper, art, p);
  if (former) drawSheets(paper, art, former, p, now);
  if (isShown(terrain)) drawSheets(paper, art, terrain, p, now);
}

function drawSheets(
  paper: Paper,
  { sheet }: BoardArt,
  { whole, first, level, before }: Sheets,
  p: Projection,
  now: number,
): void {
  for (const from of [level, before]) {
    if (!from || missingTile(from, tilesSeen(sheet, from.scale, p, 0))) continue;
    drawLevel(paper, sheet, p, from, now);
    // Tiles of the present scale that are there already will not be painted again: they belong on top.
    if (from === before && level?.scale === p.scale) drawLevel(paper, sheet, p, level, now);
    return;
  }
  if (whole) {
    drawStrips(paper, whole, p);
    if (whole.scale === p.scale) return;
  }
  if (first) drawStrips(paper, first, p);
  if (level) drawLevel(paper, sheet, p, level, now);
}

function drawStrips(paper: Paper, { bitmap, scale, box }: Strips, p: Projection): void {
  const zoom = p.scale / scale;
  const [x, y] = [p.x + box.x * zoom, p.y + box.y * zoom];
  if (zoom === 1) paper.drawImage(bitmap, x, y);
  else paper.drawImage(bitmap, x, y, bitmap.width * zoom, bitmap.height * zoom);
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

/** Does one piece of what is missing for this view, and shows it if it is seen; false when nothing is. */
export function sharpen(paper: Paper, terrain: Terrain, p: Projection, seenOnly: boolean): boolean {
  if (terrain.preparing) {
    if (terrain.preparing.next().done === true) terrain.preparing = null;
    return true;
  }
  const isMissing = paintMissing(paper, terrain, p, seenOnly);
  if (!isShown(terrain) && isSharp(terrain, p)) {
    terrain.changed = true;
    drawTerrain(paper, terrain, p);
  }
  return isMissing;
}

function paintMissing(paper: Paper, terrain: Terrain, p: Projection, seenOnly: boolean): boolean {
  const { art, version, bench, whole, coming, first } = terrain;
  const { sheet } = art;
  if (whole && fits(whole, p)) return false;
  if (coming && fits(coming, p)) {
    paintWhole(terrain, coming);
    if (terrain.whole && isShown(terrain)) drawTerrain(paper, terrain, p);
    return true;
  }
  if (!whole && !first && !terrain.level && paintOpening(paper, terrain, p, seenOnly)) return true;
  const level = levelFor(terrain, p);
  for (const border of seenOnly ? [0] : [0, 1]) {
    if (border > 0 && coming) {
      paintWhole(terrain, coming);
      return true;
    }
    const place = missingTile(level, tilesSeen(sheet, p.scale, p, border));
    if (!place) continue;
    const box = tileBox(sheet, p.scale, place);
    const tile = paintPart(art, version, bench, box, p.scale, p.ratio);
    addTile(level, place, tile, terrain.drawings);
    forgetTiles(level, tilesSeen(sheet, p.scale, p, 1));
    if (border === 0 && isShown(terrain)) paper.drawImage(tile, p.x + box.x, p.y + box.y);
    return true;
  }
  if (!seenOnly) terrain.before = terrain.first = null;
  return false;
}

function paintWhole(terrain: Terrain, coming: Strips): void {
  paintStrip(terrain.art, terrain.version, terrain.bench, coming);
  if (!isDone(coming)) return;
  terrain.whole = coming;
  terrain.coming = terrain.former = null;
}

/** Paints some of what is seen at first; not while the map is moved, unless it lies as it did. */
function paintOpening(paper: Paper, terrain: Terrain, p: Projection, isMoving: boolean): boolean {
  const { art, version, bench } = terrain;
  if (!terrain.opening || !isOf(terrain.opening, p)) {
    if (isMoving) return false;
    const box = { x: -p.x, y: -p.y, width: p.width, height: p.height };
    terrain.opening = stripsOf(box, p.scale, p.ratio, p.ratio);
  }
  const { opening } = terrain;
  paintStrip(art, version, bench, opening);
  if (!isDone(opening)) return true;
  terrain.first = opening;
  terrain.opening = null;
  if (isShown(terrain)) drawStrips(paper, opening, p);
  return true;
}

const fits = ({ scale, ratio }: Strips, p: Projection): boolean => scale === p.scale && ratio === p.ratio;

/** Was it painted for just this view? */
const isOf = (strips: Strips, p: Projection): boolean =>
  fits(strips, p) &&
  strips.box.x === -p.x &&
  strips.box.y === -p.y &&
  strips.box.width === p.width &&
  strips.box.height === p.height;

/** Does all that is seen have bitmaps of this scale? Around it some may still be missing. */
export function isSharp({ whole, first, level, art }: Terrain, p: Projection): boolean {
  if ((whole && fits(whole, p)) || (first && isOf(first, p))) return true;
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
