import type { Aids } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import type { State } from '../../state.js';
import { draftingOf, none } from './choosing.js';
import { stacking } from './stacking.js';

/** Actions that leave something to choose: supporting recon, spotter, target, approach, order. */
export const drafts: Aids<State, Action>['drafts'] = {
  move: draftingOf({ type: 'move', field: 'approach', valueOf: approach }),
  enter: draftingOf({ type: 'enter', field: 'approach', valueOf: approach }),
  assault: draftingOf({
    type: 'assault',
    field: 'support',
    valueOf: (_, action) => (action.type === 'assault' ? (action.support ?? none) : none),
  }),
  barrage: draftingOf({
    type: 'barrage',
    field: 'spotter',
    valueOf: (_, action) => (action.type === 'barrage' ? action.spotter : none),
  }),
  'barrage-target': draftingOf({
    type: 'barrage-target',
    field: 'target-unit',
    valueOf: (_, action) => (action.type === 'barrage-target' ? action['target-unit'] : none),
  }),
  fly: draftingOf({
    type: 'fly',
    field: 'target',
    valueOf: (_, action) => (action.type === 'fly' ? (action.target ?? none) : none),
  }),
  stack: stacking,
};

/** The hex from which a unit overruns; without an overrun there is nothing to choose. */
function approach({ context, hexOf }: State, action: Action): string {
  if ((action.type !== 'move' && action.type !== 'enter') || action.overrun === undefined) return none;
  return action.path.at(-1) ?? grid.labels[hexOf[context.unitNumber.get(action.unit)!]];
}
