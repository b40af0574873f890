import { AFV } from '../context.js';
import type { State } from '../state.js';
import { cappedLoss } from './conventional.js';
import { eliminationsIn, routsIn } from './losses.js';
import { isSheltered, standingModifier } from './morale.js';
import { type FireTable, NO_COLUMN, NO_EFFECT } from './odds.js';

/** What fire of some odds is likely to do to a unit: the measure by which fire is allocated when nobody says how. */

/** Of the six dice, how many pass a check, and how many at least do not rout (14). */
const passing = (morale: number, modifier: number): number => clampDice(morale - modifier);
const notRouting = (morale: number, modifier: number): number => clampDice(morale - modifier + 2);
const clampDice = (dice: number): number => Math.max(0, Math.min(6, dice));

/** A strength point of an AFV weighs as much as two others. */
const afvWeight = 2;
/** Share of its strength that a unit is worth when it is kept from assaulting, or driven out of its hex. */
const shareInDefence = 0.25;
const shareInAssault = 0.5;
/** A garrison bars a whole town. */
const garrisonWorth = 2;

/** By unit: nothing is allocated while fire is compared. */
export class Effects {
  #strength = 0;
  #morale = 0;
  #modifier = 0;
  #afv = false;
  #sheltered = false;
  #frightened = false;
  #share = 0;

  /** Looks at a unit; `frightened` by tanks (14C2) it checks one level worse. */
  aim(state: State, unit: number, defensive: boolean, frightened: boolean): void {
    const { context } = state;
    const hex = state.hexOf[unit]!;
    this.#strength = state.strength[unit]!;
    this.#morale = context.morale[unit]!;
    this.#modifier = standingModifier(state, unit) + routsIn(state, hex) + eliminationsIn(state, hex);
    this.#afv = context.class[unit] === AFV;
    this.#sheltered = isSheltered(state, unit);
    this.#frightened = frightened;
    this.#share = defensive ? shareInDefence : shareInAssault;
  }

  /** Expected worth of fire in a column, NO_COLUMN for none at all. */
  worth(table: FireTable, column: number): number {
    const weight = this.#afv ? afvWeight : 1;
    if (column === NO_COLUMN) return weight * this.#spared();
    let sum = 0;
    for (let die = 0; die < 6; die++) sum += this.#hit(table.results[column * 6 + die]!);
    return (weight * sum) / 6;
  }

  #hit(result: number): number {
    if (this.#afv) return result <= 0 ? this.#spared() : this.#afterLoss(Math.min(result, this.#strength), result);
    return result === NO_EFFECT ? this.#spared() : this.#afterLoss(cappedLoss(result, this.#strength), result);
  }

  #spared(): number {
    return this.#frightened ? this.#check(this.#strength, 0) : 0;
  }

  #afterLoss(lost: number, result: number): number {
    const left = this.#strength - lost;
    return left === 0 ? lost : lost + this.#check(left, (this.#afv ? lost : result) + (this.#frightened ? 1 : 0));
  }

  /** Worth of a morale check by a unit with so much left. */
  #check(left: number, result: number): number {
    if (this.#sheltered) return 0;
    const modifier = result + this.#modifier;
    const passed = passing(this.#morale, modifier);
    const routs = 6 - notRouting(this.#morale, modifier);
    return ((6 - passed) * this.#share * left + (this.#afv ? 0 : routs)) / 6;
  }
}

/** Any loss destroys a garrison, and nothing else touches it (ruling 49). */
export function garrisonEffect(table: FireTable, column: number): number {
  if (column === NO_COLUMN) return 0;
  let kills = 0;
  for (let die = 0; die < 6; die++) if (table.results[column * 6 + die]! > 0) kills++;
  return (garrisonWorth * kills) / 6;
}
