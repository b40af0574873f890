import { type Ending, endings, type Outcome } from '../game.js';
import { list, matching, oneOf, optional, type Read, record, text, whole } from '../reading/read.js';
import { bad, good, type Problem, type Result } from '../reading/result.js';
import { mostEntries } from './limits.js';
import { readVersionChange, type VersionChange } from './version.js';

/**
 * Everything that has happened to a battle, in its order: what was played, and what people did to the battle. A journal
 * only grows. Entries are numbered from 0, and every die is bound to the number of its entry, so that nothing that is
 * taken back can bring a known die again. The revision of a battle is the number of its entries.
 */
export type JournalEntry = PlayedEntry | UndoEntry | RewindEntry | CloseEntry | CarryEntry;

/**
 * Side, action, dice drawn, how many of those were set by hand, the command by which it came, and the link of the chain
 * (`chain.ts`) that the side has seen and acknowledged with it: that before this entry.
 */
export type PlayedEntry = readonly [
  side: string,
  action: unknown,
  dice?: readonly number[],
  queued?: number,
  command?: string,
  seen?: string,
];

/** A side took back its last actions. */
export interface UndoEntry {
  readonly undo: number;
  readonly by: string;
  readonly command?: string;
  readonly seen?: string;
}

/** The battle went back to an earlier revision, by consent. */
export interface RewindEntry {
  readonly rewind: number;
  readonly agreed: readonly string[];
  readonly command?: string;
}

/** People ended the battle. */
export interface CloseEntry {
  readonly close: Ending;
  readonly by: string;
  readonly winner: string;
  readonly command?: string;
  readonly seen?: string;
}

/**
 * The rules or the built-in data have changed: the battle goes on from where it stood, in another version. Nothing before
 * it can be played again.
 */
export interface CarryEntry {
  readonly carried: VersionChange;
  readonly position: unknown;
}

/** The link that whoever caused the entry has acknowledged with it. */
export function seenIn(entry: JournalEntry): string | undefined {
  if (isPlayed(entry)) return entry[5];
  return 'undo' in entry || 'close' in entry ? entry.seen : undefined;
}

export const isPlayed = (entry: JournalEntry): entry is PlayedEntry => Array.isArray(entry);

export const drewDice = (entry: PlayedEntry): boolean => entry[2] !== undefined && entry[2].length > 0;

export function playedEntry(
  side: string,
  action: unknown,
  dice: readonly number[],
  queued: number,
  command?: string,
  seen?: string,
): PlayedEntry {
  if (command !== undefined && seen !== undefined) return [side, action, dice, queued, command, seen];
  if (command !== undefined) return [side, action, dice, queued, command];
  if (queued > 0) return [side, action, dice, queued];
  return dice.length > 0 ? [side, action, dice] : [side, action];
}

/** The actions of a journal, those that were taken back included. */
export const playedIn = (journal: readonly JournalEntry[]): PlayedEntry[] => journal.filter(isPlayed);

/** The last change of version in a journal, and the number of the entry after it: what can be played again begins there. */
export function lastCarry(journal: readonly JournalEntry[]): {
  readonly entry: CarryEntry | null;
  readonly begins: number;
} {
  const index = journal.findLastIndex((entry) => !isPlayed(entry) && 'carried' in entry);
  return { entry: index < 0 ? null : (journal[index] as CarryEntry), begins: index + 1 };
}

/** What an ending by people comes to: the rules award nothing. */
export const outcomeOf = ({ close, by, winner }: CloseEntry): Outcome => ({
  over: true,
  winner,
  points: 0,
  account: [],
  ended: { reason: close, by },
});

/** In a live match nobody goes back across dice without the others. */
export const whyNotAgreed = ({ agreed }: RewindEntry, sides: readonly string[]): Problem | null =>
  sides.every((side) => agreed.includes(side))
    ? null
    : { code: 'not-agreed', path: 'agreed', message: 'In a live match all sides must agree to go back.' };

/** Who gave this entry as which command, if it came as one. */
export function commandOf(entry: JournalEntry): { readonly seat: string; readonly command: string } | null {
  if ('carried' in entry) return null;
  const command = isPlayed(entry) ? entry[4] : entry.command;
  if (command === undefined) return null;
  if (isPlayed(entry)) return { seat: entry[0], command };
  return { seat: 'by' in entry ? entry.by : entry.agreed[0], command };
}

const name = text(20);
const command = text(100);
export const readJournalLink = matching(/^[0-9a-f]{64}$/, 'bad-link', 'A link of the chain, 64 hexadecimal digits,');

const played: Read<PlayedEntry> = (value, path) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) {
    return bad(
      'wrong-type',
      path,
      'An entry is a list of side, action, dice, number of queued dice, command and link.',
    );
  }
  const side = name(value[0], `${path}[0]`);
  if (!side.ok) return side;
  const dice = list(whole(1, 6), 0, 1000)(value.length > 2 ? value[2] : [], `${path}[2]`);
  if (!dice.ok) return dice;
  const queued = whole(0, dice.value.length)(value.length > 3 ? value[3] : 0, `${path}[3]`);
  if (!queued.ok) return queued;
  const given = value.length > 4 ? command(value[4], `${path}[4]`) : good('');
  if (!given.ok) return given;
  const seen = value.length > 5 ? readJournalLink(value[5], `${path}[5]`) : good('');
  return seen.ok ? good(value as unknown as PlayedEntry) : seen;
};

const undo = record<UndoEntry>({
  undo: whole(1, mostEntries),
  by: name,
  command: optional(command),
  seen: optional(readJournalLink),
});
const rewind = record<RewindEntry>({
  rewind: whole(0, mostEntries),
  agreed: list(name, 1, 2),
  command: optional(command),
});
const close = record<CloseEntry>({
  close: oneOf(...endings),
  by: name,
  winner: name,
  command: optional(command),
  seen: optional(readJournalLink),
});

const carry = record<CarryEntry>({ carried: readVersionChange, position: (value) => good(value) });

/** Only the shape is read here; `standingOf` tells whether the entries follow from each other. */
export function readEntry(value: unknown, path: string): Result<JournalEntry> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return played(value, path);
  if ('undo' in value) return undo(value, path);
  if ('rewind' in value) return rewind(value, path);
  if ('carried' in value) return carry(value, path);
  return close(value, path);
}
