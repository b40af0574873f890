import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { grid, hexCount } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { holder, liftUnit, NONE, OFF_MAP, putUnit, stackLimit, type State } from '../../state.js';
import { occupy } from '../victory.js';

/** 10.0 Set-up: the DAK first, each side within its zones (10.1, 10.2). */

export function checkPlaces(state: State, unit: number, hex: number): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  const zone = context.zone[unit];
  if (!zone) return 'not-set-up';
  if (!zone.hexes[hex]) return 'outside-zone';
  const outpost = zone.outposts.includes(hex);
  // Ruling 69: nobody starts where he could not go.
  if (context.enterCost[unit][hex] === 0) return 'set-up-prohibited-terrain';
  const there = holder(state, hex);
  if (there >= 0 && there !== state.deciding) return 'enemy-occupied';
  const most = outpost ? 1 : zone.maxPerHex;
  let all = 0;
  let ofZone = 0;
  for (let other = state.top[hex]; other !== NONE; other = state.below[other]) {
    if (other === unit) continue;
    all++;
    if (context.zone[other] === zone) ofZone++;
  }
  return all >= stackLimit || ofZone >= most ? 'zone-hex-full' : null;
}

export const checkPlace = (state: State, order: Order): Reason | null => checkPlaces(state, order.unit, order.hex);

function place(state: State, unit: number, hex: number): void {
  if (state.hexOf[unit] >= 0) liftUnit(state, unit, OFF_MAP);
  putUnit(state, unit, hex);
}

export function playPlace(state: State, order: Order, log: Log | null): void {
  place(state, order.unit, order.hex);
  if (log) {
    const detail = { unit: state.context.unitIds[order.unit], hex: grid.labels[order.hex] };
    log.push({ type: 'placed', rule: '10.0', detail });
  }
}

export function unitsLeft(state: State): number {
  const { context } = state;
  let left = 0;
  for (let unit = context.firstUnit[state.deciding]; unit < context.endUnit[state.deciding]; unit++) {
    if (context.zone[unit] && state.hexOf[unit] < 0) left++;
  }
  return left;
}

export const checkPlaceRest = (state: State): Reason | null => (unitsLeft(state) === 0 ? 'not-set-up' : null);

/** One step: every unit not placed yet goes to its historical hex, or to the first of its zone that will take it. */
export function playPlaceRest(state: State, log: Log | null): void {
  const { context } = state;
  for (let unit = context.endUnit[state.deciding] - 1; unit >= context.firstUnit[state.deciding]; unit--) {
    if (!context.zone[unit] || state.hexOf[unit] >= 0) continue;
    const hex = restHex(state, unit);
    place(state, unit, hex);
    if (log) {
      log.push({ type: 'placed', rule: '10.0', detail: { unit: context.unitIds[unit], hex: grid.labels[hex] } });
    }
  }
}

function restHex(state: State, unit: number): number {
  const historical = state.context.historicalHex[unit];
  if (historical >= 0 && !checkPlaces(state, unit, historical)) return historical;
  for (let hex = 0; hex < hexCount; hex++) if (!checkPlaces(state, unit, hex)) return hex;
  throw new Error(`No room in its zone for ${state.context.unitIds[unit]}`);
}

/** 9.0, ruling 50: the DAK holds the objectives at the start; a side that sets up on one holds it. */
export function claimObjectives(state: State): void {
  const { context } = state;
  context.objectives.forEach((objective, index) => {
    state.control[index] = objective.holder === 'dak' ? 0 : 1;
    const unit = state.top[objective.at];
    if (unit !== NONE) occupy(state, unit, null);
  });
}

export function listPlaces(state: State, unit: number, into: ActionCodes): void {
  if (!state.context.zone[unit] || state.context.side[unit] !== state.deciding) return;
  for (let hex = 0; hex < hexCount; hex++) {
    if (!checkPlaces(state, unit, hex)) into.push(packHead(KIND.place, unit, hex, NONE), 0);
  }
}
