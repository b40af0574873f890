import type { DetailValue, PublicAction } from '@impulse/engine';
import type { ActionLine, LinePart, TypedAction } from '@impulse/library';
import type { Speech } from './speech/index.js';

/** What a typed order points at, which actions it can mean, and how it is typed in full. */

export const fieldsOf = (action: PublicAction): Readonly<Record<string, DetailValue | undefined>> => ({ ...action });

export const partOf = ({ line }: TypedAction, field: string): LinePart | undefined =>
  line.parts.find((part) => part.field === field);

/** Units and the hex of an order, whatever its fields are called. */
export function pointedAt({ line, fields }: TypedAction): { readonly units: string[]; readonly hex: string | null } {
  const named = line.parts.flatMap(({ field, spelling }) =>
    [fields[field] ?? []].flat().flatMap((value) => (typeof value === 'string' ? [{ spelling, value }] : [])),
  );
  const units = named.filter(({ spelling }) => spelling === 'unit' || spelling === 'units');
  const hex = named.find(({ spelling }) => spelling === 'hex') ?? named.findLast(({ spelling }) => spelling === 'path');
  return { units: units.map(({ value }) => value), hex: hex?.value ?? null };
}

/** Does an action say what was typed, and nothing besides but what was left open? */
export function agrees(typed: TypedAction, action: PublicAction): boolean {
  const { line, fields, missing } = typed;
  const offered = fieldsOf(action);
  const open = new Set(['type', ...missing, ...Object.keys(fields)]);
  return (
    line.needed.every((field) => offered[field] !== undefined) &&
    Object.keys(offered).every((field) => open.has(field)) &&
    says(typed, action)
  );
}

export const says = ({ fields }: TypedAction, action: PublicAction): boolean =>
  Object.entries(fields).every(([field, value]) => isSame(field, value, fieldsOf(action)[field]));

/** A single hex names the end of a path; a list may be begun only. */
function isSame(field: string, typed: DetailValue, offered: DetailValue | undefined): boolean {
  if (!Array.isArray(typed) || !Array.isArray(offered)) return typed === offered;
  if (field === 'path' && typed.length === 1) return offered.at(-1) === typed[0];
  return typed.every((one, index) => one === offered[index]);
}

/** `assault UNIT HEX [with UNIT]`. */
export function usageOf({ verb, parts }: ActionLine, { placeholders: { unit, hex, number } }: Speech): string {
  const values = {
    unit,
    units: `${unit}...`,
    hex,
    path: `${hex}...`,
    number,
    numbers: `${number}...`,
    'yes-no': 'yes|no',
    shares: `${unit}=${number}...`,
    present: '',
  };
  const words = parts.map(({ field, spelling, word, optional }) => {
    const value = spelling === 'word' ? field.toUpperCase() : values[spelling];
    const text = `${word ?? ''} ${value}`.trim();
    return optional ? `[${text}]` : text;
  });
  return [...verb, ...words].join(' ');
}
