import { utf8 } from './sha256.js';

/** A number of the journal or of a unit, with its sign and a stroke. */
const numberBytes = 18;
const stroke = 0x2f;
const zero = 0x30;

/**
 * What a block of sealed dice is made from: UTF-8 of match/event/purpose name/subject/block. It is written byte by byte into
 * one array, because a text for every die would cost as much as half of its hashing.
 */
export class SealedMessage {
  readonly bytes: Uint8Array;
  length = 0;
  readonly #purposes: readonly string[];
  /** Names of purposes with the stroke behind them, each from its first die on. */
  readonly #names: Uint8Array[] = [];
  /** What all messages of a match begin with. */
  readonly #head: number;

  constructor(match: string, purposes: readonly string[]) {
    const head = utf8(`${match}/`);
    this.#purposes = purposes;
    this.#head = head.length;
    const longest = Math.max(...purposes.map((name) => name.length));
    this.bytes = new Uint8Array(head.length + longest + 1 + 3 * numberBytes);
    this.bytes.set(head);
  }

  write(event: number, purpose: number, subject: number, block: number): void {
    this.length = this.#head;
    this.#number(event);
    this.bytes[this.length++] = stroke;
    const name = (this.#names[purpose] ??= utf8(`${this.#purposes[purpose]}/`));
    for (let i = 0; i < name.length; i++) this.bytes[this.length++] = name[i];
    this.#number(subject);
    this.bytes[this.length++] = stroke;
    this.#number(block);
  }

  /** A whole number in decimal. */
  #number(value: number): void {
    const { bytes } = this;
    let rest = value;
    if (rest < 0) {
      bytes[this.length++] = minus;
      rest = -rest;
    }
    const first = this.length;
    let tens = 1;
    while (tens * 10 <= rest) tens *= 10;
    for (let at = first; tens >= 1; tens /= 10, at++) {
      const digit = Math.floor(rest / tens);
      bytes[at] = zero + digit;
      rest -= digit * tens;
      this.length = at + 1;
    }
  }
}

const minus = 0x2d;
