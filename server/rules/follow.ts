import {
  type Cells,
  commandOf,
  isPlayed,
  type JournalEntry,
  type MatchHost,
  type PublicAction,
  type Seat,
  seenIn,
} from '@impulse/engine';
import { isOrderCommand } from '@impulse/library/standing.js';
import type { Ask } from './messages.js';
import type { OpenBattle } from './open-battle.js';

type FollowAsk = Ask & { readonly do: 'follow' };

/**
 * What another process has played is played here with the same commands: the dice are bound to the match and the number of
 * the entry, so it comes to the same. False when the battle does not stand at `from`.
 */
export async function follow(open: OpenBattle, { from, entries, computers }: FollowAsk): Promise<boolean> {
  const { host, lastDecisions } = open;
  if (host.match.revision !== from) return false;
  for (const text of entries) {
    const entry = JSON.parse(text) as JournalEntry;
    await repeat(host, entry, computers);
    // Then the battle is taken up again as it is kept.
    if (JSON.stringify(host.match.journal.at(-1)) !== text)
      throw new Error('What was played elsewhere is something else');
    if (isPlayed(entry) && !isOrderCommand(entry[4])) lastDecisions.note(entry[0]);
  }
  return true;
}

function repeat(
  host: MatchHost<Cells, PublicAction>,
  entry: JournalEntry,
  computers: readonly Seat[],
): Promise<unknown> {
  const { revision } = host.match;
  const seen = seenIn(entry);
  const { seat, command } = commandOf(entry) ?? { seat: '', command: '' };
  if (isPlayed(entry)) {
    const action = entry[1] as PublicAction;
    if (computers.includes(seat)) return host.actForGood(seat, revision, command, action);
    return host.act(seat, revision, command, action, seen);
  }
  if ('undo' in entry) return host.undo(seat, revision, command, entry.undo, seen);
  // This process has other rules, or other data, than the one that carried the battle on.
  if ('carried' in entry) return Promise.resolve();
  if ('rewind' in entry) return host.rewind(seat, revision, command, entry.rewind, entry.agreed);
  return host.close(seat, revision, command, { reason: entry.close, winner: entry.winner }, seen);
}
