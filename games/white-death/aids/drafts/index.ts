import type { Aids } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import type { State } from '../../state.js';
import { assaulting } from './assaulting.js';
import { barraging } from './barraging.js';
import { firing } from './firing.js';
import { advancing } from './advancing.js';
import { going } from './going.js';
import { ordering } from './ordering.js';
import { replacing } from './replacing.js';
import { stacking } from './stacking.js';

/** Actions that are put together piece by piece. */
export const drafts: Aids<State, Action>['drafts'] = {
  move: going('move'),
  enter: going('enter'),
  advance: advancing,
  assault: assaulting,
  barrage: barraging,
  defend: firing('defend'),
  fire: firing('fire'),
  replace: replacing,
  orders: ordering,
  stack: stacking,
};
