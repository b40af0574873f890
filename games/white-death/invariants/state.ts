import { copyInto } from '@impulse/engine';
import { grid, hexCount, SOVIET, unitCount } from '../context.js';
import { garrisonStands } from '../rules/city/garrisons.js';
import { stackIsPossible } from '../rules/stacking/stacking.js';
import { mayStand } from '../rules/terrain/costs.js';
import {
  cloneState,
  countZones,
  EXITED,
  LOST,
  NONE,
  OFF_MAP,
  POINT,
  pointsPerTurn,
  type State,
  STEP,
  TARGET,
} from '../state.js';

/** What cannot be in any state, recomputed from scratch; undefined when all is well. */
export function brokenState(state: State): string | undefined {
  return brokenPlaces(state) ?? brokenZones(state) ?? brokenUnits(state) ?? brokenCounts(state);
}

const label = (hex: number): string => grid.labels[hex];

function brokenPlaces(state: State): string | undefined {
  const { context } = state;
  const seen = new Uint8Array(unitCount);
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex];
    if (top === NONE) continue;
    const side = context.side[top];
    for (let unit = top; unit !== NONE; unit = state.below[unit]) {
      if (seen[unit]) return `${context.unitIds[unit]} stands twice`;
      seen[unit] = 1;
      if (state.hexOf[unit] !== hex) return `${context.unitIds[unit]} is listed in ${label(hex)}`;
      if (context.side[unit] !== side) return `both sides stand in ${label(hex)}`;
    }
    if (!stackIsPossible(state, hex)) return `the stack in ${label(hex)} is too large`;
    if (side === SOVIET && garrisonStands(state, hex)) return `Soviets stand on the garrison of ${label(hex)}`;
  }
  const lostOne = state.hexOf.findIndex((hex, unit) => hex >= 0 !== (seen[unit] === 1));
  return lostOne >= 0 ? `${context.unitIds[lostOne]} is nowhere` : undefined;
}

let recount: State | null = null;

function brokenZones(state: State): string | undefined {
  if (recount?.context !== state.context) recount = cloneState(state);
  copyInto(recount, state);
  countZones(recount);
  const { zones } = recount;
  const wrong = state.zones.findIndex((zone, hex) => zone !== zones[hex]);
  return wrong >= 0 ? `the zones in ${label(wrong)} are miscounted` : undefined;
}

function brokenUnits(state: State): string | undefined {
  const { context } = state;
  for (let unit = 0; unit < unitCount; unit++) {
    const id = context.unitIds[unit];
    const hex = state.hexOf[unit];
    const strength = state.strength[unit];
    if (hex === LOST) {
      if (strength !== 0 || state.flags[unit] !== 0 || state.target[unit] !== NONE)
        return `${id} is lost but remembered`;
      continue;
    }
    if (strength < 1 || strength > context.fullStrength[unit]) return `${id} has strength ${strength}`;
    if (hex === EXITED) {
      const rest = state.spent[unit] | state.flags[unit] | state.due[unit] | state.entry[unit];
      if (context.fortress[unit] !== 1 || rest !== 0 || state.target[unit] !== NONE) return `${id} cannot have left`;
      continue;
    }
    if (hex === OFF_MAP) continue;
    if (state.due[unit] !== 0) return `${id} stands on the map and is due`;
    if (!mayStand(state, unit, hex)) return `${id} cannot stand in ${label(hex)}`;
    if (state.spent[unit] < 0 || state.spent[unit] > state.impulse * POINT) return `${id} spent too much`;
    const target = state.target[unit];
    if (target !== NONE && (state.marks[target] & TARGET) === 0) return `${id} assaults no target`;
  }
  return undefined;
}

function brokenCounts(state: State): string | undefined {
  for (const points of state.points) if (points < 0 || points > pointsPerTurn) return `${points} points left`;
  for (const points of state.supply) if (points < 0) return 'a supply pool is overdrawn';
  for (const points of state.replacements) if (points < 0) return 'replacements are overdrawn';
  const { railCapacity } = state.context.data;
  for (const points of state.railed) if (points > railCapacity) return 'the railway is overloaded';
  if ((state.deciding === NONE) !== (state.step === STEP.over)) return 'nobody is asked';
  return undefined;
}
