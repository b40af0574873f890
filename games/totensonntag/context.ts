import type { SetupContext } from '@impulse/engine';
import type {
  DivisionData,
  EntryData,
  ObjectiveData,
  Terrain,
  TotensonntagData,
  UnitData,
  UnitType,
  ZoneData,
} from './data/types.js';
import { grid } from './data/terrain.js';
import { divisionIds, nationalities, sideIds, terrainLetters } from './data/types.js';
import { zoneHexes } from './data/zone.js';
import type { TotensonntagOptions } from './options.js';
import { setOf } from './rows.js';

/**
 * Everything about a battle that never changes while it is played: the data and the options, as tables that the
 * rules can index. Units are numbered with the ground units of the DAK first, then those of the Commonwealth, then
 * aircraft; hexes as in the grid; sides 0 (DAK) and 1 (Commonwealth).
 */

export const DAK = 0;
export const CW = 1;

/** How a unit takes terrain (6.0, rulings 36-38): on foot, as motorized infantry, or as a vehicle or gun. */
const FOOT = 0;
const LORRIES = 1;
const VEHICLES = 2;

export { grid };
export const hexCount = grid.size;
export const unitCount = 76;
export const groundCount = 72;

/** Bits telling the rules what kind of unit a unit is. */
export const ARMOR = 1;
export const RECON = 2;
export const INFANTRY = 4;
export const ARTILLERY = 8;
export const PANZERJAEGER = 16;
export const AIRCRAFT = 32;
/** German armor: the panzer units of 3.3, 7.1, 8.1 and 9.1. */
export const PANZER = 64;
export const ITALIAN = 128;

const kindOfType: Readonly<Record<UnitType, number>> = {
  armor: ARMOR,
  recon: RECON,
  motorized: INFANTRY,
  infantry: INFANTRY,
  engineer: INFANTRY,
  motorcycle: INFANTRY,
  artillery: ARTILLERY,
  panzerjaeger: PANZERJAEGER,
  aircraft: AIRCRAFT,
};

export interface Context extends SetupContext<TotensonntagData> {
  readonly scenario: ScenarioId;
  readonly options: TotensonntagOptions;

  readonly units: readonly UnitData[];
  readonly unitNumber: ReadonlyMap<string, number>;
  readonly unitIds: readonly string[];
  readonly side: Uint8Array;
  readonly kind: Uint8Array;
  readonly nationality: Uint8Array;
  readonly division: Int8Array;
  /** 9.1: what the loss of each unit counts for its division. */
  readonly lossCount: Uint8Array;
  /** Ground units of each division, by number. */
  readonly members: readonly Uint8Array[];
  readonly strength: Uint8Array;
  readonly protection: Uint8Array;
  readonly initiative: Uint8Array;
  readonly assaultInitiative: Uint8Array;
  /** The higher of the two. */
  readonly highestInitiative: Uint8Array;
  readonly range: Uint8Array;
  readonly combinedArms: Uint8Array;
  readonly versusArmor: Int8Array;
  readonly versusAir: Int8Array;
  /** 1 for units that receive the extra movement point (6.0). */
  readonly extraPoint: Uint8Array;
  /** Per unit: the table of costs to enter each hex, 0 where it may never go. */
  readonly enterCost: readonly Uint8Array[];
  /** Per unit: the hexes it enters for one point and for two, as sets (rows.ts). */
  readonly easyGround: readonly Int32Array[];
  readonly hardGround: readonly Int32Array[];
  /** Turn in which a reinforcement is due, 0 for units set up. */
  readonly dueTurn: Uint8Array;
  readonly entry: readonly (EntryTable | null)[];
  /** Where a unit may be set up (10.1, 10.2); null for reinforcements and aircraft. */
  readonly zone: readonly (ZoneTable | null)[];
  /** Hex of the one-step set-up, or -1. */
  readonly historicalHex: Int16Array;

  readonly terrain: readonly Terrain[];
  /** 1 where the target gets the -1 of 7.1. */
  readonly cover: Uint8Array;
  readonly point: Uint8Array;
  /** How far a unit there spots (7.4). */
  readonly spotting: Uint8Array;

  readonly divisions: readonly DivisionData[];
  readonly objectives: readonly (ObjectiveData & { readonly at: number })[];
  /** Index of the objective in this hex, or -1. */
  readonly objectiveAt: Int8Array;
  readonly exitHex: number;
  /** First and one-past-last ground unit of each side. */
  readonly firstUnit: readonly [number, number];
  readonly endUnit: readonly [number, number];
  readonly aircraft: readonly [readonly number[], readonly number[]];
}

export interface EntryTable {
  readonly hexes: Int16Array;
  /** Every hex of the same map edge, by distance from the nearest entry hex (6.1). */
  readonly edge: Int16Array;
  readonly edgeDistance: Uint8Array;
}

export interface ZoneTable {
  /** 1 for every hex of the zone, outposts included. */
  readonly hexes: Uint8Array;
  readonly outposts: readonly number[];
  readonly maxPerHex: number;
}

export const scenarioIds = ['historical', 'free'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export function makeContext(
  data: TotensonntagData,
  scenario: ScenarioId,
  options: TotensonntagOptions,
  dataHash: string,
  ownData: boolean,
): Context {
  const units = orderUnits(data.units);
  const table = <T extends Uint8Array | Int8Array>(make: T, value: (unit: UnitData) => number): T => {
    units.forEach((unit, index) => (make[index] = value(unit)));
    return make;
  };
  const bytes = (value: (unit: UnitData) => number) => table(new Uint8Array(unitCount), value);
  const signed = (value: (unit: UnitData) => number) => table(new Int8Array(unitCount), value);

  const { terrain, point } = readTerrain(data, options);
  const costs = [FOOT, LORRIES, VEHICLES].map((mobility) =>
    Uint8Array.from(terrain, (kind) => enterCost(kind, mobility)),
  );
  const easyGround = costs.map((cost) => setOf((hex) => cost[hex] === 1));
  const hardGround = costs.map((cost) => setOf((hex) => cost[hex] === 2));
  const side = bytes((unit) => sideIds.indexOf(unit.side));
  const division = signed((unit) => (unit.division === null ? -1 : divisionIds.indexOf(unit.division)));
  const ground = (wanted: number) => side.subarray(0, groundCount).filter((one) => one === wanted).length;
  const objectives = data.objectives.map((objective) => ({ ...objective, at: grid.parse(objective.hex) }));
  const objectiveAt = new Int8Array(hexCount).fill(-1);
  objectives.forEach((objective, index) => (objectiveAt[objective.at] = index));
  const entries = new Map(data.entries.map((entry) => [entry.id, readEntry(entry)]));
  // The data name the outpost I10; the option moves it.
  const outpost = (label: string) => (label === 'I10' ? options.outpost : label);
  const zones = new Map(data.zones.map((zone) => [zone.id, readZone(zone, outpost)]));

  return {
    scenario,
    options,
    data,
    ownData,
    dataHash,
    units,
    unitIds: units.map((unit) => unit.id),
    unitNumber: new Map(units.map((unit, index) => [unit.id, index])),
    side,
    kind: bytes(kindOf),
    nationality: bytes((unit) => nationalities.indexOf(unit.nationality)),
    division,
    lossCount: bytes(lossCountOf),
    members: divisionIds.map((_, one) => membersOf(division, one)),
    strength: bytes((unit) => unit.strength),
    protection: bytes((unit) => unit.protection),
    initiative: bytes((unit) => unit.initiative),
    assaultInitiative: bytes((unit) => unit.assaultInitiative ?? unit.initiative),
    highestInitiative: bytes((unit) => Math.max(unit.initiative, unit.assaultInitiative ?? 0)),
    range: bytes((unit) => unit.range ?? 0),
    combinedArms: bytes((unit) => (unit.combinedArms ? 1 : 0)),
    versusArmor: signed((unit) => unit.versusArmor ?? 0),
    versusAir: signed((unit) => unit.versusAir ?? 0),
    extraPoint: bytes((unit) => (unit.type === 'infantry' || unit.type === 'aircraft' ? 0 : 1)),
    enterCost: units.map((unit) => costs[mobilityOf(unit.type)]),
    easyGround: units.map((unit) => easyGround[mobilityOf(unit.type)]),
    hardGround: units.map((unit) => hardGround[mobilityOf(unit.type)]),
    dueTurn: bytes((unit) => unit.due?.turn ?? 0),
    entry: units.map((unit) => (unit.due ? entries.get(unit.due.entry)! : null)),
    zone: units.map((unit) => (unit.setup === undefined ? null : zones.get(unit.setup)!)),
    historicalHex: Int16Array.from(units, (unit) => (unit.historical ? grid.parse(outpost(unit.historical)) : -1)),
    terrain,
    cover: Uint8Array.from(terrain, (kind) => (kind === 'escarpment' || kind === 'entrenchment' ? 1 : 0)),
    point,
    spotting: Uint8Array.from(terrain, (kind, hex) => (point[hex] ? 3 : kind === 'escarpment' ? 2 : 1)),
    divisions: divisionIds.map((id) => data.divisions.find((division) => division.id === id)!),
    objectives,
    objectiveAt,
    exitHex: grid.parse(data.exit.hex),
    firstUnit: [0, ground(DAK)],
    endUnit: [ground(DAK), groundCount],
    aircraft: [aircraftOf(units, 'dak'), aircraftOf(units, 'cw')],
  };
}

function orderUnits(units: readonly UnitData[]): UnitData[] {
  const rank = (unit: UnitData) => (unit.type === 'aircraft' ? 2 : 0) + sideIds.indexOf(unit.side);
  return units
    .map((unit, index) => ({ unit, index }))
    .toSorted((a, b) => rank(a.unit) - rank(b.unit) || a.index - b.index)
    .map(({ unit }) => unit);
}

const aircraftOf = (units: readonly UnitData[], side: string) =>
  units.flatMap((unit, index) => (unit.type === 'aircraft' && unit.side === side ? [index] : []));

function kindOf(unit: UnitData): number {
  let kind = kindOfType[unit.type];
  if (unit.type === 'armor' && unit.nationality === 'german') kind |= PANZER;
  if (unit.nationality === 'italian') kind |= ITALIAN;
  return kind;
}

/** 9.1: a panzer battalion counts twice, New Zealand armor not at all. */
function lossCountOf(unit: UnitData): number {
  if (unit.type === 'armor' && unit.division === '2nz') return 0;
  return kindOf(unit) & PANZER ? 2 : 1;
}

const membersOf = (division: Int8Array, one: number): Uint8Array =>
  Uint8Array.from([...division.subarray(0, groundCount).keys()].filter((unit) => division[unit] === one));

function mobilityOf(type: UnitType): number {
  if (type === 'infantry') return FOOT;
  return kindOfType[type] === INFANTRY ? LORRIES : VEHICLES;
}

/** 6.0: movement points to enter a hex, 0 where entry is prohibited. */
function enterCost(terrain: Terrain, mobility: number): number {
  switch (terrain) {
    case 'clear':
    case 'entrenchment':
      return 1;
    case 'rough':
      return mobility === FOOT ? 1 : 2;
    case 'escarpment':
      return mobility === FOOT ? 1 : mobility === LORRIES ? 2 : 0;
  }
}

function readTerrain(data: TotensonntagData, options: TotensonntagOptions) {
  const terrain: Terrain[] = Array.from({ length: hexCount }, () => 'clear' as const);
  const point = new Uint8Array(hexCount);
  for (const { row, terrain: letters } of data.map.rows) {
    [...letters].forEach((letter, index) => {
      const hex = grid.parse(`${row}${index + 1}`);
      terrain[hex] = terrainLetters[letter.toLowerCase() as keyof typeof terrainLetters];
      point[hex] = letter === letter.toLowerCase() ? 0 : 1;
    });
  }
  const birElGubi = grid.parse('F2');
  if (options.birElGubi === 'open' && terrain[birElGubi] === 'entrenchment') terrain[birElGubi] = 'clear';
  return { terrain, point };
}

function readEntry(entry: EntryData): EntryTable {
  const hexes = Int16Array.from(entry.hexes, (label) => grid.parse(label));
  const distance = (hex: number) => Math.min(...Array.from(hexes, (own) => grid.distance(own, hex)));
  const edge = [...grid.edge(entry.edge)]
    .filter((hex) => !hexes.includes(hex))
    .toSorted((a, b) => distance(a) - distance(b) || a - b);
  return { hexes, edge: Int16Array.from(edge), edgeDistance: Uint8Array.from(edge, distance) };
}

function readZone(zone: ZoneData, outpost: (label: string) => string): ZoneTable {
  const hexes = new Uint8Array(hexCount);
  for (const hex of zoneHexes(zone)) hexes[hex] = 1;
  const outposts = (zone.outposts ?? []).map((label) => grid.parse(outpost(label)));
  for (const hex of outposts) hexes[hex] = 1;
  return { hexes, outposts, maxPerHex: zone.maxPerHex ?? hexCount };
}
