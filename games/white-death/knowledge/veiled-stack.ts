import { type Context, unitCount } from '../context.js';
import { stackFits } from '../data/stack-rule.js';
import { mayStand } from '../rules/terrain/costs.js';
import { countLost } from '../rules/stacking/stacking.js';
import { NONE, type State } from '../state.js';

/** A stack of which a viewer does not know everything: from top to bottom, NONE for what it cannot see. */
export interface VeiledStack {
  readonly hex: number;
  readonly units: readonly number[];
}

/** By side: the number of counters that fit together whatever they are, or nearly (4A, 4B). */
const easySize = [2, 3] as const;

/** One being filled: at first with those in sight, who stay. */
export class FilledStack {
  readonly hex: number;
  readonly side: number;
  readonly units: number[];
  /** Places of `units` that were veiled. */
  readonly veiled: readonly number[];
  readonly members: number[];
  readonly known: number;

  constructor(state: State, { hex, units }: VeiledStack) {
    this.hex = hex;
    this.units = [...units];
    this.members = units.filter((unit) => unit !== NONE);
    this.known = this.members.length;
    this.side = state.context.side[this.members[0]];
    this.veiled = units.flatMap((unit, place) => (unit === NONE ? [place] : []));
  }

  /** Needs companies or one brigade (4A, 4B). */
  get isLarge(): boolean {
    return this.units.length > easySize[this.side];
  }

  get missing(): number {
    return this.units.length - this.members.length;
  }

  /** The units that were drawn come into the places that were veiled. */
  close(): readonly number[] {
    for (const [index, place] of this.veiled.entries()) this.units[place] = this.members[this.known + index];
    return this.units;
  }
}

/** How far a stack is from a legal one: the units that find no room in it or may not be there, one after the other. */
export function misfitsIn(state: State, { hex, members, known }: FilledStack): number {
  let count = known;
  let misfits = 0;
  for (let i = known; i < members.length; i++) if (!mayStand(state, members[i], hex)) misfits++;
  if (misfits === 0 && fitTogether(state.context, members, members.length)) return 0;
  misfits = 0;
  for (let i = 0; i < known; i++) group[i] = members[i];
  for (let i = known; i < members.length; i++) {
    group[count] = members[i];
    if (mayStand(state, members[i], hex) && fitTogether(state.context, group, count + 1)) count++;
    else misfits++;
  }
  return misfits;
}

const group: number[] = [];
/** Companies that are not counted as missing, by battalion: lost, or no longer in the stack. */
export const lost = new Uint8Array(unitCount);

export const fitTogether = ({ stack }: Context, units: ArrayLike<number>, count: number): boolean =>
  stackFits(stack, units, count, lost);

/** Ruling 52: with `driven`, any part of a battalion may be what is left of a whole one. */
export function noteLost(state: State, driven: boolean): void {
  lost.set(driven ? state.context.stack.companies : countLost(state));
}
