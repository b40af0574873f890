import { mapEdges, repeated, type Problem } from '@impulse/engine';
import { garrisonRoom, riverRoom } from '../../state.js';
import { grid, terrainOf } from '../map/grid.js';
import type { LineData, MapData, Terrain } from '../types.js';

/** What must hold between the hexes of the map: lines unbroken, bridges over rivers, towns where towns are. */

const lineKinds = ['railways', 'roads', 'rivers', 'creeks'] as const;

const edgeHexes: ReadonlySet<number> = new Set(mapEdges.flatMap((edge) => grid.edge(edge)));

export const onEdge = (label: string): boolean => edgeHexes.has(grid.parse(label));

export const hexesOfLines = (lines: readonly LineData[]): Set<string> => new Set(lines.flatMap(({ hexes }) => hexes));

export function* mapProblems(map: MapData): Generator<Problem> {
  const terrain = terrainOf(map.rows);
  for (const kind of lineKinds) yield* lineProblems(map[kind], `map.${kind}`);
  yield* bridgeProblems(map);
  yield* townProblems(map, terrain);
  yield* lakeProblems(map, terrain);
  yield* highGroundProblems(map);
  yield* lowatjProblems(map);
  yield* garrisonProblems(map, terrain);
  yield* repeated(map.sovietEdge, (index) => `map.sovietEdge[${index}]`);
  for (const [index, hex] of map.sovietEdge.entries()) {
    if (onEdge(hex)) continue;
    const message = `${hex} is not on the map edge; list only edge hexes friendly to the Soviets (15B).`;
    yield { code: 'off-edge', path: `map.sovietEdge[${index}]`, message };
  }
}

function* lineProblems(lines: readonly LineData[], path: string): Generator<Problem> {
  yield* repeated(
    lines.map(({ id }) => id),
    (index) => `${path}[${index}].id`,
  );
  for (const [index, { hexes }] of lines.entries()) {
    yield* repeated(hexes, (step) => `${path}[${index}].hexes[${step}]`);
    for (const [step, hex] of hexes.entries()) {
      const before = hexes[step - 1];
      if (before === undefined || grid.distance(grid.parse(before), grid.parse(hex)) === 1) continue;
      const message = `${hex} does not touch ${before}, the hex before it; name every hex on the way.`;
      yield { code: 'not-adjacent', path: `${path}[${index}].hexes[${step}]`, message };
    }
  }
}

function* bridgeProblems({ rivers, bridges }: MapData): Generator<Problem> {
  const wet = hexesOfLines(rivers);
  if (wet.size > riverRoom) {
    const message = `The rivers have ${wet.size} hexes; a battle has room for ${riverRoom}.`;
    yield { code: 'too-many', path: 'map.rivers', message };
  }
  yield* repeated(
    bridges.map(({ hex }) => hex),
    (index) => `map.bridges[${index}].hex`,
  );
  for (const [index, { hex }] of bridges.entries()) {
    if (wet.has(hex)) continue;
    const message = `No river runs through ${hex}; a bridge stands in a river hex (20).`;
    yield { code: 'no-river', path: `map.bridges[${index}].hex`, message };
  }
}

function* townProblems({ towns, city, railways, trunkRailway }: MapData, terrain: readonly Terrain[]) {
  const built = (hex: string): boolean => terrain[grid.parse(hex)] === 'town';
  const named = towns.map(({ hex }) => hex);
  yield* repeated(named, (index) => `map.towns[${index}].hex`);
  for (const [index, hex] of named.entries()) {
    if (!built(hex)) yield notTown(hex, `map.towns[${index}].hex`);
  }
  yield* repeated(city, (index) => `map.city[${index}]`);
  for (const [index, hex] of city.entries()) {
    if (!built(hex)) yield notTown(hex, `map.city[${index}]`);
  }
  const trunk = railways.find(({ id }) => id === trunkRailway);
  if (!trunk) {
    const message = `There is no railway ${trunkRailway}; name one of map.railways by its id.`;
    yield { code: 'unknown-line', path: 'map.trunkRailway', message };
  } else if (!trunk.hexes.some(built)) {
    const message = `The railway ${trunkRailway} has no town, so that nobody could score by it; name another.`;
    yield { code: 'no-town', path: 'map.trunkRailway', message };
  }
}

const notTown = (hex: string, path: string): Problem => ({
  code: 'no-town',
  path,
  message: `${hex} is no town in map.rows; write T there, or leave the hex out here.`,
});

function* lakeProblems(map: MapData, terrain: readonly Terrain[]): Generator<Problem> {
  const kinds = new Map<number, 'full' | 'partial'>();
  for (const [lake, sides] of map.lakes.entries()) {
    for (const kind of ['full', 'partial'] as const) {
      for (const [index, label] of sides[kind].entries()) {
        const path = `map.lakes[${lake}].${kind}[${index}]`;
        const side = grid.parseHexside(label);
        const before = kinds.get(side);
        if (before === kind) yield { code: 'duplicate', path, message: `${label} is repeated.` };
        else if (before) {
          const message = `${label} is listed as ${before} as well; a lake hexside is full or partial.`;
          yield { code: 'full-and-partial', path, message };
        }
        kinds.set(side, kind);
      }
    }
  }
  for (const kind of ['railways', 'roads'] as const) {
    for (const [index, { hexes }] of map[kind].entries()) {
      for (const [step, label] of hexes.entries()) {
        const hex = grid.parse(label);
        const side = step > 0 ? grid.hexsideBetween(grid.parse(hexes[step - 1]), hex) : -1;
        if (terrain[hex] !== 'lake' && kinds.get(side) !== 'full') continue;
        const message = `The way to ${label} lies in a lake; lead the line round it, or make the hexside partial.`;
        yield { code: 'in-lake', path: `map.${kind}[${index}].hexes[${step}]`, message };
      }
    }
  }
}

function* highGroundProblems({ highGround }: MapData): Generator<Problem> {
  const places = highGround.flatMap(({ hexes }, height) =>
    hexes.map((hex, index) => ({ hex, path: `map.highGround[${height}].hexes[${index}]` })),
  );
  yield* repeated(
    places.map(({ hex }) => hex),
    (index) => places[index].path,
  );
}

/** Every hex that can be reached from here without entering the Lowatj. */
const bankOf = (hex: string, river: ReadonlySet<string>): Set<number> => {
  const reached = new Set([grid.parse(hex)]);
  for (const from of reached) {
    for (const next of grid.ring(from, 1)) if (!river.has(grid.label(next))) reached.add(next);
  }
  return reached;
};

function* lowatjProblems({ lowatj, rivers }: MapData): Generator<Problem> {
  const line = rivers.find(({ id }) => id === lowatj.river);
  if (!line) {
    const message = `There is no river ${lowatj.river}; name one of map.rivers by its id.`;
    yield { code: 'unknown-line', path: 'map.lowatj.river', message };
    return;
  }
  const river = new Set(line.hexes);
  if (river.has(lowatj.eastHex)) {
    const message = `${lowatj.eastHex} lies in the river itself; name a hex east of it.`;
    yield { code: 'in-river', path: 'map.lowatj.eastHex', message };
  } else if (bankOf(lowatj.eastHex, river).size + river.size === grid.size) {
    const message = `The river ${lowatj.river} does not part the map; it must run from edge to edge.`;
    yield { code: 'river-open', path: 'map.lowatj.river', message };
  }
}

function* garrisonProblems({ garrisons, city, railways }: MapData, terrain: readonly Terrain[]): Generator<Problem> {
  yield* repeated(garrisons, (index) => `map.garrisons[${index}]`);
  if (garrisons.length > garrisonRoom) {
    const message = `There are ${garrisons.length} garrisons; a battle has room for ${garrisonRoom}.`;
    yield { code: 'too-many', path: 'map.garrisons', message };
  }
  const railed = hexesOfLines(railways);
  for (const [index, hex] of garrisons.entries()) {
    const path = `map.garrisons[${index}]`;
    if (terrain[grid.parse(hex)] !== 'town') yield notTown(hex, path);
    if (!railed.has(hex) || city.includes(hex)) {
      const message = `Intrinsic garrisons hold railway towns outside Velikiye Luki; ${hex} is not one.`;
      yield { code: 'no-rail-town', path, message };
    }
  }
}
