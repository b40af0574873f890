import type { State } from '../../state.js';
import { Effects, garrisonEffect } from './effects.js';
import { ANTITANK, CONVENTIONAL, type FirePlan, GARRISON } from './plan.js';
import { FIRST_COLUMN, Knapsack, optionRoom, SPARED, TOKEN } from './knapsack.js';
import { columnOf, type FireTable, NO_COLUMN, pointsFor } from './odds.js';

/**
 * Default actions: fire that nobody has allocated goes where it is likely to do most (`Effects`), within 9C3. Of weapons
 * units that may fire either way (10D) the best are taken for antitank fire.
 */

const never = -Infinity;
const targetRoom = 128;
const costs = new Int32Array(targetRoom * optionRoom);
const worths = new Float64Array(targetRoom * optionRoom);
const allowed = new Float64Array(optionRoom);
/** The option that a target has to reach. */
const floors = new Uint8Array(targetRoom);
const effects = new Effects();

/** By kind of fire; first the targets on the level, then those down a slope. */
const sacks = [
  [new Knapsack(), new Knapsack()],
  [new Knapsack(), new Knapsack()],
] as const;

/** Weapons units beyond this number keep to conventional fire: not all their choices are compared. */
const mostWeapons = 10;

/**
 * Allocates everything that `plan.given` leaves open; `weaponsGiven` when the weapons units have been told what to fire.
 * False when there is too little fire for what has been given.
 */
export function allocate(state: State, plan: FirePlan, weaponsGiven: boolean): boolean {
  describe(state, plan);
  for (const kind of [CONVENTIONAL, ANTITANK] as const) solveKind(state, plan, kind);
  if (!weaponsGiven && !chooseWeapons(plan)) return false;
  for (const kind of [CONVENTIONAL, ANTITANK] as const) {
    const { worth, level, downhill } = bestDivision(plan, kind, factorsOf(plan, kind));
    if (worth === never) return false;
    take(state, plan, sacks[kind][0], level);
    take(state, plan, sacks[kind][1], downhill);
  }
  return true;
}

/** Cost and worth of every option of every open target. */
function describe(state: State, plan: FirePlan): void {
  for (let target = 0; target < plan.count; target++) {
    if (plan.given[target]) continue;
    const table = plan.tableOf(state, target);
    const unit = plan.units[target];
    const at = target * optionRoom;
    if (unit !== GARRISON) effects.aim(state, unit, plan.isolation, plan.defensive, plan.frightened[target] === 1);
    const worthOf = (column: number): number =>
      unit === GARRISON ? garrisonEffect(table, column) : effects.worth(table, column);
    costs[at + SPARED] = 0;
    const least = plan.least[target];
    floors[target] = least > 0 ? columnOf(table, least, plan.defence[target]) + FIRST_COLUMN : SPARED;
    costs[at + TOKEN] = Math.max(1, least);
    worths[at + SPARED] = worths[at + TOKEN] = worthOf(NO_COLUMN);
    for (let column = 0; column < table.columns; column++) {
      costs[at + FIRST_COLUMN + column] = Math.max(least, pointsFor(table, column, plan.defence[target]));
      worths[at + FIRST_COLUMN + column] = worthOf(column);
    }
  }
}

function solveKind(state: State, plan: FirePlan, kind: 0 | 1): void {
  let factors = plan.factors[kind];
  for (let i = 0; i < plan.weapons; i++) factors += plan.weaponFire[kind][i];
  const fixed = plan.fixed[kind];
  solve(state, plan, kind, 0, factors + fixed);
  solve(state, plan, kind, 1, 2 * factors + fixed);
}

function solve(state: State, plan: FirePlan, kind: 0 | 1, slope: 0 | 1, fire: number): void {
  const sack = sacks[kind][slope];
  let useful = 0;
  let columns = 0;
  for (let target = 0; target < plan.count; target++) {
    if (!isOpen(plan, target, kind, slope)) continue;
    columns = plan.tableOf(state, target).columns;
    useful += costs[target * optionRoom + FIRST_COLUMN + columns - 1];
  }
  sack.begin(Math.min(fire, useful), plan.count);
  if (useful === 0) return;
  for (let target = 0; target < plan.count; target++) {
    if (isFirstOfHex(plan, target, kind, slope)) solveHex(plan, sack, target, kind, slope, columns);
  }
}

const isOpen = (plan: FirePlan, target: number, kind: number, slope: number): boolean =>
  !plan.given[target] && plan.kinds[target] === kind && plan.downhill[target] === slope;

function isFirstOfHex(plan: FirePlan, target: number, kind: number, slope: number): boolean {
  if (!isOpen(plan, target, kind, slope)) return false;
  for (let other = 0; other < target; other++) {
    if (isOpen(plan, other, kind, slope) && plan.hexes[other] === plan.hexes[target]) return false;
  }
  return true;
}

/** 9C3: what the order has given to others in the hex leaves to those still open. */
interface Limits {
  personnel: number;
  weapons: number;
  /** Is there personnel in the hex at all? */
  guarded: boolean;
  /** Option that open personnel has to reach, and that open weapons may not exceed. */
  floor: number;
  ceiling: number;
}

const limits: Limits = { personnel: 0, weapons: 0, guarded: false, floor: SPARED, ceiling: optionRoom };

/** The result is reused by the next call. */
function findLimits(plan: FirePlan, hex: number): Limits {
  Object.assign(limits, { personnel: 0, weapons: 0, guarded: false, floor: SPARED, ceiling: optionRoom });
  for (let target = 0; target < plan.count; target++) {
    if (plan.kinds[target] === ANTITANK || plan.hexes[target] !== hex) continue;
    const open = !plan.given[target];
    const option = givenOption(plan, target);
    if (plan.isWeapons[target]) {
      if (open) limits.weapons++;
      else limits.floor = Math.max(limits.floor, option);
    } else {
      limits.guarded = true;
      if (open) limits.personnel++;
      else limits.ceiling = Math.min(limits.ceiling, option);
    }
  }
  return limits;
}

const givenOption = (plan: FirePlan, target: number): number =>
  plan.points[target] === 0 ? SPARED : plan.columns[target] + FIRST_COLUMN;

function solveHex(plan: FirePlan, sack: Knapsack, first: number, kind: number, slope: number, columns: number): void {
  const hex = plan.hexes[first];
  const options = columns + FIRST_COLUMN;
  if (kind === ANTITANK) {
    let size = 0;
    for (let target = first; target < plan.count; target++) {
      if (isOpen(plan, target, kind, slope) && plan.hexes[target] === hex) size++;
    }
    sack.beginGroup(size, 1);
    pass(plan, sack, first, kind, slope, options, SPARED, SPARED, SPARED);
    sack.endGroup();
    return;
  }
  const { personnel, weapons, guarded, floor, ceiling } = findLimits(plan, hex);
  const coupled = personnel > 0 && weapons > 0;
  // Coupled: for each column, all personnel at least there and no weapons unit above; first no weapons unit at all.
  const passes = coupled ? columns + 1 : 1;
  sack.beginGroup(personnel + weapons, passes);
  if (!coupled) {
    pass(plan, sack, first, kind, slope, options, floor, SPARED, guarded ? ceiling : optionRoom);
  } else {
    pass(plan, sack, first, kind, slope, options, floor, SPARED, SPARED);
    for (let option = FIRST_COLUMN; option < options && option <= ceiling; option++) {
      // Anything less for a single weapons unit has been tried already, with more freedom for the others.
      const least = weapons === 1 ? option : SPARED;
      pass(plan, sack, first, kind, slope, options, Math.max(option, floor), least, option);
    }
  }
  sack.endGroup();
}

/** Personnel gets at least the option `floor`; weapons units from `bottom` to `ceiling`. */
function pass(
  plan: FirePlan,
  sack: Knapsack,
  first: number,
  kind: number,
  slope: number,
  options: number,
  floor: number,
  bottom: number,
  ceiling: number,
): void {
  sack.beginPass();
  const hex = plan.hexes[first];
  let place = 0;
  for (let target = first; target < plan.count; target++) {
    if (!isOpen(plan, target, kind, slope) || plan.hexes[target] !== hex) continue;
    const weapons = plan.isWeapons[target] === 1;
    const least = Math.max(weapons ? bottom : floor, floors[target]);
    const most = weapons ? ceiling : optionRoom;
    const at = target * optionRoom;
    for (let option = 0; option < options; option++) {
      // Fire below the table is of use only where somebody has to be fired at.
      const useless = option === TOKEN && least !== TOKEN;
      allowed[option] = option < least || option > most || useless ? never : worths[at + option];
    }
    sack.step(place++, target, options, costs, at, allowed);
  }
  sack.endPass();
}

/** Fire that has been given, by kind and slope. */
function givenFire(plan: FirePlan, kind: number, slope: number): number {
  let sum = 0;
  for (let target = 0; target < plan.count; target++) {
    if (plan.given[target] && plan.kinds[target] === kind && plan.downhill[target] === slope)
      sum += plan.points[target];
  }
  return sum;
}

function factorsOf(plan: FirePlan, kind: 0 | 1): number {
  let sum = plan.factors[kind];
  for (let i = 0; i < plan.weapons; i++) if (plan.weaponKind[i] === kind) sum += plan.weaponFire[kind][i];
  return sum;
}

/** A division of one kind of fire: its worth, and the totals of the two knapsacks that it takes. */
interface Division {
  worth: number;
  level: number;
  downhill: number;
}

const division: Division = { worth: never, level: -1, downhill: -1 };

/**
 * 12B, ruling 72: the best division of fire of which the units' part counts double down the slope, where it is spent first; the
 * rest of it and everything fixed goes to the level. The result is reused by the next call.
 */
function bestDivision(plan: FirePlan, kind: 0 | 1, factors: number): Division {
  const [flat, slope] = sacks[kind];
  const all = factors + plan.fixed[kind];
  const givenFlat = givenFire(plan, kind, 0);
  const givenSlope = givenFire(plan, kind, 1);
  division.worth = never;
  for (let i = 0; i < slope.length; i++) {
    const rest = all - spentDownhill(givenSlope + slope.costs[i], factors) - givenFlat;
    const j = rest < 0 ? -1 : flat.within(rest);
    if (j < 0) break;
    const worth = slope.worths[i] + flat.worths[j];
    if (worth <= division.worth) continue;
    division.worth = worth;
    division.level = j;
    division.downhill = i;
  }
  return division;
}

/** Fire spent to bring `fire` to bear down a slope. */
export const spentDownhill = (fire: number, factors: number): number => Math.max(Math.ceil(fire / 2), fire - factors);

/** 10D: tries every choice of weapons units for antitank fire; false when none suffices. */
function chooseWeapons(plan: FirePlan): boolean {
  const free: number[] = [];
  for (let i = 0; i < plan.weapons && free.length < mostWeapons; i++) {
    if (plan.weaponFire[CONVENTIONAL][i] > 0 && plan.weaponFire[ANTITANK][i] > 0) free.push(i);
  }
  let best = never;
  let chosen = 0;
  const choices = hasTargets(plan, ANTITANK) ? 1 << free.length : 1;
  for (let choice = 0; choice < choices; choice++) {
    setWeapons(plan, free, choice);
    const worth =
      bestDivision(plan, CONVENTIONAL, factorsOf(plan, CONVENTIONAL)).worth +
      bestDivision(plan, ANTITANK, factorsOf(plan, ANTITANK)).worth;
    if (worth <= best) continue;
    best = worth;
    chosen = choice;
  }
  setWeapons(plan, free, chosen);
  return best !== never;
}

function hasTargets(plan: FirePlan, kind: number): boolean {
  for (let target = 0; target < plan.count; target++) if (plan.kinds[target] === kind) return true;
  return false;
}

function setWeapons(plan: FirePlan, free: readonly number[], choice: number): void {
  for (const [bit, weapon] of free.entries()) plan.weaponKind[weapon] = (choice >> bit) & 1 ? ANTITANK : CONVENTIONAL;
}

function take(state: State, plan: FirePlan, sack: Knapsack, index: number): void {
  sack.trace(index, (target, option) => plan.aim(state, target, costs[target * optionRoom + option]));
}

/** What the open targets are expected to suffer, for tests and comparisons. */
export function worthOf(state: State, plan: FirePlan, target: number, table: FireTable): number {
  const unit = plan.units[target];
  if (unit === GARRISON) return garrisonEffect(table, plan.columns[target]);
  effects.aim(state, unit, plan.isolation, plan.defensive, plan.frightened[target] === 1);
  return effects.worth(table, plan.columns[target]);
}
