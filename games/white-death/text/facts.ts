import { Facts as EngineFacts } from '@impulse/engine';
import { type Names, unitData } from './names.js';
import { mixed } from './numbers.js';

/** Twelfths of a movement point. */
const twelfths = 12;

/** Details as White Death reads them. */
export class Facts extends EngineFacts<Names> {
  formation(key = 'formation'): string {
    return this.names.formation(this.text(key));
  }

  area(key = 'area'): string {
    return this.names.area(this.text(key));
  }

  hexes(key = 'hexes'): string[] {
    return this.texts(key).map((label) => this.names.hex(label));
  }

  /** Movement points with their fraction. */
  points(key = 'points'): string {
    const value = this.number(key);
    return value === undefined ? '?' : mixed(value);
  }

  /** Movement points from twelfths. */
  twelfths(key: string): string {
    const value = this.number(key);
    return value === undefined ? '?' : mixed(value / twelfths);
  }

  /** Whether a unit of this detail fights for the other side, so far as the built-in data tell. */
  isForeign(key = 'unit'): boolean {
    const unit = unitData(this.text(key) ?? '');
    return unit !== undefined && unit.side !== this.text('side');
  }
}
