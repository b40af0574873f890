import type { DetailValue, PublicAction, Refusal } from '@impulse/engine';
import type { TypedAction } from '@impulse/library';

/** What became of a typed order, what it points at, and which actions it can mean. */

export type Order =
  | { readonly kind: 'action'; readonly action: PublicAction }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly action: PublicAction | null };

type Fields = Readonly<Record<string, DetailValue | undefined>>;

export const fieldsOf = (action: PublicAction): Fields => action as unknown as Fields;

/** Units and the hex of an order, whatever its fields are called. */
export function pointedAt({ line, fields }: TypedAction): { readonly units: string[]; readonly hex: string | null } {
  const named = line.parts.flatMap(({ field, spelling }) =>
    [fields[field] ?? []].flat().flatMap((value) => (typeof value === 'string' ? [{ spelling, value }] : [])),
  );
  const units = named.filter(({ spelling }) => spelling === 'unit' || spelling === 'units');
  const hex = named.find(({ spelling }) => spelling === 'hex') ?? named.findLast(({ spelling }) => spelling === 'path');
  return { units: units.map(({ value }) => value), hex: hex?.value ?? null };
}

/** Does an action say what was typed? */
export const says = ({ fields }: TypedAction, action: PublicAction): boolean =>
  Object.entries(fields).every(([field, value]) => isSame(field, value, fieldsOf(action)[field]));

/** Does it say that, and nothing besides but what was left open? */
export function agrees(typed: TypedAction, action: PublicAction): boolean {
  const { line, fields, missing } = typed;
  const offered = Object.keys(action);
  const open = new Set(['type', ...missing, ...Object.keys(fields)]);
  return (
    line.needed.every((field) => offered.includes(field)) &&
    offered.every((one) => open.has(one)) &&
    says(typed, action)
  );
}

/** A single hex names the end of a path; a list may be begun only. */
function isSame(field: string, typed: DetailValue, offered: DetailValue | undefined): boolean {
  if (!Array.isArray(typed) || !Array.isArray(offered)) return typed === offered;
  if (field === 'path' && typed.length === 1) return offered.at(-1) === typed[0];
  return typed.every((one, index) => one === offered[index]);
}
