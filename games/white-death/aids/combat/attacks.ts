import { type DeclaredAttack, EVERYTHING, type Seat } from '@impulse/engine';
import { grid } from '../../context.js';
import { knows, knowsMarks } from '../../knowledge/knowledge.js';
import { eyesOf } from '../../position/position.js';
import { hasAssaulters, isVacated } from '../../rules/assault/targets.js';
import { DEFENDED, RESOLVED, SHELLED, type State, TARGET } from '../../state.js';
import type { AssaultProgress } from '../codes.js';

/** 5.2: the assaults of this impulse that a seat knows of, from declaration to the end. */
export function attacksKnown(state: State, seat: Seat): DeclaredAttack[] {
  const viewer = eyesOf(state, seat);
  if (viewer !== EVERYTHING && !knowsMarks(state, viewer)) return [];
  const attacks: DeclaredAttack[] = [];
  for (let hex = 0; hex < state.marks.length; hex++) {
    if ((state.marks[hex] & TARGET) === 0) continue;
    const units = assaultersOf(state, hex).filter((unit) => knows(state, viewer, unit));
    attacks.push({
      hex: grid.labels[hex],
      progress: progressOf(state, hex),
      over: (state.marks[hex] & RESOLVED) !== 0,
      units: units.map((unit) => state.context.unitIds[unit]),
      from: [...new Set(units.map((unit) => grid.labels[state.hexOf[unit]]))],
    });
  }
  return attacks;
}

const assaultersOf = (state: State, hex: number): number[] =>
  state.context.units.map((_, unit) => unit).filter((unit) => state.target[unit] === hex && state.hexOf[unit] >= 0);

function progressOf(state: State, hex: number): AssaultProgress {
  const mark = state.marks[hex];
  if (mark & RESOLVED) {
    if (isVacated(state, hex) || state.context.side[state.top[hex]] === state.active) return 'emptied';
    return hasAssaulters(state, hex) ? 'held' : 'repulsed';
  }
  if (mark & DEFENDED) return 'defended';
  return mark & SHELLED ? 'barraged' : 'declared';
}
