import { unitCount } from '../context.js';
import { companySize, isWhole } from '../data/stack-rule.js';
import { mayStand } from '../rules/terrain/costs.js';
import { NONE } from '../state.js';
import { type FilledStack, type Fitting, fitTogether } from './veiled-stack.js';

/**
 * Could a stack that is being filled still become a legal one with those who are left? Whether a group may stack
 * together is asked of the stacking rule (4A, 4B); here are the groups worth asking about. The least room is taken by
 * the smallest units, by those of one formation, and by all companies of a battalion (ruling 2). Of those who are `left`
 * the smallest come first.
 */
export function mayBeCompleted(
  fitting: Fitting,
  { hex, members, size }: FilledStack,
  left: readonly number[],
): boolean {
  if (members.length === size) return fitTogether(fitting, members, members.length);
  if (takesTooMuch(fitting, members, size, left)) return false;
  const wanted: Wanted = { fitting, hex, left, size };
  shorten(0);
  for (const unit of members) group.push(unit);
  return completes(wanted) || completesWithBattalions(wanted, mostWhole);
}

/**
 * 4A, rulings 1 and 2: will a German stack of this size be too large whoever comes? At best they are all companies, most
 * of them of whole battalions. Four equivalents are for one formation, with at most one company of another.
 */
function takesTooMuch(fitting: Fitting, members: readonly number[], size: number, left: readonly number[]): boolean {
  const { stack } = fitting.state.context;
  if (stack.german[members[0]] === 0) return false;
  let larger = 0;
  let first = NONE;
  for (const unit of members) {
    if (stack.size[unit] === companySize) continue;
    if (larger === 0) first = unit;
    larger++;
  }
  const most = larger + ((size - larger) >> 1);
  if (most < mostOfOneFormation || (larger === 0 && most === mostOfOneFormation)) return false;
  const least = larger + leastEquivalents(fitting, members, left, size - larger);
  if (least < mostOfOneFormation || larger === 0) return least > mostOfOneFormation;
  const own = stack.formation[first];
  const foreign = members.filter((unit) => stack.formation[unit] !== own);
  return least > mostOfOneFormation || foreign.length > 1 || foreign.some((unit) => stack.size[unit] > companySize);
}

/** 4A: equivalents that units of one formation may have, one more than others. */
const mostOfOneFormation = 4;

/** What `count` companies take up at best, the largest whole battalions that there can be among them. */
function leastEquivalents(
  { state, lost }: Fitting,
  members: readonly number[],
  left: readonly number[],
  count: number,
): number {
  const { stack } = state.context;
  companies.fill(0, 0, stack.battalions.length);
  for (const unit of members) if (stack.battalion[unit] >= 0) companies[stack.battalion[unit]]++;
  for (const unit of left) if (stack.battalion[unit] >= 0) companies[stack.battalion[unit]]++;
  let most = 0;
  for (let number = 0; number < stack.battalions.length; number++) {
    if (isWhole(stack, number, companies[number], lost)) most = Math.max(most, companies[number]);
  }
  let least = count >> 1;
  for (let whole = 1; whole <= mostOfOneFormation && most > 0; whole++) {
    least = Math.min(least, whole + (Math.max(0, count - whole * most) >> 1));
  }
  return least;
}

const companies = new Uint8Array(unitCount);

interface Wanted {
  readonly fitting: Fitting;
  readonly hex: number;
  readonly left: readonly number[];
  /** Counters of the stack when it is full. */
  readonly size: number;
}

/** The stack as it might become. */
const group: number[] = [];

/** Faster than to set the length, which gives up the room. */
function shorten(count: number): void {
  while (group.length > count) group.pop();
}

/** There is no room for a third battalion of companies beside anything that needs them. */
const mostWhole = 2;

/**
 * The smallest who are left, those of one formation or the guns of the army, with or without somebody else. What is
 * likelier comes first: Germans stack with anybody, many Soviets only with their brigade.
 */
function completes(wanted: Wanted): boolean {
  const { german } = wanted.fitting.state.context.stack;
  if (german[group[0]] === 1) return completesFrom(wanted, anybody) || completesFromFormation(wanted);
  return completesFromFormation(wanted) || completesFrom(wanted, anybody) || completesFromGuns(wanted);
}

function completesFromFormation(wanted: Wanted): boolean {
  const { formation } = wanted.fitting.state.context.stack;
  const tried = new Set<number>();
  for (const unit of mayLead(wanted)) {
    const own = formation[unit];
    if (tried.has(own)) continue;
    tried.add(own);
    if (completesFrom(wanted, (other) => formation[other] === own)) return true;
  }
  return false;
}

/** 4B. */
function completesFromGuns(wanted: Wanted): boolean {
  const { looseArtillery } = wanted.fitting.state.context.stack;
  return completesFrom(wanted, (unit) => looseArtillery[unit] === 1);
}

const anybody = (): boolean => true;

/** Somebody of the formation is in sight; unless nobody is but a company or an engineer brigade, which go with all. */
function mayLead({ fitting, left }: Wanted): readonly number[] {
  const { size, engineerBrigade } = fitting.state.context.stack;
  const bound = group.filter((unit) => size[unit] > companySize && engineerBrigade[unit] === 0);
  return bound.length > 0 ? bound : [...group, ...left];
}

function completesFrom(wanted: Wanted, belongs: (unit: number) => boolean): boolean {
  const { size, engineerBrigade } = wanted.fitting.state.context.stack;
  if (isLegal(wanted, belongs)) return true;
  const count = group.length;
  for (const extra of [(unit: number) => engineerBrigade[unit] === 1, (unit: number) => size[unit] === companySize]) {
    if (!add(wanted, count + 1, (unit) => extra(unit) && !(belongs !== anybody && belongs(unit)))) continue;
    const legal = isLegal(wanted, belongs);
    shorten(count);
    if (legal) return true;
  }
  return false;
}

/** Fills the group with the smallest who belong to it and asks the rule. */
function isLegal(wanted: Wanted, belongs: (unit: number) => boolean): boolean {
  const count = group.length;
  const legal = add(wanted, wanted.size, belongs) && fitTogether(wanted.fitting, group, group.length);
  shorten(count);
  return legal;
}

/** Adds the smallest until there are `upTo`. */
function add({ fitting: { state }, hex, left }: Wanted, upTo: number, belongs: (unit: number) => boolean): boolean {
  const before = group.length;
  for (let i = 0; i < left.length && group.length < upTo; i++) {
    const unit = left[i];
    if (belongs(unit) && !group.includes(unit) && mayStand(state, unit, hex)) group.push(unit);
  }
  if (group.length === upTo) return true;
  shorten(before);
  return false;
}

/** Some battalion is made whole before others come; the first of its companies is at `from` or later. */
function completesWithBattalions(wanted: Wanted, most: number, from = 0): boolean {
  const { left, fitting } = wanted;
  const { battalion, size } = fitting.state.context.stack;
  if (most === 0) return false;
  for (let i = from; i < left.length && size[left[i]] === companySize; i++) {
    const number = battalion[left[i]];
    if (number < 0 || left.findIndex((unit) => battalion[unit] === number) < i) continue;
    const count = group.length;
    const whole = addRest(wanted, number);
    const done = whole && (completes(wanted) || completesWithBattalions(wanted, most - 1, i + 1));
    shorten(count);
    if (done) return true;
  }
  return false;
}

/** Adds all companies of a battalion that are not there yet, if that makes it whole and they find a place. */
function addRest({ fitting: { state, lost }, hex, left, size }: Wanted, number: number): boolean {
  const { stack } = state.context;
  const { battalion } = stack;
  const rest = left.filter((unit) => battalion[unit] === number && !group.includes(unit) && mayStand(state, unit, hex));
  if (rest.length === 0) return false;
  group.push(...rest);
  const here = group.reduce((count, unit) => count + (battalion[unit] === number ? 1 : 0), 0);
  return group.length <= size && isWhole(stack, number, here, lost);
}
