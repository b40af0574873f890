import type { Problem } from '@impulse/engine';
import { divisions as builtInDivisions } from './scenario.js';
import type { TotensonntagData, UnitData } from './types.js';
import { commonwealthUnits } from './units-commonwealth.js';
import { dakUnits } from './units-dak.js';

/** The order of battle is fixed: a data file changes the values of the counters, not which counters there are. */

const orderOfBattle = new Map([...dakUnits, ...commonwealthUnits].map((unit) => [unit.id, unit]));
const fixedFields = ['side', 'nationality', 'division', 'type'] as const;

/** Fields that some units must have and all others must not. */
const fieldsByKind: readonly [field: keyof UnitData, belongs: (unit: UnitData) => boolean, whose: string][] = [
  ['range', (unit) => unit.type === 'artillery', 'artillery'],
  ['versusArmor', (unit) => unit.type === 'aircraft', 'aircraft'],
  ['versusAir', (unit) => unit.type === 'aircraft', 'aircraft'],
  ['historical', (unit) => unit.setup !== undefined, 'units set up before the first turn'],
];

/** 3.3 names motorized infantry and engineers; motorcyclists are doubtful (ruling 23), so a file may decide. */
const combinedArmsTypes: readonly string[] = ['motorized', 'engineer', 'motorcycle'];

export function* unitProblems({ units, zones, entries }: TotensonntagData): Generator<Problem> {
  const seen = new Set<string>();
  const zoneIds = new Set(zones.map((zone) => zone.id));
  const entryIds = new Set(entries.map((entry) => entry.id));
  for (const [index, unit] of units.entries()) {
    const path = `units[${index}]`;
    const model = orderOfBattle.get(unit.id);
    if (!model) {
      yield {
        code: 'unknown-unit',
        path: `${path}.id`,
        message: `No unit of the order of battle has the id ${unit.id}.`,
      };
      continue;
    }
    if (seen.has(unit.id)) {
      yield { code: 'duplicate', path: `${path}.id`, message: `The unit ${unit.id} is listed twice.` };
    }
    seen.add(unit.id);
    for (const field of fixedFields) {
      if (unit[field] !== model[field]) {
        const message = `The order of battle is fixed: ${field} of ${unit.id} is ${model[field] ?? 'null'}.`;
        yield { code: 'order-of-battle', path: `${path}.${field}`, message };
      }
    }
    yield* placementProblems(unit, path, zoneIds, entryIds);
    for (const [field, belongs, whose] of fieldsByKind) {
      if (belongs(unit) && unit[field] === undefined) {
        yield { code: 'missing-field', path: `${path}.${field}`, message: `This field is missing: ${whose} need it.` };
      }
      if (!belongs(unit) && unit[field] !== undefined) {
        yield { code: 'misplaced-field', path: `${path}.${field}`, message: `Only ${whose} have this field.` };
      }
    }
    if (unit.assaultInitiative !== undefined && unit.type !== 'armor') {
      const message = 'Only armor has an initiative of its own for assaults (3.4).';
      yield { code: 'misplaced-field', path: `${path}.assaultInitiative`, message };
    }
    if (unit.combinedArms && !(unit.nationality === 'german' && combinedArmsTypes.includes(unit.type))) {
      const message = 'Only German motorized infantry, engineers and motorcyclists may carry the C (3.3).';
      yield { code: 'misplaced-field', path: `${path}.combinedArms`, message };
    }
  }
  for (const id of orderOfBattle.keys()) {
    if (!seen.has(id)) yield { code: 'missing-unit', path: 'units', message: `The unit ${id} is missing.` };
  }
}

/** Ground units are either set up or due later (10.0); aircraft are neither (7.7). */
function* placementProblems(
  unit: UnitData,
  path: string,
  zoneIds: ReadonlySet<string>,
  entryIds: ReadonlySet<string>,
): Generator<Problem> {
  const { setup, due } = unit;
  if (unit.type === 'aircraft') {
    for (const field of ['setup', 'due'] as const) {
      if (unit[field] !== undefined) {
        yield { code: 'misplaced-field', path: `${path}.${field}`, message: 'Aircraft are never set up or due (7.7).' };
      }
    }
    return;
  }
  if (setup === undefined && due === undefined) {
    yield { code: 'missing-field', path: `${path}.setup`, message: 'A ground unit needs either setup or due.' };
  }
  if (setup !== undefined && due !== undefined) {
    yield { code: 'misplaced-field', path: `${path}.due`, message: 'A unit that is set up cannot be due as well.' };
  }
  if (setup !== undefined && !zoneIds.has(setup)) {
    yield { code: 'unknown-zone', path: `${path}.setup`, message: `There is no zone ${setup}.` };
  }
  if (due !== undefined && !entryIds.has(due.entry)) {
    yield { code: 'unknown-entry', path: `${path}.due.entry`, message: `There is no entry ${due.entry}.` };
  }
}

export function* divisionProblems({ divisions, units }: TotensonntagData): Generator<Problem> {
  const seen = new Set<string>();
  for (const [index, division] of divisions.entries()) {
    const path = `divisions[${index}]`;
    if (seen.has(division.id)) {
      yield { code: 'duplicate', path: `${path}.id`, message: `The division ${division.id} is listed twice.` };
    }
    seen.add(division.id);
    const side = builtInDivisions.find(({ id }) => id === division.id)?.side;
    if (division.side !== side) {
      const message = `The order of battle is fixed: ${division.id} fights for ${side}.`;
      yield { code: 'order-of-battle', path: `${path}.side`, message };
    }
    if (division.side === 'dak' ? division.points < 0 : division.points > 0) {
      const message = 'Points go to the Commonwealth: at least 0 for an Axis division, at most 0 for one of its own.';
      yield { code: 'out-of-range', path: `${path}.points`, message };
    }
    const most = units.filter((unit) => unit.division === division.id).reduce((sum, unit) => sum + weight(unit), 0);
    if (division.shatteredAt > most) {
      const message = `The division cannot lose more than ${most}.`;
      yield { code: 'out-of-range', path: `${path}.shatteredAt`, message };
    }
  }
}

/** 9.1: German panzer battalions count double, tanks with the New Zealanders not at all. */
const weight = (unit: UnitData): number => {
  if (unit.type !== 'armor') return 1;
  if (unit.nationality === 'german') return 2;
  return unit.division === '2nz' ? 0 : 1;
};
