import type { MapData, Terrain, WhiteDeathData } from '../data/types.js';

/**
 * The map read a second time, from the data file alone: hexes are their labels, and what lies in them or between them is
 * looked up where the data say it. Nothing here is shared with the tables that the rules use.
 */

export type Hex = string;

const columns = 40;
const rows = 43;

const labelOf = (column: number, row: number): Hex =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const columnOf = (hex: Hex): number => Number(hex.slice(0, 2));
export const rowOf = (hex: Hex): number => Number(hex.slice(2));

/** Clockwise from north; even columns lie half a hex lower. What lies off the map is null. */
function ringOf(hex: Hex): (Hex | null)[] {
  const column = columnOf(hex);
  const row = rowOf(hex);
  const up = column % 2 === 0 ? row : row - 1;
  const at = (c: number, r: number): Hex | null => (c < 1 || c > columns || r < 1 || r > rows ? null : labelOf(c, r));
  return [
    at(column, row - 1),
    at(column + 1, up),
    at(column + 1, up + 1),
    at(column, row + 1),
    at(column - 1, up + 1),
    at(column - 1, up),
  ];
}

export const allHexes: readonly Hex[] = Array.from({ length: columns * rows }, (_, index) =>
  labelOf(1 + (index % columns), 1 + Math.floor(index / columns)),
);
const rings = new Map(allHexes.map((hex) => [hex, ringOf(hex)]));
const nearby = new Map(allHexes.map((hex) => [hex, ringOf(hex).filter((near) => near !== null)]));

export const around = (hex: Hex): readonly (Hex | null)[] => rings.get(hex)!;
export const neighbours = (hex: Hex): readonly Hex[] => nearby.get(hex)!;

function cube(hex: Hex): readonly [number, number, number] {
  const x = columnOf(hex) - 1;
  const z = rowOf(hex) - 1 - Math.floor(x / 2);
  return [x, z, -x - z];
}

export function distance(from: Hex, to: Hex): number {
  const a = cube(from);
  const b = cube(to);
  return Math.max(...a.map((value, axis) => Math.abs(value - b[axis])));
}

const pair = (a: Hex, b: Hex): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

const letters: Readonly<Record<string, Terrain>> = { '.': 'clear', F: 'forest', T: 'town', L: 'lake' };

function stepsOf(lines: MapData['roads']): Set<string> {
  const steps = lines.flatMap(({ hexes }) => hexes.slice(1).map((hex, index) => pair(hexes[index], hex)));
  return new Set(steps);
}

const hexesOf = (lines: MapData['roads']): Set<Hex> => new Set(lines.flatMap(({ hexes }) => hexes));

export class Field {
  readonly data: WhiteDeathData;
  readonly #terrain: Map<Hex, Terrain>;
  readonly #rail: Set<string>;
  readonly #road: Set<string>;
  readonly #full: Set<string>;
  readonly #partial: Set<string>;
  readonly #onRail: Set<Hex>;
  readonly #onRoad: Set<Hex>;
  readonly #river: Set<Hex>;
  readonly #creek: Set<Hex>;
  readonly #high: Set<Hex>;
  readonly #city: Set<Hex>;
  readonly #sovietEdge: Set<Hex>;
  readonly #east: Set<Hex>;
  readonly #lowatj: Set<Hex>;

  constructor(data: WhiteDeathData) {
    const { map } = data;
    this.data = data;
    this.#terrain = new Map(allHexes.map((hex) => [hex, letters[map.rows[rowOf(hex) - 1][columnOf(hex) - 1]]]));
    this.#rail = stepsOf(map.railways);
    this.#road = stepsOf(map.roads);
    this.#full = new Set(map.lakes.flatMap(({ full }) => full.map((side) => pair(side.slice(0, 4), side.slice(5)))));
    this.#partial = new Set(
      map.lakes.flatMap(({ partial }) => partial.map((side) => pair(side.slice(0, 4), side.slice(5)))),
    );
    this.#onRail = hexesOf(map.railways);
    this.#onRoad = hexesOf(map.roads);
    this.#river = hexesOf(map.rivers);
    this.#creek = hexesOf(map.creeks);
    this.#high = new Set(map.highGround.flatMap(({ hexes }) => hexes));
    this.#city = new Set(map.city);
    this.#sovietEdge = new Set(map.sovietEdge);
    this.#lowatj = hexesOf(map.rivers.filter(({ id }) => id === map.lowatj.river));
    this.#east = this.#flood(map.lowatj.eastHex);
  }

  #flood(from: Hex): Set<Hex> {
    const reached = new Set([from]);
    for (const hex of reached) {
      for (const near of neighbours(hex)) if (!this.#lowatj.has(near)) reached.add(near);
    }
    return reached;
  }

  terrain(hex: Hex): Terrain {
    return this.#terrain.get(hex)!;
  }

  isTown(hex: Hex): boolean {
    return this.terrain(hex) === 'town';
  }

  /** 12C, 21A. */
  isClose(hex: Hex): boolean {
    return this.isTown(hex) || this.terrain(hex) === 'forest';
  }

  isRiver(hex: Hex): boolean {
    return this.#river.has(hex);
  }

  isCreek(hex: Hex): boolean {
    return this.#creek.has(hex);
  }

  isHigh(hex: Hex): boolean {
    return this.#high.has(hex);
  }

  isCity(hex: Hex): boolean {
    return this.#city.has(hex);
  }

  isOnRail(hex: Hex): boolean {
    return this.#onRail.has(hex);
  }

  /** A road or railway runs through it. */
  isOnWay(hex: Hex): boolean {
    return this.#onRail.has(hex) || this.#onRoad.has(hex);
  }

  joinsByRail(a: Hex, b: Hex): boolean {
    return this.#rail.has(pair(a, b));
  }

  /** Railways are roads, too (8). */
  joinsByWay(a: Hex, b: Hex): boolean {
    return this.#rail.has(pair(a, b)) || this.#road.has(pair(a, b));
  }

  lakeside(a: Hex, b: Hex): 'full' | 'partial' | null {
    if (this.#full.has(pair(a, b))) return 'full';
    return this.#partial.has(pair(a, b)) ? 'partial' : null;
  }

  /** 12B: every side between high ground and other ground. */
  goesDown(from: Hex, to: Hex): boolean {
    return this.#high.has(from) && !this.#high.has(to);
  }

  isSlope(a: Hex, b: Hex): boolean {
    return this.goesDown(a, b) || this.goesDown(b, a);
  }

  /** 15B. */
  isFriendlyEdge(hex: Hex, side: string): boolean {
    const isEdge = around(hex).includes(null);
    return isEdge && (side === 'soviet') === this.#sovietEdge.has(hex);
  }

  bankOfLowatj(hex: Hex): 'east' | 'west' | null {
    if (this.#lowatj.has(hex)) return null;
    return this.#east.has(hex) ? 'east' : 'west';
  }
}

let read: Field | null = null;

export function fieldOf(data: WhiteDeathData): Field {
  if (read?.data !== data) read = new Field(data);
  return read;
}
