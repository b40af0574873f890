import type { Bounds, Drafting } from '@impulse/engine';
import {
  type Action,
  standingNames,
  standingRoom,
  type StandingOrders,
  standingValues,
} from '../../actions/actions.js';
import { makeStanding } from '../../actions/action-numbers.js';
import { sideIds } from '../../data/types.js';
import type { State } from '../../state.js';
import { decides } from '../seats.js';
import { withField } from './fields.js';

/** Standing orders: the fields are those that change; a draft without any is no order yet. */
export const ordering: Drafting<State, Action> = {
  begin: (state, seat) => (decides(state, seat) ? { type: 'orders', units: [], hex: null, fields: {} } : null),
  toggle: (_state, _seat, draft) => draft,
  aim: (_state, _seat, draft) => draft,
  set(state, seat, draft, field, value) {
    const now: Partial<Record<string, string | number>> = standingOf(state, seat);
    if (now[field] === undefined) return draft;
    return withField(draft, field, value === now[field] ? null : value);
  },
  bounds: (state, seat) => boundsNow(standingOf(state, seat)),
  action(_state, _seat, { fields }) {
    if (Object.keys(fields).length === 0) return null;
    return { type: 'orders', ...(fields as Partial<StandingOrders>) };
  },
};

const standingOf = (state: State, seat: string): Partial<StandingOrders> =>
  makeStanding(state.standing, sideIds.findIndex((side) => side === seat) * standingRoom);

/** More than a side ever has in a pool is not worth keeping. */
const mostReserve = 20;

const boundsNow = (now: Partial<StandingOrders>): Readonly<Record<string, Bounds>> =>
  Object.fromEntries(standingNames.map((name) => [name, boundsOf(name, now)]));

function boundsOf(name: keyof StandingOrders, now: Partial<StandingOrders>): Bounds {
  if (name === 'reserve') {
    const { reserve = 0 } = now;
    return { kind: 'number', least: 0, most: mostReserve, step: 1, standard: reserve };
  }
  const { [name]: standard = standingValues[name][0] } = now;
  return { kind: 'choice', values: standingValues[name], standard };
}
