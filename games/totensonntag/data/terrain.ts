import { makeGrid } from '@impulse/engine';
import { terrainLetters, type Terrain } from './types.js';

/** The hexes of the map and what the letters of its rows mean. */

/** Row letters as the data lists them: north first. */
export const rowLetters = 'QPONMLKJIHGFEDCBA';
export const columns = 19;

/** Straight lettered rows running east-west, the even ones (B, D, F ...) half a hex further east. */
export const grid = makeGrid({ kind: 'rows', rows: rowLetters.length, columns, shifted: 'even' });

export interface HexTerrain {
  readonly terrain: Terrain;
  /** 7.4: a Point, on top of the base terrain. */
  readonly point: boolean;
}

/** The meaning of one map letter, or nothing when it is no letter of the key. */
export const readTerrain = (letter: string): HexTerrain | undefined => {
  const base = letter.toLowerCase();
  if (!Object.hasOwn(terrainLetters, base)) return undefined;
  return { terrain: terrainLetters[base as keyof typeof terrainLetters], point: letter !== base };
};

/** The terrain of every hex, by the grid's hex number; the rows have been checked. */
export const terrainOf = (rows: readonly { readonly row: string; readonly terrain: string }[]): HexTerrain[] => {
  const hexes: HexTerrain[] = [];
  for (const { row, terrain } of rows) {
    for (let column = 1; column <= columns; column++) {
      const read = readTerrain(terrain[column - 1]);
      if (!read) throw new Error(`unchecked map letter in ${row}${column}`);
      hexes[grid.parse(`${row}${column}`)] = read;
    }
  }
  return hexes;
};
