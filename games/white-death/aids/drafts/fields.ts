import type { DetailValue, Draft } from '@impulse/engine';

/** What all drafts do with their fields. */

/** A field set; null leaves it to the default again. */
export function withField(draft: Draft, field: string, value: DetailValue): Draft {
  const { [field]: _, ...others } = draft.fields;
  return { ...draft, fields: value === null ? others : { ...others, [field]: value } };
}

export const without = (draft: Draft, ...names: readonly string[]): Draft =>
  names.reduce((before, name) => withField(before, name, null), draft);

/** Texts by key; what is none is left out. */
export function textsByKey(value: DetailValue | undefined): Record<string, string> {
  const texts: Record<string, string> = {};
  if (typeof value !== 'object' || value === null) return texts;
  for (const [key, text] of Object.entries(value)) if (typeof text === 'string') texts[key] = text;
  return texts;
}

export const textsOf = (value: DetailValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
