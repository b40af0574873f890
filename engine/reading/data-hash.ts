import { canonicalJson } from './canonical.js';
import { sha256Hex } from '../dice/sha256.js';

/**
 * Names a data set in the record of a battle (SHA-256, hexadecimal). Fields that no rule reads are left out wherever
 * they are: with a corrected name or note it is still the same battle.
 */
export const rulesHash = (data: object, forPeople: ReadonlySet<string>): string =>
  sha256Hex(canonicalJson(rulesPart(data, forPeople)));

const rulesPart = (value: unknown, forPeople: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => rulesPart(item, forPeople));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !forPeople.has(key))
      .map(([key, field]) => [key, rulesPart(field, forPeople)]),
  );
};
