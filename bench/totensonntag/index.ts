import type { Size, Speed } from '../figure.js';
import { copyFigures, stateSize } from './copy-figures.js';
import { matchFigures, randomRecords, recordSize } from './match-figures.js';
import { playFigures } from './play-figures.js';
import { scriptedRecords, scriptFigures } from './script-figures.js';
import { viewFigures, viewSize, viewSizes } from './view-figures.js';

/** What is measured of Totensonntag. */

let made: { readonly random: string[]; readonly scripted: string[] } | undefined;

/** Records of whole games, by who played them. */
const records = () => (made ??= { random: randomRecords(8), scripted: scriptedRecords(8) });

export const totensonntagFigures = (): Speed[] => [
  ...playFigures(),
  ...scriptFigures(),
  ...Object.entries(records()).flatMap(([kind, texts]) => matchFigures(kind, texts)),
  ...viewFigures(Object.values(records()).flat()),
  ...copyFigures(),
];

export const totensonntagSizes = (): Size[] => [
  stateSize(),
  ...Object.entries(records()).map(([kind, texts]) => recordSize(kind, texts)),
  viewSize(),
  ...Object.entries(records()).flatMap(([kind, texts]) => viewSizes(kind, texts)),
];
