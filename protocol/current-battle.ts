import { type Cells, type Match, type PublicAction, resume } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';

/** A battle with the match that is played of it. */
export interface OpenedBattle {
  readonly battle: LoadedBattle;
  readonly match: Match<Cells, PublicAction>;
  /** Nobody sets dice, and their secret is kept back until the battle is over. */
  readonly live: boolean;
}

/** The battle that is being played: of one session, or shared by the sessions of several seats. */
export class CurrentBattle {
  #opened: OpenedBattle | null = null;

  get opened(): OpenedBattle | null {
    return this.#opened;
  }

  open(opened: OpenedBattle): void {
    this.#opened = opened;
  }

  /** After a bug nobody knows in what state the battle is; its record tells. */
  rebuild(): void {
    if (!this.#opened) return;
    const { battle, match, live } = this.#opened;
    try {
      const rebuilt = resume(battle.game, match.record(true), match.sealing, 'same');
      this.#opened = rebuilt.ok ? { battle, match: rebuilt.value, live } : null;
    } catch {
      this.#opened = null;
    }
  }
}
