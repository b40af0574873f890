import { ActionCodes } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { EXITED, LOST, relocate, type State } from '../../state.js';
import { eventsOf, hexOf, setting, stackAt, unitOf } from '../../testing/setting.js';
import { fitsWith, listStacks, stackIsLegal, stackIsPossible } from './stacking.js';
import { act, move, whyNot } from '../../testing/movement.js';

const together = (...ids: readonly string[]): State =>
  setting({ side: 'german', units: Object.fromEntries(ids.map((id) => [id, '1513'])) });
const legal = (...ids: readonly string[]): boolean => stackIsLegal(together(...ids), hexOf('1513'));

describe('rule 4 stacking', () => {
  test('rule 4 units pass through a full hex but do not end their movement in it', () => {
    const state = setting({ units: { '9grd-18g': '1513', '9grd-smg': '1513', '46grd-135g': '1514' } });
    expect(whyNot(state, move('46grd-135g', '1513'))).toBe('4 stack-full');
    expect(whyNot(state, move('46grd-135g', '1513', '1512'))).toBeUndefined();
    expect(fitsWith(state, unitOf(state, '46grd-135g'), hexOf('1513'))).toBe(false);
    expect(fitsWith(state, unitOf(state, '9grd-18g'), hexOf('1513'))).toBe(true);
  });

  test('4A, ruling 1 any three German battalions and one company', () => {
    expect(legal('83id-i-251', '3mtn-i-138', '291id-i-504', '8pz-1-10-pz')).toBe(true);
    expect(legal('83id-i-251', '3mtn-i-138', '291id-i-504', '8pz-i-8')).toBe(false);
    expect(legal('83id-i-251', '3mtn-i-138', '291id-i-504', '8pz-1-10-pz', '83id-14-251')).toBe(false);
  });

  test('4A, ruling 1 four battalions of one division, and a company from anywhere', () => {
    const four = ['83id-i-251', '83id-ii-251', '83id-iii-251', '83id-i-257'];
    expect(legal(...four)).toBe(true);
    expect(legal(...four, '8pz-1-10-pz')).toBe(true);
    expect(legal(...four, '83id-ii-257')).toBe(false);
    // Corps troops belong to no division.
    expect(legal('lix-343-sec', 'lix-336-sec', 'lix-708-sec', 'lix-591-sec')).toBe(false);
  });

  test('4A, ruling 2 two companies, or all companies of one battalion, count as a battalion', () => {
    const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'];
    expect(legal('3mtn-i-138', '291id-i-504', ...ski)).toBe(true);
    expect(legal('3mtn-i-138', '291id-i-504', ...ski, '8pz-1-10-pz')).toBe(true);
    expect(legal('3mtn-i-138', '291id-i-504', ...ski.slice(1), '8pz-1-10-pz')).toBe(false);
  });

  test('ruling 2 what is left of a battalion is the whole of it', () => {
    const ids = ['3mtn-i-138', '291id-i-504', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski', '8pz-1-10-pz'];
    const state = together(...ids);
    expect(stackIsLegal(state, hexOf('1513'))).toBe(false);
    for (const gone of [LOST, EXITED]) {
      state.hexOf[unitOf(state, '83id-1-83-ski')] = gone;
      expect(stackIsLegal(state, hexOf('1513'))).toBe(true);
    }
  });

  test('4B all units of a Soviet brigade, two guns without division, or a regiment and a battalion', () => {
    expect(legal('31rb-1', '31rb-2', '31rb-3', '31rb-4', '31rb-smg', '31rb-mor', '31rb-art', '31rb-at')).toBe(true);
    expect(legal('31rb-1', '31rb-2', '44ski-1')).toBe(false);
    expect(legal('army-41g-gun', 'army-385-how')).toBe(true);
    expect(legal('army-41g-gun', 'army-385-how', 'army-107-hvymor')).toBe(false);
    expect(legal('9grd-18g', '46grd-smg')).toBe(true);
    expect(legal('9grd-18g', '9grd-22g')).toBe(false);
  });

  test('4B, ruling 3 an engineer brigade is free in any of these stacks', () => {
    expect(legal('9grd-18g', '9grd-smg', '1eng')).toBe(true);
    expect(legal('31rb-1', '31rb-2', '31rb-3', '1eng')).toBe(true);
    expect(legal('army-41g-gun', 'army-385-how', '1eng')).toBe(true);
    expect(legal('9grd-18g', '9grd-smg', '1eng', '2eng')).toBe(false);
    expect(legal('27tr-1', '27tr-2', '9grd-smg')).toBe(false);
  });

  test('4B, ruling 114 two battalions of different brigades stand together, three do not', () => {
    expect(legal('31rb-1', '26rb-1')).toBe(true);
    expect(legal('31rb-1', '26rb-1', '1eng')).toBe(true);
    expect(legal('31rb-1', '31rb-2', '26rb-1')).toBe(false);
  });

  test('ruling 55 a Soviet submachinegun company counts as a battalion', () => {
    expect(legal('9grd-18g', '31rb-smg')).toBe(true);
    expect(legal('9grd-18g', '31rb-smg', '26rb-smg')).toBe(false);
  });

  test('rule menu-force-stack, ruling 52, ruling 65 no move ends in or leaves behind a stack over the limits, so nothing need be forced', () => {
    const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'];
    const state = together('3mtn-i-138', '291id-i-504', ...ski, '8pz-1-10-pz');
    expect(whyNot(state, move('83id-1-83-ski', '1512'))).toBe('4A breaks-stack');
    expect(whyNot(state, move('8pz-1-10-pz', '1512'))).toBeUndefined();
    act(state, move('8pz-1-10-pz', '1512'));
    expect(whyNot(state, move('83id-1-83-ski', '1412'))).toBeUndefined();
  });

  test('ruling 52, ruling 65 whoever is in a stack that has become too large may leave it', () => {
    const panzers = ['8pz-1-10-pz', '8pz-2-10-pz', '8pz-3-10-pz', '8pz-4-10-pz', '8pz-le-10-pz'];
    const guns = ['woehler-1-237-stug', 'woehler-2-237-stug', 'woehler-3-237-stug'];
    const tanks = ['woehler-1-15-pz', 'woehler-2-15-pz', 'woehler-4-15-pz'];
    const state = together(...panzers, ...guns, ...tanks, '20mot-1-8-abt');
    const hex = hexOf('1513');
    expect(stackIsLegal(state, hex)).toBe(true);
    for (const [routed] of [panzers, guns, tanks]) relocate(state, unitOf(state, routed), hexOf('1510'));
    expect([stackIsLegal(state, hex), stackIsPossible(state, hex)]).toEqual([false, true]);
    expect(whyNot(state, move('woehler-2-237-stug', '1512'))).toBeUndefined();
    act(state, move('woehler-2-237-stug', '1512'));
    act(state, move('woehler-3-237-stug', '1514'));
    expect(stackIsLegal(state, hex)).toBe(true);
  });
});

describe('4C limited intelligence', () => {
  const stack = (hex: string, ...order: readonly string[]): Action => ({ type: 'stack', hex, order });

  test('4C a side arranges its stacks as it likes', () => {
    const state = setting({ units: { '9grd-18g': '1513', '9grd-smg': '1513', '1eng': '1513' } });
    const log = act(state, stack('1513', '1eng', '9grd-18g', '9grd-smg'));
    expect(stackAt(state, '1513')).toEqual(['1eng', '9grd-18g', '9grd-smg']);
    expect(eventsOf(log, 'restacked')[0].detail).toEqual({ hex: '1513', top: '1eng', count: 3 });
    expect(eventsOf(log, 'stack-order')[0].seats).toEqual(['soviet']);
  });

  test('4C of an order that leaves the top as it is nobody else reads', () => {
    const state = setting({ units: { '9grd-18g': '1513', '9grd-smg': '1513', '1eng': '1513' } });
    const log = act(state, stack('1513', '9grd-18g', '1eng', '9grd-smg'));
    expect(log.map(({ seats }) => seats)).toEqual([['soviet']]);
  });

  test('4C exactly the units of the hex, in another order', () => {
    const state = setting({
      units: { '9grd-18g': '1513', '9grd-smg': '1513', '9grd-22g': '1413', '83id-i-251': '1503' },
    });
    expect(whyNot(state, stack('1513', '9grd-18g', '9grd-smg'))).toBe('4 same-order');
    expect(whyNot(state, stack('1513', '9grd-smg'))).toBe('4 not-that-stack');
    expect(whyNot(state, stack('1513', '9grd-smg', '9grd-22g'))).toBe('4 not-that-stack');
    expect(whyNot(state, stack('1513', '9grd-smg', '9grd-smg'))).toBe('4 not-that-stack');
    expect(whyNot(state, stack('1503', '83id-i-251'))).toBe('4 not-that-stack');
  });

  test('4C the list brings each unit to the top', () => {
    const state = setting({ units: { '9grd-18g': '1513', '9grd-smg': '1513', '1eng': '1513', '46grd-135g': '1413' } });
    const codes = new ActionCodes();
    listStacks(state, codes);
    expect(codes.length).toBe(2);
  });
});
