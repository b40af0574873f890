import { ActionCodes } from '@impulse/engine';
import { actionTypes, headHex, headKind } from './actions.js';
import { placesPart, STACKS_PART, STANDING_PART } from './changes.js';
import { CW, DAK, grid, unitCount } from './context.js';
import { actors, listBesidesWays, listWays, mayGo } from './legal.js';
import { generalItems, isPlainMove, itemOf, unitsOf } from './menu.js';
import { movementPoints } from './rules/movement.js';
import { NONE, type State, STEP } from './state.js';

const codes = new ActionCodes(2);
const acting = new Int16Array(unitCount);

/**
 * Menus of one battle as JSON text. Where a unit can go depends on nothing but where it is, its points, and where the
 * enemy stands (5.0, 6.0, 6.1, 7.5), so these lists are remembered: within an impulse few of them change.
 */
export class MenuWriter {
  /** Per unit: a menu of where it can go, and what that was made from. */
  readonly #ways = new Array<string>(unitCount).fill('');
  readonly #hexes = new Int16Array(unitCount).fill(NONE);
  readonly #points = new Int16Array(unitCount).fill(NONE);
  readonly #enemies = new Int32Array(unitCount).fill(NONE);

  #general = '';
  /** Counts how often units of each side have changed their places. */
  readonly #places: [number, number] = [0, 0];

  /** To be told of every change (changes.ts), whether or not a menu is wanted. */
  look(changed: number): void {
    if (changed & placesPart(DAK)) this.#places[DAK]++;
    if (changed & placesPart(CW)) this.#places[CW]++;
    if (changed & (STANDING_PART | STACKS_PART)) this.#general = '';
  }

  text(state: State): string {
    const enemies = this.#places[1 - state.side]!;
    const count = state.step === STEP.impulse ? actors(state, acting) : unitsOf(state, acting);
    const units: string[] = [];
    for (let i = 0; i < count; i++) {
      const text = this.#unitText(state, acting[i]!, enemies);
      if (text !== '') units.push(text);
    }
    // In an impulse these are the stacks that can be put in another order.
    if (state.step !== STEP.impulse || this.#general === '') this.#general = listText(generalItems(state));
    return `{"units":[${units.join(',')}],"general":${this.#general}}`;
  }

  #unitText(state: State, unit: number, enemies: number): string {
    const ways = mayGo(state, unit) ? this.#waysOf(state, unit, enemies) : '';
    listBesidesWays(state, unit, codes);
    if (codes.length === 0) return ways;
    return `${ways === '' ? startOf(state, unit) : ways.slice(0, -2)}${itemsText(state)}"}`;
  }

  #waysOf(state: State, unit: number, enemies: number): string {
    const hex = state.hexOf[unit]!;
    const points = movementPoints(state, unit);
    if (this.#hexes[unit] !== hex || this.#points[unit] !== points || this.#enemies[unit] !== enemies) {
      this.#hexes[unit] = hex;
      this.#points[unit] = points;
      this.#enemies[unit] = enemies;
      listWays(state, unit, codes);
      this.#ways[unit] = codes.length === 0 ? '' : inOnePiece(startOf(state, unit), itemsText(state), '"}');
    }
    return this.#ways[unit]!;
  }
}

/** Pieces that will be wanted again are put together once and for all. */
const inOnePiece = (...pieces: string[]): string => pieces.join('');

const startOf = ({ context }: State, unit: number): string => `{"unit":"${context.unitIds[unit]}`;

const keys = actionTypes.map((type) => `","${type}":"`);

/** What has been listed, each kind of action with the end of the one before and without its own. */
function itemsText(state: State): string {
  let text = '';
  let before = NONE;
  for (let i = 0; i < codes.length; i++) {
    const kind = headKind(codes.head(i));
    if (kind !== before) text += keys[kind]! + itemOf(state, codes, i);
    else if (isPlainMove(codes, i)) text += furtherHexes[headHex(codes.head(i))]!;
    else text += ` ${itemOf(state, codes, i)}`;
    before = kind;
  }
  return text;
}

const furtherHexes = grid.labels.map((label) => ` ${label}`);

const listText = (items: readonly string[]): string => (items.length === 0 ? '[]' : `["${items.join('","')}"]`);
