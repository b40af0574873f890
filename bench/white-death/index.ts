import type { Size, Speed } from '../figure.js';
import { randomCampaign, recordSize, recordVerified, restored } from './match-figures.js';
import { playFigures, stateSize } from './play-figures.js';
import { scriptedCampaign, scriptFigures } from './script-figures.js';
import { viewFigures, viewSize, viewSizes } from './view-figures.js';

/** What is measured of White Death. */

let made: { readonly random: string; readonly scripted: string } | undefined;

/** Records of whole campaigns, by who played them. */
const campaigns = () => (made ??= { random: randomCampaign(), scripted: scriptedCampaign() });

export const whiteDeathFigures = (): Speed[] => [
  ...playFigures(),
  ...scriptFigures(),
  ...Object.entries(campaigns()).flatMap(([kind, text]) => [recordVerified(kind, text), restored(kind, text)]),
  ...viewFigures(Object.values(campaigns())),
];

export const whiteDeathSizes = (): Size[] => [
  stateSize(),
  ...Object.entries(campaigns()).map(([kind, text]) => recordSize(kind, text)),
  viewSize(),
  ...Object.entries(campaigns()).flatMap(([kind, text]) => viewSizes(kind, text)),
];
