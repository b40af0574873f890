import type { Dice, Log } from '@impulse/engine';
import { QUARTER } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import { holder, inEnemyZone, NONE, projects, type State } from '../../state.js';
import { antitankResult } from '../fire/antitank.js';
import { stopUnit } from './arrival.js';
import { defenceOf } from '../fire/defence-values.js';
import { fireValue } from '../fire/fire.js';
import { findIsolation, type Isolation } from '../supply/isolation.js';
import { loseStrength, markElimination } from '../morale/losses.js';
import { checkMorale, FAILED, PASSED, PHASE } from '../morale/morale.js';
import { PURPOSE } from '../purposes.js';
import { isAfv } from '../stacking/zones.js';

/** 3A, ruling 7: antitank fire on an AFV unit that leaves a hex in enemy zones. */

/** Will this unit be fired at when it leaves its hex? */
export const drawsFire = (state: State, unit: number): boolean =>
  isAfv(state, unit) && inEnemyZone(state, state.context.side[unit], state.hexOf[unit]);

/**
 * Antitank fire, in quarters of a point, of all whose zone is left; only what the moving side knows of, or everything.
 * Ruling 61: what has no zone, such as a bunker, does not fire.
 */
export function transitValue(state: State, unit: number, everything: boolean, isolation: Isolation): number {
  const side = state.context.side[unit];
  const hex = state.hexOf[unit];
  let value = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0 || holder(state, near) !== 1 - side || !projects(state, near)) continue;
    value += stackFire(state, near, side, hex, everything, isolation);
  }
  return value;
}

function stackFire(
  state: State,
  from: number,
  side: number,
  hex: number,
  everything: boolean,
  isolation: Isolation,
): number {
  let value = 0;
  for (let unit = state.top[from]; unit !== NONE; unit = state.below[unit]) {
    if (everything || knows(state, side, unit)) value += fireValue(state, unit, hex, true, isolation);
  }
  return value;
}

/** True when the unit may go on. */
export function playTransit(state: State, unit: number, dice: Dice, log: Log | null): boolean {
  const hex = state.hexOf[unit];
  const isolation = findIsolation(state);
  const value = transitValue(state, unit, true, isolation);
  if (value === 0) return true;
  const defence = defenceOf(state, unit);
  const die = dice.roll(PURPOSE.transit, unit);
  const result = antitankResult(state, value, defence, die);
  const lost = Math.min(result, state.strength[unit]);
  if (log) logFire(state, unit, hex, value, defence, die, lost, log);
  if (lost === 0) return true;
  if (loseStrength(state, unit, lost, '3A', log)) {
    markElimination(state, hex);
    return false;
  }
  const morale = checkMorale(state, unit, lost, PHASE.movement, isolation, dice, log);
  if (morale === FAILED) stopUnit(state, unit);
  return morale === PASSED;
}

/** 4C: the sum would tell the moving side what is below the top counters. */
function logFire(
  state: State,
  unit: number,
  hex: number,
  value: number,
  defence: number,
  die: number,
  lost: number,
  log: Log,
): void {
  const { context } = state;
  const id = context.unitIds[unit];
  const label = grid.labels[hex];
  log.push({ type: 'transit-fire', rule: '3A', detail: { unit: id, hex: label, die, lost } });
  log.push({
    type: 'transit-fire-value',
    rule: '3A',
    seats: [sideIds[1 - context.side[unit]]],
    detail: { unit: id, hex: label, fire: value / QUARTER, defence: defence / 2 },
  });
}
