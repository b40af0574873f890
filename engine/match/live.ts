import { within } from '../reading/path.js';
import { bad, good, type Result } from '../reading/result.js';
import { isPlayed, whyNotAgreed } from './journal.js';
import type { BattleRecord } from './notation.js';

/** In a live match nobody sets dice, or goes back across them without the others. */
export function checkLive({ journal, live }: BattleRecord, sides: readonly string[]): Result<null> {
  for (const [number, entry] of live ? journal.entries() : []) {
    const path = `journal[${number}]`;
    if (isPlayed(entry) && (entry[3] ?? 0) > 0) {
      return bad('dice-by-hand', `${path}[3]`, 'In a live match nobody sets the dice.');
    }
    const alone = 'rewind' in entry ? whyNotAgreed(entry, sides) : null;
    if (alone) return { ok: false, error: within(path, alone) };
  }
  return good(null);
}
