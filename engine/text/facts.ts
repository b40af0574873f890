import type { Detail, DetailValue } from '../game.js';

/** What a language calls units, hexes and sides; undefined where a detail does not tell. */
export interface FactNames {
  readonly unit: (id: string | undefined) => string;
  readonly hex: (label: string | undefined) => string;
  readonly side: (id: string | undefined) => string;
  /** The id of the side a unit fights for, so far as the built-in data tell. */
  readonly sideOf: (unit: string) => string | undefined;
}

/**
 * Reads the loose details of refusals, prompts and events. It never throws: what is missing or of another kind than
 * expected reads as unknown, and the sentence around it still stands.
 */
export class Facts<N extends FactNames = FactNames> {
  readonly #detail: Detail;
  /** The battle's names; it may have more kinds of them than every battle. */
  readonly names: N;

  constructor(detail: Detail | undefined, names: N) {
    this.#detail = isRecord(detail) ? detail : {};
    this.names = names;
  }

  #value(key: string): DetailValue | undefined {
    return Object.hasOwn(this.#detail, key) ? this.#detail[key] : undefined;
  }

  has(key: string): boolean {
    return this.#value(key) !== undefined && this.#value(key) !== null;
  }

  is(key: string): boolean {
    return this.#value(key) === true;
  }

  text(key: string): string | undefined {
    const value = this.#value(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  number(key: string): number | undefined {
    const value = this.#value(key);
    return typeof value === 'number' ? value : undefined;
  }

  /** A number as it is written, or a question mark. */
  figure(key: string): string {
    const value = this.number(key);
    return value === undefined ? '?' : String(value).replace('-', '−');
  }

  unit(key = 'unit'): string {
    return this.names.unit(this.text(key));
  }

  hex(key = 'hex'): string {
    return this.names.hex(this.text(key));
  }

  side(key = 'side'): string {
    return this.names.side(this.text(key));
  }

  /** Does a unit of this detail fight for another side than the detail is about? */
  isForeign(key = 'unit'): boolean {
    const side = this.names.sideOf(this.text(key) ?? '');
    return side !== undefined && side !== this.text('side');
  }

  #list(key: string): readonly DetailValue[] {
    const value = this.#value(key);
    return isList(value) ? value : [];
  }

  texts(key: string): string[] {
    return this.#list(key).filter((value) => typeof value === 'string');
  }

  numbers(key: string): number[] {
    return this.#list(key).filter((value) => typeof value === 'number');
  }

  units(key: string): string[] {
    return this.texts(key).map((id) => this.names.unit(id));
  }

  hexes(key = 'hexes'): string[] {
    return this.texts(key).map((label) => this.names.hex(label));
  }

  /** The hexes of a path: labels on the way, the last one with its place. */
  path(key = 'path'): { readonly way: readonly string[]; readonly end: string } {
    const labels = this.texts(key);
    return { way: labels.slice(0, -1), end: this.names.hex(labels.at(-1)) };
  }

  /** A detail within the detail. */
  part(key: string): Facts<N> {
    const value = this.#value(key);
    return new Facts(isRecord(value) ? value : {}, this.names);
  }

  /** A list of details within the detail. */
  each(key: string): Facts<N>[] {
    return this.#list(key)
      .filter(isRecord)
      .map((value) => new Facts(value, this.names));
  }
}

const isList = (value: DetailValue | undefined): value is readonly DetailValue[] => Array.isArray(value);

const isRecord = (value: DetailValue | undefined): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
