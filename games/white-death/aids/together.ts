import type { Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { whiteDeath } from '../game.js';
import { OFF_MAP, type State, STEP } from '../state.js';
import { advancing } from './drafts/advancing.js';
import { going } from './drafts/going.js';
import { unitNumber } from './seats.js';

const moving = going('move');
const entering = going('enter');

/** Ruling 110: the one action by which all of these units go to a hex; null where the rules have something against it. */
export function togetherTo(state: State, seat: Seat, units: readonly string[], hex: string): Action | null {
  const waits = state.hexOf[unitNumber(state, units[0] ?? '')] === OFF_MAP;
  const drafting = state.step === STEP.advance ? advancing : waits ? entering : moving;
  const draft = drafting.begin(state, seat, units, hex);
  if (!draft || draft.hex !== hex || draft.units.length < units.length) return null;
  const action = drafting.action(state, seat, draft);
  return action && whiteDeath.refuse(state, seat, action) === null ? action : null;
}
