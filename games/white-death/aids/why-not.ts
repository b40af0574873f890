import { ActionCodes, type Refusal, type Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { whiteDeath } from '../game.js';
import { listOf } from '../legal.js';
import { eyesOf, isOwn } from '../position/position.js';
import { garrisonBars } from '../rules/city/garrisons.js';
import { nextTarget } from '../rules/assault/targets.js';
import { DEFENDED, holder, NONE, OFF_MAP, RESOLVED, type State, STEP } from '../state.js';
import { marchMeant } from './marches.js';
import { costsAlong, reachedBy } from './reach.js';
import { unitNumber } from './seats.js';

/** What a player meant by pointing at a unit and a hex, and the rule against it. */
export function whyNot(state: State, seat: Seat, id: string, label: string | null): Refusal | null {
  const unit = unitNumber(state, id);
  if (unit === NONE) return null;
  const hex = label === null ? NONE : grid.parse(label);
  // Where somebody else's unit is must not be read: that it is not the seat's own is answer enough.
  if (!isOwn(state.context.side[unit], eyesOf(state, seat))) {
    return whiteDeath.refuse(state, seat, { type: 'move', unit: id, path: label === null ? [] : [label] });
  }
  if (hex === NONE || hex === state.hexOf[unit]) return whyIdle(state, seat, unit);
  if (reachedBy(state, seat, id).some((way) => way.hex === label)) return null;
  const meant = actionMeant(state, unit, hex);
  return priced(state, whiteDeath.refuse(state, seat, meant), meant);
}

/** Too far: what the whole way would take. */
function priced(state: State, refusal: Refusal | null, meant: Action): Refusal | null {
  if (refusal?.reason !== 'too-few-points' || !('path' in meant)) return refusal;
  const { unit, path } = meant;
  const totals = costsAlong(state, unit, path);
  if (totals.length < path.length) return refusal;
  return { ...refusal, detail: { ...refusal.detail, hex: path[path.length - 1], cost: totals[totals.length - 1] } };
}

/** Why a unit can do nothing at all; null when it can do something. */
function whyIdle(state: State, seat: Seat, unit: number): Refusal | null {
  if (state.side === state.context.side[unit]) {
    listOf(state, unit, codes);
    if (codes.length > 0) return null;
  }
  return whiteDeath.refuse(state, seat, actionMeant(state, unit, nearestOfInterest(state, unit)));
}

const codes = new ActionCodes(2);

function actionMeant(state: State, unit: number, hex: number): Action {
  const id = state.context.unitIds[unit];
  const label = grid.labels[hex];
  switch (state.step) {
    case STEP.setup:
      return { type: 'place', unit: id, hex: label };
    case STEP.barrage:
      return { type: 'barrage', target: label, units: [id] };
    case STEP.defence:
      return { type: 'defend', target: label, support: [id] };
    case STEP.assault:
      return { type: 'fire', target: label, support: [id] };
    case STEP.advance:
      return { type: 'advance', unit: id, hex: label };
    default:
      return isFoe(state, unit, hex) ? { type: 'assault', unit: id, target: label } : marchMeant(state, unit, hex);
  }
}

function isFoe(state: State, unit: number, hex: number): boolean {
  const side = state.context.side[unit];
  return state.hexOf[unit] !== OFF_MAP && (holder(state, hex) === 1 - side || garrisonBars(state, side, hex));
}

/** The hex that a unit would have to do with first: a target of its fire, the place to advance into, the next hex. */
function nearestOfInterest(state: State, unit: number): number {
  const at = Math.max(0, state.hexOf[unit]);
  switch (state.step) {
    case STEP.barrage:
      return nearestFoe(state, unit, at);
    case STEP.defence:
      return Math.max(0, nextTarget(state, DEFENDED));
    case STEP.assault:
      return Math.max(0, nextTarget(state, RESOLVED));
    case STEP.advance:
      return Math.max(0, state.focusHex);
    default:
      return nextFreeHex(state, unit, at);
  }
}

function nearestFoe(state: State, unit: number, from: number): number {
  let nearest = from;
  let least = grid.size;
  for (let hex = 0; hex < grid.size; hex++) {
    const distance = grid.distance(from, hex);
    if (distance < least && isFoe(state, unit, hex)) {
      nearest = hex;
      least = distance;
    }
  }
  return nearest;
}

/** The neighbour into which a step would be the most natural; for units off the map their way in. */
function nextFreeHex(state: State, unit: number, at: number): number {
  if (state.hexOf[unit] === OFF_MAP) return state.context.ground.entries[state.entry[unit]][0];
  const near = [...grid.neighbours.subarray(at * 6, at * 6 + 6)].filter((hex) => hex >= 0);
  return near.find((hex) => !isFoe(state, unit, hex)) ?? near[0];
}
