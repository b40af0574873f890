import type { DetailValue, PublicAction } from '@impulse/engine';
import type { ActionLine, LinePart, TypedAction } from '@impulse/library';
import type { Speech } from './speech/index.js';

/** What a typed order points at, which actions it can mean, and how it is typed in full. */

export const fieldsOf = (action: PublicAction): Readonly<Record<string, DetailValue | undefined>> => ({ ...action });

export const partOf = ({ parts }: ActionLine, field: string): LinePart | undefined =>
  parts.find((part) => part.field === field);

/** Units and the hex of an order, whatever its fields are called. */
export function pointedAt({ line, fields }: TypedAction): { readonly units: string[]; readonly hex: string | null } {
  const spelled = (...spellings: readonly string[]): string[] =>
    line.parts
      .filter(({ spelling }) => spellings.includes(spelling))
      .flatMap(({ field }) => [fields[field] ?? []].flat())
      .filter((value) => typeof value === 'string');
  return { units: spelled('unit', 'units'), hex: spelled('hex')[0] ?? spelled('path').at(-1) ?? null };
}

/** Does an action say what was typed, and nothing besides but what was left open? */
export function agrees(typed: TypedAction, action: PublicAction): boolean {
  const { line, fields, missing } = typed;
  const offered = fieldsOf(action);
  return (
    line.needed.every((field) => offered[field] !== undefined) &&
    Object.keys(offered).every((field) => field === 'type' || field in fields || missing.includes(field)) &&
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
export function usageOf(line: ActionLine, { placeholders: { unit, hex, number } }: Speech): string {
  const values: Readonly<Record<string, string>> = {
    unit,
    units: `${unit}...`,
    hex,
    path: `${hex}...`,
    number,
    numbers: `${number}...`,
    'yes-no': 'yes|no',
    shares: `${unit}=${number}...`,
  };
  return line.template.replaceAll(
    /<(.+?)>/g,
    (_, field: string) => values[partOf(line, field)?.spelling ?? ''] ?? field.toUpperCase(),
  );
}
