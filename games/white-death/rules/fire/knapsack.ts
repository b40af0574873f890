/**
 * Fire divided among targets as well as can be, by dynamic programming over the few amounts that reach a column. Every
 * total that no cheaper division equals is kept with its worth, so that one solution answers for every amount of fire.
 */

/** Options of a target: not fired at, fired at below the table, then the columns. */
export const SPARED = 0;
export const TOKEN = 1;
export const FIRST_COLUMN = 2;
export const optionRoom = 16;

/** No worth: the option or total does not exist. */
const never = -Infinity;

export class Knapsack {
  /** Totals, in ascending order of both cost and worth. */
  length = 0;
  costs = new Int32Array(64);
  worths = new Float64Array(64);

  #budget = 0;
  #stride = 1;
  /** Totals before the step, before the group, and the best of the group's passes. */
  #startCosts = new Int32Array(64);
  #startWorths = new Float64Array(64);
  #startLength = 0;
  #dense = new Float64Array(64).fill(never);
  #group = new Float64Array(64).fill(never);
  /** By step and total: the option taken; by group and total: the pass. */
  #choices = new Uint8Array(1024);
  #steps = 0;
  #groups = 0;
  #passes = new Uint8Array(1024);
  readonly #groupFirst: number[] = [];
  readonly #groupSize: number[] = [];
  readonly #stepTargets: number[] = [];
  #pass = 0;
  /** Cost of each option of each target. */
  #optionCosts = new Int32Array(64);
  #merged = false;

  /** `targets` is how many there may be; none of the totals exceeds the budget. */
  begin(budget: number, targets: number): void {
    this.#budget = budget;
    this.#stride = budget + 1;
    if (this.costs.length < this.#stride) this.#grow();
    if (this.#optionCosts.length < targets * optionRoom) this.#optionCosts = new Int32Array(targets * optionRoom * 2);
    this.#steps = 0;
    this.#groups = 0;
    this.length = 1;
    this.costs[0] = 0;
    this.worths[0] = 0;
  }

  #grow(): void {
    const size = this.#stride * 2;
    this.costs = new Int32Array(size);
    this.worths = new Float64Array(size);
    this.#startCosts = new Int32Array(size);
    this.#startWorths = new Float64Array(size);
    this.#dense = new Float64Array(size).fill(never);
    this.#group = new Float64Array(size).fill(never);
  }

  /** Targets that are tried together in several passes, of which each total keeps the best. */
  beginGroup(size: number, passes: number): void {
    this.#groupFirst[this.#groups] = this.#steps;
    this.#groupSize[this.#groups] = size;
    this.#steps += size * passes;
    const needed = (this.#groups + 1) * this.#stride;
    if (this.#passes.length < needed) this.#passes = copied(this.#passes, needed * 2);
    if (this.#choices.length < this.#steps * this.#stride) {
      this.#choices = copied(this.#choices, this.#steps * this.#stride * 2);
    }
    this.#merged = passes > 1;
    this.#pass = -1;
    this.#startLength = this.length;
    for (let i = 0; i < this.length; i++) {
      this.#startCosts[i] = this.costs[i];
      this.#startWorths[i] = this.worths[i];
    }
  }

  beginPass(): void {
    this.#pass++;
    this.length = this.#startLength;
    for (let i = 0; i < this.#startLength; i++) {
      this.costs[i] = this.#startCosts[i];
      this.worths[i] = this.#startWorths[i];
    }
  }

  /** The place of a target in the group gets one of the options whose worth is not minus infinity. */
  step(place: number, target: number, options: number, costs: Int32Array, at: number, worths: Float64Array): void {
    const step = this.#stepOf(this.#groups, this.#pass, place);
    const row = step * this.#stride;
    const dense = this.#dense;
    const choices = this.#choices;
    this.#stepTargets[step] = target;
    // Read out of the object once: this is the innermost loop.
    const { length, costs: totals, worths: sums } = this;
    const budget = this.#budget;
    let largest = -1;
    for (let option = 0; option < options; option++) {
      const worth = worths[option];
      if (worth === never) continue;
      const cost = costs[at + option];
      this.#optionCosts[target * optionRoom + option] = cost;
      for (let i = 0; i < length; i++) {
        const total = totals[i] + cost;
        if (total > budget) break;
        const sum = sums[i] + worth;
        if (sum <= dense[total]) continue;
        dense[total] = sum;
        choices[row + total] = option;
        if (total > largest) largest = total;
      }
    }
    this.#gather(dense, largest);
  }

  /** Keeps the totals that no cheaper one equals, and empties the table. */
  #gather(dense: Float64Array, largest: number): void {
    const { costs, worths } = this;
    let length = 0;
    let best = never;
    for (let total = 0; total <= largest; total++) {
      const worth = dense[total];
      if (worth === never) continue;
      dense[total] = never;
      if (worth <= best + tolerance) continue;
      best = worth;
      costs[length] = total;
      worths[length++] = worth;
    }
    this.length = length;
  }

  endPass(): void {
    if (!this.#merged) return;
    const row = this.#groups * this.#stride;
    for (let i = 0; i < this.length; i++) {
      const total = this.costs[i];
      if (this.worths[i] <= this.#group[total]) continue;
      this.#group[total] = this.worths[i];
      this.#passes[row + total] = this.#pass;
    }
  }

  endGroup(): void {
    if (this.#merged) this.#gather(this.#group, this.#budget);
    else this.#passes.fill(0, this.#groups * this.#stride, (this.#groups + 1) * this.#stride);
    this.#groups++;
  }

  #stepOf(group: number, pass: number, place: number): number {
    return this.#groupFirst[group] + pass * this.#groupSize[group] + place;
  }

  /** The dearest total within an amount of fire, or -1. */
  within(budget: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.costs[middle] <= budget) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Tells which option each target has in a total. */
  trace(index: number, tell: (target: number, option: number) => void): void {
    let total = this.costs[index];
    for (let group = this.#groups - 1; group >= 0; group--) {
      const pass = this.#passes[group * this.#stride + total];
      for (let place = this.#groupSize[group] - 1; place >= 0; place--) {
        const step = this.#stepOf(group, pass, place);
        const target = this.#stepTargets[step];
        const option = this.#choices[step * this.#stride + total];
        tell(target, option);
        total -= this.#optionCosts[target * optionRoom + option];
      }
    }
  }
}

/** Sums of the same worths in another order may differ in the last digits. */
const tolerance = 1e-9;

function copied(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size);
  larger.set(bytes);
  return larger;
}
