import type { AttackTarget, Seat } from '@impulse/engine';
import { totensonntag } from '../game.js';
import type { State } from '../state.js';
import { spotOf } from './spots.js';

/** 7.0: enemy hexes that can be assaulted, overrun or shelled now. */
export function targetsOf(state: State, seat: Seat): AttackTarget[] {
  const found = new Map<string, Set<string>>();
  for (const action of totensonntag.legal(state, seat)) {
    const { manner, hex, units } = spotOf(state, seat, action);
    if (manner !== 'attack' || hex === null) continue;
    found.set(hex, (found.get(hex) ?? new Set()).add(units[0]));
  }
  return [...found].map(([hex, units]) => ({ hex, units: [...units] }));
}
