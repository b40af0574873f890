import type { Log } from '@impulse/engine';
import { type Action, Order } from '../actions/actions.js';
import { readAction } from '../actions/action-numbers.js';
import { makeContext } from '../context.js';
import { reckoningData } from './reckoning-data.js';
import type { ScenarioId } from '../data/types.js';
import { checkOptions } from '../options.js';
import { setUp } from '../rules/turn/setup.js';
import { newState, type State } from '../state.js';

/** Battles and actions for tests of the sequence of play. */

/** A battle at its very beginning, before the first die. */
export function begun(scenario: ScenarioId, options: Readonly<Record<string, string>> = {}): State {
  const checked = checkOptions(options);
  if (!checked.ok) throw new Error(checked.error.message);
  const state = newState(makeContext(reckoningData, scenario, checked.value, 'test', false));
  setUp(state);
  return state;
}

/** An action in numbers. */
export function orderFor(state: State, action: Action): Order {
  const order = new Order();
  readAction(state.context, action, order);
  return order;
}

/** What a call writes to the log. */
export function logOf(call: (log: Log) => void): Log {
  const log: Log = [];
  call(log);
  return log;
}
