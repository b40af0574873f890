import type { Random } from '@impulse/engine';
import { type Context, grid, hexCount, unitCount } from '../context.js';
import { mayBeCompleted } from './completing.js';
import { brigadeSize, companySize } from '../data/stack-rule.js';
import { mayStand } from '../rules/terrain/costs.js';
import { NONE } from '../state.js';
import { originsOf } from './origins.js';
import type { FilledStack, Fitting } from './veiled-stack.js';

/** Units of which any can be taken; the others keep their order. */
class UnitList {
  readonly units: number[] = [];
  readonly #whole: number[] = [];

  /** One more, from now on. */
  add(unit: number): void {
    this.#whole.push(unit);
  }

  refill(): void {
    for (let i = 0; i < this.#whole.length; i++) this.units[i] = this.#whole[i];
  }

  take(unit: number): void {
    const { units } = this;
    for (let i = units.indexOf(unit); i < units.length - 1; i++) units[i] = units[i + 1];
    units.pop();
  }
}

function listOf(lists: Map<number, UnitList>, key: number): UnitList {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = new UnitList()));
  return list;
}

/** Hidden units of one side, drawn one by one, preferably those who came with somebody already there, or of its formation. */
export class HiddenPool {
  readonly #context: Context;
  readonly #all = new UnitList();
  readonly #formations = new Map<number, UnitList>();
  readonly #companions = new Map<number, UnitList>();
  readonly #origins: Int16Array;
  /** The first stack to be filled asks the same questions at every draw. */
  readonly #answers = new Map<Fitting, Map<string, Uint8Array>>();
  /** How many have been taken. */
  #outside = 0;

  constructor(context: Context, units: readonly number[]) {
    const { size } = context.stack;
    this.#context = context;
    this.#origins = originsOf(context).of;
    // The smallest first, as `mayBeCompleted` wants them.
    for (const unit of units.toSorted((a, b) => size[a] - size[b])) {
      this.#all.add(unit);
      this.#kinOf(unit).add(unit);
      this.#companionsOf(unit).add(unit);
    }
  }

  /** Everybody is back. */
  refill(): void {
    this.#outside = 0;
    this.#all.refill();
    for (const kin of this.#formations.values()) kin.refill();
    for (const companions of this.#companions.values()) companions.refill();
  }

  /** Those of its formation. */
  #kinOf(unit: number): UnitList {
    return listOf(this.#formations, this.#context.formation[unit]);
  }

  /** Those who set out from where it did. */
  #companionsOf(unit: number): UnitList {
    return listOf(this.#companions, this.#origins[unit]);
  }

  /** Whoever set out together is together still, as far as anybody knows. */
  ofOrigin(fitting: Fitting, stack: FilledStack, random: Random): number {
    return this.#draw(this.#companionsOf(stack.members[0]).units, fitting, stack, random);
  }

  /** Those who set out from not far away, or from not far from where somebody of the stack did. */
  near(fitting: Fitting, stack: FilledStack, random: Random): number {
    return this.#draw(this.#neighboursOf(stack), fitting, stack, random);
  }

  /** Of those who are left. */
  #neighboursOf({ hex, members: [first] }: FilledStack): readonly number[] {
    const near = neighbourhood(hex, this.#origins[first]);
    return this.#all.units.filter((unit) => near(this.#origins[unit]));
  }

  ofFormation(fitting: Fitting, stack: FilledStack, random: Random): number {
    return this.#draw(this.#kinOf(stack.members.at(-1)!).units, fitting, stack, random);
  }

  thatFits(fitting: Fitting, stack: FilledStack, random: Random): number {
    return this.#draw(this.#all.units, fitting, stack, random);
  }

  /** The largest that fits, of the formation of those already there if possible. */
  largest(fitting: Fitting, stack: FilledStack, random: Random): number {
    const { size } = this.#context.stack;
    const kin = this.#kinOf(stack.members.at(-1)!).units;
    for (let wanted = brigadeSize; wanted >= companySize; wanted--) {
      for (const units of [kin, this.#all.units]) {
        const ofSize = units.filter((unit) => size[unit] === wanted);
        const unit = this.#draw(ofSize, fitting, stack, random);
        if (unit !== NONE) return unit;
      }
    }
    return NONE;
  }

  anybody(): number {
    return this.#take(this.#all.units[0]);
  }

  /** One of these units that fits, the first from a place at random on. */
  #draw(units: readonly number[], fitting: Fitting, stack: FilledStack, random: Random): number {
    if (units.length === 0) return NONE;
    const answers = this.#answersFor(fitting, stack);
    const from = random.below(units.length);
    for (let i = 0; i < units.length; i++) {
      const unit = units[(from + i) % units.length];
      if (this.#fits(fitting, stack, unit, answers)) return this.#take(unit);
    }
    return NONE;
  }

  #take(unit: number): number {
    this.#outside++;
    this.#all.take(unit);
    this.#kinOf(unit).take(unit);
    this.#companionsOf(unit).take(unit);
    return unit;
  }

  /** In a large stack there has to be somebody for each of the other places, too. */
  #fits(fitting: Fitting, stack: FilledStack, unit: number, answers: Uint8Array | null): boolean {
    if (isNearlyFull(stack)) return stack.admits(fitting, unit);
    if (!answers) return this.#leavesEnough(fitting, stack, unit);
    answers[unit] ||= this.#leavesEnough(fitting, stack, unit) ? YES : NO;
    return answers[unit] === YES;
  }

  #leavesEnough(fitting: Fitting, stack: FilledStack, unit: number): boolean {
    if (!mayStand(fitting.state, unit, stack.hex)) return false;
    stack.members.push(unit);
    const enough = mayBeCompleted(fitting, stack, this.#all.units);
    stack.members.pop();
    return enough;
  }

  /** By unit, what was answered before with the same members, as long as nobody is in another stack; null where nothing is kept. */
  #answersFor(fitting: Fitting, stack: FilledStack): Uint8Array | null {
    const { hex, members, known: inSight } = stack;
    if (isNearlyFull(stack) || this.#outside !== members.length - inSight) return null;
    let known = this.#answers.get(fitting);
    if (!known) this.#answers.set(fitting, (known = new Map<string, Uint8Array>()));
    const key = `${hex} ${members.join(' ')}`;
    let answers = known.get(key);
    if (!answers && known.size < mostRemembered) known.set(key, (answers = new Uint8Array(unitCount)));
    return answers ?? null;
  }
}

/** Hexes. */
const neighbouring = 2;

/** Is an origin near a hex, or near another origin? Those who have yet to come in set out from no hex. */
const neighbourhood =
  (hex: number, origin: number) =>
  (other: number): boolean =>
    other >= 0 &&
    other < hexCount &&
    (grid.distance(other, hex) <= neighbouring ||
      (origin >= 0 && origin < hexCount && grid.distance(other, origin) <= neighbouring));

const isNearlyFull = ({ isLarge, missing }: FilledStack): boolean => !isLarge || missing === 1;

const YES = 1;
const NO = 2;
/** Groups of members for which answers are kept. Where there are more of them, there is room enough, too. */
const mostRemembered = 200;
