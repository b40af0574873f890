import type { Dice } from '@impulse/engine';

const faces = 6;

/** Every way in which the dice of one action can fall, one way after the other, however many dice each way needs. */
export class DiceTree implements Dice {
  readonly #fallen: number[] = [];
  #rolled = 0;
  /** Of the present way, as far as it has been rolled. */
  probability = 1;

  begin(): void {
    this.#rolled = 0;
    this.probability = 1;
  }

  roll(): number {
    if (this.#rolled === this.#fallen.length) this.#fallen.push(1);
    this.probability /= faces;
    return this.#fallen[this.#rolled++];
  }

  /** Turns to the next way; false when that was the last one. */
  next(): boolean {
    while (this.#fallen.at(-1) === faces) this.#fallen.pop();
    if (this.#fallen.length === 0) return false;
    this.#fallen[this.#fallen.length - 1]++;
    return true;
  }
}
