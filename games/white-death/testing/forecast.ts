import { copyInto, type Dice, type Forecast, keyedDice, type Log } from '@impulse/engine';
import type { Action, Order } from '../actions/actions.js';
import { forecastOrder } from '../forecast/forecast.js';
import { cloneState, type State } from '../state.js';
import { orderFor } from './start.js';

/** Compares forecasts with what the dice do. */

export const forecast = (state: State, seat: string, action: Action): Forecast =>
  forecastOrder(state, seat, orderFor(state, action))!;

export const sum = (chances: readonly { readonly probability: number }[]): number =>
  chances.reduce((total, { probability }) => total + probability, 0);

export const rounds = 4000;

/** Plays an action many times over from the same state and shows what each came to. */
export function playOften(
  state: State,
  action: Action,
  play: (state: State, order: Order, dice: Dice, log: Log | null) => void,
  see: (state: State) => void,
): void {
  const order = orderFor(state, action);
  const dice = keyedDice(1);
  const copy = cloneState(state);
  for (let round = 0; round < rounds; round++) {
    copyInto(copy, state);
    dice.begin(round);
    play(copy, order, dice, null);
    see(copy);
  }
}
