import { ActionCodes } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { headValue } from '../../actions/packing.js';
import { BUILT, type State } from '../../state.js';
import { eventsOf, hexOf, setting, unitOf } from '../../testing/setting.js';
import { listBridges } from './bridges.js';
import { isBridged } from './terrain-costs.js';
import { act, move, pointsSpent, priceOf, whyNot } from '../../testing/movement.js';

const bridge = (unit: string, work: 'build' | 'destroy'): Action => ({ type: 'bridge', unit, work });

function works(state: State, id: string): string[] {
  const codes = new ActionCodes();
  listBridges(state, unitOf(state, id), codes);
  return Array.from({ length: codes.length }, (_, index) => (headValue(codes.head(index)) ? 'build' : 'destroy'));
}

describe('rule 20 bridges', () => {
  test('20A an engineer unit in the hex destroys a bridge for a point', () => {
    const state = setting({ side: 'german', bridges: ['1734'], units: { '83id-183-pi': '1834' } });
    expect(whyNot(state, bridge('83id-183-pi', 'destroy'))).toBe('20A no-bridge-there');
    act(state, move('83id-183-pi', '1734'));
    expect(works(state, '83id-183-pi')).toEqual(['destroy']);
    const log = act(state, bridge('83id-183-pi', 'destroy'));
    expect(isBridged(state, hexOf('1734'))).toBe(false);
    expect(pointsSpent(state, '83id-183-pi')).toBe(1.5);
    expect(eventsOf(log, 'bridge-destroyed')[0].detail).toEqual({ unit: '83id-183-pi', hex: '1734' });
  });

  test('20A, ruling 44 construction troops of every kind do it too, other troops do not', () => {
    for (const id of ['lix-221-bau', 'lix-511-eisb', 'lix-42-brbau', '83id-3-183-pi']) {
      const state = setting({ side: 'german', bridges: ['1734'], units: { [id]: '1734' } });
      expect(whyNot(state, bridge(id, 'destroy'))).toBeUndefined();
    }
    const infantry = setting({ side: 'german', bridges: ['1734'], units: { '83id-i-251': '1734' } });
    expect(whyNot(infantry, bridge('83id-i-251', 'destroy'))).toBe('20A not-an-engineer');
  });

  test('20A the bridges of the Soviet rear cannot be destroyed', () => {
    const state = setting({ units: { '1eng': '3619' } });
    expect(whyNot(state, bridge('1eng', 'destroy'))).toBe('20A bridge-permanent');
    expect(works(state, '1eng')).toEqual([]);
  });

  test('20B a Soviet engineer brigade builds one bridge in the battle, in a river hex, for a point', () => {
    const state = setting({ units: { '1eng': '2514' } });
    expect(whyNot(state, bridge('1eng', 'build'))).toBe('20B not-a-river-hex');
    act(state, move('1eng', '2414'));
    expect(works(state, '1eng')).toEqual(['build']);
    act(state, bridge('1eng', 'build'));
    expect(isBridged(state, hexOf('2414'))).toBe(true);
    expect(pointsSpent(state, '1eng')).toBe(2);
    expect(state.flags[unitOf(state, '1eng')] & BUILT).toBe(BUILT);
    act(state, bridge('1eng', 'destroy'));
    expect(whyNot(state, bridge('1eng', 'build'))).toBe('20B built-already');
  });

  test('20B the German bridging battalion can, other engineers cannot', () => {
    const state = setting({ side: 'german', units: { 'lix-42-brbau': '2414', '83id-183-pi': '2415' } });
    expect(whyNot(state, bridge('lix-42-brbau', 'build'))).toBeUndefined();
    expect(whyNot(state, bridge('83id-183-pi', 'build'))).toBe('20B cannot-build-bridges');
  });

  test('20B not where a bridge stands, and not without the point', () => {
    const state = setting({ bridges: ['2414'], units: { '1eng': '2414', '2eng': '2415' } });
    expect(whyNot(state, bridge('1eng', 'build'))).toBe('20B bridge-stands');
    state.spent[unitOf(state, '2eng')] = 110;
    expect(whyNot(state, bridge('2eng', 'build'))).toBe('6A too-few-points');
  });

  test('rule 20 a bridge built serves everybody at once', () => {
    const state = setting({ units: { '1eng': '2414', '18mech-1mr': '2514' } });
    expect(priceOf(state, '18mech-1mr', '2414', '2314')).toBe(6);
    act(state, bridge('1eng', 'build'));
    expect(priceOf(state, '18mech-1mr', '2414', '2314')).toBe(4);
  });

  test('rule menu-bridge a unit that the enemy has stopped may still work on a bridge', () => {
    const state = setting({ units: { '1eng': '2514', '83id-i-251': '2314' } });
    act(state, move('1eng', '2414'));
    expect(whyNot(state, move('1eng', '2514'))).toBe('3 stopped');
    expect(whyNot(state, bridge('1eng', 'build'))).toBeUndefined();
  });
});
