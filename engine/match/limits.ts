import type { Problem } from '../reading/result.js';

/**
 * What a battle may cost. Restacking, standing orders and the like can be repeated without end; no honest battle comes
 * near these bounds, and a record beyond them is not replayed.
 */

/** Twice what a campaign of White Death takes at random. */
export const mostEntries = 40_000;
/** Actions in a row that drew no die and left the question as it was: four times what such a campaign has in a step. */
export const mostQuiet = 2_000;
/** Entries in a row without a die, with what was taken back: six times what such a campaign has. */
export const mostWithoutDie = 4_000;
/** States are kept on the way of what can be taken back. */
export const deepestUndo = 1_000;

/**
 * Counts how long a battle has been standing still, after each of the actions that stand: as long as the same question is
 * asked (`codes.question`) and no die falls.
 */
export class QuietCounts {
  /** By the number of actions. */
  readonly #counts: number[] = [0];
  #asked: number;

  /** This is asked of a battle in which `length` actions stand, the last of which was not quiet. */
  constructor(question: number, length = 0) {
    this.#asked = question;
    for (let i = 0; i < length; i++) this.#counts.push(0);
  }

  /** One more action has been played, and has led to a question: why that is one too many, or null. */
  add(drewDice: boolean, question: number): Problem | null {
    const quiet = drewDice || question !== this.#asked ? 0 : (this.#counts.at(-1) ?? 0) + 1;
    if (quiet > mostQuiet) return tooQuiet;
    this.#counts.push(quiet);
    this.#asked = question;
    return null;
  }

  /** Only the first `length` actions stand, and lead to a question. */
  keep(length: number, question: number): void {
    this.#counts.length = length + 1;
    this.#asked = question;
  }
}

const tooQuiet: Problem = {
  code: 'too-quiet',
  path: '',
  message: `A step has at most ${mostQuiet} actions in a row without a die; this one must end now.`,
};

export const noDieForLong: Problem = {
  code: 'too-quiet',
  path: '',
  message: `A journal has at most ${mostWithoutDie} entries in a row without a die.`,
};

export const tooManyEntries: Problem = {
  code: 'too-many-entries',
  path: '',
  message: `A journal has at most ${mostEntries} entries.`,
};
