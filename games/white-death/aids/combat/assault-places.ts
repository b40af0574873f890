import { ActionCodes } from '@impulse/engine';
import { headHex } from '../../actions/packing.js';
import { grid } from '../../context.js';
import { garrisonBars } from '../../rules/city/garrisons.js';
import { listAssaults } from '../../rules/assault/assault.js';
import { cloneState, holder, type State } from '../../state.js';
import { imagineAt } from '../../forecast/imagine.js';

/** 6B3: from where a unit could assault, if it went there. */

const codes = new ActionCodes();

/** Does an enemy of the deciding side hold a hex next to this one? */
function isBesideEnemy(state: State, hex: number): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && (holder(state, near) === 1 - state.deciding || garrisonBars(state, state.deciding, near)))
      return true;
  }
  return false;
}

/** A copy of the battle in which units of the deciding side are tried out in other places. */
export class AssaultPlaces {
  readonly #state: State;

  constructor(state: State) {
    this.#state = cloneState(state);
  }

  /** Could the unit assault somebody from a hex, having spent `spent` twelfths of a point in all? */
  mayAssault(unit: number, hex: number, spent: number): boolean {
    return this.targetsFrom(unit, hex, spent).length > 0;
  }

  /** The same of one hex beside it. */
  mayAssaultAt(unit: number, hex: number, spent: number, target: number): boolean {
    if (grid.distance(hex, target) !== 1) return false;
    this.#list(unit, hex, spent);
    for (let i = 0; i < codes.length; i++) if (headHex(codes.head(i)) === target) return true;
    return false;
  }

  /** Whom it could assault from there. */
  targetsFrom(unit: number, hex: number, spent: number): readonly number[] {
    if (!isBesideEnemy(this.#state, hex)) return [];
    this.#list(unit, hex, spent);
    return Array.from({ length: codes.length }, (_, i) => headHex(codes.head(i)));
  }

  #list(unit: number, hex: number, spent: number): void {
    const state = this.#state;
    const from = state.hexOf[unit];
    const before = state.spent[unit];
    imagineAt(state, unit, hex);
    state.spent[unit] = spent;
    codes.clear();
    listAssaults(state, unit, codes);
    imagineAt(state, unit, from);
    state.spent[unit] = before;
  }
}
