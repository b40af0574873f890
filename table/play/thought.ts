import { good, makeRandom, type Result, type Seat } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { BattleSetup } from '../storage/types.js';

/** A computer's decision: from what its seat may know, never from the battle itself. */

export interface Question {
  readonly view: unknown;
  readonly setup: BattleSetup;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** The last battle asked about, which lends data and options. */
let known: { readonly key: string; readonly state: State } | null = null;

function battleLike({ scenario, options, data }: BattleSetup): Result<State> {
  const key = JSON.stringify([scenario, options, data]);
  if (known?.key === key) return good(known.state);
  const state = totensonntag.start(data === undefined ? { scenario, options } : { scenario, options, data });
  if (state.ok) known = { key, state: state.value };
  return state;
}

export function decide({ view, setup, seat, level, seed }: Question): Action {
  const random = makeRandom(seed);
  const like = battleLike(setup);
  if (!like.ok) throw new Error(`The battle cannot be set up: ${like.error.message}`);
  const state = totensonntag.sample(like.value, view, random);
  if (!state.ok) throw new Error(`The view cannot be read: ${state.error.message}`);
  const known = opponents.levels.includes(level) ? level : 'script';
  return opponents.think(known, state.value, seat, random).action;
}
