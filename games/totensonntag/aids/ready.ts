import { ActionCodes, type Seat } from '@impulse/engine';
import { unitCount } from '../context.js';
import { actors, listOf } from '../legal.js';
import type { State } from '../state.js';
import { decides } from './places.js';

const codes = new ActionCodes(2);
const acting = new Int16Array(unitCount);

/** Numbers of the units that can do something of their own now; in the set-up, those still to be placed. */
export function readyUnits(state: State): number[] {
  return Array.from(acting.subarray(0, actors(state, acting))).filter((unit) => hasLegalAction(state, unit));
}

/** 3.4: a Stuart that is activated for assaults only has none without an enemy beside it. */
function hasLegalAction(state: State, unit: number): boolean {
  listOf(state, unit, codes);
  return codes.length > 0;
}

export function ready(state: State, seat: Seat): string[] {
  return decides(state, seat) ? readyUnits(state).map((unit) => state.context.unitIds[unit]) : [];
}
