import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import { sees } from '../../../art/brush.js';
import { calm, straightest, walk, type Polyline, type LineWalk } from '../../../art/curve.js';
import { grown, letterSize, measure, write, writeAlong, type LetterStyle } from '../../../art/lettering.js';
import { serif } from '../../../art/fonts.js';
import type { PlaceName, PlaceNames } from '../../../board/types.js';
import type { WinterBrush } from './brush.js';
import type { Geography, NamedCourse } from './geography.js';
import { ink } from './palette.js';
import { ends } from './shapes.js';
import { namedTowns } from './towns.js';

/** Names of waters and heights, the greater ones from farther away. */
export function paintNames(brush: WinterBrush): void {
  paintHeightNames(brush);
  paintLakeNames(brush);
  paintRiverNames(brush);
}

/** Of the city and the towns: the board writes them, above the counters. */
export function placeNamesOf({ grid, towns, city, trunkTowns }: Geography): PlaceNames {
  const names = namedTowns(towns, city).map(({ hex, name: text }) => {
    const bold = trunkTowns.has(hex);
    const [least, atFifty] = bold ? [9, 12.5] : [8, 10.5];
    return { hex, text, bold, from: bold ? 19 : 30, size: (zoom: number) => Math.max(least, grown(zoom, atFifty)) };
  });
  return { names: [cityName(grid, city), ...names], family: serif, ink: ink.name, halo: ink.halo };
}

function cityName(grid: Grid, city: readonly number[]): PlaceName {
  const centres = city.map((hex) => grid.centre(hex));
  const lowest = city.reduce((low, hex) => (grid.centre(hex).y > grid.centre(low).y ? hex : low));
  return {
    hex: lowest,
    at: { x: middleOf(centres).x + 0.2, y: grid.centre(lowest).y + 0.27 },
    text: { en: 'VELIKIYE LUKI', 'zh-Hant': '大盧基' },
    bold: true,
    spacing: 0.12,
    from: 0,
    size: (zoom) => Math.max(11, grown(zoom, 20)),
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function paintLakeNames(brush: WinterBrush): void {
  const { geography, language, zoom } = brush;
  for (const { name, full } of geography.lakes) {
    if (zoom < (full.length > 5 ? 26 : 44)) continue;
    const { x, y } = middleOf(full.flatMap((side) => [...ends(geography.grid, side)]));
    if (!sees(brush, x, y, 2.5)) continue;
    write(brush, name[language], x, y, {
      size: Math.max(8, letterSize(brush, 10)),
      italic: true,
      colour: ink.waterName,
    });
  }
}

function paintHeightNames(brush: WinterBrush): void {
  const { geography, language, zoom } = brush;
  if (zoom < 26) return;
  const towns = new Set(geography.towns.map(({ hex }) => hex));
  for (const { name, hexes } of geography.heights) {
    const { x, y } = geography.grid.centre(quietHex(geography.grid, hexes, towns));
    if (!sees(brush, x, y, 4)) continue;
    write(brush, name[language].toUpperCase(), x, y + 0.06, {
      size: Math.max(7.5, letterSize(brush, 8.5)),
      spacing: 0.12,
      colour: ink.heightName,
    });
  }
}

/** The hex nearest to the middle of these that has no town in it or beside it. */
function quietHex(grid: Grid, hexes: readonly number[], towns: ReadonlySet<number>): number {
  const middle = middleOf(hexes.map((hex) => grid.centre(hex)));
  const away = (hex: number): number => {
    const { x, y } = grid.centre(hex);
    const crowded = grid.within(hex, 1).filter((near) => towns.has(near)).length;
    return Math.hypot(x - middle.x, y - middle.y) + 2 * crowded + (towns.has(hex) ? 3 : 0);
  };
  return hexes.reduce((best, hex) => (away(hex) < away(best) ? hex : best));
}

/** Hexes between two names of a river. */
const nameEvery = 14;

function paintRiverNames(brush: WinterBrush): void {
  const { geography, zoom } = brush;
  if (zoom < 24) return;
  const great: LetterStyle = {
    size: letterSize(brush, 12),
    italic: true,
    colour: ink.waterName,
    spacing: 0.25,
    halo: 0.28,
  };
  for (const river of geography.rivers) nameCourse(brush, river, great);
  if (zoom < 44) return;
  const small: LetterStyle = { ...great, size: letterSize(brush, 9.5), spacing: 0.06 };
  for (const creek of geography.creeks) nameCourse(brush, creek, small);
}

function nameCourse(brush: WinterBrush, { line, name }: NamedCourse, hand: LetterStyle): void {
  const text = name[brush.language];
  const route = routeOf(line);
  const lift = 0.13 + (hand.size * 0.4 * brush.pixelRatio) / brush.scale;
  for (const centre of placesFor(route, Math.ceil(4 * measure(brush, text, hand)) / 4)) {
    const { x, y } = route.walk.at(centre);
    if (sees(brush, x, y, 3)) writeAlong(brush, text, route.walk, centre, lift, hand);
  }
}

interface CalmCourse {
  readonly walk: LineWalk;
  /** Where a name of a length stands best, by its middle; found once for each length. */
  readonly places: Map<number, readonly number[]>;
}

const routes = new WeakMap<Polyline, CalmCourse>();

function routeOf(line: Polyline): CalmCourse {
  let route = routes.get(line);
  if (!route) routes.set(line, (route = { walk: walk(calm(line)), places: new Map() }));
  return route;
}

function placesFor({ walk: way, places }: CalmCourse, length: number): readonly number[] {
  let found = places.get(length);
  if (!found) {
    const parts = Math.max(1, Math.round(way.length / nameEvery));
    const part = way.length / parts;
    found =
      part < length * 1.1
        ? []
        : Array.from({ length: parts }, (_, i) => straightest(way, length * 1.1, i * part, (i + 1) * part));
    places.set(length, found);
  }
  return found;
}
