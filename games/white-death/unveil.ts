import { arrangeStack, type Random } from '@impulse/engine';
import { ARTILLERY } from './context.js';
import { HiddenPool } from './hidden-pool.js';
import { mend } from './mend-stacks.js';
import { DEPLOYED, NONE, type State } from './state.js';
import { FilledStack, misfitsIn, noteLost, type VeiledStack } from './veiled-stack.js';

/**
 * 4C, ruling 58: what may lie where a viewer cannot look. Who is on the map is known, and so is the size of every stack:
 * each hidden unit has a place below some top counter, and each stack has to be a legal one.
 */

const mostAttempts = 12;

/**
 * Fills veiled stacks with hidden units that may stand there, as strong as those in sight. Where whatever is left does
 * not fit any more, units are exchanged until everything does. False when there are more or fewer hidden units than
 * places for them, or all attempts fail: with a view that somebody made up, and in rare crowds whose only fillings are
 * not found, though the truth fits.
 */
export function unveil(
  state: State,
  veiled: readonly VeiledStack[],
  hidden: readonly number[],
  random: Random,
): boolean {
  const { side, fullStrength, kind } = state.context;
  noteLost(state);
  let legal = true;
  for (const own of [0, 1]) {
    const units = hidden.filter((unit) => side[unit] === own);
    const share = shareInSight(state, own);
    let stacks: readonly FilledStack[] = [];
    let fits = false;
    for (let attempts = 0; !fits && attempts < mostAttempts; attempts++) {
      stacks = veiled.map((one) => new FilledStack(state, one)).filter((stack) => stack.side === own);
      if (units.length !== stacks.reduce((places, stack) => places + stack.missing, 0)) return false;
      fits = fill(state, stacks, new HiddenPool(state, units), random) || mend(state, stacks, random);
    }
    legal &&= fits;
    for (const unit of units) {
      state.strength[unit] = Math.max(1, Math.round(fullStrength[unit]! * share));
      state.flags[unit] = kind[unit]! & ARTILLERY ? DEPLOYED : 0;
    }
    for (const stack of stacks) link(state, stack.hex, stack.close());
  }
  return legal;
}

export function link(state: State, hex: number, units: readonly number[]): void {
  arrangeStack(state, hex, units);
  for (const unit of units) state.hexOf[unit] = hex;
}

/**
 * Large stacks, which need companies or one brigade, are filled one by one, the largest first. Of the others each gets
 * units of the formation of those already there, then whoever fits, at last whoever is left: so no stack takes what
 * another needs. True when everybody fits.
 */
function fill(state: State, stacks: readonly FilledStack[], pool: HiddenPool, random: Random): boolean {
  const largestFirst = stacks.toSorted((a, b) => b.units.length - a.units.length || a.hex - b.hex);
  for (const stack of largestFirst) {
    if (stack.units.length > easySize[stack.side]!) fillLarge(state, stack, pool, random);
  }
  for (const draw of easyDraws) {
    for (const stack of largestFirst) {
      while (stack.missing > 0) {
        const unit = pool[draw](stack, random);
        if (unit === NONE) break;
        stack.members.push(unit);
      }
    }
  }
  let fits = true;
  for (const stack of largestFirst) {
    for (; stack.missing > 0; fits = false) stack.members.push(pool.anybody());
  }
  return fits;
}

/** By side: so many counters find their place whatever they are, or nearly (4A, 4B). */
const easySize = [2, 3] as const;
const mostDraws = 200;

/**
 * A crowd begins with a whole battalion, for hardly anything else makes one (ruling 2). Whenever nobody fits any more,
 * somebody large is put back, and those who take the least room come instead.
 */
function fillLarge(state: State, stack: FilledStack, pool: HiddenPool, random: Random): void {
  const { members, known } = stack;
  const { size } = state.context.stack;
  let crowded = false;
  if (stack.units.length >= crowd) takeBattalion(state, stack, pool, random);
  for (let draws = 0; stack.missing > 0 && draws < mostDraws; draws++) {
    const unit = (crowded ? crowdedDraws : easyDraws).reduce(
      (found, draw) => (found === NONE ? pool[draw](stack, random) : found),
      NONE,
    );
    if (unit !== NONE) {
      members.push(unit);
      continue;
    }
    if (members.length === known) return;
    let back = known + random.below(members.length - known);
    for (let i = known; i < members.length; i++) if (size[members[i]!]! > size[members[back]!]!) back = i;
    pool.add(members.splice(back, 1)[0]!);
    crowded = draws % 8 !== 7;
    if (!crowded) takeBattalion(state, stack, pool, random);
  }
}

const crowd = 7;

/** Begins a stack anew with all companies of some battalion, if they fit. */
function takeBattalion(state: State, stack: FilledStack, pool: HiddenPool, random: Random): void {
  const { members, known } = stack;
  const empty = (): void => members.splice(known).forEach((unit) => pool.add(unit));
  empty();
  members.push(...pool.wholeBattalion(stack.missing, random));
  if (misfitsIn(state, stack) > 0) empty();
}

const easyDraws = ['ofFormation', 'thatFits'] as const;
const crowdedDraws = ['ofBattalion', 'company', ...easyDraws] as const;

/** Strength of a side's units in sight, as a share of their full strength. */
function shareInSight(state: State, side: number): number {
  const { firstUnit, endUnit, fullStrength } = state.context;
  let left = 0;
  let full = 0;
  for (let unit = firstUnit[side]!; unit < endUnit[side]!; unit++) {
    if (state.hexOf[unit]! < 0) continue;
    left += state.strength[unit]!;
    full += fullStrength[unit]!;
  }
  return full === 0 ? 1 : left / full;
}
