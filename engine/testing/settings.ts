import type { Grid } from '../hex/hex.js';
import { stackOf, type Stacks } from '../state/stacks.js';
import type { Placed } from '../state/state.js';

/** Units and hexes by their names, for tests: a name that does not exist is a slip of the test. */

type Units = Placed<{ readonly unitNumber: ReadonlyMap<string, number>; readonly unitIds: readonly string[] }>;

export function unitOf(state: Units, id: string): number {
  const unit = state.context.unitNumber.get(id);
  if (unit === undefined) throw new Error(`No unit ${id}`);
  return unit;
}

export function hexOn({ parse }: Grid, label: string): number {
  const hex = parse(label);
  if (hex < 0) throw new Error(`No hex ${label}`);
  return hex;
}

/** The hex a unit is in, or the name of the place where it is instead. */
export function placeOn(
  { labels }: Grid,
  state: Units & { readonly hexOf: Int16Array },
  elsewhere: Readonly<Record<string, number>>,
  id: string,
): string {
  const place = state.hexOf[unitOf(state, id)];
  return labels[place] ?? Object.keys(elsewhere).find((name) => elsewhere[name] === place) ?? 'nowhere';
}

/** The units of a hex, from top to bottom. */
export const stackIn = (state: Stacks & Units, hex: number): string[] =>
  stackOf(state, hex).map((unit) => state.context.unitIds[unit]);
