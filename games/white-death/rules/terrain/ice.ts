import type { Dice, Log } from '@impulse/engine';
import { grid } from '../../context.js';
import type { State } from '../../state.js';
import { audience, loseStrength } from '../morale/losses.js';
import { PURPOSE } from '../purposes.js';
import { THAW } from './terrain-costs.js';

/** 13 Frozen lakes: one die for an AFV unit that has crossed a lake hexside off the road. */

export const breaksOn = 1;

export const iceRule = (state: State): '13A' | '13B' => (state.weather === THAW ? '13B' : '13A');

export function rollIce(state: State, unit: number, from: number, dice: Dice, log: Log | null): void {
  const die = dice.roll(PURPOSE.ice, unit);
  const broke = die <= breaksOn;
  if (log) {
    const detail = {
      unit: state.context.unitIds[unit],
      from: grid.labels[from],
      hex: grid.labels[state.hexOf[unit]],
      die,
      broke,
    };
    log.push({ type: 'ice', rule: iceRule(state), ...audience(state, unit), detail });
  }
  if (broke) loseStrength(state, unit, 1, iceRule(state), log);
}
