import { ActionCodes, copyInto } from '@impulse/engine';
import { expect, test } from 'vitest';
import { GERMAN, grid, makeContext, SOVIET } from '../../context.js';
import { builtInData } from '../../data/index.js';
import { scenarioIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import { deltas, makeView } from '../../position/view.js';
import { DEPLOYED, LOST, newState, NONE, OFF_MAP, type State, STEP } from '../../state.js';
import { hexOf, scripted, stackAt, momentOf, unitOf, whereIs } from '../../testing/setting.js';
import { begun, logOf, orderFor } from '../../testing/start.js';
import {
  checkPlace,
  checkPlaceRest,
  listPlaces,
  playPlace,
  playPlaceRest,
  setUp,
  startBattle,
  unitsLeft,
} from './setup.js';
import { stackIsLegal } from '../stacking/stacking.js';

const free = () => begun('campaign', { setup: 'free' });
const place = (state: State, unit: string, hex: string, deployed = false) =>
  orderFor(state, { type: 'place', unit, hex, ...(deployed ? { deployed } : {}) });

test.each(scenarioIds)('rule set-up %s stands in one step, before the first die', (id) => {
  const state = begun(id);
  const { scenario, unitNumber } = state.context;
  expect(momentOf(state)).toBe(`${scenario.turns[0]} setup german`);
  expect(unitsLeft(state)).toBe(0);
  for (const { unit, hex, strength, deployed } of scenario.placements) {
    const number = unitNumber.get(unit)!;
    expect(grid.labels[state.hexOf[number]]).toBe(hex);
    expect(state.strength[number]).toBe(strength);
    expect(state.flags[number]).toBe(deployed ? DEPLOYED : 0);
  }
  for (let hex = 0; hex < grid.size; hex++) if (state.top[hex] !== NONE) expect(stackIsLegal(state, hex)).toBe(true);
});

test.each(scenarioIds)('rule set-up %s: who is not there is still to come, or out without being a loss', (id) => {
  const state = begun(id);
  const [first] = state.context.scenario.turns;
  for (const [unit, { due }] of state.context.units.entries()) {
    if (state.hexOf[unit] === OFF_MAP) {
      expect(due!.turn).toBeGreaterThanOrEqual(first);
      expect(state.due[unit]).toBe(due!.flieger ? 0 : due!.turn);
      expect(state.context.data.entries[state.entry[unit]].id).toBe(due!.entry);
    } else if (state.hexOf[unit] === LOST) {
      expect(state.strength[unit]).toBe(0);
      expect(due === undefined || due.turn < first).toBe(true);
    }
  }
  expect([...state.losses]).toEqual([0, 0, 0, 0]);
});

test('rule set-up of those in one hex the first of the list lies on top', () => {
  expect(stackAt(begun('campaign'), '2419')).toEqual(['83id-iii-277', '83id-i-183', '83id-13-277']);
});

test('rule set-up bunkers, garrisons, bridges and supply are those of the scenario', () => {
  const state = begun('scenario-3');
  const { ground } = state.context;
  expect(state.bunkers[ground.cityIndex[hexOf('2219')]]).toBe(15);
  expect(state.bunkers[ground.cityIndex[hexOf('2619')]]).toBe(0);
  expect(state.garrisons[ground.garrisonIndex[hexOf('0719')]]).toBe(1);
  expect(state.garrisons[ground.garrisonIndex[hexOf('2024')]]).toBe(0);
  expect(state.bridges[ground.riverIndex[hexOf('1734')]]).toBe(1);
  expect(state.bridges[ground.riverIndex[hexOf('2222')]]).toBe(0);
  expect(state.bridges[ground.riverIndex[hexOf('3619')]]).toBe(2);
  expect([...state.supply]).toEqual([1, 3, 1]);
  expect(state.holders[ground.cityIndex[hexOf('2619')]]).toBe(0);
});

test('15D1 the two points of turn 1 are what is received then, for the Germans outside and for the fortress', () => {
  const state = begun('campaign');
  startBattle(state, scripted(1), null);
  expect([...state.supply]).toEqual([6, 2, 2]);
});

test('rule 22 the garrisons of scenario I and the campaign are frozen, those of later scenarios are not', () => {
  expect(begun('scenario-1').released).toBe(0);
  expect(begun('scenario-2').released).toBe(3);
});

test('rule set-up freely: nobody stands anywhere, and the Germans place first', () => {
  const state = free();
  expect(state.step).toBe(STEP.setup);
  expect(state.top.every((unit) => unit === NONE)).toBe(true);
  expect(unitsLeft(state)).toBeGreaterThan(0);
  expect(checkPlace(state, place(state, '31rb-1', '3008'))).toBe('not-your-unit');
});

test('rule set-up freely: within the unit’s area', () => {
  const state = free();
  expect(checkPlace(state, place(state, '83id-i-277', '2419'))).toBeNull();
  expect(checkPlace(state, place(state, '83id-i-277', '2418'))).toBe('outside-area');
  expect(checkPlace(state, place(state, '8pz-8-krad', '2419'))).toBe('not-set-up');
});

test('rule set-up freely: within stacking', () => {
  const state = free();
  for (const unit of ['83id-i-277', '83id-ii-277', '83id-iii-277', '83id-i-183']) {
    playPlace(state, place(state, unit, '2419'), null);
  }
  expect(checkPlace(state, place(state, 'lix-343-sec', '2419'))).toBe('stack-full');
});

test('rule set-up freely, ruling 65: no company leaves a stack that its battalion made legal', () => {
  const state = free();
  const skiers = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'];
  for (const unit of ['lix-708-sec', '83id-i-257', ...skiers, '83id-13-257']) {
    expect(checkPlace(state, place(state, unit, '2833'))).toBeNull();
    playPlace(state, place(state, unit, '2833'), null);
  }
  expect(checkPlace(state, place(state, '83id-4-83-ski', '2735'))).toBe('breaks-stack');
  expect(checkPlace(state, place(state, '83id-13-257', '2735'))).toBeNull();
  playPlace(state, place(state, '83id-13-257', '2735'), null);
  expect(checkPlace(state, place(state, '83id-4-83-ski', '2735'))).toBeNull();
});

test('rule set-up freely: where the unit could stand', () => {
  const state = free();
  state.deciding = 0;
  const tank = unitOf(state, '184tb-t34');
  const area = state.context.ground.areas.get(state.context.units[tank].setup!)!;
  const reasons = new Set<string | null>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (area[hex]) reasons.add(checkPlace(state, place(state, '184tb-t34', grid.labels[hex])));
  }
  expect(reasons).toEqual(new Set([null, 'set-up-prohibited-terrain']));
});

test('rule set-up freely: artillery may be placed deployed, nothing else may', () => {
  const state = free();
  expect(checkPlace(state, place(state, '83id-i-183', '2419', true))).toBeNull();
  expect(checkPlace(state, place(state, '83id-i-277', '2419', true))).toBe('not-artillery');
  playPlace(state, place(state, '83id-i-183', '2419', true), null);
  expect(state.flags[unitOf(state, '83id-i-183')]).toBe(DEPLOYED);
  expect(checkPlace(state, place(state, '83id-i-183', '2419', true))).toBe('already-there');
  expect(checkPlace(state, place(state, '83id-i-183', '2419'))).toBeNull();
});

test('rule set-up freely: a unit may be picked up and placed elsewhere', () => {
  const state = free();
  playPlace(state, place(state, '83id-i-277', '2419'), null);
  playPlace(state, place(state, '83id-i-277', '2420'), null);
  expect(whereIs(state, '83id-i-277')).toBe('2420');
  expect(stackAt(state, '2419')).toEqual([]);
});

test('rule set-up freely: every place that is allowed is offered', () => {
  const state = free();
  const codes = new ActionCodes();
  listPlaces(state, unitOf(state, '83id-i-277'), codes);
  expect(codes.length).toBe(8);
  codes.clear();
  listPlaces(state, unitOf(state, '83id-i-183'), codes);
  expect(codes.length).toBe(16);
  codes.clear();
  listPlaces(begun('campaign'), unitOf(state, '83id-i-277'), codes);
  expect(codes.length).toBe(0);
});

test('4C where a unit is placed is told only to its own side', () => {
  const state = free();
  const log = logOf((into) => playPlace(state, place(state, '83id-i-277', '2419'), into));
  expect(log).toEqual([
    {
      type: 'placed',
      rule: 'set-up',
      seats: ['german'],
      detail: { unit: '83id-i-277', hex: '2419', deployed: false },
    },
  ]);
});

test('4C, ruling 66 a unit placed in an occupied hex goes below the top counter', () => {
  const state = free();
  for (const unit of ['83id-i-277', '83id-ii-277', '83id-iii-277']) {
    playPlace(state, place(state, unit, '2419'), null);
  }
  expect(stackAt(state, '2419')[0]).toBe('83id-i-277');
  for (const unit of ['83id-ii-277', '83id-iii-277']) expect(knows(state, 0, unitOf(state, unit))).toBe(false);
});

test('rule set-up freely: the rest goes to its historical places', () => {
  const state = free();
  playPlace(state, place(state, '83id-i-277', '2420'), null);
  expect(checkPlaceRest(state)).toBeNull();
  playPlaceRest(state, null);
  expect(whereIs(state, '83id-i-277')).toBe('2420');
  expect(whereIs(state, '83id-ii-277')).toBe('2520');
  expect(state.flags[unitOf(state, '83id-i-183')]).toBe(DEPLOYED);
  expect(unitsLeft(state)).toBe(0);
  expect(checkPlaceRest(state)).toBe('not-set-up');
  state.deciding = 0;
  playPlaceRest(state, null);
  expect(unitsLeft(state)).toBe(0);
  for (let hex = 0; hex < grid.size; hex++) if (state.top[hex] !== NONE) expect(stackIsLegal(state, hex)).toBe(true);
});

test('4C, ruling 66 the rest goes below the top counter that the player has chosen', () => {
  const state = free();
  playPlace(state, place(state, '83id-iii-277', '2420'), null);
  playPlaceRest(state, null);
  // Where nobody had been placed the first of the list is on top.
  expect(stackAt(state, '2420')).toEqual(['83id-iii-277', 'lix-736', 'lix-iii-3-wrf']);
  expect(stackAt(state, '2619')).toEqual(['83id-i-277', 'lix-286-flak', '83id-14-277']);
});

test('rule set-up freely: to the nearest hex of the area when the historical one is taken', () => {
  const state = free();
  for (const unit of ['83id-i-277', '83id-iii-277', '83id-i-183']) {
    playPlace(state, place(state, unit, '2520'), null);
  }
  playPlaceRest(state, null);
  expect(unitsLeft(state)).toBe(0);
  expect(whereIs(state, '83id-i-277')).toBe('2520');
});

test('ruling 95 without room for the rest the whole side is set up historically', () => {
  const { context } = free();
  const areas = builtInData.areas.map((area) => (area.id === 'vl' ? { ...area, hexes: ['2419', '2420'] } : area));
  const state = newState(makeContext({ ...builtInData, areas }, 'campaign', context.options, 'test', true));
  setUp(state);
  playPlace(state, place(state, '83id-i-277', '2420'), null);
  playPlaceRest(state, null);
  expect(unitsLeft(state)).toBe(0);
  for (const { unit, hex } of context.scenario.placements) {
    if (context.side[context.unitNumber.get(unit)!] === GERMAN) expect(whereIs(state, unit)).toBe(hex);
  }
});

test('rule set-up the battle begins with the first turn of the scenario', () => {
  const state = begun('scenario-4');
  const source = scripted(1, 6, 6, 6, 6, 6);
  startBattle(state, source, null);
  expect(state.turn).toBe(10);
  expect([...state.points]).toEqual([10, 10]);
});

test('rule set-up, 4C nobody sees where units are placed before the whole side stands', () => {
  const state = free();
  const fresh = JSON.stringify(['soviet', 'observer'].map((seat) => makeView(state, seat)));
  playPlace(state, place(state, '83id-i-183', '2419'), null);
  playPlace(state, place(state, '83id-iii-277', '2419'), null);
  playPlaceRest(state, null);
  expect(JSON.stringify(['soviet', 'observer'].map((seat) => makeView(state, seat)))).toBe(fresh);
  expect(makeView(state, 'german').position.stacks['2419'][0]).toBe('83id-i-183');
  const before = newState(state.context);
  copyInto(before, state);
  state.deciding = SOVIET;
  expect(makeView(state, 'soviet').position.stacks['2419'][0]).toBe('83id-i-183');
  for (const seat of ['soviet', 'german', 'observer']) {
    const [delta] = deltas.viewDeltas(before, state, [seat]);
    expect(deltas.applyDelta(state, makeView(before, seat), delta)).toEqual(makeView(state, seat));
  }
  // Now it is the turn of the Soviets to hide what they do.
  const told = JSON.stringify(makeView(state, 'german'));
  playPlaceRest(state, null);
  expect(JSON.stringify(makeView(state, 'german'))).toBe(told);
});
