import type { Size, Speed } from '../figure.js';
import { randomRecord, recordSize, recordVerified } from './match-figures.js';
import { playFigures, stateSize } from './play-figures.js';
import { viewFigures, viewSize } from './view-figures.js';

/** What is measured of White Death. */

let random: string | undefined;
const randomCampaign = (): string => (random ??= randomRecord('campaign', 0));

export const whiteDeathFigures = (): Speed[] => [
  ...playFigures(),
  recordVerified('random', randomCampaign()),
  ...viewFigures(),
];

export const whiteDeathSizes = (): Size[] => [stateSize(), recordSize('random', randomCampaign()), viewSize()];
