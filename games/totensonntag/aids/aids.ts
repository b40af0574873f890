import { ActionCodes } from '@impulse/engine';
import { headHex, tailOverrun } from '../actions/actions.js';
import { grid, hexCount } from '../context.js';
import { type SideId, sideIds } from '../data/types.js';
import { findReach } from '../rules/movement/movement.js';
import { listOverruns } from '../rules/movement/moves.js';
import { fightsWithPanzers } from '../rules/turn/activations.js';
import { inEnemyZoc, type State } from '../state.js';

/** What a player may want to see drawn: zones, threats, ranges. Public knowledge only. */

const labelsWhere = (holds: (hex: number) => boolean): string[] => grid.labels.filter((_, hex) => holds(hex));

/** 5.0: every hex in a zone of control of this side. */
export function zonesOf(state: State, side: SideId): string[] {
  const other = 1 - sideIds.indexOf(side);
  return labelsWhere((hex) => inEnemyZoc(state, other, hex));
}

const overruns = new ActionCodes();

/** Hexes that units of this side could attack or enter at the activation number that suits each best, and who could. */
export function threatsOf(state: State, side: SideId): Record<string, string[]> {
  const { context } = state;
  const threatened = new Uint8Array(hexCount);
  const number = sideIds.indexOf(side);
  const from: Record<string, string[]> = {};
  for (let unit = context.firstUnit[number]; unit < context.endUnit[number]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0) continue;
    threatened.fill(0);
    markAround(threatened, at);
    const highest = context.initiative[unit] + (fightsWithPanzers(state, unit) ? 1 : 0);
    const { hexes, count, spread } = findReach(state, unit, highest + context.extraPoint[unit]);
    for (let i = 0; i < count; i++) threatened[hexes[i]] = 1;
    overruns.clear();
    listOverruns(state, unit, spread, null, overruns);
    for (let i = 0; i < overruns.length; i++) {
      const from = headHex(overruns.head(i));
      threatened[grid.neighbours[from * 6 + tailOverrun(overruns.tail(i)) - 1]] = 1;
    }
    for (const hex of labelsWhere((one) => threatened[one] === 1)) (from[hex] ??= []).push(context.unitIds[unit]);
  }
  return from;
}

function markAround(marked: Uint8Array, hex: number): void {
  for (let direction = 0; direction < 6; direction++) {
    const around = grid.neighbours[hex * 6 + direction];
    if (around >= 0) marked[around] = 1;
  }
}

/** 7.4: hexes a gun can reach with a barrage, whoever stands there. */
export function rangeOf(state: State, id: string): string[] {
  const unit = state.context.unitNumber.get(id)!;
  const at = state.hexOf[unit];
  if (at < 0) return [];
  // Ruling 15.
  const nearest = state.context.options.adjacentBarrage === 'yes' ? 1 : 2;
  const farthest = state.context.range[unit];
  return labelsWhere((hex) => grid.distance(at, hex) >= nearest && grid.distance(at, hex) <= farthest);
}

/** Hexes in which this side's units spot an enemy (7.4). */
export function spottedBy(state: State, side: SideId): string[] {
  const { context } = state;
  const number = sideIds.indexOf(side);
  const spotted = new Uint8Array(hexCount);
  for (let unit = context.firstUnit[number]; unit < context.endUnit[number]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0) continue;
    for (const hex of grid.within(at, context.spotting[at])) spotted[hex] = 1;
  }
  return labelsWhere((hex) => spotted[hex] === 1);
}
