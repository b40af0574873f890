import { AIRCRAFT, DAK, PANZER } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { ACTED, COMBINED, NONE, type State, isGround } from '../../state.js';

/** 3.0 Actions and activations. */

/** What a unit is asked to do; the Stuarts tell them apart (3.4). */
export const TO_MOVE = 0;
export const TO_FIGHT = 1;
export const TO_ENTER = 2;

/** 3.1, 3.3, 3.4: the initiative a unit has for a purpose in the present impulse. */
export function initiativeFor(state: State, unit: number, purpose: number): number {
  const { context } = state;
  const printed = purpose === TO_FIGHT ? context.assaultInitiative[unit] : context.initiative[unit];
  if (purpose === TO_ENTER && entryBonusFor(state, unit)) return printed + 1;
  return printed + combinedArms(state.flags[unit]);
}

/** 3.3: the bonus for having been stacked with a Panzer III when the impulse began. */
const combinedArms = (flags: number): number => (flags & COMBINED ? 1 : 0);

/** 3.1: a unit activates when its initiative is at least the activation number. */
export function isActivated(state: State, unit: number, purpose: number): boolean {
  return initiativeFor(state, unit, purpose) >= state.an[state.active];
}

/** 3.3: has a unit the bonus in this impulse, or would it have it if its impulse began now? */
export const fightsWithPanzers = (state: State, unit: number): boolean =>
  (state.flags[unit] & COMBINED) !== 0 || (state.context.combinedArms[unit] === 1 && standsWithPanzer(state, unit));

/** 3.3: each Panzer III battalion that has entered this impulse lends its bonus to one entering unit. */
export function entryBonusFor(state: State, unit: number): boolean {
  return state.context.combinedArms[unit] === 1 && state.panzersEntered > state.entryBonuses;
}

/** 3.3: the stack is looked at once, as the DAK impulse begins (ruling 24). */
export function markCombinedArms(state: State): void {
  const { context } = state;
  for (let unit = context.firstUnit[DAK]; unit < context.endUnit[DAK]; unit++) {
    if (context.combinedArms[unit] && state.hexOf[unit] >= 0 && standsWithPanzer(state, unit)) {
      state.flags[unit] |= COMBINED;
    }
  }
}

function standsWithPanzer(state: State, unit: number): boolean {
  for (let other = state.top[state.hexOf[unit]]; other !== NONE; other = state.below[other]) {
    if (state.context.kind[other] & PANZER) return true;
  }
  return false;
}

/** 3.0-3.2: may this unit of the active side, on the map, take an action of this sort now? */
export function checkActs(state: State, unit: number, purpose: number): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.active) return 'not-your-unit';
  if (context.kind[unit] & AIRCRAFT) return 'aircraft-only-fly';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  if (state.flags[unit] & ACTED) return 'already-acted';
  if (!isActivated(state, unit, purpose)) return notActivated(state, unit);
  return null;
}

/** 3.3, 3.4: say so when combined arms would have helped, or when a Stuart could fight but not drive. */
function notActivated(state: State, unit: number): Reason {
  if (isActivated(state, unit, TO_FIGHT)) return 'stuart-refuelling';
  return combinedArmsWouldDo(state, unit) ? 'not-with-panzers' : 'not-activated';
}

/** 3.3: is a unit, not activated as it is, short of just the bonus that a Panzer III lends? */
export function combinedArmsWouldDo({ context, an, active }: State, unit: number): boolean {
  return context.combinedArms[unit] === 1 && context.initiative[unit] + 1 >= an[active];
}

/** Has this unit an action of its own left, so far as activation goes? */
export function canAct(state: State, unit: number): boolean {
  const flags = state.flags[unit];
  if (flags & ACTED || state.hexOf[unit] < 0 || !isGround(unit)) return false;
  return state.context.highestInitiative[unit] + combinedArms(flags) >= state.an[state.active];
}
