import { arrangeStack, type Random } from '@impulse/engine';
import { ARTILLERY } from '../context.js';
import { HiddenPool } from './hidden-pool.js';
import { mend } from './mend-stacks.js';
import { DEPLOYED, NONE, type State } from '../state.js';
import { FilledStack, noteLost, type VeiledStack } from './veiled-stack.js';

/**
 * 4C, ruling 58: what may be where a viewer cannot look. Who is on the map is known, and so is the size of every stack:
 * each hidden unit has a place below some top counter, and each stack has to be a legal one.
 */

const mostAttempts = 12;
/** After this many tries, a stack may be one that became too large when others were driven out of it (ruling 52). */
const strictAttempts = 8;

/**
 * Fills veiled stacks with hidden units that may be there, as strong as those in sight. Where what is left does
 * not fit any more, units are exchanged until everything does; if that fails, the stacks that went short are filled
 * first, and sparingly. False for a view that somebody made up: with more or fewer hidden units than places for them, or
 * with units that fit nowhere.
 */
export function unveil(
  state: State,
  veiled: readonly VeiledStack[],
  hidden: readonly number[],
  random: Random,
): boolean {
  const { side, fullStrength, kind } = state.context;
  let legal = true;
  for (const own of [0, 1]) {
    const units = hidden.filter((unit) => side[unit] === own);
    const share = shareInSight(state, own);
    let stacks: readonly FilledStack[] = [];
    let fits = false;
    const urgent: number[] = [];
    for (let attempts = 0; !fits && attempts < mostAttempts; attempts++) {
      stacks = veiled.map((one) => new FilledStack(state, one)).filter((stack) => stack.side === own);
      if (units.length !== stacks.reduce((places, stack) => places + stack.missing, 0)) return false;
      noteLost(state, attempts >= strictAttempts);
      const draws = attempts === 0 ? usualDraws : frugalDraws;
      const short = fill(inOrder(stacks, urgent), new HiddenPool(state, units), random, draws);
      fits = short.length === 0 || mend(state, stacks, random);
      urgent.unshift(...short);
    }
    legal &&= fits;
    for (const unit of units) {
      state.strength[unit] = Math.max(1, Math.round(fullStrength[unit] * share));
      state.flags[unit] = kind[unit] & ARTILLERY ? DEPLOYED : 0;
    }
    for (const stack of stacks) link(state, stack.hex, stack.close());
  }
  return legal;
}

export function link(state: State, hex: number, units: readonly number[]): void {
  arrangeStack(state, hex, units);
  for (const unit of units) state.hexOf[unit] = hex;
}

/** Stacks that went short before come first; then the largest. */
function inOrder(stacks: readonly FilledStack[], urgent: readonly number[]): readonly FilledStack[] {
  const rank = ({ hex }: FilledStack): number => (urgent.includes(hex) ? urgent.indexOf(hex) : urgent.length);
  return stacks.toSorted((a, b) => rank(a) - rank(b) || b.units.length - a.units.length || a.hex - b.hex);
}

/**
 * Large stacks, which need companies or one brigade, are filled one by one, and nobody is taken with whom the rest
 * cannot become a legal stack. Of the others each gets units of the formation of those already there, then any that
 * fit, at last any that are left: so no stack takes what another needs. Returns the hexes of those that went short.
 */
function fill(stacks: readonly FilledStack[], pool: HiddenPool, random: Random, draws: Draws): readonly number[] {
  for (const stack of stacks) {
    if (stack.isLarge) for (const draw of draws) take(stack, pool, random, draw);
  }
  for (const draw of draws) {
    for (const stack of stacks) take(stack, pool, random, draw);
  }
  const short = stacks.filter(({ missing }) => missing > 0);
  for (const stack of short) while (stack.missing > 0) stack.members.push(pool.anybody());
  return short.map(({ hex }) => hex);
}

type Draws = readonly ('ofFormation' | 'largest' | 'thatFits')[];
const usualDraws: Draws = ['ofFormation', 'thatFits'];
/** Leaves the companies to those who need them. */
const frugalDraws: Draws = ['largest'];

function take(stack: FilledStack, pool: HiddenPool, random: Random, draw: Draws[number]): void {
  while (stack.missing > 0) {
    const unit = pool[draw](stack, random);
    if (unit === NONE) return;
    stack.members.push(unit);
  }
}

/** Strength of a side's units in sight, as a share of their full strength. */
function shareInSight(state: State, side: number): number {
  const { firstUnit, endUnit, fullStrength } = state.context;
  let left = 0;
  let full = 0;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (state.hexOf[unit] < 0) continue;
    left += state.strength[unit];
    full += fullStrength[unit];
  }
  return full === 0 ? 1 : left / full;
}
