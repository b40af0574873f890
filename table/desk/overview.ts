import { signal } from '@preact/signals';
import type { Look } from '../board/types.js';
import type { Stage } from './presenter.js';

/** The whole map with what can be attacked, and the way back to where the player looked before. */
export class Overview {
  readonly #stage: Pick<Stage, 'board'>;
  readonly isOn = signal(false);
  #before: Look | null = null;

  constructor(stage: Pick<Stage, 'board'>) {
    this.#stage = stage;
  }

  toggle(): void {
    const { board } = this.#stage;
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
