import { builtInData } from '@impulse/white-death/data/index.js';
import { describe, expect, test } from 'vitest';
import { geographyOf } from './geography.js';
import { ends, type Ring } from './shapes.js';

const geography = geographyOf(builtInData);
const { grid, terrain, shapes } = geography;

/** By the even-odd rule, as a canvas fills. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    });
  }
  return inside;
}

const hexesWhere = (rings: readonly Ring[]): string[] =>
  grid.labels.filter((_, hex) => {
    const { x, y } = grid.centre(hex);
    return isInside(rings, x, y);
  });

describe('what is drawn is what the rules say', () => {
  test('the middle of a hex is wooded if and only if it is a forest hex', () => {
    expect(hexesWhere(shapes.forestRings)).toEqual(grid.labels.filter((_, hex) => terrain[hex] === 'forest'));
  });

  test('and high if and only if it is high ground', () => {
    const high = new Set(geography.heights.flatMap(({ hexes }) => hexes));
    expect(hexesWhere(shapes.highRings)).toEqual(grid.labels.filter((_, hex) => high.has(hex)));
  });

  test('full lake hexsides lie under water, and so do whole lake hexes', () => {
    for (const side of geography.lakes.flatMap(({ full }) => full)) {
      const [from, to] = ends(grid, side);
      expect(isInside(shapes.lakeRings, (from.x + to.x) / 2, (from.y + to.y) / 2), grid.hexsideLabel(side)).toBe(true);
    }
    const wet = new Set(hexesWhere(shapes.lakeRings));
    for (const [hex, kind] of terrain.entries())
      if (kind === 'lake') expect(wet, grid.label(hex)).toContain(grid.label(hex));
  });

  test('no town is drowned', () => {
    const wet = new Set(hexesWhere(shapes.lakeRings));
    expect(geography.towns.map(({ hex }) => grid.label(hex)).filter((label) => wet.has(label))).toEqual([]);
  });
});
