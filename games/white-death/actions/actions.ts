import {
  actionParser,
  bad,
  type FieldCheck,
  fieldPath,
  type FieldShape,
  hexCheck,
  listCheck,
  numbered,
  unitCheck,
} from '@impulse/engine';
import { type Context, grid, unitCount } from '../context.js';
import { NONE } from '../state.js';

/** One shape for the table, the wire, the record and the opponent (docs/protocol.md). */
export type Action =
  | { readonly type: 'place'; readonly unit: string; readonly hex: string; readonly deployed?: boolean }
  | { readonly type: 'place-rest' }
  /** 15D2: does the fortress pay to avoid isolation this turn? */
  | { readonly type: 'avoid-isolation'; readonly pay: boolean }
  /** 5.1. */
  | { readonly type: 'impulse'; readonly points: number }
  | { readonly type: 'pass' }
  | { readonly type: 'refit'; readonly formation: string }
  | { readonly type: 'replace'; readonly unit: string; readonly points: number }
  | { readonly type: 'repair'; readonly unit: string }
  /** 17D. */
  | { readonly type: 'reassign'; readonly unit: string; readonly area: string }
  /** `path` lists every hex entered; `with` names the others who go the same way (4, 21B). */
  | ({ readonly type: 'move'; readonly unit: string; readonly path: readonly string[] } & Together)
  | ({ readonly type: 'enter'; readonly unit: string; readonly path: readonly string[] } & Together)
  /** 8: along the railway from the unit's hex; for a reinforcement from its entry hex, the first of the path. */
  | { readonly type: 'rail'; readonly unit: string; readonly path: readonly string[] }
  | { readonly type: 'deploy'; readonly unit: string }
  | { readonly type: 'bridge'; readonly unit: string; readonly work: 'build' | 'destroy' }
  /** 5.2: the unit joins the assault on a hex. */
  | { readonly type: 'assault'; readonly unit: string; readonly target: string }
  | { readonly type: 'stack'; readonly hex: string; readonly order: readonly string[] }
  /**
   * 11B: `split` gives the points of each attack when it is not all one; `rockets` whether the third supply point is
   * spent on German rockets (15A3), left out: when the pool has it.
   */
  | {
      readonly type: 'barrage';
      readonly target: string;
      readonly units: readonly string[];
      readonly split?: readonly number[];
      readonly rockets?: (typeof rocketValues)[number];
    }
  /** 5.4, 5.5: the fire of one assault; whatever is left out is allocated well. */
  | ({ readonly type: 'defend' } & FireAllocation & { readonly intensity?: (typeof intensities)[number] })
  | ({ readonly type: 'fire' } & FireAllocation)
  | ({ readonly type: 'advance'; readonly unit: string; readonly hex: string } & Together)
  | ({ readonly type: 'orders' } & Partial<StandingOrders>)
  | { readonly type: 'done' }
  /** Ruling 102: a unit of the garrison of Velikiye Luki leaves the map by a German edge. */
  | { readonly type: 'exit'; readonly unit: string }
  /** 5.2: the unit does not assault after all. */
  | { readonly type: 'call-off'; readonly unit: string };

/** Ruling 110: whoever goes along with the unit that is named, as one action. */
interface Together {
  readonly with?: readonly string[];
}

export interface FireAllocation {
  readonly target: string;
  /** 11A1: formation whose guns support. */
  readonly headquarters?: string;
  readonly support?: readonly string[];
  /** Weapons units that fire antitank instead of conventional (10D). */
  readonly antitank?: readonly string[];
  /** Points by unit fired at, in quarters of a point; conventional for non-AFVs, antitank for AFVs. */
  readonly allocation?: Readonly<Record<string, number>>;
  /** 14C4, 14C7: units fired at that are resolved before the others, in this order. */
  readonly order?: readonly string[];
}

/** What a side does when it is not asked. */
export interface StandingOrders {
  readonly defence: 'ask' | 'fire';
  readonly support: 'none' | 'low' | 'high';
  /** Supply points that high intensity may not touch. */
  readonly reserve: number;
  readonly headquarters: 'most-guns' | 'most-strength';
  readonly retreat: 'rear' | 'town' | 'cover';
  readonly replacements: 'ask' | 'weakest' | 'front';
}

export type ActionType = Action['type'];

type FieldKind =
  | 'unit'
  | 'hex'
  | 'number'
  | 'boolean'
  | 'path'
  | 'units'
  | 'formation'
  | 'area'
  | 'work'
  | 'intensity'
  | 'split'
  | 'rockets'
  | 'allocation'
  | 'defence'
  | 'support'
  | 'headquarters'
  | 'retreat'
  | 'replacements';

const fireFields = {
  target: { kind: 'hex' },
  headquarters: { kind: 'formation', optional: true },
  support: { kind: 'units', optional: true },
  antitank: { kind: 'units', optional: true },
  allocation: { kind: 'allocation', optional: true },
  order: { kind: 'units', optional: true },
} as const;

/** Which fields each action has: the parser, the packing and the documentation read this one table. */
export const actionFields = {
  place: { unit: { kind: 'unit' }, hex: { kind: 'hex' }, deployed: { kind: 'boolean', optional: true } },
  'place-rest': {},
  'avoid-isolation': { pay: { kind: 'boolean' } },
  impulse: { points: { kind: 'number' } },
  pass: {},
  refit: { formation: { kind: 'formation' } },
  replace: { unit: { kind: 'unit' }, points: { kind: 'number' } },
  repair: { unit: { kind: 'unit' } },
  reassign: { unit: { kind: 'unit' }, area: { kind: 'area' } },
  move: { unit: { kind: 'unit' }, path: { kind: 'path' }, with: { kind: 'units', optional: true } },
  enter: { unit: { kind: 'unit' }, path: { kind: 'path' }, with: { kind: 'units', optional: true } },
  rail: { unit: { kind: 'unit' }, path: { kind: 'path' } },
  deploy: { unit: { kind: 'unit' } },
  bridge: { unit: { kind: 'unit' }, work: { kind: 'work' } },
  assault: { unit: { kind: 'unit' }, target: { kind: 'hex' } },
  stack: { hex: { kind: 'hex' }, order: { kind: 'units' } },
  barrage: {
    target: { kind: 'hex' },
    units: { kind: 'units' },
    split: { kind: 'split', optional: true },
    rockets: { kind: 'rockets', optional: true },
  },
  defend: { ...fireFields, intensity: { kind: 'intensity', optional: true } },
  fire: fireFields,
  advance: { unit: { kind: 'unit' }, hex: { kind: 'hex' }, with: { kind: 'units', optional: true } },
  orders: {
    defence: { kind: 'defence', optional: true },
    support: { kind: 'support', optional: true },
    reserve: { kind: 'number', optional: true },
    headquarters: { kind: 'headquarters', optional: true },
    retreat: { kind: 'retreat', optional: true },
    replacements: { kind: 'replacements', optional: true },
  },
  done: {},
  exit: { unit: { kind: 'unit' } },
  'call-off': { unit: { kind: 'unit' } },
} as const satisfies Record<ActionType, Record<string, FieldShape<FieldKind>>>;

export const actionTypes = Object.keys(actionFields) as ActionType[];
export const KIND = numbered(actionTypes);

/** No path can be longer than this. */
export const longestPath = 128;
/** Supply points, guns, strength: everything that is a plain number in an action. */
const largestNumber = 100;
/** Fire is allocated in quarters of a point. */
export const QUARTER = 4;
const mostFire = 4000;

const onMap = hexCheck(grid);
const numberCheck: FieldCheck<Context> = (_, value, path) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largestNumber
    ? null
    : bad('wrong-type', path, `This must be a whole number from 0 to ${largestNumber}.`);
const fireCheck: FieldCheck<Context> = (_, value, path) =>
  typeof value === 'number' && value >= 0 && value <= mostFire && Number.isInteger(value * QUARTER)
    ? null
    : bad('wrong-type', path, 'Points of fire are 0 or more, in quarters of a point.');
const oneOf =
  (...words: readonly string[]): FieldCheck<Context> =>
  (_, value, path) =>
    typeof value === 'string' && words.includes(value)
      ? null
      : bad('unknown-value', path, `This must be one of: ${words.join(', ')}.`);

/**
 * 15A4, 15D2: which guns that support defensive fire do so at high intensity: none, all, or those of one German pool. The
 * numbers of `Order.value`.
 */
export const intensities = ['low', 'high', 'fortress', 'outside'] as const;
export const INTENSITY = numbered(intensities);

/** 15A3: German rockets at half for two supply points, or in full for three. `Order.value` is one more, 0 for neither. */
export const rocketValues = ['half', 'full'] as const;

/** The values of the standing orders, in the order of the numbers they are kept as. */
export const standingValues = {
  defence: ['ask', 'fire'],
  support: ['none', 'low', 'high'],
  headquarters: ['most-guns', 'most-strength'],
  retreat: ['rear', 'town', 'cover'],
  replacements: ['ask', 'weakest', 'front'],
} as const;

function allocationCheck(context: Context, value: unknown, path: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return bad('wrong-type', path, 'This must be an object of units and points.');
  }
  for (const [id, points] of Object.entries(value)) {
    const at = fieldPath(path, id);
    const problem = unitCheck(context, id, at) ?? fireCheck(context, points, at);
    if (problem) return problem;
  }
  return null;
}

/** Checks that something has the shape of an action of this battle; the rules are not asked. */
export const parseAction = actionParser<Context, FieldKind, Action>(actionFields, {
  unit: unitCheck,
  hex: onMap,
  number: numberCheck,
  boolean: (_, value, path) =>
    typeof value === 'boolean' ? null : bad('wrong-type', path, 'This must be true or false.'),
  path: listCheck(onMap, 'hexes', longestPath),
  units: listCheck(unitCheck, 'units', unitCount),
  formation: (context, value, path) =>
    typeof value === 'string' && context.formationNumber.has(value)
      ? null
      : bad('unknown-formation', path, 'There is no formation of this id in this battle.'),
  area: (context, value, path) =>
    typeof value === 'string' && context.ground.entryNumber.has(value)
      ? null
      : bad('unknown-area', path, 'There is no entry area of this id.'),
  work: oneOf('build', 'destroy'),
  intensity: oneOf(...intensities),
  split: listCheck(fireCheck, 'points', 8),
  rockets: oneOf(...rocketValues),
  allocation: allocationCheck,
  defence: oneOf(...standingValues.defence),
  support: oneOf(...standingValues.support),
  headquarters: oneOf(...standingValues.headquarters),
  retreat: oneOf(...standingValues.retreat),
  replacements: oneOf(...standingValues.replacements),
});

/** An action in numbers, as the rules read it. One is reused over and over. */
export class Order {
  kind = 0;
  unit = NONE;
  /** Target of an assault, barrage or fire; where to place, stack or advance. */
  hex = NONE;
  /**
   * Points of an impulse or replacement; 1 for yes: to pay, to deploy, to build (0: to destroy); INTENSITY;
   * rockets of a barrage.
   */
  value = 0;
  /** Entry area. */
  area = NONE;
  /** Headquarters, or the formation to refit. */
  formation = NONE;
  readonly path = new Int16Array(longestPath);
  steps = 0;
  /** Units that go along, are stacked, barrage or support. */
  readonly units = new Int16Array(unitCount);
  count = 0;
  /** False when the action leaves the support out: none is given (default actions). */
  supportGiven = false;
  /** Weapons units that fire antitank; `antitankGiven` is false when that is left to the default. */
  readonly antitank = new Int16Array(unitCount);
  antitankCount = 0;
  antitankGiven = false;
  /** Fire by unit, in quarters of a point; for a split barrage only the points. */
  readonly fireUnits = new Int16Array(unitCount);
  readonly firePoints = new Int16Array(unitCount);
  fireCount = 0;
  /** Units fired at, in the order in which they are resolved; those left out come after them. */
  readonly sequence = new Int16Array(unitCount);
  sequenceCount = 0;
  /** `orders`: each field's number, or NONE where it stays as it is (STANDING). */
  readonly standing = new Int16Array(8).fill(NONE);

  reset(kind: number): void {
    this.kind = kind;
    this.unit = NONE;
    this.hex = NONE;
    this.value = 0;
    this.area = NONE;
    this.formation = NONE;
    this.steps = 0;
    this.count = 0;
    this.supportGiven = false;
    this.antitankCount = 0;
    this.antitankGiven = false;
    this.fireCount = 0;
    this.sequenceCount = 0;
    if (kind === KIND.orders) this.standing.fill(NONE);
  }

  /** Writes the unit that is named and those who go along with it; returns how many they are. */
  listMovers(into: Int16Array): number {
    into[0] = this.unit;
    for (let i = 0; i < this.count; i++) into[i + 1] = this.units[i];
    return this.count + 1;
  }

  get type(): ActionType {
    return actionTypes[this.kind];
  }
}

/** Places of the standing orders in `Order.standing` and in a side's half of `state.standing`. */
export const standingNames = ['defence', 'support', 'reserve', 'headquarters', 'retreat', 'replacements'] as const;
export const STANDING = numbered(standingNames);
export const standingRoom = 8;
