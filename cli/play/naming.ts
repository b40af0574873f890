import { bad, good, nearest, type Result } from '@impulse/engine';
import { type Context, grid } from '@impulse/totensonntag/context.js';
import type { Speech } from './speech.js';

/** Units and hexes as people type them. */

/** By id, by the end of an id (`7h`), or by a part that only one unit has. */
export function readUnit(context: Context, word: string | undefined, speech: Speech): Result<string> {
  if (word === undefined) return bad('missing-unit', '', speech.whichUnit);
  const typed = word.toLowerCase();
  const matches = (test: (id: string) => boolean): string[] => context.unitIds.filter((id) => test(id.toLowerCase()));
  for (const found of [
    matches((id) => id === typed),
    matches((id) => id.endsWith(`-${typed}`)),
    matches((id) => id.replaceAll('-', '').includes(typed.replaceAll('-', ''))),
  ]) {
    if (found.length === 1) return good(found[0]);
    if (found.length > 1) return bad('several-units', '', speech.severalUnits(word, found.slice(0, 12)));
  }
  const near = nearest(typed, context.unitIds);
  return bad('unknown-unit', '', speech.noUnit(word.slice(0, 40), near));
}

export const isHex = (word: string): boolean => grid.parse(word.toUpperCase()) >= 0;

export function readHex(word: string | undefined, speech: Speech): Result<string> {
  if (word === undefined) return bad('missing-hex', '', speech.whichHex);
  const label = word.toUpperCase();
  return grid.parse(label) >= 0 ? good(label) : bad('unknown-hex', '', speech.noHex(word.slice(0, 40)));
}
