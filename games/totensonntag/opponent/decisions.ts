import type { Random } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { ARTILLERY } from '../context.js';
import { someoneRecovers } from '../rules/turn/night.js';
import { unitsLeft } from '../rules/forces/setup.js';
import { overstackedHex } from '../rules/movement/stacking.js';
import { NONE, type State, STEP } from '../state.js';
import { chooseAdvance } from './combat/advances.js';
import { bestAttacker, setAssault } from './combat/assaults.js';
import { chooseBarrage, chooseBarrageTarget } from './combat/barrages.js';
import { choosePlain } from './choice.js';
import { chooseFlight, choosePlan, chooseStrike } from './combat/flights.js';
import type { Memory } from './memory.js';
import { chooseMove } from './moves/moves.js';
import { chooseAdjustment, chooseNumber } from './numbers.js';
import { considerUnit, placeValue } from './moves/places.js';
import { chooseExcess, chooseOrder } from './moves/stacks.js';

/** The scripted opponent's decision at each step, left in `memory.choice`. */
export function decide(memory: Memory, state: State, random: Random): void {
  const { choice } = memory;
  switch (state.step) {
    case STEP.setup:
      choosePlain(choice, unitsLeft(state) > 0 ? KIND['place-rest'] : KIND.done, 0, 'set-up');
      return;
    case STEP['choose-an']:
      return chooseNumber(memory, state, random, choice);
    case STEP['adjust-an']:
      return chooseAdjustment(memory, state, choice);
    case STEP['air-plan']:
      return choosePlan(memory, state, random, choice);
    case STEP['air-strike']:
      return chooseStrike(memory, state, choice);
    case STEP['barrage-target']:
      return chooseBarrageTarget(memory, state, choice);
    case STEP.advance:
      return chooseAdvance(memory, state, choice);
    case STEP.excess:
      return chooseExcess(memory, state, overstackedHex(state, state.active), choice);
    case STEP.night:
      return decideNight(memory, state);
    default:
      return decideImpulse(memory, state);
  }
}

function decideNight(memory: Memory, state: State): void {
  const { choice } = memory;
  if (someoneRecovers(state)) return choosePlain(choice, KIND['recover-all'], 0, 'recover');
  if (!chooseOrder(memory, state, state.deciding, choice)) choosePlain(choice, KIND.done, 0, 'done');
}

function decideImpulse(memory: Memory, state: State): void {
  const { choice } = memory;
  if (chooseFlight(memory, state, choice)) return;
  if (chooseBarrage(memory, state, choice)) return;
  if (decideAssault(memory, state)) return;
  if (decideMove(memory, state)) return;
  if (chooseOrder(memory, state, state.deciding, choice)) return;
  choosePlain(choice, KIND.done, 0, 'done');
}

/** The best assault there is, unless its unit had rather be elsewhere. */
function decideAssault(memory: Memory, state: State): boolean {
  const { assaults, choice, move } = memory;
  for (;;) {
    const unit = bestAttacker(memory, state);
    if (unit === NONE) return false;
    if (
      !mightLeave(memory, state, unit) ||
      !chooseMove(memory, state, unit, move) ||
      move.value <= assaults.value[unit]
    ) {
      setAssault(memory, state, unit, assaults.hex[unit], assaults.value[unit], choice);
      return true;
    }
    assaults.withheld[unit] = 1;
  }
}

/** Worth the trouble of looking where else the unit could go? */
function mightLeave(memory: Memory, state: State, unit: number): boolean {
  const { context } = state;
  const { assaults, tasks } = memory;
  if (tasks.purpose[unit] !== 'hunt' && tasks.goal[unit] !== state.hexOf[unit]) return true;
  if (state.hits[unit] > 0 || state.turn === context.data.turns) return true;
  considerUnit(memory, state, unit);
  return placeValue(memory, state, state.hexOf[unit]) < -assaults.value[unit];
}

/** Tanks and infantry first, so that the guns know where the front is. */
function decideMove(memory: Memory, state: State): boolean {
  return decideMoveOf(memory, state, false) || decideMoveOf(memory, state, true);
}

function decideMoveOf(memory: Memory, state: State, guns: boolean): boolean {
  const { firstUnit, endUnit, kind } = state.context;
  const { choice, next } = memory;
  const end = endUnit[state.active];
  const row = guns ? 1 : 0;
  for (let unit = Math.max(next[row], firstUnit[state.active]); unit < end; unit++) {
    next[row] = unit;
    if (((kind[unit] & ARTILLERY) !== 0) === guns && chooseMove(memory, state, unit, choice)) return true;
  }
  next[row] = end;
  return false;
}
