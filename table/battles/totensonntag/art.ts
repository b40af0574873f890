import { builtInData } from '@impulse/totensonntag/data/index.js';
import type { TotensonntagData } from '@impulse/totensonntag/data/types.js';
import type { Area, BoardArt } from '../../board/types.js';
import { counterKey } from './adapter.js';
import { paintCounter } from './counter.js';
import { makeGeography } from './map/geography.js';
import { makeMapPainter } from './map/paint.js';

const margin = 0.6;
const footer = 1.15;

/** The desert sheet and its counters, from the built-in data or a player's own. */
export function totensonntagArt(data: TotensonntagData = builtInData): BoardArt {
  const geography = makeGeography(data);
  const { grid } = geography;
  const sheet: Area = {
    x: -margin,
    y: -margin,
    width: grid.width + 2 * margin,
    height: grid.height + margin + footer,
  };
  return { grid, sheet, paintMap: makeMapPainter(geography, sheet), paintCounter, counterKey };
}
