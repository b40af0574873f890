import { anyText, bad, good, list, optional, orNull, type Read, record, type Result, stackOf } from '@impulse/engine';
import { grid, groundCount, unitCount } from '../../context.js';
import { EXITED, LOST, NONE, OFF_MAP, type State } from '../../state.js';
import { attackedBy, flagBits, makePosition, positionFormat } from '../position.js';
import { ofOldRules, ofPresentRules, type OldHeading } from './rules-1.js';

/**
 * Positions as they were written before both battles had one shape: units as a list with the lost ones among them, and
 * the firing unit together with the hex under fire. They are still read, and the checkpoints of records from that time
 * are hashes of them.
 */

const format = 'impulse-totensonntag-position-1';

interface OldPosition {
  readonly focus: { readonly hex: unknown; readonly unit: unknown };
  readonly units: readonly OldUnit[];
}

interface OldUnit {
  readonly id: string;
  readonly at: string;
  readonly hits?: unknown;
  readonly flags?: unknown;
  readonly attacked?: unknown;
  readonly supports?: unknown;
  readonly points?: unknown;
}

export const isOldPosition = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (value as { readonly format?: unknown }).format === format;

const anything: Read<unknown> = (value) => good(value);

const readFocus = record<OldPosition['focus']>({ hex: orNull(anyText), unit: orNull(anyText) });
const readUnits = list(
  record<OldUnit>({
    id: anyText,
    at: anyText,
    hits: optional(anything),
    flags: optional(anything),
    attacked: optional(anything),
    supports: optional(anything),
    points: optional(anything),
  }),
  unitCount,
  unitCount,
);

const newFields = ['focusUnit', 'lost', 'lostWith'];

/** The same position in the present format; whatever had the same shape then is left to its reader. */
export function renewPosition(old: object): Result<unknown> {
  const { focus: givenFocus, units: givenUnits, ...heading } = old as Partial<OldPosition> & OldHeading;
  const early = newFields.find((field) => field in heading);
  if (early !== undefined) return bad('unknown-field', early, 'There is no such field.');
  const focus = readFocus(givenFocus, 'focus');
  if (!focus.ok) return focus;
  const list = readUnits(givenUnits, 'units');
  if (!list.ok) return list;
  const units: Record<string, unknown> = {};
  const lost: string[] = [];
  const lostWith: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const [index, { id, at, ...condition }] of list.value.entries()) {
    if (seen.has(id)) return bad('unit-twice', `units[${index}].id`, 'This unit stands in the list twice.');
    seen.add(id);
    if (at === 'lost') {
      lost.push(id);
      lostWith[id] = { hits: 0, ...condition };
    } else units[id] = { at, ...condition };
  }
  const { hex, unit } = focus.value;
  return good({
    ...heading,
    ...ofPresentRules(heading),
    format: positionFormat,
    focus: hex,
    focusUnit: unit,
    units,
    lost,
    lostWith,
  });
}

export function makeOldPosition(state: State): unknown {
  const { focusUnit, units: _units, lost: _lost, stacks: _stacks, lostWith: _with, ...heading } = makePosition(state);
  return {
    ...heading,
    format,
    ...ofOldRules(state),
    focus: { hex: heading.focus, unit: focusUnit },
    units: state.context.unitIds.map((id, unit) => ({ id, ...oldUnit(state, unit) })),
    stacks: oldStacks(state),
  };
}

const placeNames = new Map([
  [OFF_MAP, 'off'],
  [LOST, 'lost'],
  [EXITED, 'exited'],
]);

function oldUnit(state: State, unit: number): Omit<OldUnit, 'id'> {
  const { hexOf, hits, flags, attacked, supports, pointsLeft } = state;
  const place = hexOf[unit];
  return {
    at: placeNames.get(place) ?? grid.labels[place],
    ...(hits[unit] === 0 ? {} : { hits: hits[unit] }),
    ...(flags[unit] === 0 ? {} : { flags: flagBits.read(flags[unit]) }),
    ...(attacked[unit] === 0 ? {} : { attacked: attackedBy(state, unit) }),
    ...(supports[unit] === 0 ? {} : { supports: supports[unit] }),
    ...(pointsLeft[unit] === 0 ? {} : { points: pointsLeft[unit] }),
  };
}

/** In the order of the top units. */
function oldStacks(state: State): Record<string, string[]> {
  const { hexOf, top, below, context } = state;
  const stacks: Record<string, string[]> = {};
  for (let unit = 0; unit < groundCount; unit++) {
    const hex = hexOf[unit];
    if (hex < 0 || top[hex] !== unit || below[unit] === NONE) continue;
    stacks[grid.labels[hex]] = stackOf(state, hex).map((one) => context.unitIds[one]);
  }
  return stacks;
}
