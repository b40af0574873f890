import type { Reason } from '../reasons.js';
import { NONE } from '../state.js';

/** What a refusal is about when the order names several units or hexes: a gun that cannot fire, a step not to be taken. */
export interface Fault {
  /** A unit that the order names, or that both sides of the fight see; NONE when it is about none in particular. */
  unit: number;
  hex: number;
}

export const noFault = (): Fault => ({ unit: NONE, hex: NONE });

export function blameUnit(fault: Fault | null, reason: Reason, unit: number): Reason {
  if (fault) fault.unit = unit;
  return reason;
}

export function blameHex(fault: Fault | null, reason: Reason, hex: number): Reason {
  if (fault) fault.hex = hex;
  return reason;
}
