import type { Draft, Forecast, Seat } from '@impulse/engine';
import type { Action, ActionType } from '../../actions/actions.js';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { crowdedBy } from '../crowding.js';
import { spotOf } from '../spots.js';

/** Legal actions of a unit of one type in one hex, the most promising first: what a draft of it can become. */
export function alternatives(
  state: State,
  seat: Seat,
  { type, units, hex }: Pick<Draft, 'units' | 'hex'> & { readonly type: ActionType },
): Action[] {
  const [unit] = units;
  if (unit === undefined || hex === null) return [];
  return totensonntag
    .legal(state, seat, unit)
    .filter((action) => action.type === type && spotOf(state, seat, action).hex === hex)
    .map((action) => ({ action, chance: chanceOf(totensonntag.forecast(state, seat, action)) }))
    .toSorted(
      (a, b) =>
        b.chance - a.chance ||
        crowds(state, a.action) - crowds(state, b.action) ||
        stepsOf(a.action) - stepsOf(b.action),
    )
    .map(({ action }) => action);
}

const crowds = (state: State, action: Action): number => Number(crowdedBy(state, action) !== null);

const successes: ReadonlySet<string> = new Set(['hit', 'destroyed']);

/** Probability that something is hit. */
export function chanceOf(forecast: Forecast | null): number {
  if (!forecast) return 0;
  return forecast.outcomes.reduce((sum, { probability, result }) => sum + (successes.has(result) ? probability : 0), 0);
}

/** Of equal chances the one with the shorter approach comes first. */
export const stepsOf = (action: Action): number => ('path' in action ? action.path.length : 0);
