import { KIND, type Order } from '../../actions/actions.js';
import { AFV, DEFENSIVE_ONLY, grid, HEAVY, LIGHT } from '../../context.js';
import { BARRAGED, FIRED_AT, NONE, SHAKEN, type State, SUPPORTED } from '../../state.js';
import { bunkerAt } from '../city/bunkers.js';
import { defenceOf, garrisonDefence } from './defence-values.js';
import { bunkerFire, firesDownhill, fireValue, garrisonFire, levelFire } from './fire.js';
import { garrisonStands } from '../city/garrisons.js';
import { antitankTable, columnOf, conventionalTable, type FireTable, NO_COLUMN } from './odds.js';
import { findIsolation, type Isolation } from '../supply/isolation.js';
import { supportOf } from '../barrage/support.js';
import { immuneToTanks, tanksAssault } from '../morale/tank-fright.js';

/** The fire of one assault, by the defenders of a hex (5.4) or by those who assault it (5.5): who fires, and at whom. */

/** Target of an intrinsic garrison, which has no unit. */
export const GARRISON = -2;

/** Kinds of fire, and of pools. */
export const CONVENTIONAL = 0;
export const ANTITANK = 1;

/** 5.4: fire by those in the hex; otherwise at them (5.5). */
export const isDefensive = (order: Order): boolean => order.kind === KIND.defend;

const room = 128;

export class FirePlan {
  /** The hex that is assaulted. */
  hex = NONE;
  defensive = false;
  /** As it was when the fire was planned. */
  isolation!: Isolation;
  /** Fire of units, and fire that no slope changes (support, bunker, garrison); by kind, weapons units left out. */
  readonly factors = new Int32Array(2);
  readonly fixed = new Int32Array(2);
  /** 10D: weapons units fire one kind only. */
  weapons = 0;
  readonly weaponUnits = new Int16Array(room);
  readonly weaponFire = [new Int32Array(room), new Int32Array(room)] as const;
  readonly weaponKind = new Uint8Array(room);
  firers = 0;
  readonly firing = new Int16Array(room);

  count = 0;
  readonly units = new Int16Array(room);
  readonly defence = new Int16Array(room);
  readonly kinds = new Uint8Array(room);
  /** 9C3: light and heavy weapons. */
  readonly isWeapons = new Uint8Array(room);
  /** The hex of the target. */
  readonly hexes = new Int16Array(room);
  /** 12B: the defenders fire down a slope at this target. */
  readonly downhill = new Uint8Array(room);
  /** 14C2: assaulted by tanks, and afraid of them. */
  readonly frightened = new Uint8Array(room);
  /** Fire at each target, in quarters, and its column; `given` when the order says so. */
  readonly points = new Int32Array(room);
  readonly columns = new Int8Array(room);
  readonly given = new Uint8Array(room);
  /** 14C4, 14C7: the targets in the order in which they are resolved. */
  readonly sequence = new Int16Array(room);
  /** Ruling 73: fire that a target gets at least, in quarters, when it may get more of what is left over. */
  readonly least = new Int32Array(room);

  tableOf(state: State, target: number): FireTable {
    return this.kinds[target] === ANTITANK ? antitankTable(state) : conventionalTable(state);
  }

  /** Puts fire on a target; the odds follow. */
  aim(state: State, target: number, points: number): void {
    this.points[target] = points;
    this.columns[target] =
      points === 0 ? NO_COLUMN : columnOf(this.tableOf(state, target), points, this.defence[target]);
  }

  /** Fire of one kind as the weapons units are told to fire, before any slope. */
  total(kind: 0 | 1): number {
    let sum = this.factors[kind] + this.fixed[kind];
    for (let i = 0; i < this.weapons; i++) if (this.weaponKind[i] === kind) sum += this.weaponFire[kind][i];
    return sum;
  }

  /**
   * Ruling 73: where the order names every target of a kind of fire, what it leaves over goes to them as well, but to none
   * that it spares. True when there are such targets; they are open until `settle`.
   */
  reopen(): boolean {
    let reopened = false;
    for (let target = 0; target < this.count; target++) {
      if (this.given[target] === 0 || this.points[target] === 0 || this.#hasOpen(this.kinds[target])) continue;
      this.least[target] = this.points[target];
      reopened = true;
    }
    for (let target = 0; target < this.count; target++) if (this.least[target] > 0) this.given[target] = 0;
    return reopened;
  }

  #hasOpen(kind: number): boolean {
    for (let target = 0; target < this.count; target++) {
      if (this.kinds[target] === kind && this.given[target] === 0) return true;
    }
    return false;
  }

  /** The targets of the order are given again, with what they have now. */
  settle(): void {
    for (let target = 0; target < this.count; target++) if (this.least[target] > 0) this.given[target] = 1;
  }

  indexOf(unit: number): number {
    for (let target = 0; target < this.count; target++) if (this.units[target] === unit) return target;
    return NONE;
  }

  /** Everything that can fire and be fired at; nothing is allocated yet. */
  prepare(state: State, order: Order): void {
    const defensive = isDefensive(order);
    this.hex = order.hex;
    this.defensive = defensive;
    this.isolation = findIsolation(state);
    this.factors.fill(0);
    this.fixed.fill(0);
    this.weapons = 0;
    this.firers = 0;
    this.count = 0;
    if (defensive) this.#defenders(state, order);
    else this.#assaulters(state, order);
    this.fixed[CONVENTIONAL] += supportOf(state, order);
    this.#targets(state);
  }

  /** 9A, 10A: every unit in the hex but those shaken by barrage (14B1) or firing support (11A1). */
  #defenders(state: State, order: Order): void {
    const { hex, isolation } = this;
    const bunker = bunkerFire(bunkerAt(state, hex));
    this.fixed[CONVENTIONAL] += bunker + (garrisonStands(state, hex) ? garrisonFire : 0);
    this.fixed[ANTITANK] += bunker;
    for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
      if (state.flags[unit] & (SHAKEN | SUPPORTED) || supports(order, unit)) continue;
      this.#addFirer(state, unit, levelFire(state, unit, false, isolation), levelFire(state, unit, true, isolation));
    }
  }

  /** 9A, 10A: units that assault the hex but those firing support (11A1); antitank fire by AFVs only. */
  #assaulters(state: State, order: Order): void {
    const { hex, isolation } = this;
    const { kind, class: classes } = state.context;
    for (let direction = 0; direction < 6; direction++) {
      const near = grid.neighbours[hex * 6 + direction];
      if (near < 0) continue;
      for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
        if (state.target[unit] !== hex || supports(order, unit)) continue;
        if (state.flags[unit] & (SHAKEN | BARRAGED | SUPPORTED)) continue;
        const conventional = kind[unit] & DEFENSIVE_ONLY ? 0 : fireValue(state, unit, hex, false, isolation);
        const antitank = classes[unit] === AFV ? fireValue(state, unit, hex, true, isolation) : 0;
        this.#addFirer(state, unit, conventional, antitank);
      }
    }
  }

  #addFirer(state: State, unit: number, conventional: number, antitank: number): void {
    this.firing[this.firers++] = unit;
    const kind = state.context.class[unit];
    if (kind !== LIGHT && kind !== HEAVY) {
      this.factors[CONVENTIONAL] += conventional;
      this.factors[ANTITANK] += antitank;
      return;
    }
    this.weaponUnits[this.weapons] = unit;
    this.weaponFire[CONVENTIONAL][this.weapons] = conventional;
    this.weaponFire[ANTITANK][this.weapons] = antitank;
    // A unit with only one kind of fire has no choice.
    this.weaponKind[this.weapons++] = conventional === 0 && antitank > 0 ? ANTITANK : CONVENTIONAL;
  }

  /** 9B, 10B: in the order of their numbers; a garrison last. */
  #targets(state: State): void {
    const { hex } = this;
    if (!this.defensive) {
      for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
        // 9C3: not those that have fled here from another assault.
        if ((state.flags[unit] & FIRED_AT) === 0) this.#addTarget(unit);
      }
    } else {
      for (let direction = 0; direction < 6; direction++) {
        const near = grid.neighbours[hex * 6 + direction];
        if (near < 0) continue;
        for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
          if (state.target[unit] === hex) this.#addTarget(unit);
        }
      }
    }
    const fright = !this.defensive && tanksAssault(state, hex) && !immuneToTanks(state, hex);
    for (let target = 0; target < this.count; target++) {
      this.#describe(state, target);
      this.frightened[target] = fright ? 1 : 0;
    }
    if (!this.defensive && garrisonStands(state, hex)) this.#addGarrison(state, hex);
  }

  #addTarget(unit: number): void {
    let at = this.count++;
    for (; at > 0 && this.units[at - 1] > unit; at--) this.units[at] = this.units[at - 1];
    this.units[at] = unit;
  }

  #describe(state: State, target: number): void {
    const { context } = state;
    const unit = this.units[target];
    const hex = state.hexOf[unit];
    const kind = context.class[unit];
    this.defence[target] = defenceOf(state, unit);
    this.kinds[target] = kind === AFV ? ANTITANK : CONVENTIONAL;
    this.isWeapons[target] = kind === LIGHT || kind === HEAVY ? 1 : 0;
    this.hexes[target] = hex;
    this.downhill[target] = this.defensive && firesDownhill(state, this.hex, hex) ? 1 : 0;
    this.#clear(target);
  }

  #addGarrison(state: State, hex: number): void {
    const target = this.count++;
    this.units[target] = GARRISON;
    this.defence[target] = garrisonDefence(state, hex);
    this.kinds[target] = CONVENTIONAL;
    this.isWeapons[target] = 0;
    this.hexes[target] = hex;
    this.downhill[target] = 0;
    this.frightened[target] = 0;
    this.#clear(target);
  }

  #clear(target: number): void {
    this.points[target] = 0;
    this.columns[target] = NO_COLUMN;
    this.given[target] = 0;
    this.least[target] = 0;
  }
}

const supports = (order: Order, unit: number): boolean => {
  for (let i = 0; i < order.count; i++) if (order.units[i] === unit) return true;
  return false;
};
