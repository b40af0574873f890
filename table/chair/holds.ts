import { computed, signal } from '@preact/signals';
import type { Reminder } from '@impulse/engine';
import type { Chair } from './chair.js';
import type { Follower } from './follower.js';

/** Where hold orders are kept, by side. */
export interface HoldsStore {
  read(side: string): ReadonlyMap<string, string>;
  keep(side: string, holds: ReadonlyMap<string, string>): void;
}

/** Units that were told to stay where they are: nobody is asked for them when a step ends. */
export class Holds implements Follower {
  readonly #chair: Chair;
  readonly #store: HoldsStore;
  /** By unit: the hex it is to stay in. */
  readonly #hexes = signal<ReadonlyMap<string, string>>(new Map());

  readonly units = computed<ReadonlySet<string>>(() => new Set(this.#hexes.value.keys()));

  constructor(chair: Chair, store: HoldsStore) {
    this.#chair = chair;
    this.#store = store;
    this.forget();
  }

  clear(): void {
    // An order to stay is no plan.
  }

  /** Whoever has gone elsewhere, or is gone, is held no longer. */
  settle(): void {
    const units = this.#chair.units.value;
    const still = [...this.#hexes.value].filter(([unit, hex]) => units.get(unit)?.hex === hex);
    if (still.length < this.#hexes.value.size) this.#set(new Map(still));
  }

  forget(): void {
    this.#hexes.value = this.#store.read(this.#chair.seat.peek());
  }

  /** Tells units on the map to stay, or, if all of them do, lets them go. */
  toggle(units: readonly string[]): void {
    const cards = units.flatMap((id) => this.#chair.units.value.get(id) ?? []);
    const mine = cards.filter(({ id, hex }) => hex !== null && this.#chair.isMine(id));
    const hexes = new Map(this.#hexes.value);
    const all = mine.every(({ id }) => hexes.has(id));
    for (const { id, hex } of mine) {
      if (all) hexes.delete(id);
      else if (hex !== null) hexes.set(id, hex);
    }
    this.#set(hexes);
  }

  #set(hexes: ReadonlyMap<string, string>): void {
    this.#hexes.value = hexes;
    this.#store.keep(this.#chair.seat.peek(), hexes);
  }

  /** What would be left undone by anybody who was not told to stay; null: nothing that needs to be asked. */
  forgotten(reminder: Reminder | null): Reminder | null {
    if (reminder?.asks !== true) return null;
    const { value: held } = this.units;
    const idle = reminder.idle.filter((unit) => !held.has(unit));
    const warnings = reminder.warnings.filter(
      ({ units }) => units.length === 0 || units.some((unit) => !held.has(unit)),
    );
    return idle.length > 0 || warnings.length > 0 ? { ...reminder, idle, warnings } : null;
  }
}
