import { NONE } from '../state.js';

/** Packed actions: the head is the same for every kind, the tail belongs to the chapter that listed the action. */

const noUnit = 511;
const noHex = 2047;

/** `value` is 0 to 63. */
export const packHead = (kind: number, unit: number, hex: number, value = 0): number =>
  kind | ((unit === NONE ? noUnit : unit) << 5) | ((hex === NONE ? noHex : hex) << 14) | (value << 25);

export const headKind = (head: number): number => head & 31;
export const headUnit = (head: number): number => {
  const unit = (head >> 5) & noUnit;
  return unit === noUnit ? NONE : unit;
};
export const headHex = (head: number): number => {
  const hex = (head >> 14) & noHex;
  return hex === noHex ? NONE : hex;
};
export const headValue = (head: number): number => head >>> 25;
