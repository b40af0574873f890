import type { PlaceData } from '@impulse/totensonntag/data/types.js';
import { serif } from '../../../art/fonts.js';
import { grown } from '../../../art/lettering.js';
import type { PlaceName, PlaceNames } from '../../../board/types.js';
import type { Geography } from './geography.js';
import { ink } from './palette.js';

/** How the names of places are written; what the battle is about is read from afar. */
const looks: Readonly<Record<PlaceData['kind'], Omit<PlaceName, 'hex' | 'text'>>> = {
  airfield: { from: 0, size: sized(9, 15), bold: true, spacing: 0.02 },
  exit: { from: 0, size: sized(8.5, 13), bold: true, ink: ink.objective },
  village: { from: 22, size: sized(8.5, 13), bold: true },
  height: { from: 34, size: sized(0, 12), bold: true, italic: true, ink: '#5b3b1d' },
  well: { from: 34, size: sized(0, 12), bold: false, italic: true, ink: '#1c4a6e' },
};

function sized(least: number, atFifty: number): PlaceName['size'] {
  return (zoom) => Math.max(least, grown(zoom, atFifty));
}

/**
 * Names that stand above their places, by how far to the east: the heights north of Sidi Rezegh, for the flag of the
 * airfield would fly over a name below, apart from each other; and Gabr Saleh, below which lie the buttons of the map.
 */
const namedAbove: ReadonlyMap<string, number> = new Map([
  ['N7', -0.16],
  ['N8', 0.16],
  ['A17', 0],
]);

export function placeNamesOf({ grid, places }: Geography): PlaceNames {
  const names = places.map(({ at: hex, kind, name: text }) => {
    const { x, y } = grid.centre(hex);
    const east = namedAbove.get(grid.labels[hex]);
    return { ...looks[kind], hex, text, ...(east === undefined ? {} : { above: true, at: { x: x + east, y } }) };
  });
  return { names, family: serif, ink: ink.line, halo: ink.halo };
}
