import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedBattle, StoreResult } from './types.js';

/** Battles kept in this browser, in IndexedDB; the page lists them, only the authority's worker reads their records. */

interface Schema extends DBSchema {
  battles: { key: string; value: SavedBattle; indexes: { updated: number } };
}

type Database = IDBPDatabase<Schema>;

export class BattleStore {
  readonly #name: string;
  #opening: Promise<Database> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  #open(): Promise<Database> {
    this.#opening ??= openDB<Schema>(this.#name, 1, {
      upgrade(database) {
        database.createObjectStore('battles', { keyPath: 'id' }).createIndex('updated', 'updated');
      },
      terminated: () => {
        this.#opening = null;
      },
    }).catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  /** A full disk and a forbidden store are told apart: the player can do something about the first. */
  #failureOf(error: unknown): StoreResult {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'QuotaExceededError') return { ok: false, failure: 'full' };
    return { ok: false, failure: this.#opening === null ? 'unavailable' : 'failed' };
  }

  async #attempt(work: (database: Database) => Promise<StoreResult>): Promise<StoreResult> {
    try {
      return await work(await this.#open());
    } catch (error) {
      return this.#failureOf(error);
    }
  }

  /** The newest first; empty where nothing may be stored. */
  async list(): Promise<readonly SavedBattle[]> {
    try {
      const database = await this.#open();
      return (await database.getAllFromIndex('battles', 'updated')).toReversed();
    } catch {
      return [];
    }
  }

  async load(id: string): Promise<SavedBattle | null> {
    try {
      return (await (await this.#open()).get('battles', id)) ?? null;
    } catch {
      return null;
    }
  }

  /** From now on only `holder` may write this battle; whatever others wrote before is read with it. */
  async claim(id: string, holder: string): Promise<SavedBattle | null> {
    try {
      const writing = (await this.#open()).transaction('battles', 'readwrite');
      const found = await writing.store.get(id);
      if (found) await writing.store.put({ ...found, holder });
      await writing.done;
      return found ?? null;
    } catch {
      // A full disk does not keep anybody from playing on.
      return await this.load(id);
    }
  }

  /** Writes a battle, unless somebody else has claimed it since. */
  save(battle: SavedBattle): Promise<StoreResult> {
    return this.#attempt(async (database) => {
      const writing = database.transaction('battles', 'readwrite');
      const found = await writing.store.get(battle.id);
      const taken = found?.holder !== undefined && found.holder !== battle.holder;
      // A name is given on the page, whoever plays meanwhile.
      if (!taken) await writing.store.put({ ...battle, title: found?.title ?? battle.title });
      await writing.done;
      return taken ? { ok: false, failure: 'taken' } : { ok: true };
    });
  }

  /** Gives a battle a name; without one it is called after its battle. */
  rename(id: string, title: string): Promise<StoreResult> {
    return this.#attempt(async (database) => {
      const writing = database.transaction('battles', 'readwrite');
      const found = await writing.store.get(id);
      if (found) await writing.store.put({ ...found, title });
      await writing.done;
      return { ok: true };
    });
  }

  remove(id: string): Promise<StoreResult> {
    return this.#attempt(async (database) => {
      await database.delete('battles', id);
      return { ok: true };
    });
  }
}

/** Battles, and lessons that were left in the middle. */
export const stores = { battles: new BattleStore('impulse'), lessons: new BattleStore('impulse-lessons') } as const;
export type StoreId = keyof typeof stores;
