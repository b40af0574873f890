import type { Random } from '@impulse/engine';
import { mayStand } from './rules/costs.js';
import { NONE, type State } from './state.js';
import { type FilledStack, fitTogether, lost } from './veiled-stack.js';

/** A heap of units: any of them can be taken, and the last then lies in its place. */
class Heap {
  readonly units: number[] = [];

  take(unit: number): void {
    this.units[this.units.indexOf(unit)] = this.units.at(-1)!;
    this.units.pop();
  }
}

/** Hidden units of one side, drawn one by one: rather from the formation of those already there. */
export class HiddenPool {
  readonly #state: State;
  readonly #all = new Heap();
  readonly #formations = new Map<number, Heap>();

  constructor(state: State, units: readonly number[]) {
    this.#state = state;
    for (const unit of units) this.add(unit);
  }

  add(unit: number): void {
    this.#all.units.push(unit);
    this.#formationOf(unit).units.push(unit);
  }

  #formationOf(unit: number): Heap {
    const formation = this.#state.context.formation[unit]!;
    let heap = this.#formations.get(formation);
    if (!heap) this.#formations.set(formation, (heap = new Heap()));
    return heap;
  }

  /** Ruling 2: all companies of a battalion take no more room than two. */
  ofBattalion(stack: FilledStack, random: Random): number {
    const { battalion } = this.#state.context.stack;
    const begun = new Set(stack.members.map((unit) => battalion[unit]!).filter((number) => number >= 0));
    if (begun.size === 0) return NONE;
    const companies = this.#all.units.filter((unit) => begun.has(battalion[unit]!));
    return this.#draw(companies, stack, random);
  }

  /** Every company of some battalion that is still there to be drawn, if it is not too many. */
  wholeBattalion(most: number, random: Random): readonly number[] {
    const { battalion, companies } = this.#state.context.stack;
    const whole = Array.from(companies.keys(), (number) =>
      this.#all.units.filter((unit) => battalion[unit] === number),
    ).filter(
      (units, number) =>
        units.length > 2 && units.length <= most && units.length === companies[number]! - lost[number]!,
    );
    const chosen = whole.length === 0 ? [] : whole[random.below(whole.length)]!;
    for (const unit of chosen) this.#take(unit);
    return chosen;
  }

  company(stack: FilledStack, random: Random): number {
    const { size } = this.#state.context.stack;
    const companies = this.#all.units.filter((unit) => size[unit] === 0);
    return this.#draw(companies, stack, random);
  }

  ofFormation(stack: FilledStack, random: Random): number {
    return this.#draw(this.#formationOf(stack.members.at(-1)!).units, stack, random);
  }

  thatFits(stack: FilledStack, random: Random): number {
    return this.#draw(this.#all.units, stack, random);
  }

  anybody(): number {
    return this.#take(this.#all.units[0]!);
  }

  /** One of these units that fits, the first from a place at random on. */
  #draw(units: readonly number[], stack: FilledStack, random: Random): number {
    if (units.length === 0) return NONE;
    const from = random.below(units.length);
    for (let i = 0; i < units.length; i++) {
      const unit = units[(from + i) % units.length]!;
      if (this.#fits(stack, unit)) return this.#take(unit);
    }
    return NONE;
  }

  #take(unit: number): number {
    this.#all.take(unit);
    this.#formationOf(unit).take(unit);
    return unit;
  }

  #fits({ hex, members }: FilledStack, unit: number): boolean {
    if (!mayStand(this.#state, unit, hex)) return false;
    members.push(unit);
    const fits = fitTogether(this.#state.context, members, members.length);
    members.pop();
    return fits;
  }
}
