import type { FormationData, UnitData } from './types.js';

/** 4A, 4B: which units of one side may stand together in a hex. Units are numbers into the columns of a table. */

export const companySize = 0;
const regimentSize = 2;
export const brigadeSize = 3;
const sizeNumbers = { company: companySize, battalion: 1, regiment: regimentSize, brigade: brigadeSize } as const;

/** What stacking asks of each unit, by unit number. */
export interface StackTable {
  /** 1 for German units (4A), 0 for Soviet ones (4B). */
  readonly german: Uint8Array;
  readonly size: Uint8Array;
  readonly formation: Int16Array;
  /** 1 for the units of a division or brigade; army and corps troops belong together with nobody. */
  readonly together: Uint8Array;
  /** 1 for the units of a brigade, or of a tank regiment (ruling 3). */
  readonly brigade: Uint8Array;
  /** Ruling 2: the battalion of which this company is a part, or -1. */
  readonly battalion: Int16Array;
  readonly engineerBrigade: Uint8Array;
  /** 4B: non-divisional artillery. */
  readonly looseArtillery: Uint8Array;
  /** Companies of each battalion, by battalion number; with `battalions`, their names. */
  readonly companies: Uint8Array;
  readonly battalions: readonly string[];
}

export function makeStackTable(units: readonly UnitData[], formations: readonly FormationData[]): StackTable {
  const formationNumbers = new Map(formations.map(({ id }, number) => [id, number]));
  const kinds = new Map(formations.map(({ id, kind }) => [id, kind]));
  const battalions = [...new Set(units.flatMap(({ battalion }) => battalion ?? []))];
  const companies = new Uint8Array(battalions.length);
  for (const { battalion } of units) if (battalion !== undefined) companies[battalions.indexOf(battalion)]++;

  const flags = (has: (unit: UnitData) => boolean): Uint8Array => Uint8Array.from(units, (unit) => (has(unit) ? 1 : 0));
  return {
    german: flags(({ side }) => side === 'german'),
    size: Uint8Array.from(units, ({ size }) => sizeNumbers[size]),
    formation: Int16Array.from(units, ({ formation }) => formationNumbers.get(formation) ?? -1),
    together: flags(({ formation }) => kinds.get(formation) !== 'army'),
    brigade: flags(({ formation }) => kinds.get(formation) === 'brigade'),
    battalion: Int16Array.from(units, ({ battalion }) =>
      battalion === undefined ? -1 : battalions.indexOf(battalion),
    ),
    engineerBrigade: flags(({ side, type, size }) => side === 'soviet' && type === 'engineer' && size === 'brigade'),
    looseArtillery: flags(
      ({ side, formation, barrage }) => side === 'soviet' && barrage !== undefined && kinds.get(formation) === 'army',
    ),
    companies,
    battalions,
  };
}

const none: ArrayLike<number> = [];

/**
 * Whether the first `count` of these units, all of one side, may stand together. `lost` tells, by battalion number,
 * how many companies of a battalion are out of play: the others are then all there is of it.
 */
export function stackFits(
  table: StackTable,
  units: ArrayLike<number>,
  count: number,
  lost: ArrayLike<number> = none,
): boolean {
  if (count <= 1) return true;
  return table.german[units[0]] === 1 ? germanFits(table, units, count, lost) : sovietFits(table, units, count);
}

/** 4A, rulings 1 and 2. */
function germanFits(table: StackTable, units: ArrayLike<number>, count: number, lost: ArrayLike<number>): boolean {
  const equivalents = equivalentsWithOneCompanyFree(table, units, count, lost);
  if (equivalents <= 3) return true;
  if (equivalents > 4) return false;
  // At most one unit, the extra company, is foreign to the formation: so it is that of the first or of the second.
  return (
    fourOfOne(table, units, count, lost, table.formation[units[0]]) ||
    fourOfOne(table, units, count, lost, table.formation[units[1]])
  );
}

function fourOfOne(
  table: StackTable,
  units: ArrayLike<number>,
  count: number,
  lost: ArrayLike<number>,
  formation: number,
): boolean {
  let foreign = 0;
  for (let place = 0; place < count; place++) {
    const unit = units[place];
    if (table.formation[unit] === formation) {
      if (table.together[unit] === 0) return false;
    } else {
      if (table.size[unit] !== companySize) return false;
      foreign++;
    }
  }
  if (foreign === 0) return true;
  if (foreign > 1) return false;
  // The foreign company is the extra one, so that no other company is free: an odd one needs a place of its own.
  const companies = looseCompanies(table, units, count, lost) - 1;
  return fullBattalions(table, units, count, lost) + Math.ceil(companies / 2) <= 4;
}

function equivalentsWithOneCompanyFree(
  table: StackTable,
  units: ArrayLike<number>,
  count: number,
  lost: ArrayLike<number>,
): number {
  const companies = looseCompanies(table, units, count, lost);
  return fullBattalions(table, units, count, lost) + (companies >> 1);
}

/** Ruling 2: battalion counters, and battalions of which all companies are here. */
function fullBattalions(table: StackTable, units: ArrayLike<number>, count: number, lost: ArrayLike<number>): number {
  let battalions = 0;
  for (let place = 0; place < count; place++) {
    if (table.size[units[place]] !== companySize) battalions++;
    else if (inWholeBattalion(table, units, count, lost, place) && isFirstOfBattalion(table, units, place))
      battalions++;
  }
  return battalions;
}

function looseCompanies(table: StackTable, units: ArrayLike<number>, count: number, lost: ArrayLike<number>): number {
  let companies = 0;
  for (let place = 0; place < count; place++) {
    if (table.size[units[place]] === companySize && !inWholeBattalion(table, units, count, lost, place)) companies++;
  }
  return companies;
}

/** Two companies are an equivalent anyway, and a single one keeps its right to be the extra company. */
const leastWhole = 3;

function inWholeBattalion(
  table: StackTable,
  units: ArrayLike<number>,
  count: number,
  lost: ArrayLike<number>,
  place: number,
): boolean {
  const battalion = table.battalion[units[place]];
  if (battalion < 0) return false;
  let here = 0;
  for (let other = 0; other < count; other++) if (table.battalion[units[other]] === battalion) here++;
  return isWhole(table, battalion, here, lost);
}

/** Ruling 2: are the companies `here` all of their battalion? */
export const isWhole = (table: StackTable, battalion: number, here: number, lost: ArrayLike<number>): boolean =>
  here >= leastWhole && here >= table.companies[battalion] - (lost[battalion] ?? 0);

function isFirstOfBattalion(table: StackTable, units: ArrayLike<number>, place: number): boolean {
  const battalion = table.battalion[units[place]];
  for (let other = 0; other < place; other++) if (table.battalion[units[other]] === battalion) return false;
  return true;
}

/** 4B, rulings 3 and 55. */
function sovietFits(table: StackTable, units: ArrayLike<number>, count: number): boolean {
  let free = -1;
  let first = -1;
  let others = 0;
  let regiments = 0;
  let brigades = 0;
  let oneBrigade = true;
  let artillery = true;
  for (let place = 0; place < count; place++) {
    const unit = units[place];
    if (free < 0 && table.engineerBrigade[unit] === 1) {
      free = unit;
      continue;
    }
    others++;
    if (first < 0) first = unit;
    if (table.brigade[unit] === 0 || table.formation[unit] !== table.formation[first]) oneBrigade = false;
    if (table.looseArtillery[unit] === 0) artillery = false;
    if (table.size[unit] === regimentSize) regiments++;
    else if (table.size[unit] > regimentSize) brigades++;
  }
  if (others <= 1 || oneBrigade) return true;
  if (others > 2) return false;
  return artillery || (brigades === 0 && regiments <= 1);
}
