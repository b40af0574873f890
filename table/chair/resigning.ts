import { computed, type ReadonlySignal } from '@preact/signals';
import type { HostAnswer, Seat } from '@impulse/engine';
import type { Chair } from './chair.js';

/** Gives the battle up for a seat that saw this revision. */
export type Resign = (seat: Seat, revision: number, command: string) => Promise<HostAnswer>;

/** How the person in the chair gives the battle up, whoever is to decide. */
export class Resigning {
  readonly #chair: Chair;
  readonly #mayPlay: ReadonlySignal<boolean>;
  readonly #resign: Resign;

  readonly allowed = computed(() => {
    const { turn, curtain, seat } = this.#chair;
    if (turn.value.over || curtain.value !== null) return false;
    return this.#mayPlay.value && this.#chair.isPerson(seat.value);
  });

  constructor(chair: Chair, mayPlay: ReadonlySignal<boolean>, resign: Resign) {
    this.#chair = chair;
    this.#mayPlay = mayPlay;
    this.#resign = resign;
  }

  /** A computer that plays meanwhile does not prevent it: it is said again on what has been seen then. */
  async resign(): Promise<void> {
    try {
      while (this.allowed.value) {
        const { seat, revision } = this.#chair.battle.peek();
        const answer = await this.#resign(seat, revision, `resign ${revision}`);
        await this.#chair.shown();
        if (answer.kind !== 'stale') return;
      }
    } catch (error) {
      console.error(error);
      this.#chair.notice.value = { kind: 'host' };
    }
  }
}
