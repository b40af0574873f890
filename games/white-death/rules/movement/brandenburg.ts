import type { Dice, Log } from '@impulse/engine';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { HELD, inEnemyZone, LED, NONE, type State, STOPPED } from '../../state.js';
import { PURPOSE } from '../purposes.js';
import { isBrandenburg } from '../stacking/zones.js';
import { stopUnit } from './arrival.js';

/** 21B: Brandenburgers bluff their way through Soviet zones, and may take others with them. */

export const foundOn = 1;

/** The first Brandenburgers among units that go together, who lead them; or NONE. */
export function leaderOf(state: State, units: ArrayLike<number>, count: number): number {
  for (let i = 0; i < count; i++) if (isBrandenburg(state, units[i])) return units[i];
  return NONE;
}

/** Those in a hex who are no Brandenburgers. */
export function companionsIn(state: State, hex: number): number {
  let others = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) if (!isBrandenburg(state, unit)) others++;
  return others;
}

/**
 * 21B, rulings 46 and 111: a die on entering an enemy zone, less one for each of the others who are then in the stack;
 * found on 1 or less. The whole stack stops, or may go on, those included whom the zone had held there.
 */
export function playDetection(state: State, leader: number, hex: number, dice: Dice, log: Log | null): void {
  const { context } = state;
  const side = context.side[leader];
  if (!inEnemyZone(state, side, hex)) return;
  const others = companionsIn(state, hex);
  const die = dice.roll(PURPOSE.detection, leader);
  const found = die - others <= foundOn;
  if (log) {
    const detail = { unit: context.unitIds[leader], hex: grid.labels[hex], die, others, found };
    // Nobody else reads of a column that has not been found.
    log.push({ type: 'detection', rule: '21B', ...(found ? {} : { seats: [sideIds[side]] }), detail });
  }
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (found) stopUnit(state, unit);
    else letGoOn(state, unit);
  }
}

/** Whoever was stopped for another reason than the zone stays so. */
function letGoOn(state: State, unit: number): void {
  const held = state.flags[unit] & HELD ? HELD | STOPPED : 0;
  state.flags[unit] = (state.flags[unit] & ~held) | LED;
}
