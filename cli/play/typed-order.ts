import type { PublicAction, Refusal } from '@impulse/engine';
import type { TypedAction } from '@impulse/library';

/** What became of a typed order, and what it points at. */

export type Order =
  | { readonly kind: 'action'; readonly action: PublicAction }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly action: PublicAction | null };

/** Units and the hex of an order, whatever its fields are called. */
export function pointedAt({ line, fields }: TypedAction): { readonly units: string[]; readonly hex: string | null } {
  const units: string[] = [];
  let hex: string | null = null;
  for (const { field, spelling } of line.parts) {
    const value = fields[field];
    if (spelling === 'unit' && typeof value === 'string') units.push(value);
    if (spelling === 'units' && Array.isArray(value)) units.push(...value.filter((one) => typeof one === 'string'));
    if (spelling === 'hex' && typeof value === 'string') hex = value;
    if (spelling === 'path' && Array.isArray(value)) hex ??= String(value.at(-1) ?? '') || null;
  }
  return { units, hex };
}
