import type { Scene, Seat } from '@impulse/engine';
import type { State } from '../state.js';
import { hexOfUnit } from './places.js';

/** Where units are while the events of one action pass. */
export class Itinerary {
  readonly #before: State;
  readonly #seat: Seat;
  readonly #moved = new Map<string, string>();

  constructor(before: State, seat: Seat) {
    this.#before = before;
    this.#seat = seat;
  }

  hexOf(unit: string): string | null {
    const number = this.#before.context.unitNumber.get(unit);
    return this.#moved.get(unit) ?? (number === undefined ? null : hexOfUnit(this.#before, this.#seat, number));
  }

  /** Notes where a unit is from now on, and shows the way there. */
  move(unit: string, path: readonly string[]): Scene[] {
    const from = this.hexOf(unit);
    const end = path.at(-1);
    if (end !== undefined) this.#moved.set(unit, end);
    const way = from === null ? path : [from, ...path];
    return way.length > 1 ? [{ kind: 'move', unit, path: way }] : [];
  }

  sideOf(unit: string): string {
    const { units, unitNumber } = this.#before.context;
    const number = unitNumber.get(unit);
    return number === undefined ? '' : units[number].side;
  }
}
