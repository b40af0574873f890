import { isPlayed, type JournalEntry } from '../match/journal.js';

/**
 * The entries of a letter as they are acted out: each step ends with something that stands, and what was taken back
 * before it is not shown. The last step has everything that is left.
 */
export function toldSteps(entries: readonly JournalEntry[]): readonly (readonly JournalEntry[])[] {
  if (entries.length === 0) return [];
  const standing: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isPlayed(entry) || 'close' in entry) standing.push(index);
    else if ('undo' in entry) standing.splice(Math.max(0, standing.length - entry.undo));
  }
  const ends = standing.map((index) => index + 1);
  ends.splice(-1, 1, entries.length);
  return ends.map((end, step) => entries.slice(step === 0 ? 0 : ends[step - 1], end));
}
