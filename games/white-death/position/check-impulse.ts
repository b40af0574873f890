import { bad, fieldPath, type Result } from '@impulse/engine';
import { ARTILLERY, BUILDS_BRIDGES, grid, hexCount, SOVIET, unitCount } from '../context.js';
import { RIVER } from '../ground.js';
import { mayEverAssault } from '../rules/assault/assault.js';
import { poolOf } from '../rules/city/fortress.js';
import { FOR_BARRAGE } from '../rules/supply/supply-points.js';
import { isHeavy } from '../rules/terrain/terrain-costs.js';
import { isFullImpulse } from '../rules/turn/full-impulse.js';
import {
  ASSAULTED,
  BANK_FREE,
  BARRAGED,
  BUILT,
  DEFENDED,
  FIRED_AT,
  HELD,
  KEPT,
  LED,
  MOVED,
  NONE,
  POOL_SOVIET,
  RESOLVED,
  RIGHT_BANK,
  SHELLED,
  type State,
  STEP,
  STOPPED,
  SUPPORTED,
  TARGET,
} from '../state.js';
import { poolNames } from './position.js';

/** What a position says of an impulse: who has done what, what has been paid, and which hexes are under assault. */

type Failure = Result<never>;

export const isDuringImpulse = ({ step }: State): boolean => step >= STEP.movement && step !== STEP.over;

export const checkImpulse = (state: State): Failure | null =>
  isDuringImpulse(state)
    ? (checkPaid(state) ?? checkMarks(state) ?? checkDeeds(state) ?? checkFocus(state))
    : checkNothingUnderWay(state);

/** 5: an impulse leaves nothing behind but what was built, deployed, or stands on a bank. */
function checkNothingUnderWay(state: State): Failure | null {
  const none = 'No impulse is under way.';
  if (state.impulse > 0) return bad('not-in-play', 'impulse', none);
  for (const [pool, name] of poolNames.entries()) {
    if (state.paid[pool] > 0) return bad('not-in-play', `paid.${name}`, none);
    if (state.intensity[pool] > 0) return bad('not-in-play', `intensity.${name}`, none);
  }
  if (state.focusHex !== NONE) return bad('not-in-play', 'focus', none);
  const marked = state.marks.findIndex((mark) => mark !== 0);
  if (marked >= 0) return bad('not-in-play', fieldPath('marks', grid.labels[marked]), none);
  for (let unit = 0; unit < unitCount; unit++) {
    const path = fieldPath('units', state.context.unitIds[unit]);
    if (state.spent[unit] > 0) return bad('not-in-play', `${path}.spent`, none);
    if (state.target[unit] !== NONE) return bad('not-in-play', `${path}.target`, none);
    if ((state.flags[unit] & ~KEPT) !== 0) return bad('not-in-play', `${path}.flags`, none);
  }
  return checkKeptFlags(state);
}

/** 15A: the phasing side pays for assaults and barrages, the other one for intensity; 15A3: for rockets only the Germans do. */
function checkPaid(state: State): Failure | null {
  for (const [pool, name] of poolNames.entries()) {
    const isPhasing = (pool === POOL_SOVIET) === (state.active === SOVIET);
    const most = pool === POOL_SOVIET ? FOR_BARRAGE : Infinity;
    if (state.paid[pool] > 0 && !isPhasing) return bad('not-in-play', `paid.${name}`, 'The other side is phasing.');
    if (state.paid[pool] > most) return bad('out-of-range', `paid.${name}`, 'Only German rockets cost a third point.');
    if (state.intensity[pool] > 0 && isPhasing) {
      return bad('not-in-play', `intensity.${name}`, 'High intensity is for the side that is not phasing.');
    }
  }
  return null;
}

/** Marks that a hex may bear by the step. */
function marksIn(step: number): number {
  if (step === STEP.movement) return TARGET;
  if (step === STEP.barrage) return TARGET | SHELLED;
  return TARGET | SHELLED | DEFENDED | RESOLVED;
}

/** 5.2, 4C: hexes are looked into, and marked, by those who assault them. */
function checkMarks(state: State): Failure | null {
  const { marks, step } = state;
  const before = step === STEP.movement || step === STEP.barrage;
  for (let hex = 0; hex < hexCount; hex++) {
    const mark = marks[hex] & (TARGET | DEFENDED | RESOLVED | SHELLED);
    const path = fieldPath('marks', grid.labels[hex]);
    if ((mark & ~marksIn(step)) !== 0) return bad('not-in-play', path, 'Nothing of that has been done yet.');
    if ((mark & TARGET) === 0) {
      if (mark & (DEFENDED | RESOLVED)) return bad('no-target', path, 'Only a target is fired from or into.');
      continue;
    }
    if (before && !state.target.includes(hex)) return bad('no-target', path, 'Nobody assaults this hex.');
    const fought = step === STEP.assault || step === STEP.advance;
    if (fought && (mark & DEFENDED) === 0) return bad('not-in-play', path, 'Defensive fire comes before the assault.');
  }
  return null;
}

/** By whom a thing is done. */
const ofPhasing = STOPPED | MOVED | LED | HELD | BARRAGED | ASSAULTED;
const ofOther = FIRED_AT;

function checkDeeds(state: State): Failure | null {
  const { context } = state;
  for (let unit = 0; unit < unitCount; unit++) {
    const flags = state.flags[unit];
    const path = fieldPath('units', context.unitIds[unit]);
    const isPhasing = context.side[unit] === state.active;
    if ((flags & (isPhasing ? ofOther : ofPhasing)) !== 0) {
      return bad('not-in-play', `${path}.flags`, 'The side of this unit does nothing of the kind in this impulse.');
    }
    if (flags & (BARRAGED | SUPPORTED) && (context.kind[unit] & ARTILLERY) === 0) {
      return bad('not-artillery', `${path}.flags`, 'Only artillery supports or barrages.');
    }
    if (state.target[unit] === NONE) continue;
    const wrong = checkAssaulting(state, unit, path);
    if (wrong) return wrong;
  }
  return checkKeptFlags(state);
}

/** 5.5, 6B3, 9A, 15A1, 22: who has declared an assault could, and has paid for it. */
function checkAssaulting(state: State, unit: number, path: string): Failure | null {
  const { context } = state;
  if (context.side[unit] !== state.active)
    return bad('not-in-play', `${path}.target`, 'Only the phasing side assaults.');
  const isFull = context.side[unit] !== SOVIET || isFullImpulse(state);
  if (!isFull || !mayEverAssault(state, unit)) return bad('no-assault', `${path}.target`, 'This unit cannot assault.');
  const pool = poolOf(state, unit);
  if (state.step === STEP.movement && state.paid[pool] === 0) {
    return bad('not-paid', `paid.${poolNames[pool]}`, 'An assault costs a supply point.');
  }
  return null;
}

/** 16B, 20B: what outlasts an impulse belongs to those who can do it, where they can. */
function checkKeptFlags(state: State): Failure | null {
  const { context } = state;
  for (let unit = 0; unit < unitCount; unit++) {
    const flags = state.flags[unit];
    const path = `${fieldPath('units', context.unitIds[unit])}.flags`;
    if (flags & BUILT && (context.kind[unit] & BUILDS_BRIDGES) === 0) {
      return bad('not-in-play', path, 'This unit builds no bridges.');
    }
    const hex = state.hexOf[unit];
    const isInRiver = hex >= 0 && (context.ground.hexes[hex] & RIVER) !== 0 && isHeavy(context.mobility[unit]);
    if (flags & (RIGHT_BANK | BANK_FREE) && !isInRiver) {
      return bad('not-in-play', path, 'Only heavy units in a river are on a bank of it.');
    }
  }
  return null;
}

/** 9D: an advance goes into a hex whose assault is over. */
function checkFocus(state: State): Failure | null {
  if (state.step !== STEP.advance) {
    return state.focusHex === NONE ? null : bad('not-in-play', 'focus', 'Nobody is asked to advance.');
  }
  const isResolved = state.focusHex !== NONE && (state.marks[state.focusHex] & RESOLVED) !== 0;
  return isResolved ? null : bad('no-decision', 'focus', 'An advance goes into a hex whose assault is over.');
}
