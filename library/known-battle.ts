import { type Cells, good, type Result, type Setup } from '@impulse/engine';
import type { LoadedBattle } from './loaded-battle.js';

/** The last battle asked about: its state at the start lends data and options to whoever reads a view. */
export class KnownBattle {
  #known: { readonly key: string; readonly state: Cells } | null = null;

  like({ game }: Pick<LoadedBattle, 'game'>, setup: Setup): Result<Cells> {
    const key = JSON.stringify([game.id, setup]);
    if (this.#known?.key === key) return good(this.#known.state);
    const state = game.start(setup);
    if (state.ok) this.#known = { key, state: state.value };
    return state;
  }
}
