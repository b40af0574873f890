import { mix, type Random } from '@impulse/engine';
import type { Mind } from './mind.js';

/** Choosing among alternatives that are nearly as good as the best. */

/** Drawn once a phase, so that a unit does not change its mind from step to step. */
export function drawWhim(mind: Mind, random: Random): void {
  mind.whim = mind.temperature > 0 ? random.uint32() : 0;
}

/** What something is worth, or up to `temperature` more: whatever is worse than the best by more than that is never chosen. */
export const blurred = ({ temperature, whim }: Mind, worth: number, unit: number, hex: number): number =>
  temperature > 0 ? worth + (temperature * mix(whim, unit, hex, 0)) / 2 ** 32 : worth;
