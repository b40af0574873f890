import type { ToldState } from './make-position.js';
import type { MenuParts } from './menu.js';
import { NONE } from '../state/state.js';

/** Menus of one seat as JSON text: from one action to the next hardly a unit begins or ceases to be asked. */
export class MenuWriter<S extends ToldState> {
  readonly #parts: MenuParts<S>;
  /** Units that act now, and those written. */
  readonly #acting: Int16Array;
  readonly #written: Int16Array;
  #count = NONE;
  #units = '';

  constructor(parts: MenuParts<S>, unitCount: number) {
    this.#parts = parts;
    this.#acting = new Int16Array(unitCount);
    this.#written = new Int16Array(unitCount);
  }

  text(state: S): string {
    this.#writeUnits(state);
    return `{"units":${this.#units},"general":${listText(this.#parts.general(state))}}`;
  }

  #writeUnits(state: S): void {
    const acting = this.#acting;
    const written = this.#written;
    const count = this.#parts.actors(state, acting);
    let same = 0;
    while (same < count && written[same] === acting[same]) same++;
    if (same === count && count === this.#count) return;
    written.set(acting);
    this.#count = count;
    const { unitIds } = state.context;
    // Added up, not joined: it is put together with the rest of the view.
    let text = '';
    for (let i = 0; i < count; i++) text += `${i === 0 ? '"' : '","'}${unitIds[acting[i]]}`;
    this.#units = count === 0 ? '[]' : `[${text}"]`;
  }
}

/** Ids and labels need no escaping. */
const listText = (items: readonly string[]): string => (items.length === 0 ? '[]' : `["${items.join('","')}"]`);
