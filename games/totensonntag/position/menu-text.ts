import { ActionCodes } from '@impulse/engine';
import { actionTypes, headKind, KIND } from '../actions/actions.js';
import { type Changes, placesPart, STANDING_PART, stacksPart } from './changes.js';
import { AIRCRAFT, ARTILLERY, CW, DAK, unitCount } from '../context.js';
import { actors, listBesidesWays, listGeneralInShort, mayGo } from '../legal.js';
import { generalItem, itemOf, unitsOf } from './menu.js';
import { inOnePiece } from './remembered.js';
import { reachText } from './reach-text.js';
import { movementPoints } from '../rules/movement.js';
import { listOverruns, spreadMoves } from '../rules/moves.js';
import { listEntries } from '../rules/reinforcements.js';
import { NONE, OFF_MAP, type State, STEP } from '../state.js';

const codes = new ActionCodes();
const acting = new Int16Array(unitCount);

/**
 * Menus of one battle as JSON text. Within an impulse the menus of most units stay what they were, so they are
 * remembered. The test of the text plays battles through and compares every menu with one made afresh.
 */
export class MenuWriter {
  readonly #units = Array.from({ length: unitCount }, () => new UnitMenuWriter());
  #general = '';
  /** What has changed since that was written. */
  #changed = 0;
  /** Counts how often units of each side have changed their places. */
  readonly #places: [number, number] = [0, 0];
  /** Counts how often something changed that is not said of a unit. */
  #standing = 0;

  /** To be told of every change (changes.ts), whether or not a menu is wanted. */
  look({ parts, units, count }: Changes): void {
    if (parts & placesPart(DAK)) this.#places[DAK]++;
    if (parts & placesPart(CW)) this.#places[CW]++;
    this.#changed |= parts;
    if (parts & STANDING_PART) this.#standing++;
    for (let i = 0; i < count; i++) this.#units[units[i]].isCurrent = false;
  }

  text(state: State): string {
    const enemies = this.#places[1 - state.deciding];
    const count = menuUnits(state);
    let units = '';
    for (let i = 0; i < count; i++) {
      const unit = acting[i];
      const text = this.#units[unit].text(state, unit, enemies, this.#standing);
      if (text !== '') units += units === '' ? text.slice(1) : text;
    }
    return `{"units":[${units}${this.#generalOf(state)}`;
  }

  #generalOf(state: State): string {
    // In an impulse these are the stacks that can be put in another order.
    if (state.step !== STEP.impulse || this.#changed & (STANDING_PART | stacksPart(state.deciding))) {
      this.#general = generalText(state);
      this.#changed = 0;
    }
    return this.#general;
  }
}

/**
 * The menu of one unit. In an impulse it depends on the unit itself, on where the enemy stands and on the standing of
 * the battle, such as the activation number; for guns and with recon support also on units that spot or help.
 */
class UnitMenuWriter {
  /** Has nothing changed of the unit itself since its menu was made? */
  isCurrent = false;
  #menu = '';
  #menuStanding = NONE;
  #menuEnemies = NONE;
  /** Where it can go, which depends on nothing but where it is, its points and the enemy (5.0, 6.0, 6.1, 7.5). */
  #ways = '';
  #hex = NONE;
  #points = NONE;
  #enemies = NONE;

  text(state: State, unit: number, enemies: number, standing: number): string {
    if (this.isCurrent && this.#menuStanding === standing && this.#menuEnemies === enemies && isAlone(state, unit)) {
      return this.#menu;
    }
    this.isCurrent = true;
    this.#menuStanding = standing;
    this.#menuEnemies = enemies;
    return (this.#menu = this.#write(state, unit, enemies));
  }

  #write(state: State, unit: number, enemies: number): string {
    const ways = mayGo(state, unit) ? this.#waysOf(state, unit, enemies) : '';
    listBesidesWays(state, unit, codes);
    if (codes.length === 0) return ways;
    const start = ways === '' ? startOf(state, unit) : ways.slice(0, -2);
    return inOnePiece(start, itemsText(state, NONE), '"}');
  }

  #waysOf(state: State, unit: number, enemies: number): string {
    const hex = state.hexOf[unit];
    const points = movementPoints(state, unit);
    if (this.#hex !== hex || this.#points !== points || this.#enemies !== enemies) {
      this.#hex = hex;
      this.#points = points;
      this.#enemies = enemies;
      const items = hex === OFF_MAP ? entriesText(state, unit) : movesText(state, unit);
      this.#ways = items === '' ? '' : inOnePiece(startOf(state, unit), items, '"}');
    }
    return this.#ways;
  }
}

/** Units that may have something in the menu; returns how many. Placing and flying are possible for others as well. */
function menuUnits(state: State): number {
  const { step } = state;
  const any = step === STEP.setup || step === STEP['air-plan'] || step === STEP['air-strike'];
  return any ? unitsOf(state, acting) : actors(state, acting);
}

/** Do no other units of its side matter for what it can do? */
const isAlone = ({ step, context }: State, unit: number): boolean =>
  step === STEP.impulse &&
  (context.kind[unit] & (ARTILLERY | AIRCRAFT)) === 0 &&
  context.options.reconSupport === 'off';

function entriesText(state: State, unit: number): string {
  codes.clear();
  listEntries(state, unit, codes);
  return itemsText(state, NONE);
}

function movesText(state: State, unit: number): string {
  spreadMoves(state, unit);
  const hexes = reachText();
  codes.clear();
  listOverruns(state, unit, KIND.move, codes);
  if (hexes === '') return itemsText(state, NONE);
  return `${keys[KIND.move]}${hexes}${itemsText(state, KIND.move)}`;
}

const startOf = ({ context }: State, unit: number): string => `,{"unit":"${context.unitIds[unit]}`;

const keys = actionTypes.map((type) => `","${type}":"`);

/** The actions that belong to no unit, with what comes before and after them. */
function generalText(state: State): string {
  listGeneralInShort(state, codes);
  if (codes.length === 0) return '],"general":[]}';
  const pieces = ['],"general":["'];
  for (let i = 0; i < codes.length; i++) pieces.push(generalItem(codes, i), '","');
  pieces[pieces.length - 1] = '"]}';
  return pieces.join('');
}

/** What has been listed, after actions of the kind `before`: each kind with the end of the one before, without its own. */
function itemsText(state: State, before: number): string {
  let text = '';
  let last = before;
  for (let i = 0; i < codes.length; i++) {
    const kind = headKind(codes.head(i));
    text += (kind === last ? ' ' : keys[kind]) + itemOf(state, codes, i);
    last = kind;
  }
  return text;
}
