import type { Volume } from './volume.js';
import { totensonntagVolume } from './volumes/totensonntag.js';
import { whiteDeathVolume } from './volumes/white-death.js';

/** The battles this program knows. */
export const library: readonly Volume[] = [totensonntagVolume, whiteDeathVolume];

export const gameIds: readonly string[] = library.map(({ game }) => game.id);

export const findVolume = (id: string): Volume | undefined => library.find(({ game }) => game.id === id);
