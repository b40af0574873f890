import { grid } from './terrain.js';
import type { UnitType, ZoneData } from './types.js';

/** 10.1, 10.2: what a set-up zone means on the map. */

/** Hexes of the zone by the grid's numbers, ascending; outposts are apart. */
export const zoneHexes = (zone: ZoneData): number[] => {
  const found = new Set<number>();
  for (const label of zone.hexes ?? []) found.add(grid.parse(label));
  if (zone.rows) {
    const [from, to] = zone.rows;
    for (const label of grid.labels) {
      if (label.charAt(0) >= from && label.charAt(0) <= to) found.add(grid.parse(label));
    }
  }
  if (zone.around) {
    const centre = grid.parse(zone.around.hex);
    for (const hex of grid.within(centre, zone.around.radius)) {
      if (hex !== centre || zone.around.withCentre) found.add(hex);
    }
  }
  for (const label of zone.exclude?.hexes ?? []) {
    for (const hex of grid.within(grid.parse(label), zone.exclude?.radius ?? 0)) found.delete(hex);
  }
  return [...found].toSorted((a, b) => a - b);
};

/** Further hexes for a single battalion of plain infantry each; none for other types. */
export const outpostHexes = (zone: ZoneData, type: UnitType): number[] =>
  type === 'infantry' ? (zone.outposts ?? []).map((label) => grid.parse(label)) : [];
