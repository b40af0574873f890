import type { Grid } from '../hex/hex.js';
import { fieldPath } from './path.js';
import { bad, good, type Result } from './result.js';

/**
 * The shape of a battle's actions as a table: which fields each type has, and of which kind. Parser and documentation
 * read the one table; a battle supplies the check of each kind of field.
 */

export interface FieldShape<Kind extends string> {
  readonly kind: Kind;
  readonly optional?: true;
}
export type ActionFields<Kind extends string> = Readonly<Record<string, Readonly<Record<string, FieldShape<Kind>>>>>;

/** What is wrong with a value, or nothing. */
export type FieldCheck<Context> = (context: Context, value: unknown, path: string) => Result<never> | null;

export function actionParser<Context, Kind extends string, A>(
  fields: ActionFields<Kind>,
  checks: Readonly<Record<Kind, FieldCheck<Context>>>,
): (context: Context, value: unknown) => Result<A> {
  const types = Object.keys(fields).join(', ');
  const shapesOf = new Map<unknown, TypeShapes<Context>>(
    Object.entries(fields).map(([type, shapes]) => [type, shapesOfType(type, shapes, checks)]),
  );
  return (context, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return bad('wrong-type', 'action', 'An action is an object with a type.');
    }
    const given = value as Record<string, unknown>;
    const shapes = shapesOf.get(given['type']);
    if (!shapes) return bad('unknown-action', 'action.type', `The type must be one of: ${types}.`);
    let spelled = given;
    // Fields that it may have; the type is one of them.
    let known = 1;
    for (const { name, check, optional, path } of shapes.list) {
      const field = given[name];
      if (field === undefined) {
        if (optional) continue;
        return bad('missing-field', path, `An action of type ${shapes.type} needs this field.`);
      }
      known++;
      const problem = check(context, field, path);
      if (!problem) continue;
      const capital = !problem.ok && problem.error.code === 'unknown-hex' ? inCapitals(field) : undefined;
      if (capital === undefined) return problem;
      const still = check(context, capital, path);
      if (still) return still;
      spelled = { ...spelled, [name]: capital };
    }
    return strangerIn(given, known, shapes) ?? good(spelled as A);
  };
}

/** What is wrong with an action that has more fields than the `known` ones. */
function strangerIn<Context>(given: object, known: number, { type, names }: TypeShapes<Context>): Result<never> | null {
  let count = 0;
  for (const _ in given) count++;
  if (count === known) return null;
  for (const name in given) {
    if (!names.has(name))
      return bad('unknown-field', fieldPath('action', name), `An action of type ${type} has no such field.`);
  }
  return null;
}

/** Hexes are called by capitals; whoever writes them small means the same. */
function inCapitals(value: unknown): unknown {
  if (typeof value === 'string') return value.toUpperCase();
  return Array.isArray(value) ? value.map(inCapitals) : undefined;
}

interface TypeShapes<Context> {
  readonly type: string;
  readonly list: readonly {
    readonly name: string;
    readonly check: FieldCheck<Context>;
    readonly optional: boolean;
    readonly path: string;
  }[];
  /** All that may stand in an action of this type. */
  readonly names: ReadonlySet<string>;
}

const shapesOfType = <Context, Kind extends string>(
  type: string,
  shapes: ActionFields<Kind>[string],
  checks: Readonly<Record<Kind, FieldCheck<Context>>>,
): TypeShapes<Context> => ({
  type,
  list: Object.entries(shapes).map(([name, { kind, optional = false }]) => ({
    name,
    check: checks[kind],
    optional,
    path: fieldPath('action', name),
  })),
  names: new Set(['type', ...Object.keys(shapes)]),
});

/** A check of every entry of a list of limited length. */
export const listCheck =
  <Context>(entry: FieldCheck<Context>, of: string, most: number): FieldCheck<Context> =>
  (context, value, path) => {
    if (!Array.isArray(value)) return bad('wrong-type', path, `This must be a list of ${of}.`);
    if (value.length > most) return bad('too-long', path, `At most ${most} entries can stand here.`);
    for (let i = 0; i < value.length; i++) {
      // The path is put together only when there is something to say about it.
      if (entry(context, value[i], path)) return entry(context, value[i], `${path}[${i}]`);
    }
    return null;
  };

/** The id of a unit of the battle. */
export const unitCheck: FieldCheck<{ readonly unitNumber: ReadonlyMap<string, number> }> = (context, value, path) =>
  typeof value === 'string' && context.unitNumber.has(value)
    ? null
    : bad('unknown-unit', path, 'There is no unit of this id in this battle.');

/** The label of a hex of this map. */
export const hexCheck = ({ parse, labels, size }: Grid): FieldCheck<unknown> => {
  const run = `${labels[0]} to ${labels[size - 1]}`;
  return (_, value, path) =>
    typeof value === 'string' && parse(value) >= 0
      ? null
      : bad('unknown-hex', path, `There is no such hex on the map (${run}).`);
};
