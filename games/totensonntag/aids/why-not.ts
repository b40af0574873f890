import type { Refusal, Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { totensonntag } from '../game.js';
import { type Reason, reasons } from '../reasons.js';
import { entryBar, movementPoints } from '../rules/movement/movement.js';
import type { State } from '../state.js';
import { meantBy, trailByTerrain } from './meant.js';
import { spotOf } from './spots.js';

/**
 * Turns "this unit, that hex" into the action the player most likely meant and asks the rules why it is refused; without
 * a hex: why the unit cannot do anything. Null where something can be done.
 */
export function whyNot(state: State, seat: Seat, unit: string, hex: string | null): Refusal | null {
  const legal = totensonntag.legal(state, seat, unit);
  if (legal.some((action) => hex === null || spotOf(state, seat, action).hex === hex)) return null;
  for (const action of meantBy(state, seat, unit, hex)) {
    const refusal = totensonntag.refuse(state, seat, action);
    if (refusal) return hex === null ? refusal : aboutTheHex(state, action, hex, refusal);
  }
  return null;
}

/** Reasons that depend on the path, which the player has not named. */
const ofThePath = new Set<string>([
  'not-adjacent',
  'terrain-prohibited',
  'enemy-occupied',
  'artillery-enters-zoc',
  'too-few-points',
  'stops-in-zoc',
] satisfies Reason[]);

/** What closes the hex itself, then its distance, are named before anything on the way to it. */
function aboutTheHex(state: State, action: Action, hex: string, refusal: Refusal): Refusal {
  if ((action.type !== 'move' && action.type !== 'enter') || !ofThePath.has(refusal.reason)) return refusal;
  const unit = state.context.unitNumber.get(action.unit)!;
  const to = grid.parse(hex);
  if (action.overrun !== undefined)
    return isTooFar(state, unit, to) ? refused('overrun-too-few-points', refusal) : refusal;
  const reason = entryBar(state, unit, to) ?? (isTooFar(state, unit, to) ? 'too-few-points' : null);
  return reason === null ? refusal : refused(reason, { ...refusal, detail: { ...refusal.detail, hex } });
}

const refused = (reason: Reason, refusal: Refusal): Refusal => ({ ...refusal, rule: reasons[reason], reason });

/** 6.0: by terrain alone, and with the minimum move that the first hex of a path is. */
function isTooFar(state: State, unit: number, to: number): boolean {
  const trail = trailByTerrain(state, unit, to);
  return trail !== null && trail.hexes.length > 1 && trail.cost > movementPoints(state, unit);
}
