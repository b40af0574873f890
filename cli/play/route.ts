import { type Context, grid } from '@impulse/totensonntag/context.js';
import { holder, inEnemyZoc, type State } from '@impulse/totensonntag/state.js';

/** A path for an order that names only where to go and that the rules do not offer, so that they can say why not. */

/**
 * The cheapest path to a hex, first past enemies and their zones, then past enemies only, then past everything: the
 * rule that forbids the path is then the one a player would name.
 */
export function routeTo(state: State, unit: number, target: number): string[] {
  const { context } = state;
  const side = context.side[unit];
  const free = (hex: number): boolean => holder(state, hex) !== 1 - side && context.enterCost[unit][hex] > 0;
  const calm = (hex: number): boolean => free(hex) && (hex === target || !inEnemyZoc(state, side, hex));
  const anywhere = (hex: number): boolean => free(hex) || hex === target;
  const path =
    search(state, unit, target, calm) ??
    search(state, unit, target, free) ??
    search(state, unit, target, anywhere) ??
    search(state, unit, target, () => true) ??
    [];
  return path.map((hex) => grid.labels[hex]);
}

/** Where a unit starts from: its hex, or off the map beside any of its entry hexes. */
function beginnings(context: Context, state: State, unit: number): { readonly at: number; readonly path: number[] }[] {
  const at = state.hexOf[unit];
  if (at >= 0) return [{ at, path: [] }];
  const entry = context.entry[unit];
  return entry ? Array.from(entry.hexes, (hex) => ({ at: hex, path: [hex] })) : [];
}

function search(state: State, unit: number, target: number, open: (hex: number) => boolean): number[] | null {
  const { context } = state;
  const cost = (hex: number): number => context.enterCost[unit][hex] || 1;
  const best = new Map<number, number>();
  let edge = beginnings(context, state, unit).map(({ at, path }) => ({
    at,
    path,
    spent: path.length > 0 ? cost(at) : 0,
  }));
  while (edge.length > 0) {
    edge = edge.toSorted((a, b) => a.spent - b.spent);
    const { at, path, spent } = edge.shift()!;
    if (at === target && path.length > 0) return path;
    if (best.has(at)) continue;
    best.set(at, spent);
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[at * 6 + direction];
      if (to < 0 || best.has(to) || !open(to)) continue;
      edge.push({ at: to, path: [...path, to], spent: spent + cost(to) });
    }
  }
  return null;
}
