import { signal } from '@preact/signals';
import type { Look } from '../board/types.js';
import type { Presenter } from './presenter.js';

/** The whole map with what can be attacked, and the way back to where the player looked before. */
export class Overview {
  readonly #presenter: Pick<Presenter, 'board'>;
  readonly isOn = signal(false);
  #before: Look | null = null;

  constructor(presenter: Pick<Presenter, 'board'>) {
    this.#presenter = presenter;
  }

  toggle(): void {
    const { board } = this.#presenter;
    if (!board) return;
    if (this.isOn.value) {
      this.isOn.value = false;
      if (this.#before) board.lookAt(this.#before);
      return;
    }
    this.#before = board.looked();
    board.fit();
    this.isOn.value = true;
  }
}
