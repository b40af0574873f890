import type { Grid, Point } from '@impulse/engine';
import { grid, terrainOf, type HexTerrain } from '@impulse/totensonntag/data/terrain.js';
import type {
  BilingualName,
  PlaceData,
  Terrain,
  TotensonntagData,
  TrackData,
} from '@impulse/totensonntag/data/types.js';
import { chains } from './chains.js';
import { makeRoutes } from '../../../art/routes.js';
import { smooth, waver, type Polyline } from '../../../art/curve.js';
import { makeNoise, type Noise } from '../../../art/noise.js';

/** The shapes of the map worked out of its data once, in hexes from the grid's top left. */

export interface RoadOrTrack {
  readonly name: BilingualName;
  readonly kind: TrackData['kind'];
  /** The whole route, for the name written along it. */
  readonly route: Polyline;
  /** The stretches to draw: those that no road has drawn already. */
  readonly stretches: readonly Polyline[];
}

export interface Geography {
  readonly grid: Grid;
  readonly terrain: readonly HexTerrain[];
  readonly hexesOf: (terrain: Terrain) => number[];
  /** Crests of the escarpments, from west to east. */
  readonly crests: readonly Polyline[];
  readonly trenches: readonly Polyline[];
  readonly tracks: readonly RoadOrTrack[];
  readonly places: readonly (PlaceData & { readonly at: number })[];
  readonly objectives: readonly number[];
  readonly exit: number;
  readonly noise: Noise;
}

const known = new WeakMap<TotensonntagData, Geography>();

/** Worked out once for the same data: tables and pictures share it. */
export function geographyOf(data: TotensonntagData): Geography {
  let geography = known.get(data);
  if (!geography) known.set(data, (geography = makeGeography(data)));
  return geography;
}

function makeGeography(data: TotensonntagData): Geography {
  const terrain = terrainOf(data.map.rows);
  const noise = makeNoise('western desert');
  const hexesOf = (wanted: Terrain): number[] =>
    terrain.flatMap((hex, index) => (hex.terrain === wanted ? [index] : []));
  return {
    grid,
    terrain,
    hexesOf,
    crests: chains(grid, hexesOf('escarpment')).map((line) => crest(line, noise)),
    trenches: chains(grid, hexesOf('entrenchment')).map(trench),
    tracks: makeTracks(data.map.tracks, data.map.places, noise),
    places: data.map.places.map((place) => ({ ...place, at: grid.parse(place.hex) })),
    objectives: data.objectives.map((objective) => grid.parse(objective.hex)),
    exit: grid.parse(data.exit.hex),
    noise,
  };
}

/** A crest stands a little south of the middle of its hexes, so that the steep side fills them, and bends back at its ends. */
function crest(hexes: readonly number[], noise: Noise): Polyline {
  const centres = hexes.map((hex) => grid.centre(hex));
  const first = centres[0];
  const last = centres[centres.length - 1];
  const points: Point[] = [
    { x: first.x - 0.46, y: first.y + 0.2 },
    { x: first.x - 0.3, y: first.y + 0.13 },
    ...centres.map(({ x, y }) => ({ x, y: y + 0.1 })),
    { x: last.x + 0.3, y: last.y + 0.13 },
    { x: last.x + 0.46, y: last.y + 0.2 },
  ];
  return waver(smooth(points), 0.09, (x, y) => noise(x * 0.8, y * 0.8) + 0.5 * noise(x * 2.1, y * 2.1));
}

/** A trench runs along the northern part of its hexes; a lonely strongpoint is a ring. */
function trench(hexes: readonly number[]): Polyline {
  const centres = hexes.map((hex) => grid.centre(hex));
  if (centres.length === 1) {
    const [{ x, y }] = centres;
    return Array.from({ length: 41 }, (_, step) => {
      const angle = (step / 40) * 2 * Math.PI;
      return { x: x + 0.4 * Math.cos(angle), y: y + 0.36 * Math.sin(angle) };
    });
  }
  const shifted = centres.map(({ x, y }) => ({ x, y: y - 0.36 }));
  const last = shifted[shifted.length - 1];
  const ends = [
    { x: shifted[0].x - 0.44, y: shifted[0].y + 0.04 },
    { x: last.x + 0.34, y: last.y + 0.1 },
    { x: last.x + 0.44, y: last.y + 0.34 },
  ];
  return smooth([ends[0], ...shifted, ends[1], ends[2]]);
}

function makeTracks(tracks: readonly TrackData[], places: readonly PlaceData[], noise: Noise): RoadOrTrack[] {
  const roadsFirst = tracks.toSorted((a, b) => Number(b.kind === 'road') - Number(a.kind === 'road'));
  const ways = roadsFirst.map(({ hexes }) => hexes.map((label) => grid.parse(label)));
  const fixed = new Set(places.map((place) => grid.parse(place.hex)));
  const routes = makeRoutes(grid, ways, { fixed, stray: 0.05, noise });
  return roadsFirst.map(({ name, kind }, index) => ({
    name,
    kind,
    route: routes[index].line,
    stretches: routes[index].stretches,
  }));
}
