import { type Log, observer } from '@impulse/engine';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import { DEPLOYED, HELD, joinStack, LED, MOVED, NONE, OFF_MAP, relocate, type State, STOPPED } from '../../state.js';
import { settleBank } from '../terrain/banks.js';
import { overrunBunker } from '../city/bunkers.js';

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
  if (state.hexOf[unit] === OFF_MAP) joinStack(state, unit, hex);
  else relocate(state, unit, hex);
  state.spent[unit] += cost;
  // 6B2: a gun that moves concentrates.
  state.flags[unit] = (state.flags[unit] & ~(DEPLOYED | LED)) | MOVED;
  settleBank(state, unit, direction, bank);
  overrunBunker(state, unit, hex, log);
}

/** It moves no more in this phase. */
export function stopUnit(state: State, unit: number): void {
  state.flags[unit] = (state.flags[unit] & ~(HELD | LED)) | STOPPED;
}

/** 3: the zone it has entered stops it. */
export function holdUnit(state: State, unit: number): void {
  state.flags[unit] |= STOPPED | HELD;
}

/** 4C: can the other side see this unit? */
export const isSeen = (state: State, unit: number): boolean => knows(state, 1 - state.context.side[unit], unit);

/**
 * 4C: the other side reads of a move only when it saw the unit where it began and sees it where it ends, and never what
 * the unit has left; otherwise it reads that a unit has come into sight, if one has. `seen` tells whether it saw the unit
 * before.
 */
export function logMove(
  state: State,
  type: 'moved' | 'entered' | 'railed',
  unit: number,
  seen: boolean,
  from: number,
  path: ArrayLike<number>,
  steps: number,
  cost: number,
  log: Log,
): void {
  const rule = type === 'moved' ? '6A' : type === 'entered' ? '17C' : '8';
  const { context } = state;
  const side = context.side[unit];
  const now = isSeen(state, unit);
  log.push({
    type,
    rule,
    ...(seen && now ? {} : { seats: [sideIds[side]] }),
    detail: {
      side: sideIds[side],
      unit: context.unitIds[unit],
      from: from === NONE ? null : grid.labels[from],
      path: Array.from({ length: steps }, (_, i) => grid.labels[path[i]]),
      cost,
    },
  });
  if (seen || !now) return;
  const detail = { side: sideIds[side], unit: context.unitIds[unit], hex: grid.labels[state.hexOf[unit]] };
  log.push({ type: 'came-into-sight', rule: '4C', seats: [sideIds[1 - side], observer], detail });
}
