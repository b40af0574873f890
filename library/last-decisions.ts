import {
  type Cells,
  commandOf,
  cut,
  lastCarry,
  makeRandom,
  type Match,
  mayRead,
  meanwhile,
  type News,
  opening,
  type PublicAction,
  replay,
  type Seat,
  type ToldEvent,
} from '@impulse/engine';
import type { BattleRules } from './loaded-battle.js';
import { isComputerCommand } from './patience.js';
import { isOrderCommand } from './standing.js';

type AnyMatch = Match<Cells, PublicAction>;

interface Moment {
  readonly revision: number;
  readonly cells: Int16Array;
  /** Length of the seat's log. */
  readonly log: number;
}

/** What a seat was told last of what it had missed: from a moment up to a revision. */
interface Missed {
  readonly since: Moment;
  readonly upTo: number;
}

/** How the battle stood when each side had last decided something: what came since can be told to it. */
export class LastDecisions {
  readonly #rules: BattleRules;
  readonly #match: AnyMatch;
  readonly #moments = new Map<Seat, Moment>();
  readonly #missed = new Map<Seat, Missed>();

  constructor(rules: BattleRules, match: AnyMatch) {
    this.#rules = rules;
    this.#match = match;
  }

  /** The seat has decided something just now. */
  note(seat: Seat): void {
    const { revision } = this.#match;
    const { cells: now } = this.#match.stateFor(seat);
    // The same room is used again: a state is not small, and every action comes by here.
    const cells = this.#moments.get(seat)?.cells ?? new Int16Array(now.length);
    cells.set(now);
    this.#moments.set(seat, { revision, cells, log: this.#match.logLength(seat) });
  }

  /** What has happened since the seat last decided something, as far as it may know. */
  since(seat: Seat): readonly ToldEvent[] {
    const { game, aids } = this.#rules;
    const moment = this.#moments.get(seat) ?? this.#lookUp(seat);
    const events = this.#match.log(seat, moment.log);
    if (events.length === 0) return [];
    this.#missed.set(seat, { since: { ...moment, cells: moment.cells.slice() }, upTo: this.#match.revision });
    const then = game.blank(this.#match.state);
    then.cells.set(moment.cells);
    const known = game.blank(then);
    game.redact(then, seat, makeRandom(`since ${this.#match.revision}`), known);
    return aids.tell(known, seat, events);
  }

  /**
   * How the battle stood meanwhile, as far as the seat was told: the news that go with what `since` has last told it. Only
   * what happened since then is played again.
   */
  meanwhile(seat: Seat): News[] {
    if (!this.#missed.has(seat)) this.since(seat);
    const missed = this.#missed.get(seat);
    if (!missed) return [];
    const record = cut(this.#match.record(false), missed.upTo);
    return meanwhile(this.#rules.game, record, this.#match.state, {
      since: missed.since,
      seat,
      isForGood: (entry) => isComputerCommand(commandOf(entry)?.command),
    });
  }

  /**
   * A battle that has been taken up again is played once more, up to the last decision of the seat. Whoever has decided
   * nothing yet, because the other side went first, is told everything from the beginning.
   */
  #lookUp(seat: Seat): Moment {
    const { game } = this.#rules;
    const record = this.#match.record(false);
    const { journal } = this.#match;
    const start = opening(game, record);
    let cells = (start.ok ? start.value : this.#match.state).cells.slice();
    let [told, log] = [0, start.ok ? 0 : this.#match.logLength(seat)];
    let revision = start.ok ? lastCarry(journal).begins : journal.length;
    replay(game, record, ({ number, side, events, state: then }) => {
      told += events.filter((event) => mayRead(event, seat)).length;
      // What a standing order did is news to its player.
      if (side !== seat || isOrderCommand(commandOf(journal[number])?.command)) return;
      cells = then.cells.slice();
      log = told;
      revision = number + 1;
    });
    const moment = { revision, cells, log };
    this.#moments.set(seat, moment);
    return moment;
  }
}
