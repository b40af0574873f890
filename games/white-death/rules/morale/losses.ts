import type { Log } from '@impulse/engine';
import { AFV, grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import type { RuleNumber } from '../numbers.js';
import { ELIMINATIONS, LOST, liftUnit, NONE, ROUTS, type State } from '../../state.js';

/** Strength points lost, and what a hex remembers of routs and eliminations during a phase (14C4, 14C7). */

/** Takes strength off a unit, as a `rule` demands, and counts it; a unit with none left is gone. True when it is. */
export function loseStrength(state: State, unit: number, points: number, rule: RuleNumber, log: Log | null): boolean {
  const { context } = state;
  const lost = Math.min(points, state.strength[unit]);
  if (lost <= 0) return false;
  const left = state.strength[unit] - lost;
  const hex = state.hexOf[unit];
  state.losses[lossIndex(state, unit)] += lost;
  if (log) {
    const detail = { unit: context.unitIds[unit], hex: grid.labels[hex] ?? null, points: lost, left };
    log.push({ type: 'strength-lost', rule, ...audience(state, unit), detail });
  }
  state.strength[unit] = left;
  if (left > 0) return false;
  removeUnit(state, unit, rule, log);
  return true;
}

/** A unit that is lost with all it has left. */
export function eliminate(state: State, unit: number, rule: RuleNumber, log: Log | null): void {
  loseStrength(state, unit, state.strength[unit], rule, log);
}

/** Who may read of a unit what only its side and those who can see it know (4C). */
export function audience(state: State, unit: number): { seats?: readonly string[] } {
  const side = state.context.side[unit];
  return knows(state, 1 - side, unit) ? {} : { seats: [sideIds[side]] };
}

const lossIndex = (state: State, unit: number): number =>
  state.context.side[unit] * 2 + (state.context.class[unit] === AFV ? 1 : 0);

function removeUnit(state: State, unit: number, rule: RuleNumber, log: Log | null): void {
  const hex = state.hexOf[unit];
  liftUnit(state, unit, LOST);
  state.flags[unit] = 0;
  state.target[unit] = NONE;
  // Ruling 58: the pile of lost units is open to both sides.
  log?.push({
    type: 'eliminated',
    rule,
    detail: { unit: state.context.unitIds[unit], hex: grid.labels[hex] ?? null },
  });
}

const countMask = 15;
const bothCounts = countMask * ROUTS + countMask * ELIMINATIONS;

/** Ruling 28: routs so far in a hex in this phase. */
export const routsIn = (state: State, hex: number): number => Math.floor(state.marks[hex] / ROUTS) & countMask;
export const eliminationsIn = (state: State, hex: number): number =>
  Math.floor(state.marks[hex] / ELIMINATIONS) & countMask;

export function markRout(state: State, hex: number): void {
  if (routsIn(state, hex) < countMask) state.marks[hex] += ROUTS;
}

export function markElimination(state: State, hex: number): void {
  if (eliminationsIn(state, hex) < countMask) state.marks[hex] += ELIMINATIONS;
}

/** A new phase begins: what happened in the last one no longer weighs on anybody. */
export function forgetPhase(state: State): void {
  state.barrageLimit.fill(0);
  const { marks } = state;
  for (let hex = 0; hex < marks.length; hex++) if (marks[hex] !== 0) marks[hex] &= ~bothCounts;
}
