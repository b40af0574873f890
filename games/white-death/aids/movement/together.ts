import type { Seat, TogetherWay } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { type State, STEP } from '../../state.js';
import { advancing } from '../drafts/advancing.js';
import { reachedTogether } from './group-reach.js';

/** Ruling 110: where all of these units can go by one action: a move, an entry or an advance. */
export const waysTogether = (state: State, seat: Seat, units: readonly string[]): readonly TogetherWay<Action>[] =>
  state.step === STEP.advance ? advanceTogether(state, seat, units) : reachedTogether(state, seat, units);

function advanceTogether(state: State, seat: Seat, units: readonly string[]): TogetherWay<Action>[] {
  const draft = advancing.begin(state, seat, units, null);
  const action = draft?.units.length === units.length ? advancing.action(state, seat, draft) : null;
  if (!action || whiteDeath.refuse(state, seat, action) !== null) return [];
  const effects = whiteDeath.forecast(state, seat, action) ? ['ice'] : [];
  return [{ hex: grid.labels[state.focusHex], action, left: null, effects }];
}
