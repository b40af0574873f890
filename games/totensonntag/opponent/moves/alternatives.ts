import type { Alternative } from '@impulse/engine';
import { ARTILLERY, grid } from '../../context.js';
import { ACTED, type State, STEP } from '../../state.js';
import { holdsEnemies, mayFight, setAssault } from '../combat/assaults.js';
import { barrageOn, setBarrage } from '../combat/barrages.js';
import { motiveOf } from '../choice.js';
import { attackValue } from '../combat/fire.js';
import type { Memory } from '../memory.js';
import { chooseExit, chooseFurtherOverrun, findDestinations, setWay } from './moves.js';

/** Everything one unit could do in its impulse, each with what the script thinks of it; moves against staying. */
export function findAlternatives(memory: Memory, state: State, unit: number): Alternative[] {
  if (state.step !== STEP.impulse || state.context.side[unit] !== state.active) return [];
  return [...moves(memory, state, unit), ...assaults(memory, state, unit), ...barrages(memory, state, unit)];
}

/** What is in `memory.choice` now. */
function chosen({ choice }: Memory, state: State): Alternative {
  return { head: choice.head, tail: choice.tail, motive: motiveOf(state.context, choice) };
}

function moves(memory: Memory, state: State, unit: number): Alternative[] {
  const { choice, moods, ways } = memory;
  if (moods.hold[unit]) return [];
  if (state.flags[unit] & ACTED) {
    return chooseFurtherOverrun(memory, state, unit, choice) ? [chosen(memory, state)] : [];
  }
  const exits = chooseExit(memory, state, unit, choice) ? [chosen(memory, state)] : [];
  const all = (ways.all = []);
  const staying = findDestinations(memory, state, unit);
  ways.all = null;
  const found = all.map((way) => {
    setWay(memory, state, unit, way, staying, choice);
    return chosen(memory, state);
  });
  return [...exits, ...found];
}

function assaults(memory: Memory, state: State, unit: number): Alternative[] {
  if (!mayFight(memory, state, unit)) return [];
  const from = state.hexOf[unit];
  const around = [...grid.neighbours.subarray(from * 6, from * 6 + 6)];
  return around
    .filter((hex) => holdsEnemies(state, hex))
    .map((hex) => {
      setAssault(memory, state, unit, hex, attackValue(memory, state, unit, hex, 'assault'), memory.choice);
      return chosen(memory, state);
    });
}

function barrages(memory: Memory, state: State, gun: number): Alternative[] {
  const { context } = state;
  if ((context.kind[gun] & ARTILLERY) === 0 || !mayFight(memory, state, gun)) return [];
  const found: Alternative[] = [];
  for (let hex = 0; hex < state.top.length; hex++) {
    if (!holdsEnemies(state, hex)) continue;
    const value = barrageOn(memory, state, gun, hex);
    if (value <= 0) continue;
    setBarrage(state, gun, hex, value, memory.choice);
    found.push(chosen(memory, state));
  }
  return found;
}
