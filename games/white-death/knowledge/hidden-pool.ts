import type { Random } from '@impulse/engine';
import { mayBeCompleted } from './completing.js';
import { brigadeSize, companySize } from '../data/stack-rule.js';
import { mayStand } from '../rules/terrain/costs.js';
import { NONE, type State } from '../state.js';
import { type FilledStack, fitTogether } from './veiled-stack.js';

/** A heap of units: any of them can be taken, and the last one then takes its place. */
class Heap {
  readonly units: number[] = [];

  take(unit: number): void {
    this.units[this.units.indexOf(unit)] = this.units.at(-1)!;
    this.units.pop();
  }
}

/** Hidden units of one side, drawn one by one, preferably from the formation of those already there. */
export class HiddenPool {
  readonly #state: State;
  readonly #all = new Heap();
  readonly #formations = new Map<number, Heap>();

  constructor(state: State, units: readonly number[]) {
    this.#state = state;
    for (const unit of units) {
      this.#all.units.push(unit);
      this.#formationOf(unit).units.push(unit);
    }
  }

  #formationOf(unit: number): Heap {
    const formation = this.#state.context.formation[unit];
    let heap = this.#formations.get(formation);
    if (!heap) this.#formations.set(formation, (heap = new Heap()));
    return heap;
  }

  ofFormation(stack: FilledStack, random: Random): number {
    return this.#draw(this.#formationOf(stack.members.at(-1)!).units, stack, random);
  }

  thatFits(stack: FilledStack, random: Random): number {
    return this.#draw(this.#all.units, stack, random);
  }

  /** The largest that fits, of the formation of those already there if possible. */
  largest(stack: FilledStack, random: Random): number {
    const { size } = this.#state.context.stack;
    const kin = this.#formationOf(stack.members.at(-1)!).units;
    for (let wanted = brigadeSize; wanted >= companySize; wanted--) {
      for (const units of [kin, this.#all.units]) {
        const ofSize = units.filter((unit) => size[unit] === wanted);
        const unit = this.#draw(ofSize, stack, random);
        if (unit !== NONE) return unit;
      }
    }
    return NONE;
  }

  anybody(): number {
    return this.#take(this.#all.units[0]);
  }

  /** One of these units that fits, the first from a place at random on. */
  #draw(units: readonly number[], stack: FilledStack, random: Random): number {
    if (units.length === 0) return NONE;
    const from = random.below(units.length);
    for (let i = 0; i < units.length; i++) {
      const unit = units[(from + i) % units.length];
      if (this.#fits(stack, unit)) return this.#take(unit);
    }
    return NONE;
  }

  #take(unit: number): number {
    this.#all.take(unit);
    this.#formationOf(unit).take(unit);
    return unit;
  }

  /** In a large stack there has to be somebody for each of the other places, too. */
  #fits(stack: FilledStack, unit: number): boolean {
    const { hex, members } = stack;
    if (!mayStand(this.#state, unit, hex)) return false;
    members.push(unit);
    const fits = stack.isLarge
      ? mayBeCompleted(this.#state, stack, this.#all.units)
      : fitTogether(this.#state.context, members, members.length);
    members.pop();
    return fits;
  }
}
