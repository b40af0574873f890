import { grid } from '../../context.js';
import { heldCityHex } from '../../rules/supply/tracing.js';
import type { State } from '../../state.js';

/** The German part of the city, as the Soviets would cut it up. */

/** How many more hexes of the city that the Germans hold touch this one, the first apart: 0 at an end of it. */
export function innerLinks(state: State, hex: number): number {
  const { city } = state.context.ground;
  let links = 0;
  for (let index = 0; index < city.length; index++) {
    if (grid.distance(city[index], hex) === 1 && heldCityHex(state, index)) links++;
  }
  return Math.max(0, links - 1);
}
