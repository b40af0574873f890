import type { ActionLine, LinePart } from '@impulse/library';
import type { Speech } from './speech/index.js';

/** `assault UNIT HEX [with UNIT]`: how an action is typed. */
export function usageOf({ verb, parts }: ActionLine, speech: Speech): string {
  return [...verb, ...parts.map((part) => partUsage(part, speech))].join(' ');
}

function partUsage({ field, spelling, word, optional }: LinePart, { placeholders }: Speech): string {
  if (spelling === 'present') return `[${field}]`;
  const value = spelling === 'word' ? field.toUpperCase() : placeholders[spelling];
  const text = word === null ? value : `${word} ${value}`;
  return optional ? `[${text}]` : text;
}

/** Without other ways to type the same. */
export const mainLines = (lines: readonly ActionLine[]): ActionLine[] =>
  lines.filter(({ type, verb }, index) => {
    const before = lines.slice(0, index).filter((one) => one.verb[0] === verb[0]);
    return !before.some((one) => one.type === type || one.verb.length === verb.length);
  });
