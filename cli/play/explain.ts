import type { Refusal } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { grid } from '@impulse/totensonntag/context.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { reasons } from '@impulse/totensonntag/reasons.js';
import { entryBar } from '@impulse/totensonntag/rules/movement.js';
import type { Scene } from './read.js';

/** Why an order cannot be carried out, as a player would want to hear it. */

/** Reasons that depend on the path, which the player may not even have named. */
const ofThePath = ['stops-in-zoc', 'too-few-points', 'not-adjacent', 'no-path'];

/** The rule against an action; a destination closed to the unit is named before anything on the way to it. */
export function refusalOf({ state }: Scene, action: Action): Refusal | null {
  const refusal = totensonntag.refuse(state, sideIds[state.deciding] ?? '', action);
  if (!refusal || !ofThePath.includes(refusal.reason)) return refusal;
  if (action.type !== 'move' && action.type !== 'enter') return refusal;
  const end = action.path.at(-1);
  if (end === undefined || action.overrun !== undefined) return refusal;
  const bar = entryBar(state, state.context.unitNumber.get(action.unit)!, grid.parse(end));
  return bar ? { rule: reasons[bar], reason: bar, detail: { ...refusal.detail, hex: end } } : refusal;
}
