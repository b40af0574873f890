import { bad, good, parseJson, type Result } from '@impulse/engine';
import type { KeptMatch } from '../matches/kept-match.js';
import type { KeptEntry, KeptPositions, Store } from '../store/store.js';

/** A match as a file, with its secrets: whoever has it can bring it to another server, and knows all dice. */
interface MatchFileContents {
  readonly format: typeof format;
  readonly match: KeptMatch;
  readonly entries: readonly KeptEntry[];
  /** None in files of early programs, and of a match that nobody has left since it began. */
  readonly positions?: KeptPositions;
}

const format = 'impulse-match-1';

export async function exportMatch(store: Store, id: string): Promise<string | null> {
  const match = await store.find(id);
  if (!match) return null;
  const { entries } = await store.journal(id);
  const positions = await store.positions(id);
  const contents: MatchFileContents = { format, match, entries, ...(positions ? { positions } : {}) };
  return `${JSON.stringify(contents)}\n`;
}

/** Takes a match in that is not there yet; tells its name. The file comes from whoever runs the server. */
export async function importMatch(store: Store, text: string): Promise<Result<string>> {
  const read = parseJson(text);
  if (!read.ok) return read;
  const contents = read.value as Partial<MatchFileContents> | null;
  if (contents?.format !== format || !contents.match || !Array.isArray(contents.entries)) {
    return bad('not-a-match', '', 'This is no file of a match.');
  }
  const { match } = contents;
  const entries: readonly KeptEntry[] = contents.entries;
  if (await store.find(match.id)) return bad('already-there', '', `The match ${match.id} is there already.`);
  await store.create(match);
  for (const [number, { entry, events, at }] of entries.entries()) {
    const added = await store.append({ match: match.id, from: number, entries: [{ entry, events }], at });
    if (!added) return bad('changed-meanwhile', '', `Somebody else is writing the match ${match.id}.`);
  }
  if (contents.positions) await store.keepPositions(match.id, contents.positions);
  return good(match.id);
}
