import type { Grade, Seat } from '@impulse/engine';
import { ARTILLERY, grid, hexCount } from '../../context.js';
import { knows } from '../../knowledge/knowledge.js';
import { eyesOf } from '../../position/position.js';
import { inFortress } from '../../rules/city/fortress.js';
import { paintIsolation } from '../../rules/supply/isolation.js';
import { inSupply } from '../../rules/supply/supply-lines.js';
import { NONE, type State } from '../../state.js';

/** 15B, 15C: how every stack that a seat can see is supplied, its own and the enemy's. */
export function supplyGrades(state: State, seat: Seat): Record<Grade, string[]> {
  const grades: Record<Grade, string[]> = { good: [], fair: [], poor: [] };
  const viewer = eyesOf(state, seat);
  const connected = [0, 1].map((side) => {
    const painted = new Uint8Array(hexCount);
    paintIsolation(state, side, painted);
    return painted;
  });
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex];
    if (top === NONE) continue;
    const cut = connected[state.context.side[top]][hex] === 0;
    grades[cut ? gradeOfCut(state, top) : gradeOfGuns(state, viewer, hex)].push(grid.labels[hex]);
  }
  return grades;
}

/** 15D2: a fortress that has paid holds out this turn. */
const gradeOfCut = (state: State, unit: number): Grade =>
  state.avoidsIsolation && inFortress(state, unit) ? 'fair' : 'poor';

/** 15B: only guns need a line of supply besides. */
function gradeOfGuns(state: State, viewer: number, hex: number): Grade {
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.context.kind[unit] & ARTILLERY && knows(state, viewer, unit) && !inSupply(state, unit)) return 'fair';
  }
  return 'good';
}
