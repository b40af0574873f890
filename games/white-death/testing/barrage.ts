import type { Log } from '@impulse/engine';
import { expect } from 'vitest';
import { readAction } from '../actions/action-numbers.js';
import { type Action, Order } from '../actions/actions.js';
import type { Reason } from '../reasons.js';
import type { State } from '../state.js';
import { eventsOf, type Placing, setting, type Setting, scripted } from './setting.js';
import { checkBarrage, playBarrage } from '../rules/barrage/barrage.js';

/** Settings and actions for the tests of barrages. */

export const gun = (at: string, strength?: number): Placing =>
  strength === undefined ? { at, deployed: true } : { at, deployed: true, strength };

export const fire = (units: readonly string[], target = '2922', split?: readonly number[]): Action =>
  split ? { type: 'barrage', target, units, split } : { type: 'barrage', target, units };

/** The order of the action asked about or played last. */
export const order = new Order();

export function why(state: State, action: Action): Reason | null {
  readAction(state.context, action, order);
  return checkBarrage(state, order);
}

/** Plays a legal barrage with these dice, which must be exactly used up. */
export function play(state: State, action: Action, ...dice: readonly number[]): Log {
  expect(why(state, action)).toBeNull();
  const log: Log = [];
  const source = scripted(...dice);
  playBarrage(state, order, source, log);
  expect(source.remaining).toBe(0);
  return log;
}

/** The Soviets fire at 2922 from two hexes away, with 30, 35 and 15 points. */
const guns = { 'army-41g-gun': gun('3121'), 'army-385-how': gun('3121'), '357rd-art': gun('3122', 5) };
export const allGuns = Object.keys(guns);
export const soviet = (units: Setting['units'], more: Partial<Setting> = {}): State =>
  setting({ step: 'barrage', ...more, units: { ...units, ...guns } });

/** The points of each attack. */
export const attacksIn = (log: Log) => eventsOf(log, 'barrage')[0].detail['attacks'];
