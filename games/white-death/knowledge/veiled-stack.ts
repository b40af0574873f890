import { unitCount } from '../context.js';
import { stackFits } from '../data/stack-rule.js';
import { countLost } from '../rules/stacking/stacking.js';
import { mayStand } from '../rules/terrain/costs.js';
import { NONE, type State } from '../state.js';

/** A stack of which a viewer does not know everything: from top to bottom, NONE for what it cannot see. */
export interface VeiledStack {
  readonly hex: number;
  readonly units: readonly number[];
}

/** What decides who may stand together: the data of the battle, which a state lends, and who is out of it. */
export interface Fitting {
  readonly state: State;
  /** Companies that are not counted as missing, by battalion: lost, or no longer in the stack. */
  readonly lost: ArrayLike<number>;
}

export const usualFitting = (state: State): Fitting => ({ state, lost: Uint8Array.from(countLost(state)) });

/** Ruling 52: any part of a battalion may be what is left of a whole one that was driven apart. */
export const drivenFitting = (state: State): Fitting => ({ state, lost: state.context.stack.companies });

export const fitTogether = ({ state, lost }: Fitting, units: ArrayLike<number>, count: number): boolean =>
  stackFits(state.context.stack, units, count, lost);

/** By side: the number of counters that fit together whatever they are, or nearly (4A, 4B). */
const easySize = [2, 3] as const;

/** One being filled, again and again: at first with those in sight, who stay. */
export class FilledStack {
  readonly hex: number;
  readonly side: number;
  readonly size: number;
  /** Needs companies or one brigade (4A, 4B). */
  readonly isLarge: boolean;
  readonly members: number[];
  readonly known: number;
  /** Places from top to bottom of those who are drawn. */
  readonly veiled: readonly number[];
  readonly #units: number[];
  /** Where one unit is missing: who fits, as far as that has been asked. */
  #answers = new Uint8Array(0);
  #answersFor: Fitting | null = null;

  constructor({ context }: State, { hex, units }: VeiledStack) {
    this.hex = hex;
    this.size = units.length;
    this.members = units.filter((unit) => unit !== NONE);
    this.known = this.members.length;
    this.side = context.side[this.members[0]];
    this.isLarge = units.length > easySize[this.side];
    this.veiled = units.flatMap((unit, place) => (unit === NONE ? [place] : []));
    this.#units = [...units];
  }

  get missing(): number {
    return this.size - this.members.length;
  }

  /** Those who were drawn go again. */
  empty(): void {
    while (this.members.length > this.known) this.members.pop();
  }

  /** May a unit be the last one of the stack? */
  admits(fitting: Fitting, unit: number): boolean {
    const { hex, members, known, veiled } = this;
    if (veiled.length > 1) return isAdmitted(fitting, hex, members, members.length, unit);
    if (this.#answersFor !== fitting) {
      this.#answersFor = fitting;
      this.#answers = new Uint8Array(unitCount);
    }
    this.#answers[unit] ||= isAdmitted(fitting, hex, members, known, unit) ? YES : NO;
    return this.#answers[unit] === YES;
  }

  /** The units that were drawn come into the places that were veiled. */
  close(): readonly number[] {
    for (let i = 0; i < this.veiled.length; i++) this.#units[this.veiled[i]] = this.members[this.known + i];
    return this.#units;
  }
}

const YES = 1;
const NO = 2;

/** May a unit be in a hex with the first `count` of others? */
function isAdmitted(fitting: Fitting, hex: number, others: readonly number[], count: number, unit: number): boolean {
  if (!mayStand(fitting.state, unit, hex)) return false;
  for (let i = 0; i < count; i++) group[i] = others[i];
  group[count] = unit;
  return fitTogether(fitting, group, count + 1);
}

/** How far a stack is from a legal one: the units that find no room in it or may not be there, one after the other. */
export function misfitsIn(fitting: Fitting, stack: FilledStack): number {
  const { hex, members, known } = stack;
  if (stack.size === known + 1) return stack.admits(fitting, members[known]) ? 0 : 1;
  const { state } = fitting;
  let count = known;
  let misfits = 0;
  for (let i = known; i < members.length; i++) if (!mayStand(state, members[i], hex)) misfits++;
  if (misfits === 0 && fitTogether(fitting, members, members.length)) return 0;
  misfits = 0;
  for (let i = 0; i < known; i++) group[i] = members[i];
  for (let i = known; i < members.length; i++) {
    group[count] = members[i];
    if (mayStand(state, members[i], hex) && fitTogether(fitting, group, count + 1)) count++;
    else misfits++;
  }
  return misfits;
}

const group: number[] = [];
