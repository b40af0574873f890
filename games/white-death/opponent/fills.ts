import { KIND } from '../actions/actions.js';
import { packHead } from '../actions/packing.js';
import { findIsolation } from '../rules/supply/isolation.js';
import { checkRepairs, checkReplaces, hasReplacements } from '../rules/forces/replacements.js';
import { NONE, type State } from '../state.js';
import type { Memory } from './memory.js';

/** 18: replacements to the weakest at the front, repairs to the best tanks. */

export function chooseFill(memory: Memory, state: State): boolean {
  if (chooseRepair(memory, state)) return true;
  return state.impulses[state.deciding] === 1 && chooseReplacement(memory, state);
}

function chooseReplacement({ sight, choice }: Memory, state: State): boolean {
  if (!hasReplacements(state)) return false;
  const { context, deciding: side } = state;
  const isolation = findIsolation(state);
  let best = NONE;
  let most = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (checkReplaces(state, unit, isolation)) continue;
    const missing = context.fullStrength[unit] - state.strength[unit];
    const worth =
      (context.conventional[unit] * (missing + 1)) / (4 + Math.min(12, sight.enemyDistance[state.hexOf[unit]]));
    if (worth <= most) continue;
    most = worth;
    best = unit;
  }
  if (best === NONE) return false;
  const missing = context.fullStrength[best] - state.strength[best];
  const points = Math.min(state.replacements[side], Math.max(1, Math.ceil(missing / 2)));
  choice.set(packHead(KIND.replace, best, NONE, points), 0, 'replace', most, best, NONE);
  return true;
}

function chooseRepair({ choice }: Memory, state: State): boolean {
  const { context, deciding: side } = state;
  if (state.repairs[side] === 0) return false;
  let best = NONE;
  let most = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (checkRepairs(state, unit)) continue;
    const worth = context.defence[unit] + context.antitank[unit];
    if (worth <= most) continue;
    most = worth;
    best = unit;
  }
  if (best === NONE) return false;
  choice.set(packHead(KIND.repair, best, NONE), 0, 'repair', most, best, NONE);
  return true;
}
