import { grid } from './data/map/grid.js';
import { type LineData, terrainLetters, type WhiteDeathData } from './data/types.js';

/** The map as tables: what is in each hex and along each hexside. */

/** `hexes`: bits. */
export const TOWN = 1;
export const FOREST = 2;
/** All lake. */
export const LAKE = 4;
export const CREEK = 8;
export const RIVER = 16;
export const ROAD = 32;
export const RAIL = 64;
/** 11B3b, 12B. */
export const HIGH = 128;
/** Velikiye Luki. */
export const CITY = 256;
/** 15B, 15C: friendly edges. */
export const SOVIET_EDGE = 512;
export const GERMAN_EDGE = 1024;
/** The bank of the Lowatj that is not the German one; its river hexes are on neither. */
export const EAST = 2048;
export const WEST = 4096;
/** Town of the Leningrad-Vitebsk railway. */
export const TRUNK_TOWN = 8192;

/** `sides`, by hex * 6 + direction: bits. */
/** 7: road or railway from this hex to the next. */
export const ALONG_ROAD = 1;
/** 8. */
export const ALONG_RAIL = 2;
export const PARTIAL_LAKE = 4;
export const FULL_LAKE = 8;
/** 12B: this side is the higher one. */
export const DOWNHILL = 16;
export const UPHILL = 32;
/** 16B: the neighbour is on the right bank of the river in this hex (bit set), or the left (bit clear). */
export const TO_RIGHT_BANK = 64;

export interface Ground {
  readonly hexes: Uint16Array;
  readonly sides: Uint8Array;
  /** Number of the river hex, or -1. */
  readonly riverIndex: Int16Array;
  readonly riverHexes: readonly number[];
  /** Place of the hex in the list of city hexes, or -1. */
  readonly cityIndex: Int8Array;
  readonly city: readonly number[];
  /** Hexes to the nearest hex of the city; 0 in it. */
  readonly cityDistance: Uint8Array;
  /** Place of the hex in the list of intrinsic garrisons, or -1. */
  readonly garrisonIndex: Int8Array;
  readonly garrisons: readonly number[];
  readonly trunkTowns: readonly number[];
  /** Hexes of each entry area, and the numbers of the areas by id. */
  readonly entries: readonly (readonly number[])[];
  readonly entryNumber: ReadonlyMap<string, number>;
  /** Hexes of each set-up area by id. */
  readonly areas: ReadonlyMap<string, Uint8Array>;
}

const parse = (label: string): number => grid.parse(label);

export function makeGround(data: WhiteDeathData): Ground {
  const { map } = data;
  const hexes = new Uint16Array(grid.size);
  const sides = new Uint8Array(grid.size * 6);
  readTerrain(map.rows, hexes);
  for (const line of [...map.roads, ...map.railways]) {
    const rail = map.railways.includes(line);
    markLine(line, hexes, rail ? RAIL : ROAD);
    markSteps(line, sides, rail ? ALONG_ROAD | ALONG_RAIL : ALONG_ROAD);
  }
  for (const line of map.creeks) markLine(line, hexes, CREEK);
  for (const line of map.rivers) markLine(line, hexes, RIVER);
  for (const { hexes: high } of map.highGround) for (const label of high) hexes[parse(label)] |= HIGH;
  for (const label of map.city) hexes[parse(label)] |= CITY;
  markEdges(map.sovietEdge, hexes);
  markSlopes(hexes, sides);
  for (const { full, partial } of map.lakes) {
    for (const label of full) markHexside(label, sides, FULL_LAKE);
    for (const label of partial) markHexside(label, sides, PARTIAL_LAKE);
  }
  for (const river of map.rivers) markBanks(river, hexes, sides);
  markEast(map.lowatj, map.rivers, hexes);
  const trunk = map.railways.find((line) => line.id === map.trunkRailway)!;
  const trunkTowns = trunk.hexes.map(parse).filter((hex) => hexes[hex] & TOWN);
  for (const hex of trunkTowns) hexes[hex] |= TRUNK_TOWN;

  const riverHexes = [...new Set(map.rivers.flatMap((river) => river.hexes.map(parse)))];
  const city = map.city.map(parse);
  const garrisons = map.garrisons.map(parse);
  return {
    hexes,
    sides,
    riverIndex: Int16Array.from(grid.labels, (_, hex) => riverHexes.indexOf(hex)),
    riverHexes,
    cityIndex: Int8Array.from(grid.labels, (_, hex) => city.indexOf(hex)),
    city,
    cityDistance: Uint8Array.from(grid.labels, (_, hex) => Math.min(...city.map((near) => grid.distance(near, hex)))),
    garrisonIndex: Int8Array.from(grid.labels, (_, hex) => garrisons.indexOf(hex)),
    garrisons,
    trunkTowns,
    entries: data.entries.map((entry) => entry.hexes.map(parse)),
    entryNumber: new Map(data.entries.map((entry, index) => [entry.id, index])),
    areas: new Map(
      data.areas.map((area) => {
        const set = new Uint8Array(grid.size);
        for (const label of area.hexes) set[parse(label)] = 1;
        return [area.id, set];
      }),
    ),
  };
}

const terrainBits = { clear: 0, forest: FOREST, town: TOWN, lake: LAKE } as const;

function readTerrain(rows: readonly string[], hexes: Uint16Array): void {
  rows.forEach((row, index) => {
    [...row].forEach((letter, column) => {
      const label = `${`${column + 1}`.padStart(2, '0')}${`${index + 1}`.padStart(2, '0')}`;
      hexes[parse(label)] = terrainBits[terrainLetters[letter as keyof typeof terrainLetters]];
    });
  });
}

function markLine(line: LineData, hexes: Uint16Array, bit: number): void {
  for (const label of line.hexes) hexes[parse(label)] |= bit;
}

function markSteps(line: LineData, sides: Uint8Array, bits: number): void {
  const way = line.hexes.map(parse);
  for (let i = 1; i < way.length; i++) markBetween(way[i - 1], way[i], sides, bits);
}

function markBetween(a: number, b: number, sides: Uint8Array, bits: number): void {
  sides[a * 6 + grid.direction(a, b)] |= bits;
  sides[b * 6 + grid.direction(b, a)] |= bits;
}

function markHexside(label: string, sides: Uint8Array, bits: number): void {
  const [a, b] = grid.hexesOf(grid.parseHexside(label));
  markBetween(a, b, sides, bits);
}

function markEdges(sovietEdge: readonly string[], hexes: Uint16Array): void {
  const soviet = new Set(sovietEdge.map(parse));
  for (const edge of ['north', 'east', 'south', 'west'] as const) {
    for (const hex of grid.edge(edge)) hexes[hex] |= soviet.has(hex) ? SOVIET_EDGE : GERMAN_EDGE;
  }
}

/** Every side between high ground and other ground is a slope. */
function markSlopes(hexes: Uint16Array, sides: Uint8Array): void {
  for (let hex = 0; hex < grid.size; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const near = grid.neighbours[hex * 6 + direction];
      if (near < 0 || (hexes[hex] & HIGH) === (hexes[near] & HIGH)) continue;
      sides[hex * 6 + direction] |= hexes[hex] & HIGH ? DOWNHILL : UPHILL;
    }
  }
}

/** Left and right of the river's way, by the sign of the cross product with the local direction of the list. */
function markBanks(river: LineData, hexes: Uint16Array, sides: Uint8Array): void {
  const way = river.hexes.map(parse);
  for (const [i, hex] of way.entries()) {
    const from = grid.centre(way[Math.max(0, i - 1)]);
    const to = grid.centre(way[Math.min(way.length - 1, i + 1)]);
    const at = grid.centre(hex);
    for (let direction = 0; direction < 6; direction++) {
      const near = grid.neighbours[hex * 6 + direction];
      if (near < 0 || hexes[near] & RIVER) continue;
      const { x, y } = grid.centre(near);
      const cross = (to.x - from.x) * (y - at.y) - (to.y - from.y) * (x - at.x);
      if (cross > 0) sides[hex * 6 + direction] |= TO_RIGHT_BANK;
    }
  }
}

/** Floods from a hex known to be east, without crossing the Lowatj. */
function markEast(
  lowatj: { readonly river: string; readonly eastHex: string },
  rivers: readonly LineData[],
  hexes: Uint16Array,
): void {
  const river = new Set(rivers.find((line) => line.id === lowatj.river)!.hexes.map(parse));
  const open = [parse(lowatj.eastHex)];
  hexes[open[0]] |= EAST;
  for (const hex of open) {
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || river.has(near) || hexes[near] & EAST) continue;
      hexes[near] |= EAST;
      open.push(near);
    }
  }
  for (let hex = 0; hex < grid.size; hex++) if (!river.has(hex) && (hexes[hex] & EAST) === 0) hexes[hex] |= WEST;
}
