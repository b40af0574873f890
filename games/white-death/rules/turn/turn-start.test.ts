import { expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../../context.js';
import { POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, RELEASED_FORTRESS, RELEASED_TOWNS, type State } from '../../state.js';
import { eventsOf, hexOf, type Setting, setting, scripted, momentOf } from '../../testing/setting.js';
import { logOf, orderFor } from '../../testing/start.js';
import { beginTurn, checkAvoidIsolation, playAvoidIsolation } from './turn-start.js';

/** A German battalion in the city; three Soviet battalions around it cut it off from the rest, which has fallen. */
const garrison = { '83id-i-277': '2419' };
const ring = { '31rb-1': '2418', '31rb-2': '2520', '31rb-3': '2320' };

function start(turn: number, units: Setting['units'], dice: readonly number[], before?: (state: State) => void) {
  const state = setting({ turn: turn - 1, supply: [1, 1, 1], units });
  state.released = RELEASED_TOWNS | RELEASED_FORTRESS;
  if ('31rb-2' in units) state.holders.fill(SOVIET);
  before?.(state);
  const source = scripted(...dice);
  const log = logOf((into) => beginTurn(state, turn, source, into));
  expect(source.remaining).toBe(0);
  return { state, log };
}

test('15D1 while a route leads out of the city the fortress receives as much as the Germans outside', () => {
  const { state } = start(5, garrison, [1]);
  expect([...state.supply]).toEqual([1 + 3, 1 + 3, 1 + 3]);
});

test('15D1 a cut fortress rolls for each point: 1 to 4 in frost and thaw', () => {
  const { state, log } = start(5, { ...garrison, ...ring }, [1, 4, 5, 1]);
  expect(state.supply[POOL_GERMAN]).toBe(1 + 3);
  expect(state.supply[POOL_FORTRESS]).toBe(1 + 2);
  expect(eventsOf(log, 'air-drop')[0].detail).toEqual({ points: 3, upTo: 4, dice: [4, 5, 1], received: 2 });
  expect(start(5, { ...garrison, ...ring }, [4, 4, 4, 4]).state.supply[POOL_FORTRESS]).toBe(1 + 3);
});

test('15D1, 16C in snow 1 to 2', () => {
  const { state } = start(5, { ...garrison, ...ring }, [6, 2, 3, 4]);
  expect(state.supply[POOL_FORTRESS]).toBe(1 + 1);
});

test('15D1 points are kept until they are spent', () => {
  const { state } = start(2, garrison, [1], (before) => (before.supply[POOL_SOVIET] = 9));
  expect(state.supply[POOL_SOVIET]).toBe(13);
});

test('ruling 90 a city that has fallen receives nothing and rolls nothing', () => {
  const { state } = start(5, { '31rb-1': '2419' }, [1], (before) => before.holders.fill(SOVIET));
  expect(state.supply[POOL_FORTRESS]).toBe(1);
});

test('ruling 6 weather comes first, then supply, then the garrison', () => {
  const { log } = start(3, garrison, [1, 6], (state) => (state.released = 0));
  expect(log.map(({ type }) => type)).toEqual([
    'turn-begins',
    'weather',
    'supply-received',
    'fortress-supplied',
    'towns-released',
    'fortress-roll',
    'replacements-received',
  ]);
});

test('rule 5 both sides have ten movement points and the Soviets decide first', () => {
  const { state } = start(2, {}, [1], (before) => {
    before.points.fill(0);
    before.impulses.fill(4);
    before.passes = 2;
    before.railed.fill(20);
  });
  expect([...state.points]).toEqual([10, 10]);
  expect([...state.impulses]).toEqual([0, 0]);
  expect([...state.railed]).toEqual([0, 0]);
  expect(state.passes).toBe(0);
  expect(momentOf(state)).toBe('2 decision soviet');
});

test('rule 18, ruling 42 replacements are added to those saved, repairs are not saved', () => {
  const saved = (state: State) => {
    state.replacements.set([2, 1]);
    state.repairs.fill(1);
  };
  expect([...start(4, garrison, [1], saved).state.replacements]).toEqual([2 + 4, 1 + 2]);
  expect([...start(4, garrison, [1], saved).state.repairs]).toEqual([0, 0]);
  expect([...start(5, garrison, [1], saved).state.repairs]).toEqual([1, 1]);
});

test('15D1, ruling 90 a city in German hands without a German unit gets nothing from the air', () => {
  const { state, log } = start(5, ring, [1], (before) => {
    // Only 2419 has not been taken yet, and no way leads out of it.
    before.holders[before.context.ground.cityIndex[hexOf('2419')]] = GERMAN;
  });
  expect(eventsOf(log, 'air-drop')).toEqual([]);
  expect(state.supply[POOL_FORTRESS]).toBe(1);
  expect(momentOf(state), 'nor is it asked to pay').toBe('5 decision soviet');
});

test('15D1 while a route leads out, the pool of a city without a German unit still gets its share', () => {
  expect(start(5, {}, [1]).state.supply[POOL_FORTRESS]).toBe(1 + 3);
});

test('15D2 a cut fortress with a point is asked whether it pays to avoid isolation', () => {
  const { state } = start(2, { ...garrison, ...ring }, [1, 1, 1]);
  expect(momentOf(state)).toBe('2 isolation german');
  const pay = orderFor(state, { type: 'avoid-isolation', pay: true });
  expect(checkAvoidIsolation(state, pay)).toBeNull();
  const log = logOf((into) => playAvoidIsolation(state, pay, into));
  expect(log).toEqual([{ type: 'isolation-decided', rule: '15D2', detail: { pay: true, left: 2 } }]);
  expect(state.avoidsIsolation).toBe(1);
  expect(momentOf(state)).toBe('2 decision soviet');
});

test('15D2 it need not pay', () => {
  const { state } = start(2, { ...garrison, ...ring }, [1, 1, 1]);
  playAvoidIsolation(state, orderFor(state, { type: 'avoid-isolation', pay: false }), null);
  expect(state.avoidsIsolation).toBe(0);
  expect(state.supply[POOL_FORTRESS]).toBe(3);
  expect(momentOf(state)).toBe('2 decision soviet');
});

test('15D2, ruling 120 it is asked before it is cut off, too', () => {
  expect(momentOf(start(2, garrison, [1]).state)).toBe('2 isolation german');
});

test('15D2, ruling 120 it is not asked without a point, nor without a unit in the city', () => {
  const empty = (state: State) => (state.supply[POOL_FORTRESS] = 0);
  expect(momentOf(start(2, { ...garrison, ...ring }, [1, 5, 6], empty).state)).toBe('2 decision soviet');
  expect(momentOf(start(2, { '83id-i-277': '2017' }, [1]).state)).toBe('2 decision soviet');
});

test('15D2 paying is refused without a point and without a unit in the city', () => {
  const state = setting({ step: 'isolation', side: 'german', supply: [1, 1, 0], units: { ...garrison, ...ring } });
  state.holders.fill(SOVIET);
  const pay = orderFor(state, { type: 'avoid-isolation', pay: true });
  expect(checkAvoidIsolation(state, pay)).toBe('no-fortress-supply');
  const left = setting({ step: 'isolation', side: 'german', units: { '83id-i-277': '2017' } });
  expect(checkAvoidIsolation(left, pay)).toBe('fortress-unmanned');
  expect(checkAvoidIsolation(left, orderFor(left, { type: 'avoid-isolation', pay: false }))).toBeNull();
  const open = setting({ step: 'isolation', side: 'german', units: garrison });
  expect(checkAvoidIsolation(open, pay)).toBeNull();
});

test('15D2 the payment lasts for one turn', () => {
  const { state } = start(2, garrison, [1], (before) => (before.avoidsIsolation = 1));
  expect(state.avoidsIsolation).toBe(0);
});
