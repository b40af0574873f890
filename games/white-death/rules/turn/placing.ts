import { copyInto, EVERYTHING } from '@impulse/engine';
import type { Context } from '../../context.js';
import { liftUnit, newState, OFF_MAP, type State, STEP } from '../../state.js';

/** Ruling 66: where a side places its units freely, nobody else learns of it before the whole side stands. */

/** Do the players place their units themselves? */
export const isFreeSetup = ({ scenario, options }: Context): boolean => scenario.freeSetup && options.setup === 'free';

/** Is the side that sets up free to place this unit, whether or not it has done so? */
export const isBeingPlaced = (state: State, unit: number): boolean =>
  isPlacedFreely(state, unit) && state.context.side[unit] === state.deciding;

const isPlacedFreely = ({ context, step }: State, unit: number): boolean =>
  step === STEP.setup && context.units[unit].setup !== undefined && isFreeSetup(context);

/** Takes everybody whom the side that sets up has placed off the map, as if nothing had been done yet. */
export const liftPlaced = (state: State): void => lift(state, isBeingPlaced);

function lift(state: State, isMeant: typeof isBeingPlaced): void {
  const { unitIds, fullStrength } = state.context;
  for (let unit = 0; unit < unitIds.length; unit++) {
    if (state.hexOf[unit] < 0 || !isMeant(state, unit)) continue;
    liftUnit(state, unit, OFF_MAP);
    state.strength[unit] = fullStrength[unit];
    state.flags[unit] = 0;
  }
}

/** A state as a viewer may look at it: without those whom another side is placing. A viewer is as in `viewerIn`. */
export function placesSeen(state: State, viewer: number): State {
  const seesAll = viewer === EVERYTHING || viewer === state.deciding;
  return state.step !== STEP.setup || seesAll ? state : without(state, isBeingPlaced);
}

/** A state without those who were placed freely, as long as the set-up lasts: what is public is reckoned with this. */
export function withoutPlaced(state: State): State {
  if (state.step !== STEP.setup || !isFreeSetup(state.context)) return state;
  return without(state, isPlacedFreely);
}

function without(state: State, isMeant: typeof isBeingPlaced): State {
  const known = newState(state.context);
  copyInto(known, state);
  lift(known, isMeant);
  return known;
}
