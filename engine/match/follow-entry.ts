import type { PublicAction } from '../game.js';
import { canonicalJson } from '../reading/canonical.js';
import type { Problem } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { isPlayed, type JournalEntry } from './journal.js';
import type { Match } from './match.js';

/** What a side has done elsewhere happens here too, with dice of this match; it must come to the same. */
export function followEntry<S extends Cells, A extends PublicAction>(
  match: Match<S, A>,
  side: string,
  entry: JournalEntry,
): Problem | null {
  const number = match.revision;
  const wrong = happen(match, side, entry);
  if (wrong) return wrong;
  const same = canonicalJson(match.journal[number]) === canonicalJson(entry);
  return same ? null : problem('other-entry', 'What was done comes to something else here.');
}

function happen<S extends Cells, A extends PublicAction>(
  match: Match<S, A>,
  side: string,
  entry: JournalEntry,
): Problem | null {
  if (isPlayed(entry)) {
    const [by, action, , , command] = entry;
    if (by !== side) return notTheirs;
    const answer = match.act(by, action, command);
    if (answer.kind === 'malformed') return answer.problem;
    return answer.kind === 'refused' ? problem('illegal-action', `Refused by rule ${answer.refusal.rule}.`) : null;
  }
  if ('carried' in entry || 'rewind' in entry || entry.by !== side) return notTheirs;
  if ('undo' in entry) return match.undo(side, entry.undo, entry.command);
  // Nobody claims a victory, or the other's consent, in a letter.
  if (entry.close !== 'resigned' || entry.winner === side) return notTheirs;
  return match.close(side, { reason: entry.close, winner: entry.winner }, entry.command);
}

const problem = (code: string, message: string): Problem => ({ code, path: '', message });
const notTheirs = problem('not-theirs', 'This is not for that side to do.');
