import { brigadeSize, companySize, isWhole } from '../data/stack-rule.js';
import { mayStand } from '../rules/terrain/costs.js';
import type { State } from '../state.js';
import { type FilledStack, fitTogether, lost } from './veiled-stack.js';

/**
 * Could a stack that is being filled still become a legal one with those who are left? Whether a group may stack
 * together is asked of the stacking rule (4A, 4B); here are the groups worth asking about. The least room is taken by
 * the smallest units, by those of one formation, and by all companies of a battalion (ruling 2).
 */
export function mayBeCompleted(state: State, { hex, members, units }: FilledStack, left: readonly number[]): boolean {
  if (members.length === units.length) return fitTogether(state.context, members, members.length);
  const wanted: Wanted = { state, hex, left, size: units.length };
  group.length = 0;
  group.push(...members);
  return completes(wanted) || completesWithBattalions(wanted, mostWhole);
}

interface Wanted {
  readonly state: State;
  readonly hex: number;
  readonly left: readonly number[];
  /** Counters of the stack when it is full. */
  readonly size: number;
}

/** The stack as it might become. */
const group: number[] = [];
/** There is no room for a third battalion of companies beside anything that needs them. */
const mostWhole = 2;

/** The smallest who are left, those of one formation or the guns of the army, with or without somebody else. */
function completes(wanted: Wanted): boolean {
  const { formation, looseArtillery } = wanted.state.context.stack;
  if (completesFrom(wanted, anybody)) return true;
  if (completesFrom(wanted, (unit) => looseArtillery[unit] === 1)) return true;
  const tried = new Set<number>();
  for (const unit of mayLead(wanted)) {
    const own = formation[unit];
    if (tried.has(own)) continue;
    tried.add(own);
    if (completesFrom(wanted, (other) => formation[other] === own)) return true;
  }
  return false;
}

const anybody = (): boolean => true;

/** Somebody of the formation is in sight; unless nobody is but a company or an engineer brigade, which go with all. */
function mayLead({ state, left }: Wanted): readonly number[] {
  const { size, engineerBrigade } = state.context.stack;
  const bound = group.filter((unit) => size[unit] > companySize && engineerBrigade[unit] === 0);
  return bound.length > 0 ? bound : [...group, ...left];
}

function completesFrom(wanted: Wanted, belongs: (unit: number) => boolean): boolean {
  const { size, engineerBrigade } = wanted.state.context.stack;
  if (isLegal(wanted, belongs)) return true;
  const count = group.length;
  for (const extra of [(unit: number) => engineerBrigade[unit] === 1, (unit: number) => size[unit] === companySize]) {
    if (!add(wanted, count + 1, (unit) => extra(unit) && !(belongs !== anybody && belongs(unit)))) continue;
    const legal = isLegal(wanted, belongs);
    group.length = count;
    if (legal) return true;
  }
  return false;
}

/** Fills the group with the smallest who belong to it and asks the rule. */
function isLegal(wanted: Wanted, belongs: (unit: number) => boolean): boolean {
  const count = group.length;
  const legal = add(wanted, wanted.size, belongs) && fitTogether(wanted.state.context, group, group.length);
  group.length = count;
  return legal;
}

/** Adds the smallest until there are `upTo`. */
function add({ state, hex, left }: Wanted, upTo: number, belongs: (unit: number) => boolean): boolean {
  const { size } = state.context.stack;
  const before = group.length;
  for (let wanted = companySize; wanted <= brigadeSize; wanted++) {
    for (const unit of left) {
      if (group.length === upTo) return true;
      if (size[unit] !== wanted || !belongs(unit) || group.includes(unit) || !mayStand(state, unit, hex)) continue;
      group.push(unit);
    }
  }
  if (group.length === upTo) return true;
  group.length = before;
  return false;
}

/** Some battalion is made whole before others come. */
function completesWithBattalions(wanted: Wanted, most: number): boolean {
  const { battalions } = wanted.state.context.stack;
  if (most === 0) return false;
  for (let number = 0; number < battalions.length; number++) {
    const count = group.length;
    const whole = addRest(wanted, number);
    const done = whole && (completes(wanted) || completesWithBattalions(wanted, most - 1));
    group.length = count;
    if (done) return true;
  }
  return false;
}

/** Adds all companies of a battalion that are not there yet, if that makes it whole and they find a place. */
function addRest({ state, hex, left, size }: Wanted, number: number): boolean {
  const { stack } = state.context;
  const { battalion } = stack;
  const rest = left.filter((unit) => battalion[unit] === number && !group.includes(unit) && mayStand(state, unit, hex));
  if (rest.length === 0) return false;
  group.push(...rest);
  const here = group.reduce((count, unit) => count + (battalion[unit] === number ? 1 : 0), 0);
  return group.length <= size && isWhole(stack, number, here, lost);
}
