import { hexCount } from './context.js';
import { NONE, type State } from './state.js';

/** Hexes that bear marks of the impulse. */

/** The first, from hex `from` on, that bears any, or NONE. */
export function nextMarked({ marks }: State, from = 0): number {
  for (let hex = from; hex < hexCount; hex++) {
    // Hardly any hex is marked: eight at once.
    while (hex % 8 === 0 && hex + 8 <= hexCount && isBare(marks, hex)) hex += 8;
    if (hex < hexCount && marks[hex] !== 0) return hex;
  }
  return NONE;
}

/** Do this hex and the seven that follow it bear no mark? */
function isBare(marks: Int16Array, hex: number): boolean {
  const early = marks[hex] | marks[hex + 1] | marks[hex + 2] | marks[hex + 3];
  const late = marks[hex + 4] | marks[hex + 5] | marks[hex + 6] | marks[hex + 7];
  return (early | late) === 0;
}
