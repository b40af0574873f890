import { sha256Hex } from '../dice/sha256.js';

/**
 * A row of numbers fixed by its first link and told link by link: each is the hash of the one after it, so whoever
 * holds a link can check the next one and cannot reckon it.
 */

/** Twice what a campaign of White Death takes when every impulse brings some assaults. */
export const chainLength = 2048;

const hash = (link: string): string => sha256Hex(`impulse-chain-1/${link}`);

/** Link number 0 to `chainLength`; the last one is the seed itself. */
export const chainLink = (seed: string, number: number): string => earlierLink(seed, chainLength - number);

/** The link that stands `steps` before this one. */
export function earlierLink(link: string, steps: number): string {
  let earlier = link;
  for (let step = 0; step < steps; step++) earlier = hash(earlier);
  return earlier;
}
