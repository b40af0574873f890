import type { Mood, Moods } from '@impulse/engine';
import { grid } from '../../context.js';
import type { State } from '../../state.js';
import { assaultPoints } from '../map/sight.js';
import { actorsOf } from './actors.js';

/** Whoever stands so near to an enemy stack may assault it, or be told not to; fewer than so many leave it alone anyhow. */
const within = 2;
const leastCrowd = 3;
const mostTargets = 4;

/** Plans by target: everybody around an enemy stack assaults it, or nobody there assaults anything. The stacks with most around them. */
export function plansByTarget(state: State, side: number): Moods[] {
  const units = actorsOf(state, side).filter((unit) => state.hexOf[unit] >= 0 && assaultPoints(state, unit) > 0);
  return enemyHexes(state, side)
    .map((hex) => ({ hex, crowd: units.filter((unit) => grid.distance(state.hexOf[unit], hex) <= within) }))
    .filter(({ crowd }) => crowd.length >= leastCrowd)
    .toSorted((one, other) => other.crowd.length - one.crowd.length)
    .slice(0, mostTargets)
    .flatMap(({ hex, crowd }) => [tell(crowd, { target: hex }), tell(crowd, { noFire: true })]);
}

const tell = (units: readonly number[], mood: Mood): Moods => new Map(units.map((unit) => [unit, mood]));

function enemyHexes({ context, top, hexOf }: State, side: number): number[] {
  const hexes: number[] = [];
  for (let unit = context.firstUnit[1 - side]; unit < context.endUnit[1 - side]; unit++) {
    const hex = hexOf[unit];
    if (hex >= 0 && top[hex] === unit) hexes.push(hex);
  }
  return hexes;
}
