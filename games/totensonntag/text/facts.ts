import type { Detail, DetailValue } from '@impulse/engine';
import { type Names, unitData } from './names.js';

/**
 * Reads the loose details of refusals, prompts and events. It never throws: what is missing or of another kind than
 * expected reads as unknown, and the sentence around it still stands.
 */
export class Facts {
  readonly #detail: Detail;
  readonly #names: Names;

  constructor(detail: Detail | undefined, names: Names) {
    this.#detail = isRecord(detail) ? detail : {};
    this.#names = names;
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
    return this.#names.unit(this.text(key));
  }

  hex(key = 'hex'): string {
    return this.#names.hex(this.text(key));
  }

  side(key = 'side'): string {
    return this.#names.side(this.text(key));
  }

  division(key = 'division'): string {
    return this.#names.division(this.text(key));
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
    return this.texts(key).map((id) => this.#names.unit(id));
  }

  /** The hexes of a path: labels on the way, the last one with its place. */
  path(key = 'path'): { readonly way: readonly string[]; readonly end: string } {
    const labels = this.texts(key);
    return { way: labels.slice(0, -1), end: this.#names.hex(labels.at(-1)) };
  }

  /** A detail within the detail. */
  part(key: string): Facts {
    const value = this.#value(key);
    return new Facts(isRecord(value) ? value : {}, this.#names);
  }

  /** A list of details within the detail. */
  each(key: string): Facts[] {
    return this.#list(key)
      .filter(isRecord)
      .map((value) => new Facts(value, this.#names));
  }

  /** Whether a unit of this detail fights for the other side, so far as the built-in data tell. */
  isForeign(key: string): boolean {
    const unit = unitData(this.text(key) ?? '');
    return unit !== undefined && unit.side !== this.text('side');
  }

  isAircraft(key = 'unit'): boolean {
    return unitData(this.text(key) ?? '')?.type === 'aircraft';
  }
}

const isList = (value: DetailValue | undefined): value is readonly DetailValue[] => Array.isArray(value);

const isRecord = (value: DetailValue | undefined): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
