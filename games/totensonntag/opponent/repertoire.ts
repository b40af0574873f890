import type { Mood, Moods, PolicySettings, Random, Repertoire } from '@impulse/engine';
import { ARTILLERY, grid, hexCount } from '../context.js';
import { canAct } from '../rules/activations.js';
import { inEnemyZoc, NONE, type State, STEP } from '../state.js';
import { isPresent } from './tasks.js';

/** What the units of an impulse may be told, for a search over plans. */
export const repertoire: Repertoire<State> = {
  kindOf({ step }) {
    if (step === STEP.impulse) return 'impulse';
    return step === STEP['choose-an'] || step === STEP['adjust-an'] ? 'choice' : 'routine';
  },

  stances(state, side) {
    const units = actors(state, side);
    const told = (mood: Mood, to: (unit: number) => boolean = () => true): Moods =>
      new Map(units.filter(to).map((unit) => [unit, mood]));
    return [new Map(), ...general(state, told), ...ofDivisions(state, units, told), ...ofObjectives(state, told)];
  },

  vary(state, side, plan, random) {
    const units = actors(state, side);
    if (units.length === 0) return plan;
    const changed = new Map(plan);
    const leader = units[random.below(units.length)];
    const group = groupOf(state, units, leader, random);
    const mood = drawMood(state, side, leader, random);
    for (const unit of group) {
      if (mood) changed.set(unit, mood);
      else changed.delete(unit);
    }
    return changed;
  },

  style(state, side, random) {
    return styleOf(state, side, random);
  },
};

const distances = grid.distances!;
const distance = (from: number, to: number): number => distances[from * hexCount + to];

/** Units that can do something in this impulse; in a style, all there are. */
function actors(state: State, side: number): number[] {
  const { firstUnit, endUnit } = state.context;
  const units: number[] = [];
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (isPresent(state, unit) && canAct(state, unit)) units.push(unit);
  }
  return units;
}

type Telling = (mood: Mood, to?: (unit: number) => boolean) => Moods;

const bold = 0.3;
const careful = 3;

function general(state: State, told: Telling): Moods[] {
  const { kind } = state.context;
  const isGun = (unit: number): boolean => (kind[unit] & ARTILLERY) !== 0;
  const isHurt = (unit: number): boolean => state.hits[unit] > 0;
  const inZone = (unit: number): boolean => {
    const hex = state.hexOf[unit];
    return hex >= 0 && inEnemyZoc(state, state.context.side[unit], hex);
  };
  return [
    told({ danger: bold }),
    told({ danger: careful }),
    told({ danger: 0 }),
    told({ hold: true }),
    told({ noFire: true, danger: careful }),
    told({ danger: careful }, isGun),
    told({ noFire: true, danger: careful }, (unit) => isHurt(unit) && inZone(unit)),
    told({ hold: true }, (unit) => !inZone(unit)),
  ];
}

function ofDivisions(state: State, units: readonly number[], told: Telling): Moods[] {
  const { division } = state.context;
  const found = [...new Set(units.map((unit) => division[unit]))];
  return found.flatMap((one) => {
    const ofIt = (unit: number): boolean => division[unit] === one;
    return [told({ danger: careful }, ofIt), told({ danger: bold }, ofIt)];
  });
}

const nearObjective = 6;

/** Everybody near an objective goes there. */
function ofObjectives(state: State, told: Telling): Moods[] {
  return state.context.objectives.map(({ at }) =>
    told({ goal: at }, (unit) => state.hexOf[unit] >= 0 && distance(state.hexOf[unit], at) <= nearObjective),
  );
}

/** One unit, its stack, or its division nearby. */
function groupOf(state: State, units: readonly number[], leader: number, random: Random): readonly number[] {
  const { division } = state.context;
  const at = state.hexOf[leader];
  if (at < 0) return [leader];
  switch (random.below(4)) {
    case 0:
      return units.filter((unit) => state.hexOf[unit] === at);
    case 1:
      return units.filter(
        (unit) => division[unit] === division[leader] && state.hexOf[unit] >= 0 && distance(state.hexOf[unit], at) <= 3,
      );
    default:
      return [leader];
  }
}

const goalReach = 5;
const targetReach = 5;

/** Null tells the unit nothing, as the script plays it. */
function drawMood(state: State, side: number, unit: number, random: Random): Mood | null {
  switch (random.below(8)) {
    case 0:
      return null;
    case 1:
      return { hold: true };
    case 2:
      return { danger: bold };
    case 3:
      return { danger: careful };
    case 4:
      return { noFire: true, danger: careful };
    case 5:
      return targetMood(state, side, unit, random);
    default:
      return goalMood(state, unit, random);
  }
}

function targetMood(state: State, side: number, unit: number, random: Random): Mood | null {
  const { firstUnit, endUnit } = state.context;
  const at = state.hexOf[unit];
  const hexes: number[] = [];
  for (let enemy = firstUnit[1 - side]; at >= 0 && enemy < endUnit[1 - side]; enemy++) {
    const hex = state.hexOf[enemy];
    if (hex >= 0 && state.top[hex] === enemy && distance(at, hex) <= targetReach) hexes.push(hex);
  }
  return hexes.length === 0 ? null : { target: hexes[random.below(hexes.length)], danger: random.below(2) ? bold : 1 };
}

/** A hex within reach, more often one that means something than any. */
function goalMood(state: State, unit: number, random: Random): Mood | null {
  const { context } = state;
  const at = state.hexOf[unit];
  if (at < 0) return null;
  const meaningful = [...context.objectives.map((objective) => objective.at), context.exitHex];
  const isPlace = (hex: number): boolean => context.cover[hex] > 0 || state.top[hex] !== NONE;
  const near: number[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (distance(at, hex) > goalReach || context.enterCost[unit][hex] === 0) continue;
    if (random.below(2) === 0 || meaningful.includes(hex) || isPlace(hex)) near.push(hex);
  }
  if (near.length === 0) return null;
  return { goal: near[random.below(near.length)] };
}

const dangers = [0.25, 0.5, 1, 1, 1, 2, 4] as const;
const temperatures = [0, 0, 5, 15] as const;

/** Each division has a courage of its own for the whole battle, and so have the guns. */
function styleOf(state: State, side: number, random: Random): PolicySettings {
  const { context } = state;
  const courage = context.divisions.map(() => dangers[random.below(dangers.length)]);
  const alone = dangers[random.below(dangers.length)];
  const ofGuns = dangers[random.below(dangers.length)];
  const moods = new Map<number, Mood>();
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const division = context.division[unit];
    const own = division < 0 ? alone : courage[division];
    moods.set(unit, { danger: context.kind[unit] & ARTILLERY ? own * ofGuns : own });
  }
  return { moods, temperature: temperatures[random.below(temperatures.length)] };
}
