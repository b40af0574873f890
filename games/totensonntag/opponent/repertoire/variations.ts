import { bold, careful, drawMood, forgets, type Mood, type Moods, type Random, retold } from '@impulse/engine';
import { hexCount } from '../../context.js';
import { NONE, type State } from '../../state.js';
import { actorsOf } from './actors.js';
import { distance } from '../../distance.js';

/**
 * The plan with something else told to one unit, to its stack, or to its division nearby. What seldom changes what the script
 * does, such as courage for a unit that nobody threatens, is drawn seldom.
 */
export function varyPlan(state: State, side: number, plan: Moods, random: Random): Moods {
  const units = actorsOf(state, side);
  if (units.length === 0) return plan;
  const leader = units[random.below(units.length)];
  const group = groupOf(state, units, leader, random);
  return retold(plan, group, forgets(plan, group, random) ? null : moodFor(state, side, leader, random));
}

function groupOf(state: State, units: readonly number[], leader: number, random: Random): readonly number[] {
  const { division } = state.context;
  const at = state.hexOf[leader];
  if (at < 0) return [leader];
  switch (random.below(6)) {
    case 0:
    case 1:
      return units.filter((unit) => state.hexOf[unit] === at);
    case 2:
    case 3:
      return units.filter(
        (unit) => division[unit] === division[leader] && state.hexOf[unit] >= 0 && distance(state.hexOf[unit], at) <= 3,
      );
    default:
      return [leader];
  }
}

const goalReach = 5;
const targetReach = 5;

const moods: readonly Mood[] = [
  { hold: true },
  { danger: careful },
  { noFire: true, danger: careful },
  { noFire: true, danger: careful },
];

function moodFor(state: State, side: number, unit: number, random: Random): Mood | null {
  const courage = (): Mood => ({ danger: random.below(2) ? bold : careful });
  const goal = (): Mood | null => goalMood(state, unit, random);
  const target = (): Mood | null => targetMood(state, side, unit, random) ?? goal();
  return drawMood(random, moods, [courage, target, target, target, goal, goal, goal, goal]);
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
  const at = state.hexOf[unit] >= 0 ? state.hexOf[unit] : context.entry[unit]?.hexes[0];
  if (at === undefined) return null;
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
