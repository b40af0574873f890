import { bold, careful, drawMood, forgets, type Mood, type Moods, type Random, retold } from '@impulse/engine';
import { grid, hexCount } from '../../context.js';
import { NONE, type State } from '../../state.js';
import { actorsOf } from './actors.js';

/** The plan with something else told to a stack, a formation, or everybody in a sector. */
export function varyPlan(state: State, side: number, plan: Moods, random: Random): Moods {
  const units = actorsOf(state, side);
  if (units.length === 0) return plan;
  const leader = units[random.below(units.length)];
  const group = groupOf(state, units, leader, random);
  return retold(plan, group, forgets(plan, group, random) ? null : moodFor(state, side, leader, random));
}

const sector = 5;
const formationWithin = 8;

function groupOf(state: State, units: readonly number[], leader: number, random: Random): readonly number[] {
  const { formation } = state.context;
  const at = state.hexOf[leader];
  const within = (unit: number, hexes: number): boolean =>
    state.hexOf[unit] >= 0 && at >= 0 && grid.distance(state.hexOf[unit], at) <= hexes;
  const ofFormation = (unit: number): boolean => formation[unit] === formation[leader];
  switch (random.below(4)) {
    case 0:
      return units.filter((unit) => state.hexOf[unit] === at && (at >= 0 || ofFormation(unit)));
    case 1:
      return units.filter((unit) => unit === leader || within(unit, sector));
    default:
      return units.filter((unit) => ofFormation(unit) && (at < 0 || within(unit, formationWithin)));
  }
}

const moods: readonly Mood[] = [
  { hold: true },
  { danger: bold },
  { danger: careful },
  { noFire: true },
  { noFire: true, danger: careful },
];

function moodFor(state: State, side: number, unit: number, random: Random): Mood | null {
  const goal = (): Mood | null => goalMood(state, unit, random);
  const target = (): Mood | null => targetMood(state, side, unit, random) ?? goal();
  return drawMood(random, moods, [target, target, goal, goal]);
}

const targetWithin = 4;

function targetMood(state: State, side: number, unit: number, random: Random): Mood | null {
  const at = state.hexOf[unit];
  if (at < 0) return null;
  const isTarget = (hex: number): boolean =>
    state.top[hex] !== NONE && state.context.side[state.top[hex]] !== side && grid.distance(at, hex) <= targetWithin;
  const hexes = Array.from({ length: hexCount }, (_, hex) => hex).filter(isTarget);
  return hexes.length === 0 ? null : { target: hexes[random.below(hexes.length)] };
}

/** Places that count are thought of within so many hexes of the group. */
const goalWithin = 12;

/** A town or a part of the city not far away. */
function goalMood(state: State, unit: number, random: Random): Mood | null {
  const at = state.hexOf[unit];
  if (at < 0) return null;
  const { trunkTowns, garrisons, city } = state.context.ground;
  const places = [...new Set([...trunkTowns, ...garrisons, ...city])].filter(
    (hex) => grid.distance(at, hex) <= goalWithin,
  );
  return places.length === 0 ? null : { goal: places[random.below(places.length)] };
}
