import type { DetailValue, PublicAction } from '@impulse/engine';
import type { ActionLine, Spelling } from './lines.js';

/** Actions written as they are typed. */

const write: Readonly<Record<Spelling, (value: DetailValue) => string[]>> = {
  unit: listed,
  units: listed,
  hex: listed,
  path: listed,
  number: listed,
  numbers: listed,
  word: listed,
  'yes-no': (value) => [value === true ? 'yes' : 'no'],
  shares: (value) => Object.entries(value as Record<string, number>).map(([unit, points]) => `${unit}=${points}`),
  present: () => [],
};

function listed(value: DetailValue): string[] {
  if (Array.isArray(value)) return value.flatMap(listed);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

export function notateBy<A extends PublicAction>(lines: readonly ActionLine[]): (action: A) => string {
  const byType = new Map(lines.toReversed().map((line) => [line.type, line]));
  return (action) => {
    const line = byType.get(action.type);
    if (!line) throw new Error(`There is no line for ${action.type}`);
    const fields = action as unknown as Readonly<Record<string, DetailValue | undefined>>;
    const words = line.parts.flatMap(({ field, spelling, word }) => {
      const value = fields[field];
      if (value === undefined || (spelling === 'present' && value !== true)) return [];
      return [...(word === null ? [] : [word]), ...write[spelling](value)];
    });
    return [...line.verb, ...words].join(' ');
  };
}
