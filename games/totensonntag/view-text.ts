import type { Seat } from '@impulse/engine';
import { Changes, placesPart, STANDING_PART, VICTORY_PART } from './changes.js';
import { CW, DAK, groundCount } from './context.js';
import { sideIds } from './data/types.js';
import { MenuWriter } from './menu-text.js';
import { PositionWriter } from './position-text.js';
import { outcome, victoryAccount } from './rules/victory.js';
import { LOST, type State, STEP } from './state.js';
import { question } from './turn.js';

/**
 * The view as JSON text: exactly what `JSON.stringify` makes of `makeView`, many times as fast, for a server that
 * writes one for every seat after every action. Most of a view says what the one before it said, so its text is
 * remembered in pieces, for each state object that is played on.
 */
export function viewText(state: State, seat: Seat): string {
  let writer = writers.get(state);
  if (!writer) writers.set(state, (writer = new ViewWriter(state)));
  return writer.text(state, seat);
}

const writers = new WeakMap<State, ViewWriter>();

class ViewWriter {
  readonly #changes: Changes;
  readonly #position: PositionWriter;
  readonly #account = new AccountWriter();
  readonly #menu = new MenuWriter();
  #turn = '';

  constructor({ context }: State) {
    this.#changes = new Changes(context);
    this.#position = new PositionWriter(context);
  }

  text(state: State, seat: Seat): string {
    const changed = this.#changes.look(state);
    const over = state.step === STEP.over;
    // The question of the set-up tells how many units are left.
    if (changed & STANDING_PART || over || state.step === STEP.setup) {
      this.#turn = JSON.stringify(over ? outcome(state) : question(state));
    }
    const position = this.#position.text(state, seat, changed);
    const account = this.#account.text(state, changed);
    this.#menu.look(changed);
    const legal = !over && sideIds[state.side] === seat ? this.#menu.text(state) : 'null';
    return `{"seat":${JSON.stringify(seat)},"position":${position},"turn":${this.#turn},"account":${account},"legal":${legal}}`;
  }
}

/** The account of victory: it changes with objectives, with what has left the map, and with losses. */
class AccountWriter {
  #text = '';
  readonly #lost = new Uint8Array(groundCount);

  text(state: State, changed: number): string {
    let differs = (changed & VICTORY_PART) !== 0;
    if (changed & (placesPart(DAK) | placesPart(CW))) differs = this.#losses(state) || differs;
    if (differs) this.#text = JSON.stringify(victoryAccount(state));
    return this.#text;
  }

  /** Are other units lost than before? */
  #losses({ hexOf }: State): boolean {
    let differs = false;
    for (let unit = 0; unit < groundCount; unit++) {
      const lost = hexOf[unit] === LOST ? 1 : 0;
      if (this.#lost[unit] === lost) continue;
      this.#lost[unit] = lost;
      differs = true;
    }
    return differs;
  }
}
