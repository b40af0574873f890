import { anyText, list, mapOf, oneOf, optional, orNull, orUnknown, record, type Result, whole } from '@impulse/engine';
import { groundCount, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { rulesVersion } from '../rules/numbers.js';
import { steps } from '../state.js';
import { isOldPosition, renewPosition } from './old/format-1.js';
import { isOfOldRules, ofPresentRules } from './old/rules-1.js';
import {
  flagBits,
  type NumberPosition,
  type Position,
  positionFormat,
  settledNames,
  type UnitCondition,
  type UnitPosition,
} from './position.js';

/** The shape of a written position; whether it can be is asked of the rest (parse-position.ts). */

const number = record<NumberPosition>({
  an: orUnknown(whole(0, 6)),
  rolled: orUnknown(whole(0, 6)),
  settled: orUnknown(oneOf(...settledNames)),
  previous: whole(0, 6),
});

const condition = {
  hits: optional(whole(0, 9)),
  flags: optional(list(oneOf(...flagBits.names), 0, flagBits.names.length)),
  supports: optional(whole(0, 9)),
  points: optional(whole(0, 7)),
};

const shape = record<Position>({
  format: oneOf(positionFormat),
  game: oneOf('totensonntag'),
  rules: oneOf(rulesVersion),
  dataHash: anyText,
  scenario: anyText,
  options: mapOf(anyText),
  turn: whole(1, 6),
  couplet: whole(1, 4),
  step: oneOf(...steps),
  side: orNull(oneOf(...sideIds)),
  active: orNull(oneOf(...sideIds)),
  first: oneOf(...sideIds),
  impulse: whole(0, 1),
  numbers: record<Position['numbers']>({ dak: number, cw: number }),
  control: mapOf(oneOf(...sideIds)),
  exited: whole(0, 1000),
  panzersEntered: whole(0, 4),
  entryBonuses: whole(0, 4),
  focus: orNull(anyText),
  focusUnit: orNull(anyText),
  units: mapOf(record<UnitPosition>({ at: anyText, ...condition, attacked: optional(list(anyText, 1, 6)) })),
  lost: list(anyText, 0, unitCount),
  stacks: mapOf(list(anyText, 2, groundCount)),
  lostWith: mapOf(record<UnitCondition>(condition)),
});

/** Reads the present format and rules, and those before them as what they are today. */
export function readShape(value: unknown): Result<Position> {
  if (isOldPosition(value)) {
    const renewed = renewPosition(value);
    return renewed.ok ? shape(renewed.value, '') : renewed;
  }
  return shape(isOfOldRules(value) ? { ...value, ...ofPresentRules(value) } : value, '');
}
