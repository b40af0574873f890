import { unitCount } from '../context.js';
import { actors } from '../legal.js';
import { generalItems } from './menu.js';
import { NONE, type State } from '../state.js';

const acting = new Int16Array(unitCount);

/** Menus of one seat as JSON text: from one action to the next hardly a unit begins or ceases to be asked. */
export class MenuWriter {
  readonly #acting = new Int16Array(unitCount);
  #count = NONE;
  #units = '';
  #general = '';
  #items: readonly string[] | null = null;

  text(state: State): string {
    this.#writeUnits(state);
    this.#writeGeneral(generalItems(state));
    return `{"units":${this.#units},"general":${this.#general}}`;
  }

  #writeUnits(state: State): void {
    const count = actors(state, acting);
    const before = this.#acting;
    let same = 0;
    while (same < count && before[same] === acting[same]) same++;
    if (same === count && count === this.#count) return;
    before.set(acting);
    this.#count = count;
    const { unitIds } = state.context;
    // Added up, not joined: it is put together with the rest of the view.
    let text = '';
    for (let i = 0; i < count; i++) text += `${i === 0 ? '"' : '","'}${unitIds[acting[i]]}`;
    this.#units = count === 0 ? '[]' : `[${text}"]`;
  }

  #writeGeneral(items: readonly string[]): void {
    const before = this.#items;
    let same = 0;
    while (same < items.length && before?.[same] === items[same]) same++;
    if (same === items.length && same === before?.length) return;
    this.#items = items;
    this.#general = listText(items);
  }
}

/** Ids and labels need no escaping. */
const listText = (items: readonly string[]): string => (items.length === 0 ? '[]' : `["${items.join('","')}"]`);
