import { ActionCodes, bad, fieldPath, type Result } from '@impulse/engine';
import { ARTILLERY, GERMAN, grid, hexCount, SOVIET, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { listAll, listGeneral } from '../legal.js';
import { checkFights } from './check-fights.js';
import { checkImpulse } from './check-impulse.js';
import { checkTurn } from './check-turn.js';
import type { Position } from './position.js';
import { mayStand } from '../rules/terrain/costs.js';
import { garrisonStands } from '../rules/city/garrisons.js';
import { stackIsPossible } from '../rules/stacking/stacking.js';
import { mayPay } from '../rules/turn/turn-start.js';
import { DEPLOYED, EXITED, NONE, POINT, type State, STEP, TARGET } from '../state.js';

/** Positions that could not be are refused, with the path of what is wrong; whether they can be reached is not asked. */

type Failure = Result<never>;

export function checkPosition(state: State, position: Position): Failure | null {
  return (
    checkPlaces(state) ??
    checkUnits(state, position) ??
    checkCounts(state) ??
    checkFights(state) ??
    checkDecision(state) ??
    checkImpulse(state) ??
    checkTurn(state)
  );
}

function checkPlaces(state: State): Failure | null {
  const { context } = state;
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex];
    if (top === NONE) continue;
    if (!stackIsPossible(state, hex)) {
      return bad('overfull-stack', fieldPath('stacks', grid.labels[hex]), 'This stack breaks the stacking limits.');
    }
    if (context.side[top] === SOVIET && garrisonStands(state, hex)) {
      return bad(
        'impossible-place',
        `${fieldPath('units', context.unitIds[top])}.at`,
        'A German garrison stands in this hex.',
      );
    }
  }
  return null;
}

function checkUnits(state: State, { units }: Position): Failure | null {
  const { context } = state;
  for (let unit = 0; unit < unitCount; unit++) {
    const hex = state.hexOf[unit];
    const path = fieldPath('units', context.unitIds[unit]);
    const given = units[context.unitIds[unit]];
    // A unit taken off the map may have spent more in an earlier impulse.
    if (state.spent[unit] > state.impulse * POINT && (hex >= 0 || state.step === STEP.setup)) {
      return bad('out-of-range', `${path}.spent`, `The impulse has ${state.impulse} movement points.`);
    }
    const fled = hex >= 0 && state.step === STEP.barrage && context.side[unit] !== state.active;
    if (state.barrageLimit[unit] !== 0 && !fled) {
      return bad(
        'not-in-play',
        `${path}.barrageLimit`,
        'Only a unit that has fled from a barrage of this phase has one.',
      );
    }
    if (state.flags[unit] & DEPLOYED && (context.kind[unit] & ARTILLERY) === 0) {
      return bad('not-artillery', `${path}.flags`, 'Only artillery deploys.');
    }
    if (hex === EXITED) {
      const wrong = checkExited(state, unit, given, path);
      if (wrong) return wrong;
    }
    if (hex < 0) continue;
    if (!mayStand(state, unit, hex)) return bad('impossible-place', `${path}.at`, 'This unit cannot stand there.');
    const target = state.target[unit];
    if (target !== NONE && (state.marks[target] & TARGET) === 0) {
      return bad('no-target', `${path}.target`, 'The hex is not marked as the target of an assault.');
    }
    for (const field of ['due', 'entry'] as const) {
      if (typeof given === 'object' && given[field] !== undefined) {
        return bad('not-off-map', `${path}.${field}`, 'A unit on the map is not due any more.');
      }
    }
  }
  return null;
}

/** Ruling 102: only the garrison of the city leaves the map, and nothing but its strength is kept. */
function checkExited(state: State, unit: number, given: Position['units'][string], path: string): Failure | null {
  if (state.context.fortress[unit] !== 1) {
    return bad('impossible-place', `${path}.at`, 'Only the garrison of the city leaves the map.');
  }
  for (const field of ['spent', 'flags', 'due', 'entry'] as const) {
    if (typeof given === 'object' && given[field] !== undefined) {
      return bad('not-in-play', `${path}.${field}`, 'Of a unit that has left the map only the strength counts.');
    }
  }
  return null;
}

function checkCounts(state: State): Failure | null {
  const { railCapacity } = state.context.data;
  for (const [side, id] of sideIds.entries()) {
    if (state.railed[side] > railCapacity) {
      return bad('out-of-range', `railed.${id}`, `The railway carries ${railCapacity} strength points a turn.`);
    }
  }
  return null;
}

const codes = new ActionCodes();

/** Whoever owes a decision has one. */
function checkDecision(state: State): Failure | null {
  if (state.step === STEP.over) return null;
  if (state.step === STEP.advance && state.focusHex === NONE) {
    return bad('no-decision', 'focus', 'An advance goes into a hex.');
  }
  if (state.step === STEP.isolation && state.deciding !== GERMAN) {
    return bad('bad-side', 'side', 'The Germans decide whether the fortress pays.');
  }
  if (state.step === STEP.decision && state.points[state.deciding] === 0) {
    return bad('no-decision', `points.${sideIds[state.deciding]}`, 'A side without movement points is not asked.');
  }
  if (state.step === STEP.isolation && !mayPay(state)) {
    return bad('no-decision', 'step', 'The fortress has nobody to pay for, or nothing to pay with.');
  }
  listGeneral(state, codes);
  if (codes.length === 0) listAll(state, codes);
  return codes.length > 0 ? null : bad('no-decision', 'step', 'There is nothing to decide in this step.');
}
