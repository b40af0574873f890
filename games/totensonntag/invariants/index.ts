import type { Checks } from '@impulse/engine/invariants/index.js';
import type { Action } from '../actions/actions.js';
import { aids } from '../aids/index.js';
import { brokenShown } from './shown.js';
import { brokenState } from './state.js';
import { brokenStep } from './step.js';
import { strayAction } from './stray.js';
import { sums } from './sums.js';
import { chooseBy, type Player } from './temper.js';
import { mayAdjust } from '../rules/turn/activation-numbers.js';
import { script } from '../opponent/index.js';
import { stackLimit, type State, STEP } from '../state.js';
import { texts } from '../text/index.js';

/** What random play checks of Totensonntag besides the contract (engine/invariants/index.ts). */
export const totensonntagChecks = (player: Player): Checks<State, Action> => ({
  ...(player === 'script' ? { policy: script.make() } : { choose: chooseBy(player) }),
  family,
  leftOut: (state, action) => action.type === 'place' && state.hexOf[state.context.unitNumber.get(action.unit)!] >= 0,
  stray: strayAction,
  secret,
  texts,
  aids,
  shown: brokenShown,
  sums,
  state: brokenState,
  step: brokenStep,
});

/** Paths are listed by their cheapest, flights by one hex beside the target, large stacks by the unit on top. */
function family(state: State, action: Action): string {
  switch (action.type) {
    case 'move':
    case 'enter':
      return JSON.stringify([action.type, action.unit, action.path.at(-1), action.overrun]);
    case 'exit':
      return JSON.stringify([action.type, action.unit]);
    case 'stack':
      return JSON.stringify([action.type, action.hex, action.order.length > stackLimit ? null : action.order]);
    case 'fly':
      return JSON.stringify([action.type, action.unit, action.target, state.step === STEP.impulse ? null : action.hex]);
    default:
      return JSON.stringify(action);
  }
}

/** 2.1: the dice are secret by the option, or the other side adjusts after this one. */
const adjustsInSecret = (state: State): boolean =>
  state.context.options.activationDice === 'secret' || mayAdjust(state, 1 - state.deciding);

const secret = (state: State, { type }: Action): boolean =>
  type === 'choose-an' ||
  type === 'roll-an' ||
  (type === 'adjust-an' && adjustsInSecret(state)) ||
  (type === 'fly' && state.step === STEP['air-plan']);
