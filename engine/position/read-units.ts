import { unknown } from '../game.js';
import { fieldPath } from '../reading/path.js';
import { bad, good, type Result } from '../reading/result.js';
import { arrangeStack, type Stacks, stackSize } from '../state/stacks.js';
import { NONE } from '../state/state.js';
import { isStack } from './make-position.js';
import type { UnitsPosition } from './position.js';

/** The units of a written position, put into a state. */

type Failure = Result<never>;

interface UnitNames {
  readonly unitIds: readonly string[];
  readonly unitNumber: ReadonlyMap<string, number>;
}

/** What a battle does with each unit; null: all is well. */
interface UnitReaders<Unit> {
  readonly lose: (unit: number, path: string) => Failure | null;
  readonly place: (unit: number, given: Unit, path: string) => Failure | null;
}

/** Every unit of the battle stands once, among the lost or among the others. */
export function readUnits<Unit>(
  { unitIds, unitNumber }: UnitNames,
  { units, lost }: Pick<UnitsPosition<Unit>, 'units' | 'lost'>,
  { lose, place }: UnitReaders<Unit>,
): Failure | null {
  const seen = new Set<number>();
  for (const [at, id] of lost.entries()) {
    const path = `lost[${at}]`;
    const unit = unitNumber.get(id);
    if (unit === undefined) return noSuchUnit(path);
    if (seen.has(unit)) return bad('unit-twice', path, 'This unit stands in the list twice.');
    seen.add(unit);
    const failure = lose(unit, path);
    if (failure) return failure;
  }
  for (const [id, given] of Object.entries(units)) {
    const path = fieldPath('units', id);
    const unit = unitNumber.get(id);
    if (unit === undefined) return noSuchUnit(path);
    if (seen.has(unit)) return bad('unit-twice', path, 'This unit is listed as lost.');
    seen.add(unit);
    const failure = place(unit, given, path);
    if (failure) return failure;
  }
  const missing = unitIds.find((_, unit) => !seen.has(unit));
  return missing === undefined
    ? null
    : bad('missing-unit', fieldPath('units', missing), 'Every unit of the battle is wanted.');
}

const noSuchUnit = (path: string): Failure => bad('unknown-unit', path, 'There is no unit of this id in this battle.');

/** A stack with units in it that a view hides: NONE stands for those. */
interface HidingStack {
  readonly hex: number;
  readonly units: readonly number[];
}

/** Puts stacks of units that are already in their hexes into the order told. Only a view may hide members. */
export function readStacks(
  state: Stacks,
  { unitIds, unitNumber }: UnitNames,
  grid: { readonly labels: readonly string[]; parse(label: string): number },
  stacks: UnitsPosition<never>['stacks'],
  seatView: boolean,
): Result<readonly HidingStack[]> {
  const hiding: HidingStack[] = [];
  const listed = new Set<number>();
  for (const [label, ids] of Object.entries(stacks)) {
    const path = fieldPath('stacks', label);
    const hex = grid.parse(label);
    if (hex < 0) return bad('unknown-hex', path, 'There is no such hex on the map.');
    const units: number[] = [];
    for (const [at, id] of ids.entries()) {
      const hidden = id === unknown && seatView;
      const unit = hidden ? NONE : unitNumber.get(id);
      const fits = unit !== undefined && (hidden || (state.hexOf[unit] === hex && !units.includes(unit)));
      if (!fits) return wrongStack(`${path}[${at}]`);
      units.push(unit);
    }
    const known = units.filter((unit) => unit !== NONE);
    if (stackSize(state, hex) !== known.length || units[0] === NONE) return wrongStack(path);
    arrangeStack(state, hex, known);
    if (known.length < units.length) hiding.push({ hex, units });
    listed.add(hex);
  }
  const missing = unitIds.findIndex((_, unit) => standsUnlisted(state, unit, listed));
  if (missing >= 0) {
    const path = fieldPath('stacks', grid.labels[state.hexOf[missing]]);
    return bad('missing-stack', path, 'Several units stand here: their order is wanted.');
  }
  return good(hiding.toSorted((a, b) => a.hex - b.hex));
}

const wrongStack = (path: string): Result<never> =>
  bad('wrong-stack', path, 'A stack lists every unit of its hex once, from top to bottom.');

function standsUnlisted(state: Stacks, unit: number, listed: ReadonlySet<number>): boolean {
  const hex = state.hexOf[unit];
  return hex >= 0 && state.top[hex] === unit && isStack(state, hex) && !listed.has(hex);
}
