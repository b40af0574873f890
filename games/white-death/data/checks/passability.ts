import { grid, terrainOf } from '../map/grid.js';
import type { ChartData, MapData, Mobility } from '../types.js';

/** Where units of each mobility can be, and what they can reach while the lakes are frozen. */
export interface Passability {
  readonly canBeIn: (hex: number, mobility: Mobility) => boolean;
  readonly reach: (from: readonly number[], mobility: Mobility) => ReadonlySet<number>;
}

export function makePassability(map: MapData, { movement }: ChartData): Passability {
  const terrain = terrainOf(map.rows);
  const lines = [...map.railways, ...map.roads].map(({ hexes }) => hexes.map((label) => grid.parse(label)));
  const onLine = new Set(lines.flat());
  const steps = new Set(
    lines.flatMap((hexes) => hexes.slice(1).map((hex, index) => grid.hexsideBetween(hexes[index], hex))),
  );
  const deep = new Set(map.lakes.flatMap(({ full }) => full.map((label) => grid.parseHexside(label))));

  const open = (hex: number, mobility: Mobility): boolean =>
    terrain[hex] !== 'forest' || movement.forest[mobility] !== null;
  // 7: prohibited ground may be entered along a road or railway.
  const canBeIn = (hex: number, mobility: Mobility): boolean => open(hex, mobility) || onLine.has(hex);
  const canGo = (hex: number, next: number, mobility: Mobility): boolean => {
    const side = grid.hexsideBetween(hex, next);
    if (steps.has(side)) return true;
    return open(next, mobility) && !(deep.has(side) && movement.fullLake.frozen[mobility] === null);
  };

  return {
    canBeIn,
    reach: (from, mobility) => {
      const reached = new Set(from.filter((hex) => canBeIn(hex, mobility)));
      for (const hex of reached) {
        for (const next of grid.ring(hex, 1)) if (canGo(hex, next, mobility)) reached.add(next);
      }
      return reached;
    },
  };
}
