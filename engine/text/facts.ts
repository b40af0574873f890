import type { Detail, DetailValue } from '../game.js';

/** What a language calls units, hexes and sides; undefined where a detail does not tell. */
export interface FactNames {
  readonly unit: (id: string | undefined) => string;
  readonly hex: (label: string | undefined) => string;
  readonly side: (id: string | undefined) => string;
}

/**
 * Reads the loose details of refusals, prompts and events. It never throws: what is missing or of another kind than
 * expected reads as unknown, and the sentence around it still stands. A battle with more kinds of names extends it.
 */
export class Facts<N extends FactNames = FactNames> {
  readonly #detail: Detail;
  protected readonly names: N;

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

  /** The hexes of a path: labels on the way, the last one with its place. */
  path(key = 'path'): { readonly way: readonly string[]; readonly end: string } {
    const labels = this.texts(key);
    return { way: labels.slice(0, -1), end: this.names.hex(labels.at(-1)) };
  }

  /** Facts of the same kind about another detail. */
  #about(detail: Detail): this {
    return new (this.constructor as new (detail: Detail, names: N) => this)(detail, this.names);
  }

  /** A detail within the detail. */
  part(key: string): this {
    const value = this.#value(key);
    return this.#about(isRecord(value) ? value : {});
  }

  /** A list of details within the detail. */
  each(key: string): this[] {
    return this.#list(key)
      .filter(isRecord)
      .map((value) => this.#about(value));
  }
}

const isList = (value: DetailValue | undefined): value is readonly DetailValue[] => Array.isArray(value);

const isRecord = (value: DetailValue | undefined): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
