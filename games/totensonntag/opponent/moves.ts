import { KIND, packEnd, packHead, packPath } from '../actions/actions.js';
import { ARMOR, grid, RECON } from '../context.js';
import { lowestHex } from '../rows.js';
import { isActivated, TO_MOVE } from '../rules/activations.js';
import { listExit } from '../rules/exit.js';
import { movementPoints } from '../rules/movement.js';
import { checkFurtherOverrun, checkOverrunTarget, mayStrikeAgain } from '../rules/overruns.js';
import { firstRow, freeLeftAt, lastRow, reach, reachedIn, spreadReach, stopsIn } from '../rules/reach.js';
import { checkEnters, findEntries } from '../rules/reinforcements.js';
import { ACTED, inEnemyZoc, NONE, OFF_MAP, type State } from '../state.js';
import { attackValue } from './fire.js';
import type { Choice, PurposeCode } from './choice.js';
import type { Memory } from './memory.js';
import { considerUnit, outOfRoom, placeValue } from './places.js';

/** Moves, overruns, entries and exits of one unit, judged by where it ends and what it shoots at on the way. */

/** A move must gain at least this, or the unit stands. */
const leastGain = 1;

/** The best way found so far for the unit under consideration; `overrun` is a direction. */
export interface Way {
  value: number;
  hex: number;
  overrun: number;
}

export const makeWay = (): Way => ({ value: 0, hex: NONE, overrun: NONE });

/** Finds the best move of a unit; false when it had better stay where it is. `choice.value` is the gain over staying. */
export function chooseMove(memory: Memory, state: State, unit: number, choice: Choice): boolean {
  const { moods, tasks, way: best } = memory;
  if (moods.hold[unit]) return false;
  if (state.flags[unit] & ACTED) return chooseFurtherOverrun(memory, state, unit, choice);
  if (state.hexOf[unit] === OFF_MAP) return chooseEntry(memory, state, unit, choice);
  if (state.hexOf[unit] < 0 || !isActivated(state, unit, TO_MOVE)) return false;
  if (tasks.purpose[unit] === 'relieve-tobruk' && chooseExit(memory, state, unit, choice)) return true;
  considerUnit(memory, state, unit);
  const staying = placeValue(memory, state, state.hexOf[unit]);
  forgetBest(best, staying);
  spreadReach(state, unit, movementPoints(state, unit));
  const last = lastRow();
  for (let row = firstRow(); row <= last; row++) {
    for (let bits = reachedIn(row); bits !== 0; bits &= bits - 1) considerHex(memory, state, lowestHex(row, bits));
    if (!overruns(memory, state, unit)) continue;
    for (let bits = stopsIn(row); bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(row, bits);
      considerOverruns(memory, state, unit, hex, freeLeftAt(hex));
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
  explain(memory, state, unit, choice);
  return true;
}

function chooseEntry(memory: Memory, state: State, unit: number, choice: Choice): boolean {
  const { way: best } = memory;
  if (checkEnters(state, unit)) return false;
  considerUnit(memory, state, unit);
  forgetBest(best, outOfRoom);
  findEntries(state, unit);
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i];
    considerHex(memory, state, hex);
    if (overruns(memory, state, unit) && inEnemyZoc(state, state.active, hex)) {
      considerOverruns(memory, state, unit, hex, reach.freeLeft[hex]);
    }
  }
  const { hex, overrun } = best;
  if (hex === NONE) return false;
  const tail =
    overrun === NONE
      ? packPath(reach.path[hex], reach.steps[hex], NONE)
      : packPath(reach.freePath[hex], reach.freeSteps[hex], overrun);
  choice.set(packHead(KIND.enter, unit, reach.entry[hex], NONE), tail, 'hunt', best.value, unit, NONE);
  explain(memory, state, unit, choice);
  return true;
}

function chooseExit({ listed, weights }: Memory, state: State, unit: number, choice: Choice): boolean {
  listed.clear();
  listExit(state, unit, listed);
  if (listed.length === 0) return false;
  const exit = state.context.exitHex;
  choice.set(listed.head(0), listed.tail(0), 'relieve-tobruk', weights.victoryPoint, unit, exit);
  return true;
}

/** With the option for several overruns: the best of those still to be had. */
function chooseFurtherOverrun(memory: Memory, state: State, unit: number, choice: Choice): boolean {
  if (!overruns(memory, state, unit) || !mayStrikeAgain(state, unit)) return false;
  const from = state.hexOf[unit];
  let highest = 0;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[from * 6 + direction];
    if (target < 0 || checkFurtherOverrun(state, unit, target)) continue;
    const gain = attackValue(memory, state, unit, target, 'overrun');
    if (gain <= highest) continue;
    highest = gain;
    choice.set(packHead(KIND.move, unit, from, NONE), packPath(0, 0, direction), 'overrun', gain, unit, target);
  }
  return highest > 0;
}

/** 7.5. */
const overruns = ({ moods }: Memory, state: State, unit: number): boolean =>
  (state.context.kind[unit] & (ARMOR | RECON)) !== 0 && moods.noFire[unit] === 0;

function forgetBest(best: Way, staying: number): void {
  best.value = staying + leastGain;
  best.hex = NONE;
  best.overrun = NONE;
}

function considerHex(memory: Memory, state: State, hex: number): void {
  const { way: best } = memory;
  const value = placeValue(memory, state, hex);
  if (value <= best.value) return;
  best.value = value;
  best.hex = hex;
  best.overrun = NONE;
}

function considerOverruns(memory: Memory, state: State, unit: number, hex: number, pointsLeft: number): void {
  const { way: best, weights } = memory;
  if (pointsLeft <= 0) return;
  const place = placeValue(memory, state, hex);
  if (place <= outOfRoom) return;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[hex * 6 + direction];
    if (target < 0 || checkOverrunTarget(state, unit, hex, target, pointsLeft)) continue;
    const gain = attackValue(memory, state, unit, target, 'overrun');
    if (gain < weights.leastOverrun || place + gain <= best.value) continue;
    best.value = place + gain;
    best.hex = hex;
    best.overrun = direction;
  }
}

/** What the best way is good for, and where. */
function explain(memory: Memory, state: State, unit: number, choice: Choice): void {
  const { way: best } = memory;
  if (best.overrun !== NONE) {
    choice.code = 'overrun';
    choice.hex = grid.neighbours[best.hex * 6 + best.overrun];
    return;
  }
  choice.code = purposeOf(memory, state, unit, best.hex);
  choice.hex = best.hex;
}

function purposeOf({ tasks }: Memory, state: State, unit: number, hex: number): PurposeCode {
  const objective = state.context.objectiveAt[hex];
  if (objective >= 0 && state.control[objective] !== state.active) return 'capture';
  if (inEnemyZoc(state, state.active, hex)) return tasks.purpose[unit];
  const from = state.hexOf[unit];
  return from >= 0 && inEnemyZoc(state, state.active, from) ? 'withdraw' : tasks.purpose[unit];
}
