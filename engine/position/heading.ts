import type { FieldSpec, StateKind } from '../state/state.js';

/**
 * What a position says before it comes to the units: for each of its fields, which cells of a state decide it, and what
 * it reads.
 */
export type HeadingFields<S, Heading, Cell> = {
  readonly [K in keyof Heading]: readonly [cells: readonly Cell[], read: (state: S, viewer: number) => Heading[K]];
};

export interface HeadingParts<S, Heading> {
  readonly make: (state: S, viewer: number) => Heading;
  readonly names: readonly string[];
  readonly reads: readonly ((state: S, viewer: number) => unknown)[];
  /** By cell: the numbers of the fields that it decides. */
  readonly decidedBy: readonly (readonly number[])[];
}

/** `kind`: how the states are made, with the cells of the heading before those of the units. */
export function headingFrom<S, Heading extends object, Spec extends FieldSpec>(
  { spec, offsets }: Pick<StateKind<Spec>, 'spec' | 'offsets'>,
  fields: HeadingFields<S, Heading, keyof Spec>,
): HeadingParts<S, Heading> {
  const names = Object.keys(fields) as (keyof Heading & string)[];
  const decidedBy: number[][] = Array.from({ length: offsets['hexOf'] }, () => []);
  for (const [number, name] of names.entries()) {
    for (const cells of fields[name][0]) {
      for (let cell = offsets[cells]; cell < offsets[cells] + spec[cells]; cell++) decidedBy[cell].push(number);
    }
  }
  const reads = names.map((name) => fields[name][1]);
  return { make: (state, viewer) => makeHeading(names, reads, state, viewer) as Heading, names, reads, decidedBy };
}

function makeHeading<S>(
  names: readonly string[],
  reads: readonly ((state: S, viewer: number) => unknown)[],
  state: S,
  viewer: number,
): object {
  const heading: Record<string, unknown> = {};
  for (let field = 0; field < names.length; field++) heading[names[field]] = reads[field](state, viewer);
  return heading;
}
