import { type Cells, makeRandom, type Seat } from '@impulse/engine';
import type { OpenedBattle } from './current-battle.js';

/** Who asks about which battle, and what the answers are made from. */
export interface Standpoint extends OpenedBattle {
  /** The seat of a bound session; null for one that may know everything. */
  readonly seat: Seat | null;
  /**
   * The truth; for a bound session a state in which everything its seat may not know has been made up. Answers made
   * from that cannot tell more than the seat's view does.
   */
  readonly state: Cells;
}

export const fromTruth = (opened: OpenedBattle): Standpoint => ({ ...opened, seat: null, state: opened.match.state });

/** What the view of a seat is made from. Whoever may know everything still hears of a seat only what it has been told. */
export const stateFor = ({ match, seat, state }: Standpoint, viewer: Seat): Cells =>
  seat === null ? match.stateFor(viewer) : state;

/** What a seat knows of a battle, made anew whenever something has happened to it. */
export class SeatKnowledge {
  readonly seat: Seat;
  #known: Standpoint | null = null;
  #revision = -1;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  of(opened: OpenedBattle): Standpoint {
    const { seat } = this;
    const { battle, match } = opened;
    const { revision } = match;
    if (this.#known?.match === match && this.#revision === revision) return this.#known;
    const told = match.stateFor(seat);
    const state = battle.game.blank(told);
    battle.game.redact(told, seat, makeRandom(`${seat} ${revision}`), state);
    this.#known = { ...opened, seat, state };
    this.#revision = revision;
    return this.#known;
  }
}
