import { describe, expect, test } from 'vitest';
import { grid } from '../../context.js';
import { EAST, FOREST } from '../../ground.js';
import { POINT, STOPPED } from '../../state.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

const reasonOf = (...asked: Parameters<typeof aids.whyNot>): string | undefined => aids.whyNot(...asked)?.reason;

describe('what a click on a hex meant, and the rule against it', () => {
  test('6A too far: what the whole way would take', () => {
    const state = setting({ impulse: 2, units: { '9grd-18g': '3030' } });
    const refusal = aids.whyNot(state, 'soviet', '9grd-18g', '3036');
    expect(refusal).toMatchObject({ rule: '6A', reason: 'too-few-points', detail: { hex: '3036', points: 2 } });
    expect(refusal?.detail?.['cost']).toBeGreaterThan(2);
  });

  test('3 behind an enemy zone: that it must stop there', () => {
    const wall = ['2833', '2933', '3033', '3133', '3233', '3333', '2733', '2633', '2533', '3433', '3533'];
    const germans = setting({ units: {} })
      .context.units.filter(({ id }) => id.startsWith('291id-i'))
      .slice(0, wall.length);
    const state = setting({
      impulse: 10,
      units: { '9grd-18g': '3030', ...Object.fromEntries(germans.map(({ id }, index) => [id, wall[index]])) },
    });
    expect(reasonOf(state, 'soviet', '9grd-18g', '3034')).toBe('stops-in-zone');
  });

  test('6B3 an enemy hex: why it cannot be assaulted', () => {
    const state = setting({ impulse: 3, units: { '9grd-18g': '3030', '83id-i-183': '3032', '83id-ii-183': '3031' } });
    expect(reasonOf(state, 'soviet', '9grd-18g', '3032')).toBe('target-not-adjacent');
    expect(reasonOf(state, 'soviet', '9grd-18g', '3031')).toBeUndefined();
    const short = setting({ impulse: 2, left: [8, 10], units: { '9grd-18g': '3030', '83id-i-183': '3031' } });
    expect(reasonOf(short, 'soviet', '9grd-18g', '3031')).toBe('impulse-too-short-to-assault');
  });

  test('4 a full hex: that there is no room', () => {
    const ids = setting({ units: {} })
      .context.units.filter(
        ({ side, size, class: kind }) => side === 'soviet' && size === 'regiment' && kind === 'personnel',
      )
      .map(({ id }) => id);
    const crowd = Object.fromEntries(ids.slice(0, 6).map((id) => [id, '3031']));
    const state = setting({ impulse: 3, units: { [ids[7]]: '3030', ...crowd } });
    expect(reasonOf(state, 'soviet', ids[7], '3031')).toBe('stack-full');
  });

  test('7 closed ground: that it may not go there at all', () => {
    const { units, ground } = setting({ units: {} }).context;
    const wheels = units.find(({ side, mobility }) => side === 'soviet' && mobility === 'wheel')!;
    const state = setting({ impulse: 10, units: { [wheels.id]: '3030' } });
    const closed = grid.labels.find((_, hex) => hex > grid.parse('2515') && ground.hexes[hex] === (FOREST | EAST))!;
    expect(reasonOf(state, 'soviet', wheels.id, closed)).toBe('terrain-prohibited');
  });

  test('17 a reinforcement: that it is not due yet', () => {
    const state = setting({ side: 'german', turn: 3, units: { '8pz-8-krad': 'off' } });
    const unit = unitOf(state, '8pz-8-krad');
    state.due[unit] = 5;
    state.entry[unit] = state.context.ground.entryNumber.get('nw')!;
    expect(aids.whyNot(state, 'german', '8pz-8-krad', '0801')).toMatchObject({ rule: '17', reason: 'not-due-yet' });
    expect(reasonOf(state, 'german', '8pz-8-krad', null)).toBe('not-due-yet');
  });

  test('11B2a a barrage: that the target is out of range', () => {
    const state = setting({
      step: 'barrage',
      units: { '9grd-art': { at: '3020', deployed: true }, '9grd-18g': '3021', '83id-i-183': '1010' },
    });
    expect(reasonOf(state, 'soviet', '9grd-art', '1010')).toBe('out-of-range');
    expect(reasonOf(state, 'soviet', '9grd-18g', '1010')).toBe('not-artillery');
  });
});

describe('why a unit can do nothing', () => {
  test('3 it has been stopped', () => {
    const state = setting({ impulse: 1, units: { '9grd-18g': '3030', '83id-i-183': '3032' } });
    state.flags[unitOf(state, '9grd-18g')] |= STOPPED;
    state.spent[unitOf(state, '9grd-18g')] = POINT;
    expect(reasonOf(state, 'soviet', '9grd-18g', null)).toBe('stopped');
  });

  test('22 its garrison has not been released', () => {
    const garrison = setting({ units: {} }).context.units.find(({ setup }) => setup === 'nowo')!;
    const state = setting({ side: 'german', impulse: 2, units: { [garrison.id]: '0719' } });
    state.released = 0;
    expect(aids.whyNot(state, 'german', garrison.id, null)).toMatchObject({ rule: '22' });
  });

  test('5 it is not its turn, or not its owner who asks', () => {
    const state = setting({ units: { '9grd-18g': '3030', '83id-i-183': '2025' } });
    expect(reasonOf(state, 'german', '83id-i-183', null)).toBe('not-your-decision');
    expect(reasonOf(state, 'soviet', '83id-i-183', '2026')).toBe('not-your-unit');
  });

  test('nothing is wrong with a unit that can act', () => {
    const state = setting({ units: { '9grd-18g': '3030' } });
    expect(aids.whyNot(state, 'soviet', '9grd-18g', null)).toBeNull();
    expect(aids.whyNot(state, 'soviet', '9grd-18g', '3031')).toBeNull();
  });
});
