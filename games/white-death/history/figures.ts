import type { Chronicle, ChronicleMoment } from './chronicle.js';

/** Single numbers read off a chronicle. Null stands for what never came to pass. */

/** The first turn in which something is so. */
const firstTurn = ({ moments }: Chronicle, isSo: (moment: ChronicleMoment) => boolean): number | null =>
  moments.find(isSo)?.turn ?? null;

export const turnOfFall = (chronicle: Chronicle): number | null =>
  firstTurn(chronicle, ({ cityHexes }) => cityHexes === 0);

export const turnOfSplit = (chronicle: Chronicle): number | null =>
  firstTurn(chronicle, ({ cityParts }) => cityParts > 1);

/** The first turn in which no path leads out of the city. */
export const turnOfRing = (chronicle: Chronicle): number | null => firstTurn(chronicle, ({ cityCut }) => cityCut);

/** The least distance of the relief in these turns. */
export function nearestRelief({ moments }: Chronicle, from: number, to: number): number | null {
  const distances = moments
    .filter(({ turn }) => turn >= from && turn <= to)
    .flatMap(({ reliefDistance }) => reliefDistance ?? []);
  return distances.length > 0 ? Math.min(...distances) : null;
}

/** Does anybody from outside come to stand beside the garrison, and not cut off himself? */
export const reliefComes = (chronicle: Chronicle, from: number, to: number): boolean =>
  (nearestRelief(chronicle, from, to) ?? Infinity) <= 1;

/** How much of its way the relief has made at its best, in hundredths. */
export function wayMade(chronicle: Chronicle): number {
  const far = chronicle.moments[0].reliefDistance;
  const near = nearestRelief(chronicle, 0, Infinity);
  return far === null || near === null ? 0 : percent(far - near, far);
}

const lastOf = ({ moments }: Chronicle): ChronicleMoment => moments[moments.length - 1];

export const lostInAll = (chronicle: Chronicle, side: 0 | 1): number => lastOf(chronicle).lost[side];

/** What a side loses in the first turn, in hundredths of its strength at the beginning. */
export function lostAtFirst({ beginning, moments }: Chronicle, side: 0 | 1): number {
  const inFirstTurn = moments.filter(({ turn }) => turn === moments[0].turn);
  return percent(inFirstTurn[inFirstTurn.length - 1].lost[side], beginning.strength[side]);
}

/** Is the city cut off at the end, with at least `hexes` of it in German hands? */
export function isBesieged(chronicle: Chronicle, hexes: number): boolean {
  const { cityCut, cityHexes } = lastOf(chronicle);
  return cityCut && cityHexes >= hexes;
}

/** To a tenth. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
