import type { Grid } from '@impulse/engine/hex/hex.js';
import { grid, terrainOf } from '@impulse/white-death/data/map/grid.js';
import type {
  BilingualName,
  EntryData,
  LineData,
  MapData,
  Terrain,
  WhiteDeathData,
} from '@impulse/white-death/data/types.js';
import { makeRoutes, type Route } from '../../../art/routes.js';
import type { Polyline } from '../../../art/curve.js';
import { makeNoise } from '../../../art/noise.js';
import { groundOf, type Ground } from './ground.js';
import { shiftedLine } from './shifted-line.js';
import { shapesOf, type Shapes } from './shapes.js';

/** The shapes of the map worked out of its data once, in hexes from the grid's top left. */
export interface Geography {
  readonly grid: Grid;
  readonly terrain: readonly Terrain[];
  readonly shapes: Shapes;
  readonly ground: Ground;
  readonly roads: readonly NamedCourse[];
  readonly railways: readonly NamedCourse[];
  readonly rivers: readonly NamedCourse[];
  readonly creeks: readonly NamedCourse[];
  /** The railway that scores. */
  readonly trunk: NamedCourse | undefined;
  readonly towns: readonly Town[];
  readonly city: readonly number[];
  readonly lakes: readonly LakeShore[];
  readonly heights: readonly { readonly name: BilingualName; readonly hexes: readonly number[] }[];
  readonly entries: readonly EntryData[];
  readonly trunkTowns: ReadonlySet<number>;
}

export interface NamedCourse extends Route {
  readonly name: BilingualName;
  readonly hexes: readonly number[];
}

/** Everything of some routes that is to be drawn. */
export const stretchesOf = (routes: readonly NamedCourse[]): Polyline[] =>
  routes.flatMap(({ stretches }) => [...stretches]);

export interface Town {
  readonly hex: number;
  readonly name: BilingualName;
}

export interface LakeShore {
  readonly name: BilingualName;
  /** Hexsides by number. */
  readonly full: readonly number[];
  readonly partial: readonly number[];
}

const parse = (label: string): number => grid.parse(label);

const known = new WeakMap<WhiteDeathData, Geography>();

/** Worked out once for the same data: tables and pictures share it. */
export function geographyOf(data: WhiteDeathData): Geography {
  const before = known.get(data);
  if (before) return before;
  const made = makeGeography(data);
  known.set(data, made);
  return made;
}

function makeGeography({ map, entries }: WhiteDeathData): Geography {
  const terrain = terrainOf(map.rows);
  const towns = map.towns.map(({ hex, name }) => ({ hex: parse(hex), name }));
  const fixed = new Set(towns.map(({ hex }) => hex));
  const roads = routes(map.roads, fixed, 0.05);
  const railways = layRails(map, fixed, roads);
  const rivers = routes(map.rivers, new Set(map.bridges.map(({ hex }) => parse(hex))), 0.11);
  const creeks = routes(map.creeks, new Set(), 0.14);
  const lakes = map.lakes.map(({ name, full, partial }) => ({
    name,
    full: full.map((side) => grid.parseHexside(side)),
    partial: partial.map((side) => grid.parseHexside(side)),
  }));
  const heights = map.highGround.map(({ name, hexes }) => ({ name, hexes: hexes.map(parse) }));
  const trunk = railways[map.railways.findIndex(({ id }) => id === map.trunkRailway)];
  const shapes = shapesOf(grid, terrain, lakes, heights, [roads, railways, rivers, creeks].flat());
  return {
    grid,
    terrain,
    shapes,
    ground: groundOf(shapes),
    roads,
    railways,
    rivers,
    creeks,
    trunk,
    towns,
    city: map.city.map(parse),
    lakes,
    heights,
    entries,
    trunkTowns: new Set(trunk?.hexes.filter((hex) => terrain[hex] === 'town')),
  };
}

function routes(lines: readonly LineData[], fixed: ReadonlySet<number>, stray: number): NamedCourse[] {
  const ways = lines.map(({ hexes }) => hexes.map(parse));
  const made = makeRoutes(grid, ways, { fixed, stray, noise: makeNoise('waldai') });
  return lines.map(({ name }, index) => ({ ...made[index], name, hexes: ways[index] }));
}

/** A railway runs beside the road where both go the same way. */
function layRails(map: MapData, fixed: ReadonlySet<number>, roads: readonly NamedCourse[]): NamedCourse[] {
  const taken = new Set(
    roads.flatMap(({ hexes }) => hexes.slice(1).flatMap((hex, i) => [`${hexes[i]} ${hex}`, `${hex} ${hexes[i]}`])),
  );
  const shares = (from: number, to: number): boolean => taken.has(`${from} ${to}`);
  return routes(map.railways, fixed, 0.03).map((route) => {
    const line = shiftedLine(route.line, route.hexes, shares);
    return { ...route, line, stretches: route.stretches.length === 1 ? [line] : route.stretches };
  });
}
