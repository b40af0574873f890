import { signal } from '@preact/signals';
import type { Look } from '../board/types.js';
import type { Presenter } from './presenter.js';

/** Numbers of the keys they lie on. */
export const bookmarkNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface Shelf {
  readonly places: ReadonlyMap<string, Look>;
  readonly keep: (places: ReadonlyMap<string, Look>) => void;
}

/** Places on the map to come back to, remembered with the battle. */
export class Bookmarks {
  readonly #presenter: Pick<Presenter, 'board'>;
  readonly #keep: Shelf['keep'];
  /** By number. */
  readonly places;

  constructor(presenter: Pick<Presenter, 'board'>, { places, keep }: Shelf) {
    this.#presenter = presenter;
    this.#keep = keep;
    this.places = signal(places);
  }

  /** Comes back to a place; a number that is free gets the one looked at now. */
  go(number: string): void {
    const look = this.places.value.get(number);
    if (look) this.#presenter.board?.lookAt(look);
    else this.#set(number);
  }

  /** Puts the place looked at on the first free number. */
  add(): void {
    const free = bookmarkNumbers.find((number) => !this.places.value.has(number));
    if (free !== undefined) this.#set(free);
  }

  remove(number: string): void {
    const places = new Map(this.places.value);
    places.delete(number);
    this.#put(places);
  }

  #set(number: string): void {
    const { board } = this.#presenter;
    if (board) this.#put(new Map([...this.places.value, [number, board.looked()]]));
  }

  #put(places: ReadonlyMap<string, Look>): void {
    this.places.value = new Map([...places].toSorted(([a], [b]) => a.localeCompare(b)));
    this.#keep(this.places.value);
  }
}
