import type { Seat } from '@impulse/engine';
import { grid, hexCount } from '../../context.js';
import { eyesOf } from '../../position/position.js';
import { NONE, stackOf, type State } from '../../state.js';
import { knows } from '../../knowledge/knowledge.js';

/** 4C: everybody sees how many units a hex holds, and the one on top. */
export function stacksSeen(state: State, seat: Seat): Map<string, (string | null)[]> {
  const viewer = eyesOf(state, seat);
  const found = new Map<string, (string | null)[]>();
  for (let hex = 0; hex < hexCount; hex++) {
    if (state.top[hex] === NONE) continue;
    const names = stackOf(state, hex).map((unit) => (knows(state, viewer, unit) ? state.context.unitIds[unit] : null));
    found.set(grid.labels[hex], names);
  }
  return found;
}
