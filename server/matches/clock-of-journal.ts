import { commandOf, isPlayed, type JournalEntry, type PublicAction } from '@impulse/engine';
import { answering } from '@impulse/library/answers.js';
import { isBattleId } from '@impulse/library/battles.js';
import type { KeptEntry } from '../store/store.js';
import type { KeptMatch } from './kept-match.js';
import { MatchClock } from './match-clock.js';
import type { KeptVacation } from './vacations.js';

/** The clock of a match as it follows from its journal; null where nobody is pressed. */
export function clockOf(
  { clock: terms, begun, seats, record }: KeptMatch,
  entries: readonly KeptEntry[],
  vacations: () => readonly KeptVacation[],
): MatchClock | null {
  if (!terms || begun === null) return null;
  const sides = seats.map(({ side }) => side);
  const clock = new MatchClock(terms, sides, begun, vacations);
  for (const { entry, at } of entries) noteEntry(clock, record.game, entry, at);
  return clock;
}

/** Every entry of a match between people came as a command of a side, but for changes of version. */
export function noteEntry(clock: MatchClock, game: string, entry: string, at: number): void {
  const made = JSON.parse(entry) as JournalEntry;
  if (!isPlayed(made) && 'carried' in made) return;
  const given = commandOf(made);
  if (!given) throw new Error('An entry came without a command');
  clock.note(given.seat, at, isAnswer(game, made));
}

/** Is it an answer within an impulse of the other side? */
const isAnswer = (game: string, entry: JournalEntry): boolean =>
  isPlayed(entry) && isBattleId(game) && answering[game].actions.includes((entry[1] as PublicAction).type);
