import { arrangeStack, type Random } from '@impulse/engine';
import { ARTILLERY } from '../context.js';
import { HiddenPool } from './hidden-pool.js';
import { mend } from './mend-stacks.js';
import { originsOf } from './origins.js';
import { DEPLOYED, NONE, type State } from '../state.js';
import { drivenFitting, FilledStack, type Fitting, usualFitting, type VeiledStack } from './veiled-stack.js';

/**
 * 4C, ruling 58: what may be where a viewer cannot look. Who is on the map is known, and so is the size of every stack:
 * each hidden unit has a place below some top counter, and each stack has to be a legal one.
 */

const mostAttempts = 12;
/** After this many tries, a stack may be one that became too large when others were driven out of it (ruling 52). */
const strictAttempts = 8;

/** Rounds of exchanges. In the first tries what is not soon put right is better drawn again. */
const hastyAttempts = 4;
const firstRounds = 6;
const mostRounds = 50;

/** The veiled stacks of both sides, to be filled as often as one likes. */
export class VeiledStacks {
  readonly #sides: readonly VeiledSide[];

  /** `state` has the hidden units off the map; they are made as strong as those in sight. */
  constructor(state: State, veiled: readonly VeiledStack[], hidden: readonly number[]) {
    const stacks = veiled.map((one) => new FilledStack(state, one));
    const fittings = { usual: usualFitting(state), driven: drivenFitting(state) };
    this.#sides = [0, 1].map((side) => {
      const units = hidden.filter((unit) => state.context.side[unit] === side);
      weaken(state, side, units);
      return new VeiledSide(
        fittings,
        stacks.filter((stack) => stack.side === side),
        units,
      );
    });
  }

  /**
   * Fills the stacks of a state like that one with hidden units that may be there. False for a view that somebody made
   * up: with more or fewer hidden units than places for them, or with units that fit nowhere.
   */
  fill(state: State, random: Random): boolean {
    return this.#sides.every((side) => side.fill(state, random));
  }
}

interface Fittings {
  readonly usual: Fitting;
  readonly driven: Fitting;
}

class VeiledSide {
  readonly #fittings: Fittings;
  /** The largest first. */
  readonly #stacks: readonly FilledStack[];
  readonly #pool: HiddenPool;
  readonly #hasRoom: boolean;

  constructor(fittings: Fittings, stacks: readonly FilledStack[], units: readonly number[]) {
    this.#fittings = fittings;
    this.#stacks = stacks.toSorted((a, b) => b.size - a.size || a.hex - b.hex);
    this.#pool = new HiddenPool(fittings.usual.state.context, units);
    this.#hasRoom = units.length === stacks.reduce((places, stack) => places + stack.missing, 0);
  }

  /**
   * Where what is left does not fit any more, units are exchanged until everything does; if that fails, the stacks that
   * went short are filled first, and sparingly.
   */
  fill(state: State, random: Random): boolean {
    if (!this.#hasRoom) return false;
    const urgent: number[] = [];
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const fitting = attempt < strictAttempts ? this.#fittings.usual : this.#fittings.driven;
      const short = this.#draw(fitting, urgent, random);
      const rounds = attempt < hastyAttempts ? firstRounds : mostRounds;
      if (short.length > 0 && !mend(fitting, this.#inOrderOfHexes(), random, rounds)) {
        urgent.unshift(...short);
        continue;
      }
      for (const stack of this.#stacks) link(state, stack.hex, stack.close());
      return true;
    }
    return false;
  }

  /**
   * Large stacks, which need companies or one brigade, are filled one by one, and nobody is taken with whom the rest
   * cannot become a legal stack. Of the others each gets units that came with those already there, then of their formation, then any that
   * fit, at last any that are left: so no stack takes what another needs. Returns the hexes of those that went short.
   */
  #draw(fitting: Fitting, urgent: readonly number[], random: Random): readonly number[] {
    const pool = this.#pool;
    const draws = urgent.length === 0 ? usualDraws : frugalDraws;
    const stacks = inOrder(this.#stacks, urgent);
    pool.refill();
    for (const stack of stacks) stack.empty();
    for (const stack of stacks) {
      if (stack.isLarge) for (const draw of draws) take(fitting, stack, pool, random, draw);
    }
    for (const draw of draws) {
      for (const stack of stacks) take(fitting, stack, pool, random, draw);
    }
    const short: number[] = [];
    for (const stack of stacks) {
      if (stack.missing === 0) continue;
      short.push(stack.hex);
      while (stack.missing > 0) stack.members.push(pool.anybody());
    }
    return short;
  }

  #inOrderOfHexes(): readonly FilledStack[] {
    return this.#stacks.toSorted((a, b) => a.hex - b.hex);
  }
}

/** Fills the veiled stacks of a state once. */
export const unveil = (
  state: State,
  veiled: readonly VeiledStack[],
  hidden: readonly number[],
  random: Random,
): boolean => new VeiledStacks(state, veiled, hidden).fill(state, random);

export function link(state: State, hex: number, units: readonly number[]): void {
  arrangeStack(state, hex, units);
  for (const unit of units) state.hexOf[unit] = hex;
}

/** Stacks that went short before come first. */
function inOrder(stacks: readonly FilledStack[], urgent: readonly number[]): readonly FilledStack[] {
  if (urgent.length === 0) return stacks;
  const rank = ({ hex }: FilledStack): number => (urgent.includes(hex) ? urgent.indexOf(hex) : urgent.length);
  return stacks.toSorted((a, b) => rank(a) - rank(b));
}

type Draws = readonly ('ofOrigin' | 'near' | 'ofFormation' | 'largest' | 'thatFits')[];
const usualDraws: Draws = ['ofOrigin', 'near', 'ofFormation', 'thatFits'];
/** Leaves the companies to those who need them. */
const frugalDraws: Draws = ['largest'];

function take(fitting: Fitting, stack: FilledStack, pool: HiddenPool, random: Random, draw: Draws[number]): void {
  while (stack.missing > 0) {
    const unit = pool[draw](fitting, stack, random);
    if (unit === NONE) return;
    stack.members.push(unit);
  }
}

/** Hidden units are taken to have lost as much since the beginning as those of their side in sight; their guns are deployed. */
function weaken(state: State, side: number, hidden: readonly number[]): void {
  const { fullStrength, kind } = state.context;
  const { strength } = originsOf(state.context);
  const share = shareInSight(state, side, strength);
  for (const unit of hidden) {
    state.strength[unit] = Math.max(1, Math.min(fullStrength[unit], Math.round(strength[unit] * share)));
    state.flags[unit] = kind[unit] & ARTILLERY ? DEPLOYED : 0;
  }
}

/** Strength of a side's units in sight, as a share of what they had. */
function shareInSight(state: State, side: number, before: Uint8Array): number {
  const { firstUnit, endUnit } = state.context;
  let left = 0;
  let full = 0;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (state.hexOf[unit] < 0) continue;
    left += state.strength[unit];
    full += before[unit];
  }
  return full === 0 ? 1 : left / full;
}
