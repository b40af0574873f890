import { hidesFlights } from '../position/position.js';
import { ALL, hiddenOf, NOTHING } from '../rules/turn/activation-numbers.js';
import { cloneState, FLOWN, LOST, type State } from '../state.js';

/** A copy in which everything the deciding side may not know is something else, by a number from 1 to 6. */
export function withOtherSecrets(state: State, value: number): State {
  const altered = cloneState(state);
  const enemy = 1 - state.deciding;
  const hidden = hiddenOf(state, enemy);
  if (hidden !== NOTHING) altered.an[enemy] = value;
  if (hidden === ALL) {
    altered.rolled[enemy] = 1 + (value % 6);
    altered.settled[enemy] = value % 4;
  }
  if (!hidesFlights(state)) return altered;
  for (const aircraft of state.context.aircraft[enemy]) {
    if (state.hexOf[aircraft] === LOST) continue;
    altered.hexOf[aircraft] = value * 40;
    altered.flags[aircraft] = value % 2 ? FLOWN : 0;
  }
  return altered;
}
