import { canonicalJson, sha256Hex } from '@impulse/engine';
import type { TotensonntagData } from './types.js';

/** Fields that no rule reads: a corrected name or note is still the same battle. */
const forPeople = new Set(['name', 'formation', 'model', 'places', 'tracks', 'provenance']);

const rulesPart = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rulesPart);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !forPeople.has(key))
      .map(([key, field]) => [key, rulesPart(field)]),
  );
};

/** Names a data set in the record of a battle (SHA-256, hexadecimal). */
export const dataHash = (data: TotensonntagData): string => sha256Hex(canonicalJson(rulesPart(data)));
