import { KIND, type Order } from '../../actions/actions.js';
import { SOVIET } from '../../context.js';
import { crossersOf } from '../../forecast/ice.js';
import { transitForecast } from '../../forecast/transit.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { inKnownSkiZone, isAfv, isBrandenburg, isSkier, unseenAround } from '../../rules/stacking/zones.js';
import { inEnemyZone, type State } from '../../state.js';
import { AssaultPlaces } from '../combat/assault-places.js';
import type { EffectCode } from '../codes.js';

/** What the way to a hex, and the hex itself, do to a unit, by what its side knows. */
export class EffectFinder {
  readonly #state: State;
  readonly #unit: number;
  readonly #side: number;
  #places: AssaultPlaces | null = null;
  /** 3A: the same wherever it goes from here. */
  #drawsFire: boolean | null = null;

  constructor(state: State, unit: number) {
    this.#state = state;
    this.#unit = unit;
    this.#side = state.context.side[unit];
  }

  /** Of a legal order of the unit with a path that costs `cost` twelfths. */
  of(order: Order, cost: number): EffectCode[] {
    const effects: EffectCode[] = [];
    const end = order.path[order.steps - 1];
    if (order.kind !== KIND.rail) {
      if (order.kind === KIND.move && this.#isFiredAt(order)) effects.push('transit');
      if (crossersOf(this.#state, order).length > 0) effects.push('ice');
      if (this.#stops(end)) effects.push('stops');
      if (this.#isDetectable(end)) effects.push('detection');
      if (this.#meetsUnseen(order)) effects.push('unseen');
    }
    if (this.#takesBunker(order)) effects.push('bunker');
    if (this.#mayAssault(end, cost)) effects.push('assault');
    return effects;
  }

  #isFiredAt(order: Order): boolean {
    this.#drawsFire ??= transitForecast(this.#state, this.#side, order) !== null;
    return this.#drawsFire;
  }

  /** 3, 3B. */
  #stops(hex: number): boolean {
    const state = this.#state;
    if (!inEnemyZone(state, this.#side, hex) || isAfv(state, this.#unit) || isBrandenburg(state, this.#unit))
      return false;
    return !isSkier(state, this.#unit) || inKnownSkiZone(state, this.#side, hex);
  }

  #isDetectable(hex: number): boolean {
    return isBrandenburg(this.#state, this.#unit) && inEnemyZone(this.#state, this.#side, hex);
  }

  #meetsUnseen({ path, steps }: Order): boolean {
    const state = this.#state;
    if (!isSkier(state, this.#unit)) return false;
    return path
      .subarray(0, steps)
      .some(
        (hex) =>
          inEnemyZone(state, this.#side, hex) &&
          !inKnownSkiZone(state, this.#side, hex) &&
          unseenAround(state, this.#side, 1 - this.#side, hex) > 0,
      );
  }

  #takesBunker({ path, steps }: Order): boolean {
    return this.#side === SOVIET && path.subarray(0, steps).some((hex) => bunkerAt(this.#state, hex) > 0);
  }

  #mayAssault(hex: number, cost: number): boolean {
    this.#places ??= new AssaultPlaces(this.#state);
    return this.#places.mayAssault(this.#unit, hex, this.#state.spent[this.#unit] + cost);
  }
}
