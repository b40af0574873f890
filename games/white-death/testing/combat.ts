import type { Log, LogEvent } from '@impulse/engine';
import { readAction } from '../actions/action-numbers.js';
import { type FireAllocation, KIND, Order } from '../actions/actions.js';
import { playAssault } from '../rules/assault/assault.js';
import { checkFire, playFire } from '../rules/assault/assault-fire.js';
import { checkDefend, playDefend } from '../rules/assault/defensive-fire.js';
import { type Setting, setting, scripted, hexOf, unitOf } from './setting.js';
import { type State, STEP } from '../state.js';

/** Builds fights for tests of the combat rules. */

/** A battalion of the 83rd Division with an enemy regiment on every side. */
export const surrounded: Setting['units'] = {
  '83id-i-277': '1413',
  '9grd-18g': '1412',
  '9grd-22g': '1414',
  '9grd-31g': '1513',
  '46grd-135g': '1514',
  '46grd-139g': '1313',
  '46grd-141g': '1314',
};

/** A setting in which these units assault a hex, at the step of barrage, of defensive or of assault fire. */
export function fight(
  target: string,
  assaulters: readonly string[],
  step: 'barrage' | 'defence' | 'assault',
  given: Setting,
): State {
  const state = setting(given);
  const order = new Order();
  for (const id of assaulters) {
    order.reset(KIND.assault);
    order.unit = unitOf(state, id);
    order.hex = hexOf(target);
    playAssault(state, order, null);
  }
  state.step = STEP[step];
  state.deciding = step === 'defence' ? 1 - state.active : state.active;
  return state;
}

type Fire = FireAllocation & { readonly intensity?: 'low' | 'high' };

function orderOf(state: State, type: 'defend' | 'fire', fire: Fire): Order {
  const order = new Order();
  readAction(state.context, { type, ...fire }, order);
  return order;
}

/** Defensive fire with exactly these dice. */
export function defend(state: State, fire: Fire, ...dice: readonly number[]): LogEvent[] {
  return resolve(state, 'defend', fire, dice);
}

export function fire(state: State, given: Fire, ...dice: readonly number[]): LogEvent[] {
  return resolve(state, 'fire', given, dice);
}

function resolve(state: State, type: 'defend' | 'fire', given: Fire, dice: readonly number[]): LogEvent[] {
  const reason = whyNotFire(state, type, given);
  if (reason) throw new Error(`Refused: ${reason}`);
  const source = scripted(...dice);
  const log: Log = [];
  (type === 'defend' ? playDefend : playFire)(state, orderOf(state, type, given), source, log);
  if (source.remaining !== 0) throw new Error(`${source.remaining} dice were not drawn`);
  return log;
}

export const whyNotFire = (state: State, type: 'defend' | 'fire', given: Fire): string | null =>
  (type === 'defend' ? checkDefend : checkFire)(state, orderOf(state, type, given));

/** The details of the events of one type. */
export const detailsOf = (log: readonly LogEvent[], type: string) =>
  log.filter((event) => event.type === type).map((event) => event.detail);
