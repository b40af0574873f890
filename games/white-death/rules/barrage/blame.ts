import type { Reason } from '../../reasons.js';
import { NONE } from '../../state.js';

/** Which of the units that an order names a refusal is about: a gun that cannot fire, a target that cannot be hit. */

let blamed = NONE;

/** The unit that the latest refusal is about, or NONE. */
export const blamedUnit = (): number => blamed;

export function blameNobody(): void {
  blamed = NONE;
}

/** Remembers whom a reason is about. It must be a unit that the order names, or one that both sides of the fight see. */
export function blame(reason: Reason, unit: number): Reason {
  blamed = unit;
  return reason;
}
