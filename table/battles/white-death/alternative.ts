import type { Action } from '@impulse/white-death/actions/actions.js';
import type { Battle } from './battle.js';
import { say } from './battle.js';

/** What tells one way of doing something from another, and the hexes it brings in. */
export const alternative = ({ aids, state, seat }: Battle, one: Action) => ({
  name: say.value.order(one),
  hexes: aids.spot(state, seat, one).path,
});
