import { grid, hexCount } from '../../context.js';
import { garrisonBars } from '../../rules/city/garrisons.js';
import { terrainCost } from '../../rules/terrain/terrain-costs.js';
import { holder, NONE, type State } from '../../state.js';

/**
 * The way to a hex that a player most likely has in mind: the cheapest by terrain, whatever zones and points say, round
 * the enemy's units. The hex it begins in is the first of it.
 */
export function likelyPath(state: State, unit: number, starts: readonly number[], to: number): number[] | null {
  const before = new Int16Array(hexCount).fill(NONE);
  const costs = new Int32Array(hexCount).fill(farAway);
  const open: number[][] = [[...starts]];
  for (const hex of starts) costs[hex] = 0;
  for (let cost = 0; cost < open.length; cost++) {
    for (const hex of open[cost] ?? []) {
      if (costs[hex] !== cost) continue;
      if (hex === to) return wayTo(to, before);
      for (let direction = 0; direction < 6; direction++) {
        const near = grid.neighbours[hex * 6 + direction];
        if (near < 0 || (near !== to && isHeld(state, unit, near))) continue;
        const step = terrainCost(state, unit, hex, direction);
        if (step < 0 || cost + step >= costs[near]) continue;
        costs[near] = cost + step;
        before[near] = hex;
        (open[cost + step] ??= []).push(near);
      }
    }
  }
  return null;
}

const farAway = 2 ** 30;

function isHeld(state: State, unit: number, hex: number): boolean {
  const side = state.context.side[unit];
  return holder(state, hex) === 1 - side || garrisonBars(state, side, hex);
}

function wayTo(to: number, before: Int16Array): number[] {
  const way: number[] = [];
  for (let hex = to; hex !== NONE; hex = before[hex]) way.unshift(hex);
  return way;
}
