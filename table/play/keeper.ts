import { signal } from '@preact/signals';
import type { BattleStore, SavedBattle, StoreResult } from '../storage/types.js';

type Reason = Extract<StoreResult, { ok: false }>['reason'];

/**
 * Keeps a battle after every action. While one version is being stored newer ones replace each other, so that quick
 * play never queues up behind a slow disk.
 */
export class Keeper {
  readonly #store: BattleStore;
  #busy = false;
  #next: (() => SavedBattle) | null = null;

  /** Why the battle could not be kept; null while all is well. */
  readonly trouble = signal<Reason | null>(null);

  constructor(store: BattleStore) {
    this.#store = store;
  }

  /** `make` is called when it is this version's turn to be stored. */
  keep(make: () => SavedBattle): void {
    this.#next = make;
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const make = this.#next;
      this.#next = null;
      const result = await this.#store.save(make()).catch((): StoreResult => ({ ok: false, reason: 'failed' }));
      this.trouble.value = result.ok ? null : result.reason;
    }
    this.#busy = false;
  }
}
