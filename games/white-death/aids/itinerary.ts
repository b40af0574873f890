import type { Scene, Seat } from '@impulse/engine';
import { grid } from '../context.js';
import { eyesOf } from '../position/position.js';
import { NONE, type State } from '../state.js';
import { unitNumber } from './seats.js';
import { knows } from '../knowledge/knowledge.js';

/** Where units are while the events of one action pass, as far as the seat knows. */
export class Itinerary {
  readonly #before: State;
  readonly #viewer: number;
  readonly #moved = new Map<string, string>();
  /** The last way of a unit, without where it began. */
  readonly #ways = new Map<string, readonly string[]>();

  constructor(before: State, seat: Seat) {
    this.#before = before;
    this.#viewer = eyesOf(before, seat);
  }

  hexOf(id: string): string | null {
    const moved = this.#moved.get(id);
    if (moved !== undefined) return moved;
    const unit = unitNumber(this.#before, id);
    if (unit === NONE || !knows(this.#before, this.#viewer, unit)) return null;
    return grid.labels[this.#before.hexOf[unit]] ?? null;
  }

  /** Notes where a unit is from now on, and shows the way there. */
  move(id: string, path: readonly string[]): Scene[] {
    const from = this.hexOf(id);
    const end = path.at(-1);
    if (end !== undefined) this.#moved.set(id, end);
    this.#ways.set(id, path);
    const way = from === null ? path : [from, ...path];
    return way.length > 1 ? [{ kind: 'move', unit: id, path: way }] : [];
  }

  /** 21B: a unit goes the way its leader has gone. */
  follow(leader: string, id: string): Scene[] {
    return this.move(id, this.#ways.get(leader) ?? []);
  }

  sideOf(id: string): string {
    const { units } = this.#before.context;
    return units[unitNumber(this.#before, id)]?.side ?? '';
  }
}
