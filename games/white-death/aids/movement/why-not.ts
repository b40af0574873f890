import { isOwn, type Refusal, type Seat } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { eyesOf } from '../../position/position.js';
import { garrisonBars } from '../../rules/city/garrisons.js';
import { nextTarget } from '../../rules/assault/targets.js';
import { cloneState, DEFENDED, holder, NONE, OFF_MAP, RESOLVED, type State, STEP } from '../../state.js';
import { imagineAt } from '../../forecast/imagine.js';
import { likelyPath } from './likely-path.js';
import { marchMeant } from './marches.js';
import { costsAlong } from './reach.js';
import { unitNumber } from '../seats.js';
import { spotOf } from '../map/spots.js';

/** What a player meant by pointing at a unit and a hex, and the rule against it; null where something can be done. */
export function whyNot(state: State, seat: Seat, id: string, label: string | null): Refusal | null {
  const unit = unitNumber(state, id);
  if (unit === NONE) return null;
  const stray: Action = { type: 'move', unit: id, path: label === null ? [] : [label] };
  // Where somebody else's unit is must not be read: that it is not the seat's own is answer enough.
  if (!isOwn(state.context.side[unit], eyesOf(state, seat))) return whiteDeath.refuse(state, seat, stray);
  const legal = whiteDeath.legal(state, seat, id);
  if (legal.some((action) => label === null || spotOf(state, seat, action).hex === label)) return null;
  const hex =
    label === null || label === grid.labels[state.hexOf[unit]] ? firstConcern(state, unit) : grid.parse(label);
  const meant = actionMeant(state, unit, hex);
  // What only the hex under fire can be told to do is not for the unit to do.
  return explained(state, seat, whiteDeath.refuse(state, seat, meant), meant) ?? whiteDeath.refuse(state, seat, stray);
}

/** Too far: that no way leads there at all, or what the way would take. */
function explained(state: State, seat: Seat, refusal: Refusal | null, meant: Action): Refusal | null {
  if (refusal?.reason !== 'too-few-points' || !('path' in meant)) return refusal;
  return closedGround(state, seat, meant) ?? priced(state, refusal, meant);
}

type March = Extract<Action, { readonly path: readonly string[] }>;

/** 7, 13B, 16B: what a unit that stood beside the hex would be told. */
function closedGround(state: State, seat: Seat, { unit: id, path }: March): Refusal | null {
  const unit = unitNumber(state, id);
  const to = grid.parse(path[path.length - 1]);
  const from = state.hexOf[unit];
  if (from < 0 || likelyPath(state, unit, [from], to)) return null;
  const free = grid.ring(to, 1).filter((hex) => !isFoe(state, unit, hex));
  const nearest = free.toSorted((a, b) => grid.distance(a, from) - grid.distance(b, from))[0] ?? from;
  const then = cloneState(state);
  imagineAt(then, unit, nearest);
  then.spent[unit] = 0;
  return whiteDeath.refuse(then, seat, { type: 'move', unit: id, path: [grid.labels[to]] });
}

/** What the whole way would take. */
function priced(state: State, refusal: Refusal, { type, unit, path }: March): Refusal {
  const totals = costsAlong(state, unit, path, type);
  if (totals.length < path.length) return refusal;
  return { ...refusal, detail: { ...refusal.detail, hex: path[path.length - 1], cost: totals[totals.length - 1] } };
}

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
function firstConcern(state: State, unit: number): number {
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
