import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BattleStore, SavedBattle, StoreResult } from './types.js';

/** Battles kept in this browser, in IndexedDB. */

interface Shelf extends DBSchema {
  battles: { key: string; value: SavedBattle; indexes: { updated: number } };
}

let opening: Promise<IDBPDatabase<Shelf>> | null = null;

function open(): Promise<IDBPDatabase<Shelf>> {
  opening ??= openDB<Shelf>('impulse', 1, {
    upgrade(database) {
      database.createObjectStore('battles', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** A full disk and a forbidden store are told apart: the player can do something about the first. */
function reasonOf(error: unknown): StoreResult {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return { ok: false, reason: 'full' };
  return { ok: false, reason: opening === null ? 'unavailable' : 'failed' };
}

async function attempt(work: (database: IDBPDatabase<Shelf>) => Promise<unknown>): Promise<StoreResult> {
  try {
    await work(await open());
    return { ok: true };
  } catch (error) {
    return reasonOf(error);
  }
}

export const battleStore: BattleStore = {
  async list() {
    try {
      const database = await open();
      return (await database.getAllFromIndex('battles', 'updated')).toReversed();
    } catch {
      return [];
    }
  },
  async load(id) {
    try {
      return (await (await open()).get('battles', id)) ?? null;
    } catch {
      return null;
    }
  },
  save: (battle) => attempt((database) => database.put('battles', battle)),
  remove: (id) => attempt((database) => database.delete('battles', id)),
};
