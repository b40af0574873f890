import { KIND, packEnd, packHead, packPath } from '../../actions/actions.js';
import { ARMOR, grid, RECON } from '../../context.js';
import { lowestHex } from '../../rows.js';
import { isActivated, TO_MOVE } from '../../rules/turn/activations.js';
import { listExit } from '../../rules/movement/exit.js';
import { movementPoints } from '../../rules/movement/movement.js';
import { checkFurtherOverrun, checkOverrunTarget, mayStrikeAgain } from '../../rules/combat/overruns.js';
import { freeLeftAt, type Reach, reachedIn, spreadReach, stopsIn } from '../../rules/movement/reach.js';
import { checkEnters, findEntries } from '../../rules/forces/reinforcements.js';
import { ACTED, inEnemyZoc, NONE, OFF_MAP, type State } from '../../state.js';
import { attackValue } from '../combat/fire.js';
import type { Choice, PurposeCode } from '../choice.js';
import type { Memory } from '../memory.js';
import { considerUnit, outOfRoom, placeValue } from './places.js';

/** Moves, overruns, entries and exits of one unit, judged by where it ends and what it shoots at on the way. */

/** A move must gain at least this, or the unit stands. */
const leastGain = 1;

/** Where a unit may go, and in which direction it then overruns somebody. */
export interface Destination {
  value: number;
  hex: number;
  overrun: number;
}

/** The best way found so far for the unit under consideration, and all of them when somebody asks for them. */
export interface Destinations {
  readonly best: Destination;
  all: Destination[] | null;
  /** Of a unit off the map: what it can reach by entering. */
  onEntry: Reach | null;
}

export const makeDestinations = (): Destinations => ({
  best: { value: 0, hex: NONE, overrun: NONE },
  all: null,
  onEntry: null,
});

/** Finds the best move of a unit; false when it had better stay where it is. `choice.value` is the gain over staying. */
export function chooseMove(memory: Memory, state: State, unit: number, choice: Choice): boolean {
  if (memory.moods.hold[unit] && memory.tasks.purpose[unit] !== 'garrison') return false;
  if (state.flags[unit] & ACTED) return chooseFurtherOverrun(memory, state, unit, choice);
  if (memory.tasks.purpose[unit] === 'relieve-tobruk' && chooseExit(memory, state, unit, choice)) return true;
  const staying = findDestinations(memory, state, unit);
  const { best } = memory.ways;
  if (best.hex === NONE) return false;
  setWay(memory, state, unit, best, staying, choice);
  return true;
}

/** Leaves the best way in `memory.ways`; answers what staying is worth. */
export function findDestinations(memory: Memory, state: State, unit: number): number {
  const { best } = memory.ways;
  best.hex = NONE;
  memory.ways.onEntry = null;
  if (state.hexOf[unit] === OFF_MAP) return findEntryWays(memory, state, unit);
  if (state.hexOf[unit] < 0 || !isActivated(state, unit, TO_MOVE)) return 0;
  considerUnit(memory, state, unit);
  const staying = placeValue(memory, state, state.hexOf[unit]);
  best.value = staying + leastGain;
  const spread = spreadReach(state, unit, movementPoints(state, unit));
  const { firstRow, lastRow } = spread;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let bits = reachedIn(spread, row); bits !== 0; bits &= bits - 1)
      considerHex(memory, state, lowestHex(row, bits));
    if (!overruns(memory, state, unit)) continue;
    for (let bits = stopsIn(spread, row); bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(row, bits);
      considerOverruns(memory, state, unit, hex, freeLeftAt(spread, hex));
    }
  }
  return staying;
}

/** Whoever is off the map had better come. */
function findEntryWays(memory: Memory, state: State, unit: number): number {
  if (checkEnters(state, unit)) return 0;
  considerUnit(memory, state, unit);
  memory.ways.best.value = outOfRoom + leastGain;
  const reach = findEntries(state, unit);
  memory.ways.onEntry = reach;
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i];
    considerHex(memory, state, hex);
    if (overruns(memory, state, unit) && inEnemyZoc(state, state.active, hex)) {
      considerOverruns(memory, state, unit, hex, reach.freeLeft[hex]);
    }
  }
  return 0;
}

/** The action that takes a unit a way that has just been found. */
export function setWay(
  memory: Memory,
  state: State,
  unit: number,
  way: Destination,
  staying: number,
  choice: Choice,
): void {
  const { hex, overrun } = way;
  const code = overrun === NONE ? purposeOf(memory, state, unit, hex) : 'overrun';
  const place = overrun === NONE ? hex : grid.neighbours[hex * 6 + overrun];
  const gain = way.value - staying;
  const reach = memory.ways.onEntry;
  if (!reach) {
    choice.set(packHead(KIND.move, unit, hex, NONE), packEnd(overrun), code, gain, unit, place);
    return;
  }
  const tail =
    overrun === NONE
      ? packPath(reach.path[hex], reach.steps[hex], NONE)
      : packPath(reach.freePath[hex], reach.freeSteps[hex], overrun);
  choice.set(packHead(KIND.enter, unit, reach.entry[hex], NONE), tail, code, gain, unit, place);
}

export function chooseExit({ listed, weights }: Memory, state: State, unit: number, choice: Choice): boolean {
  listed.clear();
  listExit(state, unit, listed);
  if (listed.length === 0) return false;
  const exit = state.context.exitHex;
  choice.set(listed.head(0), listed.tail(0), 'relieve-tobruk', weights.victoryPoint, unit, exit);
  return true;
}

/** With the option for several overruns: the best of those still to be had. */
export function chooseFurtherOverrun(memory: Memory, state: State, unit: number, choice: Choice): boolean {
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

function considerHex(memory: Memory, state: State, hex: number): void {
  const { ways } = memory;
  const least = ways.all ? -Infinity : ways.best.value;
  considerWay(ways, placeValue(memory, state, hex, least), hex, NONE);
}

function considerOverruns(memory: Memory, state: State, unit: number, hex: number, pointsLeft: number): void {
  if (pointsLeft <= 0) return;
  const place = placeValue(memory, state, hex);
  if (place <= outOfRoom) return;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[hex * 6 + direction];
    if (target < 0 || checkOverrunTarget(state, unit, hex, target, pointsLeft)) continue;
    const gain = attackValue(memory, state, unit, target, 'overrun');
    if (gain >= memory.weights.leastOverrun) considerWay(memory.ways, place + gain, hex, direction);
  }
}

function considerWay({ best, all }: Destinations, value: number, hex: number, overrun: number): void {
  if (all && value > outOfRoom) all.push({ value, hex, overrun });
  if (value <= best.value) return;
  best.value = value;
  best.hex = hex;
  best.overrun = overrun;
}

function purposeOf({ tasks }: Memory, state: State, unit: number, hex: number): PurposeCode {
  const objective = state.context.objectiveAt[hex];
  if (objective >= 0 && state.control[objective] !== state.active) return 'capture';
  if (inEnemyZoc(state, state.active, hex)) return tasks.purpose[unit];
  const from = state.hexOf[unit];
  return from >= 0 && inEnemyZoc(state, state.active, from) ? 'withdraw' : tasks.purpose[unit];
}
