import { mix, type Random } from '../dice/random.js';

/**
 * What a temperature does: every alternative looks better than it is by some part of the temperature, so that one
 * within it of the best may be taken for the best. The same alternative looks the same until the next `begin`.
 */
export class Noise {
  readonly #temperature: number;
  #seed = 0;

  constructor(temperature = 0) {
    if (!(temperature >= 0)) throw new RangeError(`A temperature is 0 or more, not ${temperature}`);
    this.#temperature = temperature;
  }

  /** A new impulse: other errors. Draws nothing at temperature 0. */
  begin(random: Random): void {
    if (this.#temperature > 0) this.#seed = random.uint32();
  }

  /** Nothing looks better than it is by more. */
  get most(): number {
    return this.#temperature;
  }

  /** How much better something looks than it is; the three numbers name it. */
  on(what: number, unit: number, place: number): number {
    return this.#temperature === 0 ? 0 : (mix(this.#seed, what, unit, place) / 0x1_0000_0000) * this.#temperature;
  }
}
