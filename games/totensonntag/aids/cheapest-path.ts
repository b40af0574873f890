import { grid, hexCount } from '../context.js';
import type { State } from '../state.js';

const unseen = 0xffff;

/** A path without its beginning, and what it costs by terrain. */
export interface CheapestPath {
  readonly hexes: readonly number[];
  readonly cost: number;
}

/**
 * The cheapest path by terrain through hexes that `passes` lets through, whatever the rules say: what a player has in
 * mind who points at a hex that cannot be reached. It begins at the unit's hex, or with an entry hex; null when there
 * is none.
 */
export function trailTo(state: State, unit: number, to: number, passes: (hex: number) => boolean): CheapestPath | null {
  const costs = state.context.enterCost[unit];
  // Closed terrain is a goal like any other: that it is closed is for the rules to say.
  const cost = (hex: number): number => (hex === to ? costs[hex] || 1 : costs[hex]);
  const spent = new Uint16Array(hexCount).fill(unseen);
  const before = new Int16Array(hexCount).fill(-1);
  let open = beginnings(state, unit);
  const enters = state.hexOf[unit] < 0;
  for (const hex of open) spent[hex] = enters ? cost(hex) : 0;
  // The map is small: going over the open hexes once for each number of points is quick enough.
  while (open.length > 0) {
    const next = new Set<number>();
    for (const hex of open) {
      for (let direction = 0; direction < 6; direction++) {
        const around = grid.neighbour(hex, direction);
        if (around < 0 || cost(around) === 0 || !(around === to || passes(around))) continue;
        const total = spent[hex] + cost(around);
        if (total >= spent[around]) continue;
        spent[around] = total;
        before[around] = hex;
        next.add(around);
      }
    }
    open = [...next];
  }
  if (spent[to] === unseen) return null;
  const path: number[] = [];
  for (let hex = to; hex >= 0; hex = before[hex]) path.unshift(hex);
  return { hexes: enters ? path : path.slice(1), cost: spent[to] };
}

/** The unit's hex, or those by which it enters the map. */
function beginnings({ context, hexOf }: State, unit: number): number[] {
  if (hexOf[unit] >= 0) return [hexOf[unit]];
  return Array.from(context.entry[unit]?.hexes ?? []).filter((hex) => context.enterCost[unit][hex] > 0);
}
