import { type Context, grid, hexCount } from '@impulse/totensonntag/context.js';

/**
 * The cheapest path by terrain alone, enemies and their zones left out: what a player has in mind who points at a hex
 * that cannot be reached. Empty when terrain closes every path.
 */
export function trailTo(context: Context, unit: string, from: string, to: string): string[] {
  const costs = context.enterCost[context.unitNumber.get(unit)!];
  const start = grid.parse(from);
  const end = grid.parse(to);
  const spent = new Uint16Array(hexCount).fill(0xffff);
  const before = new Int16Array(hexCount).fill(-1);
  spent[start] = 0;
  // The map is small: going over the open hexes once for each number of points is quick enough.
  let open = [start];
  while (open.length > 0) {
    const next = new Set<number>();
    for (const hex of open) {
      for (let direction = 0; direction < 6; direction++) {
        const around = grid.neighbour(hex, direction);
        if (around < 0 || costs[around] === 0) continue;
        const total = spent[hex] + costs[around];
        if (total >= spent[around]) continue;
        spent[around] = total;
        before[around] = hex;
        next.add(around);
      }
    }
    open = [...next];
  }
  const path: string[] = [];
  for (let hex = end; hex !== start; hex = before[hex]) {
    if (hex < 0 || before[hex] < 0) return [];
    path.unshift(grid.labels[hex]);
  }
  return path;
}
