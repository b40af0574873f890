import { grid, hexCount } from '../../context.js';
import type { State } from '../../state.js';

/** How far it is from each hex to the nearest enemy, or objective held by him. */

export const makePrey = (): Int16Array => new Int16Array(hexCount);

export function findPrey(prey: Int16Array, state: State): void {
  const { context } = state;
  const enemy = 1 - state.active;
  prey.fill(hexCount);
  for (let unit = context.firstUnit[enemy]; unit < context.endUnit[enemy]; unit++) addPrey(prey, state.hexOf[unit]);
  context.objectives.forEach((objective, index) => {
    if (state.control[index] === enemy) addPrey(prey, objective.at);
  });
}

function addPrey(prey: Int16Array, at: number): void {
  if (at < 0) return;
  for (let hex = 0; hex < hexCount; hex++) prey[hex] = Math.min(prey[hex], grid.distance(hex, at));
}
