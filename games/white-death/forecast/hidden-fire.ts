import { CLOSE_COMBAT, grid } from '../context.js';
import { knows } from '../knowledge/knowledge.js';
import { mayStand } from '../rules/terrain/costs.js';
import { closeTerrain } from '../rules/fire/defence-values.js';
import { firesDownhill } from '../rules/fire/fire.js';
import { unseenIn } from '../rules/stacking/zones.js';
import { holder, type State } from '../state.js';

/** Antitank fire of units that cannot be seen, at its worst. */

const quartersPerHalf = 2;

/**
 * Ruling 58: who is on the map is no secret, only where; so the strongest of the unseen are the worst that can be, each in
 * the hex from which it would fire best.
 */
export function strongestHidden(state: State, viewer: number, unit: number, count: number): number {
  const { firstUnit, endUnit, side } = state.context;
  const enemy = 1 - side[unit];
  const into = state.hexOf[unit];
  const hexes = grid.neighbours
    .subarray(into * 6, into * 6 + 6)
    .filter((near) => near >= 0 && holder(state, near) === enemy && unseenIn(state, viewer, near) > 0);
  const values: number[] = [];
  for (let other = firstUnit[enemy]; other < endUnit[enemy]; other++) {
    if (state.hexOf[other] < 0 || knows(state, viewer, other)) continue;
    values.push(Math.max(0, ...Array.from(hexes, (hex) => fireFrom(state, other, hex, into))));
  }
  values.sort((a, b) => b - a);
  return values.slice(0, count).reduce((sum, value) => sum + value, 0);
}

/** At full strength, with the terrain that everybody sees (12B, 21A). */
function fireFrom(state: State, unit: number, hex: number, into: number): number {
  if (!mayStand(state, unit, hex)) return 0;
  const { antitank, fullStrength, kind } = state.context;
  const close = (kind[unit] & CLOSE_COMBAT) !== 0 && closeTerrain(state, hex) ? 2 : 1;
  const slope = firesDownhill(state, hex, into) ? 2 : 1;
  return antitank[unit] * fullStrength[unit] * quartersPerHalf * close * slope;
}
