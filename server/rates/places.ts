import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.js';
import { labelOf } from '../store/tables/labels.js';
import { neighbourhoodOf } from './neighbourhood.js';

/** Tells whether two come from one place; what is kept of it tells nobody an address. */
export class Places {
  readonly #store: Store;
  #secret: Promise<string> | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(address: string): Promise<string> {
    const secret = await (this.#secret ??= this.#findSecret());
    return createHmac('sha256', secret).update(neighbourhoodOf(address)).digest('hex');
  }

  async #findSecret(): Promise<string> {
    try {
      return await labelOf(await this.#store.tables(), 'place-secret', () => randomBytes(32).toString('hex'));
    } catch (error) {
      this.#secret = null;
      throw error;
    }
  }
}
