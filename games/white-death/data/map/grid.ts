import { makeGrid } from '@impulse/engine';
import { terrainLetters, type Terrain } from '../types.js';

/** The hexes of the map and what the letters of its rows mean. */

export const columns = 40;
export const rows = 43;

/** Numbered columns from the west, row 01 in the north (`2419`); the even columns are half a hex further south. */
export const grid = makeGrid({ kind: 'columns', columns, rows, shifted: 'even' });

/** The meaning of one map letter, or nothing when it is no letter of the key. */
export const readTerrain = (letter: string): Terrain | undefined =>
  Object.hasOwn(terrainLetters, letter) ? terrainLetters[letter as keyof typeof terrainLetters] : undefined;

/** The terrain of every hex, by the grid's hex number; the rows have been checked. */
export const terrainOf = (lines: readonly string[]): Terrain[] =>
  grid.labels.map((label) => {
    const terrain = readTerrain(lines[Number(label.slice(2)) - 1][Number(label.slice(0, 2)) - 1]);
    if (!terrain) throw new Error(`unchecked map letter in ${label}`);
    return terrain;
  });
