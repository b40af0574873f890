import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { ARMOR, CW, ITALIAN, RECON } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { inEnemyZoc, isGround, NONE, RECOVERED, type State, strengthLeft } from '../../state.js';
import { PURPOSE } from '../combat/combat.js';

/** 8.0 Night and 8.1 recovery rolls. */

/** 8.1: lowest die that brings a strength point back, by class and nation (ruling 2 for Commonwealth armor). */
export function recoversOn(state: State, unit: number): number {
  const { context } = state;
  if (context.kind[unit] & ITALIAN) return 6;
  return context.side[unit] === CW && context.kind[unit] & (ARMOR | RECON) ? 5 : 4;
}

/** 8.1: one less in an enemy zone of control. */
export function recoveryModifier(state: State, unit: number): number {
  return inEnemyZoc(state, state.context.side[unit], state.hexOf[unit]) ? -1 : 0;
}

export function checkRecovers(state: State, unit: number): Reason | null {
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  if (!isGround(unit) || state.hexOf[unit] < 0) return 'not-on-map';
  if (state.flags[unit] & RECOVERED) return 'already-rolled';
  return state.hits[unit] === 0 ? 'nothing-to-recover' : null;
}

export const checkRecover = (state: State, order: Order): Reason | null => checkRecovers(state, order.unit);

export function checkRecoverAll(state: State): Reason | null {
  return someoneRecovers(state) ? null : 'nothing-to-recover';
}

export function someoneRecovers(state: State): boolean {
  const { context } = state;
  for (let unit = context.firstUnit[state.deciding]; unit < context.endUnit[state.deciding]; unit++) {
    if (!checkRecovers(state, unit)) return true;
  }
  return false;
}

/** One die for each hit taken (ruling 49). */
function recover(state: State, unit: number, dice: Dice, log: Log | null): void {
  const needed = recoversOn(state, unit);
  const modifier = recoveryModifier(state, unit);
  const rolls: number[] = [];
  let regained = 0;
  for (let hit = state.hits[unit]; hit > 0; hit--) {
    const die = dice.roll(PURPOSE.recovery, unit);
    if (log) rolls.push(die);
    if (die + modifier >= needed) regained++;
  }
  state.hits[unit] -= regained;
  state.flags[unit] |= RECOVERED;
  if (log) {
    const detail = {
      unit: state.context.unitIds[unit],
      needed,
      modifier,
      dice: rolls,
      regained,
      strength: strengthLeft(state, unit),
    };
    log.push({ type: 'recovery', rule: '8.1', detail });
  }
}

export function playRecover(state: State, order: Order, dice: Dice, log: Log | null): void {
  recover(state, order.unit, dice, log);
}

export function playRecoverAll(state: State, dice: Dice, log: Log | null): void {
  const { context } = state;
  for (let unit = context.firstUnit[state.deciding]; unit < context.endUnit[state.deciding]; unit++) {
    if (!checkRecovers(state, unit)) recover(state, unit, dice, log);
  }
}

export function listRecovery(state: State, unit: number, into: ActionCodes): void {
  if (!checkRecovers(state, unit)) into.push(packHead(KIND.recover, unit, NONE, NONE), 0);
}
