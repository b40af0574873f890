import {
  type Cells,
  commandOf,
  makeRandom,
  type Match,
  mayRead,
  type PublicAction,
  replay,
  type Seat,
  type ToldEvent,
} from '@impulse/engine';
import type { BattleRules } from './loaded-battle.js';
import { isOrderCommand } from './standing.js';

type AnyMatch = Match<Cells, PublicAction>;

interface Moment {
  readonly cells: Int16Array;
  /** Length of the seat's log. */
  readonly log: number;
}

/** How the battle stood when each side had last decided something: what came since can be told to it. */
export class LastDecisions {
  readonly #rules: BattleRules;
  readonly #match: AnyMatch;
  readonly #moments = new Map<Seat, Moment>();

  constructor(rules: BattleRules, match: AnyMatch) {
    this.#rules = rules;
    this.#match = match;
  }

  /** The seat has decided something just now. */
  note(seat: Seat): void {
    const { cells: now } = this.#match.stateFor(seat);
    // The same room is used again: a state is not small, and every action comes by here.
    const cells = this.#moments.get(seat)?.cells ?? new Int16Array(now.length);
    cells.set(now);
    this.#moments.set(seat, { cells, log: this.#match.logLength(seat) });
  }

  /** What has happened since the seat last decided something, as far as it may know. */
  since(seat: Seat): readonly ToldEvent[] {
    const { game, aids } = this.#rules;
    const moment = this.#moments.get(seat) ?? this.#lookUp(seat);
    const events = this.#match.log(seat, moment.log);
    if (events.length === 0) return [];
    const then = game.blank(this.#match.state);
    then.cells.set(moment.cells);
    const known = game.blank(then);
    game.redact(then, seat, makeRandom(`since ${this.#match.revision}`), known);
    return aids.tell(known, seat, events);
  }

  /**
   * A battle that has been taken up again is played once more, up to the last decision of the seat. Whoever has decided
   * nothing yet, because the other side went first, is told everything from the beginning.
   */
  #lookUp(seat: Seat): Moment {
    const { game } = this.#rules;
    const record = this.#match.record(false);
    const opening = replay(game, { ...record, journal: [], checkpoints: [] });
    let cells = (opening.ok ? opening.value : this.#match.state).cells.slice();
    let [told, log] = [0, opening.ok ? 0 : this.#match.logLength(seat)];
    const { journal } = this.#match;
    replay(game, record, ({ number, side, events, state: then }) => {
      told += events.filter((event) => mayRead(event, seat)).length;
      // What a standing order did is news to its player.
      if (side !== seat || isOrderCommand(commandOf(journal[number])?.command)) return;
      cells = then.cells.slice();
      log = told;
    });
    const moment = { cells, log };
    this.#moments.set(seat, moment);
    return moment;
  }
}
