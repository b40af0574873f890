import type { SetupContext } from '@impulse/engine';
import { grid } from './data/map/grid.js';
import { makeStackTable, type StackTable } from './data/stack-rule.js';
import type { FormationData, ScenarioData, ScenarioId, UnitData, UnitType, WhiteDeathData } from './data/types.js';
import { mobilities, sideIds, unitClasses } from './data/types.js';
import { type Ground, makeGround } from './ground.js';
import type { WhiteDeathOptions } from './options.js';

/**
 * Everything about a battle that never changes while it is played: the data and the options, as tables that the rules
 * can index. Units are numbered with those of the Soviets first; hexes as in the grid; sides 0 (Soviet), 1 (German).
 */

export const SOVIET = 0;
export const GERMAN = 1;

export { grid };
export const hexCount = grid.size;
export const unitCount = 418;

/** `class`. */
export const PERSONNEL = 0;
export const LIGHT = 1;
export const HEAVY = 2;
export const AFV = 3;

/** `mobility`. */
export const SKI = 0;
export const WHEEL = 4;
export const TRACK = 5;
export const DRAFT = 6;

/** `kind`: bits telling the rules what a unit can do. */
/** 11: has a range. */
export const ARTILLERY = 1;
/** 15A3. */
export const ROCKETS = 2;
/** 11B3b. */
export const GUARDS_ROCKETS = 4;
/** 11B3d. */
export const SOUND_RANGING = 8;
/** 21B. */
export const BRANDENBURG = 16;
/** 21A. */
export const CLOSE_COMBAT = 32;
/** 20A. */
export const DESTROYS_BRIDGES = 64;
/** 20B. */
export const BUILDS_BRIDGES = 128;
/** 9A: the asterisk. */
export const DEFENSIVE_ONLY = 256;
/** 14C2: makes itself and its stack immune to tank fright. */
export const FEARLESS = 512;
/** 11A1, 11B3a: belongs to no division or brigade. */
export const NON_DIVISIONAL = 1024;

export interface Context extends SetupContext<WhiteDeathData> {
  readonly scenarioId: ScenarioId;
  readonly scenario: ScenarioData;
  readonly options: WhiteDeathOptions;

  readonly units: readonly UnitData[];
  readonly unitNumber: ReadonlyMap<string, number>;
  readonly unitIds: readonly string[];
  readonly formations: readonly FormationData[];
  readonly formationNumber: ReadonlyMap<string, number>;
  /** First and one-past-last unit of each side. */
  readonly firstUnit: readonly [number, number];
  readonly endUnit: readonly [number, number];

  readonly side: Uint8Array;
  readonly class: Uint8Array;
  readonly mobility: Uint8Array;
  readonly formation: Uint8Array;
  readonly kind: Uint16Array;
  readonly fullStrength: Uint8Array;
  /** Factors per strength point, in halves. */
  readonly conventional: Uint8Array;
  readonly antitank: Uint8Array;
  /** AFVs: defence in halves (12C may leave half a point). */
  readonly defence: Uint8Array;
  readonly morale: Uint8Array;
  readonly range: Uint8Array;
  readonly barrage: Uint8Array;
  readonly support: Uint8Array;
  /** 3: 0 for a German weapons company, which has no zone when alone. */
  readonly zoneAlone: Uint8Array;
  /** 15D, 22: 1 for units of the fortress garrison (set up in the city). */
  readonly fortress: Uint8Array;
  /** 22: 1 for the garrisons of Isotcha and Nowossokoljniki. */
  readonly townGarrison: Uint8Array;
  /** 1 for units of the pockets whose strength counts for victory when it comes through. */
  readonly pocket: Uint8Array;
  readonly stack: StackTable;

  readonly ground: Ground;
}

export function makeContext(
  data: WhiteDeathData,
  scenarioId: ScenarioId,
  options: WhiteDeathOptions,
  dataHash: string,
  ownData: boolean,
): Context {
  const units = sideIds.flatMap((side) => data.units.filter((unit) => unit.side === side));
  const { formations } = data;
  const formationNumber = new Map(formations.map((formation, index) => [formation.id, index]));
  const bytes = (value: (unit: UnitData) => number) => Uint8Array.from(units, value);
  const kindOfFormation = (unit: UnitData) => formations[formationNumber.get(unit.formation)!].kind;
  const soviets = units.filter((unit) => unit.side === 'soviet').length;
  const scenario = data.scenarios.find((one) => one.id === scenarioId)!;

  return {
    scenarioId,
    scenario,
    options,
    data,
    ownData,
    dataHash,
    units,
    unitIds: units.map((unit) => unit.id),
    unitNumber: new Map(units.map((unit, index) => [unit.id, index])),
    formations,
    formationNumber,
    firstUnit: [0, soviets],
    endUnit: [soviets, units.length],
    side: bytes((unit) => sideIds.indexOf(unit.side)),
    class: bytes((unit) => unitClasses.indexOf(unit.class)),
    mobility: bytes((unit) => mobilities.indexOf(unit.mobility)),
    formation: bytes((unit) => formationNumber.get(unit.formation)!),
    kind: Uint16Array.from(units, (unit) => kindOf(unit, kindOfFormation(unit) === 'army')),
    fullStrength: bytes((unit) => unit.strength),
    conventional: bytes((unit) => unit.conventional * 2),
    antitank: bytes((unit) => unit.antitank * 2),
    defence: bytes((unit) => (unit.defence ?? 0) * 2),
    morale: bytes((unit) => unit.morale),
    range: bytes((unit) => unit.range ?? 0),
    barrage: bytes((unit) => unit.barrage ?? 0),
    support: bytes((unit) => unit.support ?? 0),
    zoneAlone: bytes((unit) => (isWeaponsCompany(unit) ? 0 : 1)),
    fortress: bytes((unit) => (unit.setup === 'vl' || unit.setup === 'vl-outpost' ? 1 : 0)),
    townGarrison: bytes((unit) => (unit.setup === 'nowo' || unit.setup === 'iso' ? 1 : 0)),
    pocket: bytes((unit) => (scenario.extras.pockets?.units.includes(unit.id) ? 1 : 0)),
    stack: makeStackTable(units, formations),
    ground: makeGround(data),
  };
}

/** 3: light and heavy weapons of company size. */
const isWeaponsCompany = (unit: UnitData): boolean =>
  unit.side === 'german' && unit.size === 'company' && (unit.class === 'light' || unit.class === 'heavy');

const closeCombat: Readonly<Record<'soviet' | 'german', readonly UnitType[]>> = {
  soviet: ['submachinegun', 'engineer'],
  german: ['engineer', 'commando', 'paratroop'],
};

function kindOf(unit: UnitData, nonDivisional: boolean): number {
  const { type, side } = unit;
  let kind = 0;
  if (unit.range !== undefined) kind |= ARTILLERY;
  if (type === 'rockets') kind |= ROCKETS;
  if (unit.guardsRockets) kind |= GUARDS_ROCKETS;
  if (unit.soundRanging) kind |= SOUND_RANGING;
  if (unit.brandenburg) kind |= BRANDENBURG;
  if (closeCombat[side].includes(type)) kind |= CLOSE_COMBAT;
  // Ruling 44: every kind of construction unit; 20B: the Soviet engineer brigades, the German bridging battalion.
  if (type === 'engineer' || type.includes('construction')) kind |= DESTROYS_BRIDGES;
  if (type === 'bridge-construction' || (side === 'soviet' && type === 'engineer' && unit.size === 'brigade')) {
    kind |= BUILDS_BRIDGES;
  }
  if (unit.defensiveOnly) kind |= DEFENSIVE_ONLY;
  if (side === 'german' && (unit.class === 'afv' || type === 'antitank' || type === 'heavy-antiaircraft')) {
    kind |= FEARLESS;
  }
  if (nonDivisional) kind |= NON_DIVISIONAL;
  return kind;
}
