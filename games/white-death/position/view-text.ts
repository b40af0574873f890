import type { AccountLine, Seat } from '@impulse/engine';
import { sideIds } from '../data/types.js';
import { MenuWriter } from './menu-text.js';
import { PositionWriter } from './position-text.js';
import { victoryAccount } from '../rules/victory/victory.js';
import { NONE, type State, STEP } from '../state.js';
import { turnOf } from '../turn.js';

/**
 * The view as JSON text: exactly what `JSON.stringify` makes of `makeView`, many times as fast, for a server that
 * writes one for every seat after every action. Most of a view says what the one before it said, so its text is
 * remembered in pieces, for each state object that is played on.
 */
export function viewText(state: State, seat: Seat): string {
  let seats = writers.get(state);
  if (!seats) writers.set(state, (seats = new Map<Seat, ViewWriter>()));
  let writer = seats.get(seat);
  if (!writer) seats.set(seat, (writer = new ViewWriter(state, seat)));
  return writer.text(state);
}

const writers = new WeakMap<State, Map<Seat, ViewWriter>>();

class ViewWriter {
  readonly #seat: Seat;
  readonly #position: PositionWriter;
  readonly #account = new AccountWriter();
  readonly #menu = new MenuWriter();
  #turn = '';

  constructor({ context }: State, seat: Seat) {
    this.#seat = seat;
    this.#position = new PositionWriter(context, seat);
  }

  text(state: State): string {
    const seat = this.#seat;
    const position = this.#position.text(state);
    const { headingChanged, placesChanged } = this.#position;
    // Losses stand in the heading, and everything else that counts is where units are.
    if (headingChanged || placesChanged) this.#account.write(victoryAccount(state));
    // In other steps the question counts units and targets.
    if (headingChanged || state.step !== STEP.movement) this.#turn = JSON.stringify(turnOf(state));
    const legal = state.deciding !== NONE && sideIds[state.deciding] === seat ? this.#menu.text(state) : 'null';
    return `{"seat":${JSON.stringify(seat)},"position":${position},"turn":${this.#turn},"account":${this.#account.text},"legal":${legal}}`;
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
    let changed = lines.length !== before.length;
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
