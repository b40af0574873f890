import type { SavedBattle, StoreResult } from '../../storage/types.js';

/**
 * Keeps a battle after every action. While one version is being stored newer ones replace each other, so that quick
 * play never queues up behind a slow disk.
 */
export class Autosave {
  readonly #save: (battle: SavedBattle) => Promise<StoreResult>;
  readonly #told: (result: StoreResult) => void;
  #work: Promise<void> | null = null;
  #next: (() => Promise<SavedBattle>) | null = null;

  /** `told` hears how it went, each time. */
  constructor(save: (battle: SavedBattle) => Promise<StoreResult>, told: (result: StoreResult) => void) {
    this.#save = save;
    this.#told = told;
  }

  /** `make` is called when it is this version's turn to be stored. */
  keep(make: () => Promise<SavedBattle>): void {
    this.#next = make;
    this.#work ??= this.#store();
  }

  async #store(): Promise<void> {
    while (this.#next) {
      const make = this.#next;
      this.#next = null;
      this.#told(await this.#attempt(make));
    }
    this.#work = null;
  }

  async #attempt(make: () => Promise<SavedBattle>): Promise<StoreResult> {
    try {
      return await this.#save(await make());
    } catch {
      return { ok: false, failure: 'failed' };
    }
  }

  /** Resolves when everything has been stored. */
  async finished(): Promise<void> {
    await this.#work;
  }
}
