import { ActionCodes } from '@impulse/engine';
import { KIND, packEnd, packHead, packPath } from '../actions/actions.js';
import { ARMOR, grid, RECON } from '../context.js';
import { hitChance } from '../forecast/odds.js';
import { lowestHex } from '../rows.js';
import { isActivated, TO_MOVE } from '../rules/activations.js';
import { listExit } from '../rules/exit.js';
import { movementPoints } from '../rules/movement.js';
import { checkFurtherOverrun, checkOverrunTarget, mayStrikeAgain } from '../rules/overruns.js';
import { firstRow, freeLeftAt, lastRow, reach, reachedIn, spreadReach, stopsIn } from '../rules/reach.js';
import { checkEnters, findEntries } from '../rules/reinforcements.js';
import { ACTED, inEnemyZoc, NONE, OFF_MAP, type State } from '../state.js';
import { gainFrom } from './attacks.js';
import type { Choice, PurposeCode } from './choice.js';
import { considerUnit, outOfRoom, placeValue } from './places.js';
import { tasks } from './tasks.js';
import { weights } from './weights.js';

/** Moves, overruns, entries and exits of one unit, judged by where it ends and what it shoots at on the way. */

const listed = new ActionCodes();

/** A move must gain at least this, or the unit stands. */
const leastGain = 1;

/** The best way found so far for the unit under consideration. */
const best = { value: 0, hex: NONE, overrun: NONE };

/** Finds the best move of a unit; false when it had better stay where it is. `choice.value` is the gain over staying. */
export function chooseMove(state: State, unit: number, choice: Choice): boolean {
  if (state.flags[unit] & ACTED) return chooseFurtherOverrun(state, unit, choice);
  if (state.hexOf[unit] === OFF_MAP) return chooseEntry(state, unit, choice);
  if (state.hexOf[unit] < 0 || !isActivated(state, unit, TO_MOVE)) return false;
  if (tasks.purpose[unit] === 'relieve-tobruk' && chooseExit(state, unit, choice)) return true;
  considerUnit(state, unit);
  const staying = placeValue(state, state.hexOf[unit]);
  forgetBest(staying);
  spreadReach(state, unit, movementPoints(state, unit));
  const last = lastRow();
  for (let row = firstRow(); row <= last; row++) {
    for (let bits = reachedIn(row); bits !== 0; bits &= bits - 1) considerHex(state, lowestHex(row, bits));
    if (!overruns(state, unit)) continue;
    for (let bits = stopsIn(row); bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(row, bits);
      considerOverruns(state, unit, hex, freeLeftAt(hex));
    }
  }
  if (best.hex === NONE) return false;
  choice.set(
    packHead(KIND.move, unit, best.hex, NONE),
    packEnd(best.overrun),
    'hunt',
    best.value - staying,
    unit,
    NONE,
  );
  explain(state, unit, choice);
  return true;
}

function chooseEntry(state: State, unit: number, choice: Choice): boolean {
  if (checkEnters(state, unit)) return false;
  considerUnit(state, unit);
  forgetBest(outOfRoom);
  findEntries(state, unit);
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i];
    considerHex(state, hex);
    if (overruns(state, unit) && inEnemyZoc(state, state.active, hex)) {
      considerOverruns(state, unit, hex, reach.freeLeft[hex]);
    }
  }
  const { hex, overrun } = best;
  if (hex === NONE) return false;
  const tail =
    overrun === NONE
      ? packPath(reach.path[hex], reach.steps[hex], NONE)
      : packPath(reach.freePath[hex], reach.freeSteps[hex], overrun);
  choice.set(packHead(KIND.enter, unit, reach.entry[hex], NONE), tail, 'hunt', best.value, unit, NONE);
  explain(state, unit, choice);
  return true;
}

function chooseExit(state: State, unit: number, choice: Choice): boolean {
  listed.clear();
  listExit(state, unit, listed);
  if (listed.length === 0) return false;
  const exit = state.context.exitHex;
  choice.set(listed.head(0), listed.tail(0), 'relieve-tobruk', weights.victoryPoint, unit, exit);
  return true;
}

/** With the option for several overruns: the best of those still to be had. */
function chooseFurtherOverrun(state: State, unit: number, choice: Choice): boolean {
  if (!mayStrikeAgain(state, unit)) return false;
  const from = state.hexOf[unit];
  let highest = 0;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[from * 6 + direction];
    if (target < 0 || checkFurtherOverrun(state, unit, target)) continue;
    const gain = overrunGain(state, unit, target);
    if (gain <= highest) continue;
    highest = gain;
    choice.set(packHead(KIND.move, unit, from, NONE), packPath(0, 0, direction), 'overrun', gain, unit, target);
  }
  return highest > 0;
}

/** 7.5. */
const overruns = (state: State, unit: number): boolean => (state.context.kind[unit] & (ARMOR | RECON)) !== 0;

const overrunGain = (state: State, unit: number, hex: number): number =>
  hitChance(state, unit, state.top[hex], 'overrun', false) * gainFrom(state, state.top[hex]);

function forgetBest(staying: number): void {
  best.value = staying + leastGain;
  best.hex = NONE;
  best.overrun = NONE;
}

function considerHex(state: State, hex: number): void {
  const value = placeValue(state, hex);
  if (value <= best.value) return;
  best.value = value;
  best.hex = hex;
  best.overrun = NONE;
}

function considerOverruns(state: State, unit: number, hex: number, pointsLeft: number): void {
  if (pointsLeft <= 0) return;
  const place = placeValue(state, hex);
  if (place <= outOfRoom) return;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[hex * 6 + direction];
    if (target < 0 || checkOverrunTarget(state, unit, hex, target, pointsLeft)) continue;
    const gain = overrunGain(state, unit, target);
    if (gain < weights.leastOverrun || place + gain <= best.value) continue;
    best.value = place + gain;
    best.hex = hex;
    best.overrun = direction;
  }
}

/** What the best way is good for, and where. */
function explain(state: State, unit: number, choice: Choice): void {
  if (best.overrun !== NONE) {
    choice.code = 'overrun';
    choice.hex = grid.neighbours[best.hex * 6 + best.overrun];
    return;
  }
  choice.code = purposeOf(state, unit, best.hex);
  choice.hex = best.hex;
}

function purposeOf(state: State, unit: number, hex: number): PurposeCode {
  const objective = state.context.objectiveAt[hex];
  if (objective >= 0 && state.control[objective] !== state.active) return 'capture';
  if (inEnemyZoc(state, state.active, hex)) return tasks.purpose[unit];
  const from = state.hexOf[unit];
  return from >= 0 && inEnemyZoc(state, state.active, from) ? 'withdraw' : tasks.purpose[unit];
}
