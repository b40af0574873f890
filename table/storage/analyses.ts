import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Analysis, analysisFormat } from '@impulse/library/analysis/analysis.js';
import type { Note } from '@impulse/library/analysis/notes.js';

/** What has been found out and written about battles that are over, by the id of the battle. */

export interface KeptAnalysis {
  readonly id: string;
  readonly analysis: Analysis | null;
  readonly notes: readonly Note[];
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('impulse-analyses', 1, {
    upgrade: (database) => void database.createObjectStore('analyses', { keyPath: 'id' }),
    terminated: () => (opening = null),
  });
  return opening;
}

export async function loadAnalysis(id: string): Promise<KeptAnalysis> {
  try {
    const kept = await (await open()).get('analyses', id);
    const isKnown = kept?.analysis?.format === analysisFormat;
    return { id, analysis: isKnown ? kept.analysis : null, notes: kept?.notes ?? [] };
  } catch {
    // Where nothing may be stored the battle is looked at anew every time.
    return { id, analysis: null, notes: [] };
  }
}

/** Some of it anew; false when it could not be kept. */
export async function keepAnalysis(id: string, change: Partial<Omit<KeptAnalysis, 'id'>>): Promise<boolean> {
  try {
    const writing = (await open()).transaction('analyses', 'readwrite');
    const kept = (await writing.store.get(id)) ?? { id, analysis: null, notes: [] };
    await writing.store.put({ ...kept, ...change });
    await writing.done;
    return true;
  } catch {
    return false;
  }
}

/** The battle is gone. */
export async function dropAnalysis(id: string): Promise<void> {
  try {
    await (await open()).delete('analyses', id);
  } catch {
    // What cannot be opened was not kept either.
  }
}
