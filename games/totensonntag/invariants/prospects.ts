import type { Action } from '../actions/actions.js';
import { aids } from '../aids/index.js';
import { groundCount, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { totensonntag } from '../game.js';
import { isActivated, TO_MOVE } from '../rules/turn/activations.js';
import { type State, STEP } from '../state.js';

/** When the taking of a number opens the impulse of the side that took it, it activates what the side was shown. */
export function brokenProspect(before: State, after: State, action: Action): string | undefined {
  if (action.type !== 'choose-an' && action.type !== 'adjust-an') return undefined;
  if (after.step !== STEP.impulse || after.active !== before.deciding) return undefined;
  const value = after.an[after.active];
  const shown = aids.prospects(before, sideIds[before.deciding]).find((prospect) => prospect.value === value);
  const activated = unitsActivated(after);
  if (shown?.facts['activated'] === activated) return undefined;
  return `number ${value} activates ${activated} units, not ${shown?.facts['activated']}`;
}

const actors = new Int16Array(unitCount);

/** Ground units that can do something, or could if there were room for them. */
export function unitsActivated(state: State): number {
  const { context, active, hexOf } = state;
  const acting = [...actors.subarray(0, totensonntag.codes.actors(state, actors))];
  return acting.filter((unit) => {
    const ordered = (): boolean => totensonntag.legal(state, sideIds[active], context.unitIds[unit]).length > 0;
    return unit < groundCount && (hexOf[unit] < 0 || isActivated(state, unit, TO_MOVE) || ordered());
  }).length;
}
