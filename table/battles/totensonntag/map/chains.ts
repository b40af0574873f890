import type { Grid } from '@impulse/engine';

/**
 * Hexes of one kind as lines: every group of adjacent hexes becomes one line along its greatest length, and what lies
 * beside it becomes branches that begin on it. Lines run from west to east.
 */
export function chains(grid: Grid, hexes: readonly number[]): number[][] {
  const left = new Set(hexes);
  const lines: number[][] = [];
  const placed = new Set<number>();
  while (left.size > 0) {
    const first = Math.min(...left);
    const end = farthest(grid, left, first).at(-1)!;
    const line = farthest(grid, left, end);
    for (const hex of line) left.delete(hex);
    const joint = [line[0], line[line.length - 1]].map((hex) => neighbourIn(grid, placed, hex));
    if (joint[0] >= 0) line.unshift(joint[0]);
    else if (joint[1] >= 0 && line.length > 1) line.push(joint[1]);
    for (const hex of line) placed.add(hex);
    lines.push(eastward(grid, line));
  }
  return lines;
}

/** The path from a hex to the one farthest from it, going through these hexes only. */
function farthest(grid: Grid, within: ReadonlySet<number>, from: number): number[] {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const hex of queue) {
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbour(hex, d);
      if (next < 0 || !within.has(next) || before.has(next)) continue;
      before.set(next, hex);
      queue.push(next);
    }
  }
  const path: number[] = [];
  for (let hex = queue[queue.length - 1]; hex >= 0; hex = before.get(hex)!) path.unshift(hex);
  return path;
}

function neighbourIn(grid: Grid, hexes: ReadonlySet<number>, hex: number): number {
  for (let d = 0; d < 6; d++) {
    const next = grid.neighbour(hex, d);
    if (next >= 0 && hexes.has(next)) return next;
  }
  return -1;
}

function eastward(grid: Grid, line: number[]): number[] {
  const from = grid.centre(line[0]);
  const to = grid.centre(line[line.length - 1]);
  return from.x < to.x || (from.x === to.x && from.y <= to.y) ? line : line.toReversed();
}
