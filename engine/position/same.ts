/** Would two values read alike as JSON? PlainFields are expected in the same order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as PlainFields, b as PlainFields);
}

export type PlainFields = Readonly<Record<string, unknown>>;

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

function sameFields(a: PlainFields, b: PlainFields): boolean {
  for (const name in a) if (!isSame(a[name], b[name])) return false;
  for (const name in b) if (a[name] === undefined) return false;
  return true;
}

/** The fields that read otherwise in `after`; null when none does. Both have the same fields. */
export function changedFields(before: object, after: object): PlainFields | null {
  let changed: Record<string, unknown> | null = null;
  for (const name in after) {
    const value = (after as PlainFields)[name];
    if (isSame((before as PlainFields)[name], value)) continue;
    changed ??= {};
    changed[name] = value;
  }
  return changed;
}
