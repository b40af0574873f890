import type { AccountLine, Seat } from '../game.js';
import type { ToldState } from './make-position.js';
import { MenuWriter } from './menu-text.js';
import { PositionWriter } from './position-text.js';
import { type Deciding, decides, type ViewParts } from './view.js';

/**
 * Views as JSON text: exactly what `JSON.stringify` makes of those from `viewsFrom`, many times as fast, for a server
 * that writes one for every seat after every action. Most of a view says what the one before it said, so its text is
 * remembered in pieces, for each seat of each state object that is played on.
 */
export function viewTextsFrom<S extends ToldState & Deciding>(
  parts: ViewParts<S, object, unknown, object>,
): (state: S, seat: Seat) => string {
  const writers = new WeakMap<S, Map<Seat, ViewWriter<S>>>();
  return (state, seat) => {
    let seats = writers.get(state);
    if (!seats) writers.set(state, (seats = new Map<Seat, ViewWriter<S>>()));
    let writer = seats.get(seat);
    if (!writer) seats.set(seat, (writer = new ViewWriter(parts, state.context.unitIds, seat)));
    return writer.text(state);
  };
}

class ViewWriter<S extends ToldState & Deciding> {
  readonly #parts: ViewParts<S, object, unknown, object>;
  readonly #seat: Seat;
  readonly #position: PositionWriter<S>;
  readonly #account = new AccountWriter();
  readonly #menu: MenuWriter<S>;

  constructor(parts: ViewParts<S, object, unknown, object>, unitIds: readonly string[], seat: Seat) {
    this.#parts = parts;
    this.#seat = seat;
    this.#position = new PositionWriter(parts.position, unitIds, seat);
    this.#menu = new MenuWriter(parts, unitIds.length);
  }

  text(state: S): string {
    const { sides, turn, account } = this.#parts;
    const seat = this.#seat;
    const position = this.#position.text(state);
    const { headingChanged, placesChanged } = this.#position;
    // Victory depends on the heading and on where units are.
    if (headingChanged || placesChanged) this.#account.write(account(state));
    const asked = JSON.stringify(turn(state));
    const legal = decides(sides, state, seat) ? this.#menu.text(state) : 'null';
    return `{"seat":${JSON.stringify(seat)},"position":${position},"turn":${asked},"account":${this.#account.text},"legal":${legal}}`;
  }
}

/** The account of victory, of which hardly a line changes. */
class AccountWriter {
  text = '';
  #lines: readonly AccountLine[] = [];
  #texts: readonly string[] = [];

  write(lines: readonly AccountLine[]): void {
    const before = this.#lines;
    const texts = this.#texts;
    let changed = lines.length !== before.length || this.text === '';
    const written = lines.map((line, index) => {
      if (index < before.length && isSame(line, before[index])) return texts[index];
      changed = true;
      return JSON.stringify(line);
    });
    if (!changed) return;
    this.#lines = lines;
    this.#texts = written;
    this.text = `[${written.join(',')}]`;
  }
}

function isSame(a: AccountLine, b: AccountLine): boolean {
  if (a.item !== b.item || a.points !== b.points) return false;
  for (const key in a.detail) if (a.detail[key] !== b.detail[key]) return false;
  return true;
}
