import { KIND } from '../../actions/actions.js';
import { ARTILLERY, PANZER } from '../../context.js';
import { inEnemyZoc, NONE, stackLimit, type State, strengthLeft } from '../../state.js';
import { objectiveValue } from '../endgame.js';
import { hitOrdinary, protectionFactor } from '../combat/estimates.js';
import type { Memory } from '../memory.js';

/** What it is worth to a unit to stand in a hex when the impulse ends. */

const nowhere: Uint8Array = new Uint8Array(0);

/** The unit being thought about; everything about it that does not depend on the hex. */
export interface Subject {
  unit: number;
  side: number;
  gun: boolean;
  panzer: boolean;
  combined: boolean;
  left: number;
  hits: number;
  protection: number;
  goal: number;
  travel: Uint8Array;
  pull: number;
  there: number;
  contact: number;
  /** What a strength point and the whole unit are worth, and the factors on danger: of the side, and of its mood. */
  point: number;
  kill: number;
  danger: number;
  fear: number;
}

export const makeSubject = (): Subject => ({
  unit: NONE,
  side: 0,
  gun: false,
  panzer: false,
  combined: false,
  left: 0,
  hits: 0,
  protection: 0,
  goal: NONE,
  travel: nowhere,
  pull: 0,
  there: 0,
  contact: 0,
  point: 0,
  kill: 0,
  danger: 1,
  fear: 1,
});

export function considerUnit(memory: Memory, state: State, unit: number): void {
  const { subject, tasks, travels, moods, weights, worth } = memory;
  const { context } = state;
  const kind = context.kind[unit];
  const left = strengthLeft(state, unit);
  const goal = tasks.goal[unit];
  subject.unit = unit;
  subject.side = context.side[unit];
  subject.gun = (kind & ARTILLERY) !== 0;
  subject.panzer = (kind & PANZER) !== 0;
  subject.combined = context.combinedArms[unit] === 1;
  subject.left = left;
  subject.hits = state.hits[unit];
  subject.protection = context.protection[unit];
  subject.goal = goal;
  subject.travel = goal === NONE ? nowhere : travels[unit].to(goal);
  subject.pull = tasks.pull[unit];
  subject.there = tasks.there[unit];
  const active = Math.min(6, context.assaultInitiative[unit] + context.combinedArms[unit]) / 6;
  const firepower = subject.panzer ? left + 1 : left;
  const share = subject.gun ? weights.gunPlace : weights.contact[subject.side];
  subject.contact = moods.noFire[unit] ? 0 : active * share * hitOrdinary(firepower);
  subject.point = worth.point[unit];
  subject.kill = worth.kill[unit];
  subject.danger = weights.danger[subject.side];
  // Whoever guards a place does not leave it because others are told to be careful.
  subject.fear = tasks.purpose[unit] === 'garrison' ? Math.min(1, moods.danger[unit]) : moods.danger[unit];
}

/** No room for one more at the end of the impulse (4.0). */
export const outOfRoom = -1e9;

/** Where the place turns out to be worth no more than `least`, how much less is not worked out. */
export function placeValue(memory: Memory, state: State, hex: number, least = -Infinity): number {
  const { subject, sight, noise, weights } = memory;
  const { context } = state;
  let value = (subject.gun ? sight.guns[hex] : sight.contact[hex]) * subject.contact;
  if (subject.goal !== NONE) {
    value -= subject.pull * subject.travel[hex];
    if (hex === subject.goal) value += subject.there;
  }
  const objective = context.objectiveAt[hex];
  if (objective >= 0 && state.control[objective] !== subject.side) value += objectiveValue(memory, state, objective);
  if (context.cover[hex]) value += weights.cover;
  if (sight.enemyToCome && subject.hits > 0 && state.couplet === context.data.coupletsPerTurn) {
    if (!inEnemyZoc(state, subject.side, hex)) value += weights.nightRest * subject.hits;
  }

  let sheltered = false;
  if (state.top[hex] !== NONE) {
    let others = 0;
    let allied = false;
    for (let other = state.top[hex]; other !== NONE; other = state.below[other]) {
      if (other === subject.unit) continue;
      others++;
      if (strengthLeft(state, other) >= subject.left && (context.kind[other] & ARTILLERY) === 0) sheltered = true;
      if (subject.combined && context.kind[other] & PANZER) allied = true;
      if (subject.panzer && context.combinedArms[other]) allied = true;
    }
    if (others >= stackLimit) return outOfRoom;
    value -= others * weights.crowding;
    if (allied) value += weights.combinedArms;
  }
  // Danger takes the longest to work out.
  if (value + noise.most <= least) return value;
  return value - dangerAt(memory, state, hex, sheltered) + noise.on(KIND.move, subject.unit, hex);
}

/** What the enemy is expected to do to the unit there before it can act again. */
function dangerAt(memory: Memory, state: State, hex: number, sheltered: boolean): number {
  const { subject, sight, stakes, weights } = memory;
  const threat = sight.threat[hex];
  if (threat === 0) return 0;
  const hits = threat * protectionFactor(subject.protection + state.context.cover[hex]);
  const ratio = hits / subject.left;
  const death = ratio < 1 ? 0.55 * ratio * ratio : Math.min(1, 0.55 + 0.3 * (ratio - 1));
  const cost = Math.min(hits, subject.left) * subject.point + death * subject.kill;
  return cost * subject.danger * stakes.danger * (sheltered ? weights.shelteredDanger : 1) * subject.fear;
}
