import { type JournalEntry, readEntry } from '../match/journal.js';
import { mostEntries } from '../match/limits.js';
import { parseJson } from '../reading/json.js';
import { list, record, whole } from '../reading/read.js';
import { readLink } from './letter.js';

/** What is under the seal of a letter: everything that has happened in one sitting. */
export interface LetterContent {
  /** Link of the writer's chain for the reader's sitting. Those before it follow from it. */
  readonly link: string;
  readonly entries: readonly JournalEntry[];
  /** Hash of the position after them. */
  readonly position: number;
}

const content = record<LetterContent>({
  link: readLink,
  entries: list(readEntry, 0, mostEntries),
  position: whole(0, 0xffffffff),
});

/** Null when it is none. */
export function readContent(source: string): LetterContent | null {
  const value = parseJson(source);
  const read = value.ok ? content(value.value, '') : value;
  return read.ok ? read.value : null;
}
