import { repeated, type Problem } from '@impulse/engine';
import type { Passability } from './passability.js';
import { formations as builtInFormations } from '../units/formations.js';
import { grid } from '../map/grid.js';
import type { FormationData, UnitData, UnitType, WhiteDeathData } from '../types.js';
import { germanUnits } from '../units/german.js';
import { sovietUnits } from '../units/soviet.js';

/** The order of battle is fixed: a data file changes the values of the counters, not which counters there are. */

const orderOfBattle = new Map([...germanUnits, ...sovietUnits].map((unit) => [unit.id, unit]));
const fixedFields = ['side', 'formation', 'type'] as const;
const fixedFormationFields = ['side', 'kind', 'tankBrigade'] as const;

/** 11: other units are artillery as well if they have a range; these always are. */
const artilleryTypes: readonly UnitType[] = [
  'field-artillery',
  'mortar',
  'mountain-artillery',
  'airborne-artillery',
  'self-propelled',
  'rockets',
];

/** Fields that some units must have and all others must not. */
const fieldsByKind: readonly [field: keyof UnitData, belongs: (unit: UnitData) => boolean, whose: string][] = [
  ['defence', (unit) => unit.class === 'afv', 'AFVs'],
  ['model', (unit) => unit.class === 'afv', 'AFVs'],
  ['range', (unit) => unit.barrage !== undefined, 'units with a barrage factor'],
  ['guardsRockets', ({ side, type }) => side === 'soviet' && type === 'rockets', 'Soviet rockets (11B3b)'],
  ['soundRanging', ({ type }) => type === 'observation', 'observation battalions (11B3d)'],
  ['brandenburg', ({ type }) => type === 'commando', 'commandos (21B)'],
];

/** 17F: the turn of the roll. */
const fliegerTurn = 12;

export function* formationProblems({ formations }: WhiteDeathData): Generator<Problem> {
  yield* repeated(
    formations.map(({ id }) => id),
    (index) => `formations[${index}].id`,
  );
  for (const [index, formation] of formations.entries()) {
    const model = builtInFormations.find(({ id }) => id === formation.id);
    const path = `formations[${index}]`;
    if (!model) {
      const message = `The order of battle has no formation ${formation.id}; keep the ids of the built-in data.`;
      yield { code: 'unknown-formation', path: `${path}.id`, message };
      continue;
    }
    for (const field of fixedFormationFields) {
      if (formation[field] !== model[field]) yield changedOrder(formation, model, field, path);
    }
  }
  for (const { id } of builtInFormations) {
    if (formations.some((formation) => formation.id === id)) continue;
    yield {
      code: 'missing-formation',
      path: 'formations',
      message: `The formation ${id} is missing; the order of battle is fixed, so add it.`,
    };
  }
}

export function* unitProblems(data: WhiteDeathData, ways: Passability): Generator<Problem> {
  const { units } = data;
  yield* repeated(
    units.map(({ id }) => id),
    (index) => `units[${index}].id`,
  );
  for (const [index, unit] of units.entries()) {
    const path = `units[${index}]`;
    const model = orderOfBattle.get(unit.id);
    if (!model) {
      const message = `The order of battle has no unit ${unit.id}; keep the ids of the built-in data.`;
      yield { code: 'unknown-unit', path: `${path}.id`, message };
      continue;
    }
    for (const field of fixedFields) {
      if (unit[field] !== model[field]) yield changedOrder(unit, model, field, path);
    }
    yield* counterProblems(unit, path);
    yield* arrivalProblems(unit, path, data, ways);
  }
  for (const id of orderOfBattle.keys()) {
    if (units.some((unit) => unit.id === id)) continue;
    yield {
      code: 'missing-unit',
      path: 'units',
      message: `The unit ${id} is missing; the order of battle is fixed, so add it.`,
    };
  }
  yield* battalionProblems(units);
  yield* fliegerProblems(units);
}

const changedOrder = <T extends FormationData | UnitData>(
  given: T,
  model: T,
  field: keyof T & string,
  path: string,
) => ({
  code: 'order-of-battle',
  path: `${path}.${field}`,
  message: `The order of battle is fixed: ${field} of ${given.id} is ${String(model[field] ?? 'left out')}.`,
});

function* counterProblems(unit: UnitData, path: string): Generator<Problem> {
  if ((unit.type === 'afv') !== (unit.class === 'afv')) {
    const message = 'Units with the AFV symbol, and only they, are of the class afv (2).';
    yield { code: 'wrong-class', path: `${path}.class`, message };
  }
  if (unit.side === 'german' && unit.size !== 'company' && unit.size !== 'battalion') {
    yield { code: 'wrong-size', path: `${path}.size`, message: 'German units are companies or battalions (4A).' };
  }
  if (artilleryTypes.includes(unit.type) && unit.barrage === undefined) {
    yield {
      code: 'missing-field',
      path: `${path}.barrage`,
      message: 'This field is missing: artillery needs it (11).',
    };
  }
  for (const [field, belongs, whose] of fieldsByKind) {
    if (belongs(unit) && unit[field] === undefined) {
      yield { code: 'missing-field', path: `${path}.${field}`, message: `This field is missing: ${whose} need it.` };
    }
    if (!belongs(unit) && unit[field] !== undefined) {
      yield {
        code: 'misplaced-field',
        path: `${path}.${field}`,
        message: `Only ${whose} have this field; leave it out.`,
      };
    }
  }
  if (unit.support !== undefined && unit.barrage === undefined) {
    const message = 'Only units with a barrage factor may have a support factor (11).';
    yield { code: 'misplaced-field', path: `${path}.support`, message };
  }
}

/** A unit is set up at the start of the campaign or comes later. */
function* arrivalProblems(unit: UnitData, path: string, { areas, entries }: WhiteDeathData, ways: Passability) {
  const { setup, due, side } = unit;
  if (setup === undefined && due === undefined) {
    yield { code: 'missing-field', path: `${path}.setup`, message: 'A unit needs either setup or due.' };
  }
  if (setup !== undefined && due !== undefined) {
    yield { code: 'misplaced-field', path: `${path}.due`, message: 'A unit that is set up cannot be due as well.' };
  }
  if (setup !== undefined && !areas.some((area) => area.id === setup && area.side === side)) {
    const message = `The ${side} side has no area ${setup}; name one of areas by its id.`;
    yield { code: 'unknown-area', path: `${path}.setup`, message };
  }
  if (due === undefined) return;
  const entry = entries.find((one) => one.id === due.entry && one.side === side);
  if (!entry) {
    const message = `The ${side} side has no entry area ${due.entry}; name one of entries by its id.`;
    yield { code: 'unknown-entry', path: `${path}.due.entry`, message };
  } else if (!entry.hexes.some((hex) => ways.canBeIn(grid.parse(hex), unit.mobility))) {
    const message = `The unit can enter no hex of ${due.entry} with its mobility; lead a road there, or change either.`;
    yield { code: 'cut-off', path: `${path}.due.entry`, message };
  }
}

/** Ruling 2: the companies of a battalion. */
function* battalionProblems(units: readonly UnitData[]): Generator<Problem> {
  for (const [index, { battalion, side, size, formation }] of units.entries()) {
    if (battalion === undefined) continue;
    const path = `units[${index}].battalion`;
    if (side !== 'german' || size !== 'company') {
      const message = 'Only German companies are parts of a battalion (4A).';
      yield { code: 'misplaced-field', path, message };
    }
    const first = units.find((unit) => unit.battalion === battalion);
    if (first && first.formation !== formation) {
      const message = `The battalion ${battalion} belongs to ${first.formation}; use another name for this one.`;
      yield { code: 'two-formations', path, message };
    }
  }
}

/** 17F: one roll for the German division, one for each Soviet formation that answers it. */
function* fliegerProblems(units: readonly UnitData[]): Generator<Problem> {
  const rolls = new Map<string, number>();
  for (const [index, { side, formation, due }] of units.entries()) {
    if (!due?.flieger) continue;
    const path = `units[${index}].due`;
    const { upTo } = due.flieger;
    if (due.turn !== fliegerTurn) {
      const message = `The roll for the 7th Flieger Division is on turn ${fliegerTurn} (17F).`;
      yield { code: 'wrong-turn', path: `${path}.turn`, message };
    }
    const wanted = side === 'german' ? 6 : (rolls.get(formation) ?? upTo);
    if (upTo !== wanted) {
      const message = `The formation ${formation} comes as one on ${wanted} or less (17F).`;
      yield { code: 'two-rolls', path: `${path}.flieger.upTo`, message };
    }
    rolls.set(formation, wanted);
  }
}
