import { GERMAN, grid, SOVIET } from '../../context.js';
import { CITY } from '../../ground.js';
import { holder, NONE, type State } from '../../state.js';
import { isWeapons } from '../../rules/stacking/zones.js';
import { breaksOut, havenFor, isSafe, refugeFor, waits } from './break-out.js';
import { planColumns } from './columns.js';
import { type Demand, meetAll } from './demands.js';
import { distancesTo, FAR } from '../map/distances.js';
import { isLastWord, rewardsRelief } from '../last-word.js';
import type { Memory } from '../memory.js';
import { firePoints, type Sight } from '../map/sight.js';
import { formationGoal } from './soviet.js';
import { giveTask, placeOf } from './tasks.js';

/** The Germans hold the city and the trunk railway, keep a line before it, and reach for the city with what is left. */

/** Soviets within this distance of a town call for a garrison. */
const alarm = 11;
const garrisonWithin = 400;

export function planGermans(memory: Memory, state: State): void {
  holdCity(memory, state);
  planColumns(memory, state);
  if (!isLastWord(state)) {
    formSpearhead(memory, state);
    guardRailway(memory, state);
    keepGate(memory, state);
    keepLine(memory, state);
  }
  relieve(memory, state);
  followWithGuns(memory, state);
}

/** 15D: whoever is in the city stays in its bunkers, unless there is more to be had outside. */
function holdCity(memory: Memory, state: State): void {
  const { tasks } = memory;
  const { context } = state;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || tasks.given[unit] === 1) continue;
    if (breaksOut(state, unit) && !waits(memory.havens, state, unit) && comesThrough(memory, state, unit)) continue;
    if (context.ground.hexes[hex] & CITY) giveTask(tasks, unit, 'hold', hex);
  }
}

/** Sends a unit to where it is rescued, and whoever is rescued on, out of the fight. */
function comesThrough(memory: Memory, state: State, unit: number): boolean {
  const { tasks, havens, sight } = memory;
  const { ground, fortress } = state.context;
  const refuge = (): number =>
    fortress[unit] === 1 ? refugeFor(havens, state, unit) : nearestOf(memory, state, unit, ground.trunkTowns);
  const goal = isSafe(havens, state, unit) ? refuge() : havenFor(havens, sight, state, unit);
  if (goal !== NONE) giveTask(tasks, unit, 'break-out', goal);
  return goal !== NONE;
}

const spearheadWithin = 84;

/** Where relief or rescue brings points of its own, whoever stands before the city in force is not sent elsewhere. */
function formSpearhead(memory: Memory, state: State): void {
  if (memory.axis.goal === NONE || !rewardsRelief(state)) return;
  const fire = memory.weights.spearheadFire;
  const demand: Demand = { hex: memory.axis.goal, purpose: 'relief', fire, within: spearheadWithin, assault: true };
  meetAll(memory, state, GERMAN, [demand]);
}

/** Every town keeps somebody; those in danger keep what they have, and then more is sent to them. */
function guardRailway(memory: Memory, state: State): void {
  const { sight, weights } = memory;
  const dangers: Demand[] = [];
  for (const hex of state.context.ground.trunkTowns) {
    const lost = holder(state, hex) === SOVIET;
    const danger = lost ? sight.enemyFire[hex] * 2.5 : dangerTo(sight, hex);
    const fire = Math.max(weights.leastGarrison, Math.min(lost ? weights.mostCounter : weights.mostGarrison, danger));
    dangers.push({ hex, purpose: 'garrison', fire, within: garrisonWithin, assault: lost });
  }
  meetAll(memory, state, GERMAN, dangers);
}

/** Soviet fire that could come to a hex soon: less the farther it is, and the more Germans stand in its way. */
function dangerTo({ enemies, enemyHexes, enemyFire, backing, threat }: Sight, hex: number): number {
  let fire = 0;
  for (let i = 0; i < enemies; i++) {
    const from = enemyHexes[i];
    const away = grid.distance(from, hex);
    if (away >= alarm) continue;
    const free = Math.max(leastFree, 1 - backing[from] / (threat[from] + 1));
    fire += enemyFire[from] * (1 - away / alarm) * free;
  }
  return fire;
}

/** Part of a Soviet force that gets through whatever stands before it. */
const leastFree = 0.1;

/** 17E: the south-western entry stays open as long as a German stands near the southern edge. */
const gate = grid.parse('0636');

function keepGate(memory: Memory, state: State): void {
  const fire = memory.weights.gateFire;
  const demand: Demand = { hex: gate, purpose: 'line', fire, within: 300, assault: false, personnel: true };
  meetAll(memory, state, GERMAN, [demand]);
}

/** Towns on the railways between the city and the trunk line, the outermost first. */
const lineTowns = ['1921', '2024', '1420', '1626', '1224', '1430'].map((label) => grid.parse(label));

function keepLine(memory: Memory, state: State): void {
  const fire = memory.weights.lineFire;
  const demands = lineTowns
    .filter((hex) => holder(state, hex) !== SOVIET)
    .map((hex): Demand => ({ hex, purpose: 'line', fire, within: 120, assault: false, personnel: true }));
  meetAll(memory, state, GERMAN, demands);
}

/** Whoever is left goes to where the way to the city is barred. */
function relieve(memory: Memory, state: State): void {
  const { tasks, axis, lastWord } = memory;
  const { context } = state;
  const goal = lastWord.opening === NONE ? axis.goal : lastWord.opening;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if (tasks.given[unit] === 1 || isWeapons(state, unit)) continue;
    if (goal !== NONE && firePoints(state, unit) > 0) giveTask(tasks, unit, 'relief', goal);
    else giveTask(tasks, unit, 'line', nearestLineTown(memory, state, unit));
  }
}

const nearestLineTown = (memory: Memory, state: State, unit: number): number =>
  nearestOf(memory, state, unit, [...lineTowns, ...state.context.ground.trunkTowns]);

function nearestOf({ distances }: Memory, state: State, unit: number, towns: readonly number[]): number {
  let best = towns[0];
  let least = FAR;
  for (const hex of towns) {
    const cost = distancesTo(distances, state, hex, unit)[placeOf(state, unit)];
    if (cost < least && holder(state, hex) !== SOVIET) {
      least = cost;
      best = hex;
    }
  }
  return best;
}

/** Corps troops stand here and there and have no place in common. */
const isCorps = (state: State, unit: number): boolean =>
  state.context.formations[state.context.formation[unit]].kind === 'army';

function followWithGuns(memory: Memory, state: State): void {
  const { tasks } = memory;
  const { context } = state;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if (tasks.given[unit] === 1) continue;
    const goal = isCorps(state, unit) ? undefined : formationGoal(tasks, state, unit);
    giveTask(tasks, unit, 'gun-line', goal ?? nearestLineTown(memory, state, unit));
  }
}
