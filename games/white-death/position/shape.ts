import {
  anyText,
  flag,
  list,
  mapOf,
  oneOf,
  optional,
  orNull,
  orUnknown,
  type Read,
  record,
  type Result,
  whole,
} from '@impulse/engine';
import { type StandingOrders, standingValues } from '../actions/actions.js';
import { unitCount } from '../context.js';
import { sideIds, type SideId, weathers } from '../data/types.js';
import { fliegerNames, positionFormat } from './heading.js';
import { flagBits, markBits, type Position, type UnitPosition } from './position.js';
import { rulesVersion } from '../rules/numbers.js';
import { pointsPerTurn, steps } from '../state.js';

/** The shape of a written position; whether it can be is asked of the rest (parse-position.ts). */

const many = 32_000;
const bySide = <T>(read: Read<T>) => record<Record<SideId, T>>({ soviet: read, german: read });
const byPool = (most: number) =>
  record<Record<'soviet' | 'german' | 'fortress', number>>({
    soviet: whole(0, most),
    german: whole(0, most),
    fortress: whole(0, most),
  });

const standing = record<Partial<StandingOrders>>({
  defence: optional(oneOf(...standingValues.defence)),
  support: optional(oneOf(...standingValues.support)),
  reserve: optional(whole(0, 100)),
  headquarters: optional(oneOf(...standingValues.headquarters)),
  retreat: optional(oneOf(...standingValues.retreat)),
  replacements: optional(oneOf(...standingValues.replacements)),
});

const shape = record<Position>({
  format: oneOf(positionFormat),
  game: oneOf('white-death'),
  // A battle under way by version 2 goes on from its position by this one.
  rules: oneOf('2', rulesVersion),
  dataHash: anyText,
  scenario: anyText,
  options: mapOf(anyText),
  turn: whole(1, 13),
  weather: oneOf(...weathers),
  step: oneOf(...steps),
  side: orNull(oneOf(...sideIds)),
  active: orNull(oneOf(...sideIds)),
  points: bySide(whole(0, pointsPerTurn)),
  impulse: whole(0, pointsPerTurn),
  impulses: bySide(whole(0, pointsPerTurn)),
  passes: whole(0, 2),
  supply: byPool(999),
  paid: byPool(3),
  intensity: byPool(1),
  avoidsIsolation: flag,
  replacements: bySide(whole(0, 999)),
  repairs: bySide(whole(0, 1)),
  refit: orNull(anyText),
  railed: bySide(orUnknown(whole(0, 999))),
  released: record<Position['released']>({ towns: flag, fortress: flag }),
  flieger: oneOf(...fliegerNames),
  freshThaw: flag,
  losses: record<Position['losses']>({
    soviet: whole(0, many),
    sovietAfv: whole(0, many),
    german: whole(0, many),
    germanAfv: whole(0, many),
  }),
  bunkersLost: whole(0, 8),
  railTowns: whole(0, many),
  focus: orNull(anyText),
  standing: record<Position['standing']>({ soviet: orUnknown(standing), german: orUnknown(standing) }),
  bunkers: mapOf(whole(1, 99)),
  garrisons: list(anyText, 0, 99),
  bridges: mapOf(whole(1, 2)),
  holders: mapOf(oneOf(...sideIds)),
  units: mapOf(
    orUnknown(
      record<UnitPosition>({
        at: anyText,
        strength: optional(whole(1, 99)),
        spent: optional(whole(0, pointsPerTurn * 12)),
        flags: optional(list(oneOf(...flagBits.names), 1, flagBits.names.length)),
        target: optional(anyText),
        barrageLimit: optional(whole(0, 99)),
        due: optional(whole(0, 99)),
        entry: optional(anyText),
      }),
    ),
  ),
  lost: list(anyText, 0, unitCount),
  stacks: mapOf(list(anyText, 2, unitCount)),
  marks: mapOf(
    record<Position['marks'][string]>({
      flags: optional(list(oneOf(...markBits.names), 1, markBits.names.length)),
      routs: optional(whole(1, 15)),
      eliminations: optional(whole(1, 15)),
    }),
  ),
});

export const readShape = (value: unknown): Result<Position> => shape(value, '');
