import type { Scene } from '../aids.js';

/** Where units are while the events of one action pass, as far as the seat knows. */
export class Itinerary {
  /** Where a unit was before the action; null where it was nowhere, or the seat may not know. */
  readonly #placeBefore: (unit: string) => string | null;
  readonly #sideOf: (unit: string) => string;
  readonly #moved = new Map<string, string>();
  /** The last way of a unit, without where it began. */
  readonly #ways = new Map<string, readonly string[]>();

  constructor(placeBefore: (unit: string) => string | null, sideOf: (unit: string) => string) {
    this.#placeBefore = placeBefore;
    this.#sideOf = sideOf;
  }

  hexOf(unit: string): string | null {
    return this.#moved.get(unit) ?? this.#placeBefore(unit);
  }

  sideOf(unit: string): string {
    return this.#sideOf(unit);
  }

  /** Notes where a unit is from now on, and shows the way there. */
  move(unit: string, path: readonly string[]): Scene[] {
    const from = this.hexOf(unit);
    const end = path.at(-1);
    if (end !== undefined) this.#moved.set(unit, end);
    this.#ways.set(unit, path);
    const way = from === null ? path : [from, ...path];
    return way.length > 1 ? [{ kind: 'move', unit, path: way }] : [];
  }

  /** A unit goes the way its leader has gone. */
  follow(leader: string, unit: string): Scene[] {
    return this.move(unit, this.#ways.get(leader) ?? []);
  }
}
