import type { Dice, Log } from '@impulse/engine';
import { expect, test } from 'vitest';
import { type StandingOrders, STANDING, standingRoom } from '../../actions/actions.js';
import { GERMAN, SOVIET } from '../../context.js';
import { POOL_GERMAN, type State } from '../../state.js';
import { eventsOf, type Setting, setting, scripted, momentOf, strengthOf, unitOf } from '../../testing/setting.js';
import { logOf, orderFor } from '../../testing/start.js';
import { playAssault } from '../assault/assault.js';
import { playImpulse } from './impulses.js';
import { PURPOSE } from '../purposes.js';
import { playDone } from './sequence.js';
import { checkOrders, playOrders } from './standing-orders.js';
import { inSupply } from '../supply/supply-lines.js';

const quiet: Dice = { begin: () => undefined, roll: (purpose) => (purpose === PURPOSE.morale ? 1 : 6) };

function give(state: State, side: number, orders: Partial<StandingOrders>): void {
  const asked = state.deciding;
  state.deciding = side;
  playOrders(state, orderFor(state, { type: 'orders', ...orders }), null);
  state.deciding = asked;
}

const check = (state: State, orders: Partial<StandingOrders>) =>
  checkOrders(state, orderFor(state, { type: 'orders', ...orders }));

/** A Soviet battalion assaults a German one that has guns of its own and of the corps behind it. */
const front = {
  '31rb-1': '2722',
  '83id-i-251': '2622',
  'lix-2-pol': { at: '2622', strength: 1 },
  '83id-ii-183': { at: '2422', deployed: true },
} as const;

function assaulted(orders: Partial<StandingOrders>, given: Partial<Setting> = {}): { state: State; log: Log } {
  const state = setting({ left: [4, 10], impulse: 3, supply: [6, 3, 3], units: front, ...given });
  give(state, GERMAN, orders);
  playAssault(state, orderFor(state, { type: 'assault', unit: '31rb-1', target: '2622' }), null);
  const log = logOf((into) => playDone(state, quiet, into));
  return { state, log };
}

test('rule standing-orders hold until they are changed; orders that change nothing are refused', () => {
  const state = setting({ units: {} });
  expect(check(state, {})).toBe('no-orders-given');
  expect(check(state, { defence: 'ask' })).toBe('no-orders-given');
  expect(check(state, { defence: 'fire' })).toBeNull();
  expect(check(state, { defence: 'ask', reserve: 2 })).toBeNull();
  give(state, SOVIET, { defence: 'fire', reserve: 2 });
  expect(check(state, { defence: 'fire', reserve: 2 })).toBe('no-orders-given');
  expect(state.standing[STANDING.reserve]).toBe(2);
  expect(state.standing[standingRoom + STANDING.reserve]).toBe(0);
});

test('15A4, 15B, rule standing-orders no point is spent for guns that are all out of supply', () => {
  const orders = { defence: 'fire', support: 'high' } as const;
  const ring = { '9grd-18g': '2421', '9grd-22g': '2523', '9grd-31g': '2323' };
  const { state, log } = assaulted(orders, { units: { ...front, ...ring } });
  expect(inSupply(state, unitOf(state, '83id-ii-183'))).toBe(false);
  expect(eventsOf(log, 'order-acted')[0].detail).toMatchObject({ intensity: 'low', support: ['83id-ii-183'] });
  expect(state.supply[POOL_GERMAN]).toBe(3);
  expect(assaulted(orders).state.supply[POOL_GERMAN]).toBe(2);
});

test('rule standing-orders are told to nobody else', () => {
  const state = setting({ units: {} });
  const log = logOf((into) => playOrders(state, orderFor(state, { type: 'orders', support: 'high' }), into));
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({
    type: 'orders-given',
    seats: ['soviet'],
    detail: { support: 'high', defence: 'ask' },
  });
});

test('rule standing-orders to ask: the side is asked', () => {
  expect(momentOf(assaulted({ support: 'high' }).state)).toBe('3 defence german');
});

test('rule standing-orders to fire: every hex is defended without asking', () => {
  const { state, log } = assaulted({ defence: 'fire' });
  expect(momentOf(state)).toBe('3 assault soviet');
  expect(eventsOf(log, 'order-acted')).toEqual([
    {
      type: 'order-acted',
      rule: 'standing-orders',
      seats: ['german'],
      detail: { order: 'defence', hex: '2622', headquarters: null, intensity: 'low', support: [] },
    },
  ]);
  expect(eventsOf(log, 'conventional-fire')).toHaveLength(1);
});

test('rule standing-orders to support at low intensity cost nothing', () => {
  const { state, log } = assaulted({ defence: 'fire', support: 'low' });
  expect(eventsOf(log, 'order-acted')[0].detail).toMatchObject({ intensity: 'low', support: ['83id-ii-183'] });
  expect(state.supply[POOL_GERMAN]).toBe(3);
});

test('rule standing-orders, 15A4 to support at high intensity spend a point', () => {
  const { state, log } = assaulted({ defence: 'fire', support: 'high', reserve: 2 });
  expect(eventsOf(log, 'order-acted')[0].detail).toMatchObject({ intensity: 'high', support: ['83id-ii-183'] });
  expect(state.supply[POOL_GERMAN]).toBe(2);
  expect(momentOf(state)).toBe('3 assault soviet');
});

test('rule standing-orders high intensity does not touch the reserve: the orders disarm and the side is asked', () => {
  const { state, log } = assaulted({ defence: 'fire', support: 'high', reserve: 3 });
  expect(momentOf(state)).toBe('3 defence german');
  expect(state.supply[POOL_GERMAN]).toBe(3);
  expect(state.standing[standingRoom + STANDING.defence]).toBe(0);
  expect(eventsOf(log, 'order-disarmed')).toEqual([
    {
      type: 'order-disarmed',
      rule: 'standing-orders',
      seats: ['german'],
      detail: { order: 'defence', hex: '2622', reason: 'reserve', reserve: 3 },
    },
  ]);
});

test('rule standing-orders disarm as well when there is no point at all', () => {
  const { state } = assaulted({ defence: 'fire', support: 'high' }, { supply: [6, 0, 0] });
  expect(momentOf(state)).toBe('3 defence german');
});

test('rule standing-orders without guns in reach high intensity is not needed', () => {
  const { '83id-ii-183': _, ...infantry } = front;
  const { state } = assaulted({ defence: 'fire', support: 'high', reserve: 9 }, { units: infantry });
  expect(momentOf(state)).toBe('3 assault soviet');
});

const soviets = {
  '83id-i-251': '2622',
  '31rb-1': { at: '2722', strength: 1 },
  '26rb-1': { at: '2722', strength: 3 },
  '31rb-art': { at: '2822', deployed: true },
} as const;

function sovietsDefend(headquarters: StandingOrders['headquarters']): Log {
  const state = setting({ side: 'german', left: [10, 4], impulse: 3, units: soviets });
  give(state, SOVIET, { defence: 'fire', support: 'low', headquarters });
  playAssault(state, orderFor(state, { type: 'assault', unit: '83id-i-251', target: '2722' }), null);
  return logOf((into) => playDone(state, quiet, into));
}

test('rule standing-orders, 11A1 the headquarters is that with the most guns, or the most strength', () => {
  expect(eventsOf(sovietsDefend('most-guns'), 'order-acted')[0].detail).toMatchObject({
    headquarters: '31rb',
    support: ['31rb-art'],
  });
  expect(eventsOf(sovietsDefend('most-strength'), 'order-acted')[0].detail).toMatchObject({
    headquarters: '26rb',
    support: [],
  });
});

const depleted = {
  '31rb-1': { at: '3525', strength: 1 },
  '31rb-2': { at: '3525', strength: 2 },
  '26rb-1': { at: '2722', strength: 3 },
  '83id-i-251': '2622',
} as const;

function firstImpulse(orders: Partial<StandingOrders>, points: number): { state: State; log: Log } {
  const state = setting({ step: 'decision', left: [10, 10], units: depleted });
  state.impulses.fill(0);
  state.replacements.fill(points);
  give(state, SOVIET, orders);
  const order = orderFor(state, { type: 'impulse', points: 2 });
  const log = logOf((into) => playImpulse(state, order, scripted(), into));
  return { state, log };
}

const strengths = (state: State) => ['31rb-1', '31rb-2', '26rb-1'].map((id) => strengthOf(state, id));

test('rule standing-orders, rule 18 replacements go to the weakest, point by point', () => {
  const { state, log } = firstImpulse({ replacements: 'weakest' }, 3);
  expect(strengths(state)).toEqual([3, 3, 3]);
  expect(state.replacements[SOVIET]).toBe(0);
  expect(eventsOf(log, 'order-acted')[0]).toMatchObject({
    seats: ['soviet'],
    detail: { order: 'replacements', value: 'weakest', points: 3 },
  });
});

test('rule standing-orders, rule 18 or to the front, and what is left behind it', () => {
  expect(strengths(firstImpulse({ replacements: 'front' }, 1).state)).toEqual([1, 2, 4]);
  expect(strengths(firstImpulse({ replacements: 'front' }, 3).state)).toEqual([3, 2, 4]);
});

test('rule standing-orders, rule 18 what nobody needs is kept', () => {
  const { state } = firstImpulse({ replacements: 'weakest' }, 20);
  expect(strengths(state)).toEqual([4, 4, 4]);
  expect(state.replacements[SOVIET]).toBe(20 - 6);
});

test('rule standing-orders, rule 18 to ask: nothing happens by itself', () => {
  const { state, log } = firstImpulse({}, 3);
  expect(strengths(state)).toEqual([1, 2, 3]);
  expect(eventsOf(log, 'order-acted')).toEqual([]);
});

test('rule standing-orders, rule 18 in the first impulse of the turn only', () => {
  const state = setting({ step: 'decision', left: [10, 10], units: depleted });
  state.impulses.fill(1);
  state.replacements.fill(3);
  give(state, SOVIET, { replacements: 'weakest' });
  playImpulse(state, orderFor(state, { type: 'impulse', points: 2 }), scripted(), null);
  expect(strengths(state)).toEqual([1, 2, 3]);
});
