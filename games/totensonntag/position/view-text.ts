import type { Seat } from '@impulse/engine';
import { Changes, STANDING_PART, VICTORY_PART } from './changes.js';
import { groundCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { MenuWriter } from './menu-text.js';
import { PositionWriter } from './position-text.js';
import { inOnePiece } from './remembered.js';
import { accountLine, accountStandings } from '../rules/victory.js';
import { LOST, type State, STEP } from '../state.js';
import { turnOf } from '../turn.js';

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
  /** From the end of the position to the menu. */
  #standing = '';

  constructor({ context }: State) {
    this.#changes = new Changes(context);
    this.#position = new PositionWriter(context);
  }

  text(state: State, seat: Seat): string {
    const changes = this.#changes;
    changes.look(state);
    this.#menu.look(changes);
    const over = state.step === STEP.over;
    // The question of the set-up tells how many units are left.
    const turnDiffers = (changes.parts & STANDING_PART) !== 0 || over || state.step === STEP.setup;
    if (turnDiffers) this.#turn = JSON.stringify(turnOf(state));
    if (this.#account.look(state, changes) || turnDiffers) {
      this.#standing = inOnePiece(',"turn":', this.#turn, ',"account":', this.#account.text, ',"legal":');
    }
    const position = this.#position.text(state, seat, changes);
    const legal = !over && sideIds[state.deciding] === seat ? this.#menu.text(state) : 'null';
    return `{"seat":"${seat}","position":${position}${this.#standing}${legal}}`;
  }
}

/** The account of victory: it changes with objectives, with what has left the map, and with losses. */
class AccountWriter {
  text = '';
  readonly #lost = new Uint8Array(groundCount);
  /** Each line, and the number it was written for. */
  readonly #lines: string[] = [];
  #standings: readonly number[] = [];

  /** Writes it anew when it is not what it was; says whether. */
  look(state: State, changes: Changes): boolean {
    const differs = this.#lossesDiffer(state, changes) || (changes.parts & VICTORY_PART) !== 0;
    if (differs) this.#write(state);
    return differs;
  }

  #write(state: State): void {
    const standings = accountStandings(state);
    for (let line = 0; line < standings.length; line++) {
      if (this.#standings[line] === standings[line]) continue;
      this.#lines[line] = JSON.stringify(accountLine(state.context, line, standings[line]));
    }
    this.#standings = standings;
    this.text = `[${this.#lines.join(',')}]`;
  }

  #lossesDiffer({ hexOf }: State, { units, count }: Changes): boolean {
    let differs = false;
    for (let i = 0; i < count; i++) {
      const unit = units[i];
      const lost = hexOf[unit] === LOST ? 1 : 0;
      if (this.#lost[unit] === lost) continue;
      this.#lost[unit] = lost;
      differs = true;
    }
    return differs;
  }
}
