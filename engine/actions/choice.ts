import type { Detail } from '../game.js';
import { NONE } from '../state/state.js';

/** Why an opponent chose something: a code that texts render, what it is worth, and its parameters. */
export interface Motive<Code extends string = string> {
  readonly code: Code;
  /** In thousandths of a victory point, as the opponent sees it. */
  readonly value: number;
  readonly detail: Detail;
}

/** One chosen action in packed form, with the motive for it. One is reused over and over. */
export class ChosenAction<Code extends string> {
  head = 0;
  tail = 0;
  code: Code;
  value = 0;
  unit = NONE;
  hex = NONE;

  constructor(code: Code) {
    this.code = code;
  }

  set(head: number, tail: number, code: Code, value: number, unit: number, hex: number): void {
    this.head = head;
    this.tail = tail;
    this.code = code;
    this.value = value;
    this.unit = unit;
    this.hex = hex;
  }

  /** The motive in words of the battle, which has these units and hexes. */
  motive(unitIds: readonly string[], hexLabels: readonly string[]): Motive<Code> {
    return {
      code: this.code,
      value: Math.round(this.value),
      detail: {
        ...(this.unit === NONE ? {} : { unit: unitIds[this.unit] }),
        ...(this.hex === NONE ? {} : { hex: hexLabels[this.hex] }),
      },
    };
  }
}
