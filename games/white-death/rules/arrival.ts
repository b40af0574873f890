import type { Log } from '@impulse/engine';
import { grid, SOVIET } from '../context.js';
import { sideIds } from '../data/types.js';
import { DEPLOYED, LED, MOVED, NONE, OFF_MAP, POINT, putUnit, relocate, type State, STOPPED } from '../state.js';
import { settleBank } from './banks.js';
import { bunkerAt, captureBunker } from './bunkers.js';

/** What every kind of movement leaves behind: points spent, a new hex, a gun limbered up. */

/** The last step came in this direction (NONE: from off the map or by rail) and ends on this bank. */
export function arrive(
  state: State,
  unit: number,
  hex: number,
  cost: number,
  direction: number,
  bank: number,
  log: Log | null,
): void {
  if (state.hexOf[unit] === OFF_MAP) putUnit(state, unit, hex);
  else relocate(state, unit, hex);
  state.spent[unit]! += cost;
  // 6B2: a gun that moves concentrates.
  state.flags[unit] = (state.flags[unit]! & ~(DEPLOYED | LED)) | MOVED;
  settleBank(state, unit, direction, bank);
  // Ruling 23.
  if (state.context.side[unit] === SOVIET && bunkerAt(state, hex) > 0) captureBunker(state, hex, log);
}

/** 3: it moves no more in this phase. */
export function stopUnit(state: State, unit: number): void {
  state.flags[unit]! |= STOPPED;
}

/** 4C: everybody sees a unit that arrives, for it lies on top. `count` tells how many go with it. */
export function logMove(
  state: State,
  type: 'moved' | 'entered' | 'railed',
  unit: number,
  from: number,
  path: ArrayLike<number>,
  steps: number,
  cost: number,
  log: Log,
): void {
  const rule = type === 'moved' ? '6A' : type === 'entered' ? '17C' : '8';
  const { context } = state;
  log.push({
    type,
    rule,
    detail: {
      side: sideIds[context.side[unit]!]!,
      unit: context.unitIds[unit]!,
      from: from === NONE ? null : grid.labels[from]!,
      path: Array.from({ length: steps }, (_, i) => grid.labels[path[i]!]!),
      cost,
      left: Math.max(0, state.impulse * POINT - state.spent[unit]!),
    },
  });
}
