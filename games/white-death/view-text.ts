import type { Seat } from '@impulse/engine';
import type { State } from './state.js';
import { makeView } from './view.js';

/** The view as JSON text. */
export const viewText = (state: State, seat: Seat): string => JSON.stringify(makeView(state, seat));
