import { ActionCodes } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { headHex, headKind } from '../../actions/packing.js';
import { reachOf, unpack } from '../../actions/unpack.js';
import { grid } from '../../context.js';
import { listOf } from '../../legal.js';
import { garrisonBars } from '../../rules/city/garrisons.js';
import type { Reach } from '../../rules/movement/reach.js';
import { tailCost } from '../../rules/movement/reach-codes.js';
import { holder, NONE, POINT, type State, STEP } from '../../state.js';
import { AssaultPlaces } from './assault-places.js';
import type { EffectCode } from '../codes.js';
import { EffectFinder } from '../movement/effects.js';

/** 5.2, 6B3: from where a unit can assault a hex in this impulse: where it stands, or where it can go first. */
export interface Approach {
  readonly hex: number;
  /** Empty where it stands there already. */
  readonly path: readonly number[];
  /** Twelfths of a point that it has spent on arrival. */
  readonly spent: number;
  readonly effects: readonly EffectCode[];
}

const codes = new ActionCodes();
const order = new Order();

/** Is there somebody whom the deciding side could assault in its movement phase? */
export const isTarget = (state: State, hex: number): boolean =>
  state.step === STEP.movement &&
  (holder(state, hex) === 1 - state.deciding || garrisonBars(state, state.deciding, hex));

/** Finds the approaches of any number of units to one hex. */
export class Approaches {
  readonly #state: State;
  readonly #target: number;
  readonly #places: AssaultPlaces;

  constructor(state: State, target: number) {
    this.#state = state;
    this.#target = target;
    this.#places = new AssaultPlaces(state);
  }

  /** Of one unit, those without risk first, then by the points that are left. */
  of(unit: number): Approach[] {
    const state = this.#state;
    const { hexOf, spent } = state;
    if (hexOf[unit] < 0 || state.target[unit] !== NONE || !this.#isNear(unit)) return [];
    if (this.#places.mayAssaultAt(unit, hexOf[unit], spent[unit], this.#target)) {
      return [{ hex: hexOf[unit], path: [], spent: spent[unit], effects: [] }];
    }
    listOf(state, unit, codes);
    const effects = new EffectFinder(state, unit);
    const found: Approach[] = [];
    let reach: Reach | null = null;
    for (let i = 0; i < codes.length; i++) {
      const head = codes.head(i);
      if (headKind(head) !== KIND.move || grid.distance(headHex(head), this.#target) !== 1) continue;
      const cost = tailCost(codes.tail(i));
      if (!this.#places.mayAssaultAt(unit, headHex(head), spent[unit] + cost, this.#target)) continue;
      reach ??= reachOf(state, unit);
      unpack(state, head, codes.tail(i), order, reach);
      if (order.count > 0) continue;
      found.push({
        hex: headHex(head),
        path: Array.from(order.path.subarray(0, order.steps)),
        spent: spent[unit] + cost,
        effects: effects.of(order, cost),
      });
    }
    return found.toSorted((a, b) => Number(isRisky(a)) - Number(isRisky(b)) || a.spent - b.spent);
  }

  /** No way costs less than half a point for a hex. */
  #isNear(unit: number): boolean {
    const { impulse, spent, hexOf } = this.#state;
    const left = (impulse * POINT - spent[unit]) / POINT - 1;
    return grid.distance(hexOf[unit], this.#target) <= 1 + 2 * left;
  }
}

/** 3A, 3B, 13, 21B: dice or somebody unseen decide whether it arrives. */
export const isRisky = ({ effects }: Approach): boolean => effects.some((effect) => risky.has(effect));

const risky: ReadonlySet<EffectCode> = new Set(['transit', 'unseen', 'ice', 'detection']);
