import { ActionCodes, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { brokenState } from '../../invariants/state.js';
import { makePosition } from '../../position/position.js';
import { EXITED, liftUnit, RELEASED_TOWNS, type State, STEP, STOPPED } from '../../state.js';
import { eventsOf, setting, type Setting, stackAt, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { listExit } from './exit.js';
import { act, move, whereBroken, whyNot } from '../../testing/movement.js';
import { victoryAccount } from './victory.js';

const exit = (unit: string): Action => ({ type: 'exit', unit });

/** The garrison in the west, with the Germans to move. */
const west = (units: Setting['units'], given: Partial<Setting> = {}): State =>
  setting({ side: 'german', ...given, units });

const rescued = (state: State) => {
  state.step = STEP.over;
  return victoryAccount(state).find(({ item }) => item === 'rescued');
};

describe('rule victory, ruling 102 the garrison of the city leaves the map', () => {
  test('rule victory, ruling 102 from a German edge hex, for the points of a clear hex, and it never comes back', () => {
    const state = west({ '83id-i-277': { at: '0118', strength: 2 }, '83id-ii-277': '0118' });
    const log = act(state, exit('83id-i-277'));
    expect(eventsOf(log, 'exited')).toEqual([
      {
        type: 'exited',
        rule: 'victory',
        detail: { side: 'german', unit: '83id-i-277', hex: '0118', strength: 2 },
      },
    ]);
    expect(whereIs(state, '83id-i-277')).toBe('exited');
    expect(strengthOf(state, '83id-i-277')).toBe(2);
    expect(stackAt(state, '0118')).toEqual(['83id-ii-277']);
    expect(whyNot(state, exit('83id-i-277'))).toBe('5 not-on-map');
    expect(whyNot(state, { type: 'enter', unit: '83id-i-277', path: ['0118'] })).toBe('17 not-a-reinforcement');
    expect(brokenState(state)).toBeUndefined();
  });

  test('ruling 102 what is left of the impulse must pay for it, a point more out of an enemy zone', () => {
    const near = { '83id-i-277': '0118', '31rb-1': '0218' };
    expect(whyNot(west({ '83id-i-277': '0118' }, { impulse: 1 }), exit('83id-i-277'))).toBeUndefined();
    expect(whyNot(west(near, { impulse: 1 }), exit('83id-i-277'))).toBe('6A too-few-points');
    expect(whyNot(west(near, { impulse: 2 }), exit('83id-i-277'))).toBeUndefined();
    for (const [impulse, reason] of [
      [1, '6A too-few-points'],
      [2, undefined],
    ] as const) {
      const walked = west({ '83id-i-277': '0218' }, { impulse });
      act(walked, move('83id-i-277', '0118'));
      expect(whyNot(walked, exit('83id-i-277'))).toBe(reason);
    }
    const slow = west({ 'lix-286-flak': '0117' }, { impulse: 1 });
    expect(whyNot(slow, exit('lix-286-flak'))).toBe('6A too-few-points');
  });

  test('ruling 102 only the garrison of the city leaves, and only by a German edge', () => {
    const state = west({ '83id-i-277': '0218', '83id-ii-277': '4020', '8pz-i-8': '0118', '83id-iii-277': '2043' });
    expect(whyNot(state, exit('8pz-i-8'))).toBe('victory only-garrison-exits');
    expect(whyNot(state, exit('83id-i-277'))).toBe('victory not-at-edge');
    expect(whereBroken(state, exit('83id-i-277'))).toBe('0218');
    expect(whyNot(state, exit('83id-ii-277'))).toBe('victory not-at-edge');
    expect(whyNot(state, exit('83id-iii-277'))).toBeUndefined();
    const soviet = setting({ units: { '31rb-1': '0118' } });
    expect(whyNot(soviet, exit('31rb-1'))).toBe('victory only-garrison-exits');
  });

  test('ruling 102, 22 not before the release, nor once it is stopped or assaults', () => {
    const state = west({ '83id-i-277': '0118' });
    state.released = RELEASED_TOWNS;
    expect(whyNot(state, exit('83id-i-277'))).toBe('22 garrison-leaves-city');
    const stopped = west({ '83id-i-277': '0118', '31rb-1': '0119' });
    stopped.flags[unitOf(stopped, '83id-i-277')] = STOPPED;
    expect(whyNot(stopped, exit('83id-i-277'))).toBe('3 stopped');
    const assaulting = west({ '83id-i-277': '0118', '31rb-1': '0119' });
    act(assaulting, { type: 'assault', unit: '83id-i-277', target: '0119' });
    expect(whyNot(assaulting, exit('83id-i-277'))).toBe('5.2 assaults-this-impulse');
  });

  test('rule victory, ruling 102 its strength counts as rescued: two points each, five in scenario V', () => {
    const units = { '83id-i-277': { at: 'exited', strength: 3 }, '83id-ii-277': 'lost', '83id-iii-277': 'off' };
    expect(rescued(west(units))).toMatchObject({ points: -6, detail: { count: 3, each: 2 } });
    expect(rescued(west(units, { scenario: 'scenario-5' }))).toMatchObject({
      points: -15,
      detail: { count: 3, each: 5 },
    });
  });

  test('ruling 102 the list offers it exactly where it is allowed', () => {
    const state = west({ '83id-i-277': '0118', '83id-ii-277': '0218', '8pz-i-8': '0118' });
    const codes = new ActionCodes();
    for (const id of ['83id-i-277', '83id-ii-277', '8pz-i-8']) listExit(state, unitOf(state, id), codes);
    expect(codes.length).toBe(1);
    expect(whiteDeath.codes.action(state, codes, 0)).toEqual(exit('83id-i-277'));
    expect(whiteDeath.legal(state, 'german', '83id-i-277')).toContainEqual(exit('83id-i-277'));
  });

  test('ruling 102, 4C both sides see who has left and with what strength', () => {
    const state = west({ '83id-i-277': '0118', '83id-ii-277': { at: '0118', strength: 2 } });
    expect(makePosition(state, 'soviet').units['83id-ii-277']).toBe('?');
    act(state, exit('83id-ii-277'));
    for (const seat of ['soviet', 'german', 'observer']) {
      expect(makePosition(state, seat).units['83id-ii-277']).toEqual({ at: 'exited', strength: 2 });
    }
  });

  test('ruling 102 positions and samples keep who has left', () => {
    const started = whiteDeath.start({ scenario: 'scenario-5' });
    if (!started.ok) throw new Error(started.error.message);
    const { value: state } = started;
    liftUnit(state, unitOf(state, '83id-i-277'), EXITED);
    const read = whiteDeath.parsePosition(whiteDeath.position(state));
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.cells).toEqual(state.cells);
    const view = whiteDeath.view(state, 'soviet');
    const sampled = whiteDeath.sample(state, view, makeRandom('exit'));
    if (!sampled.ok) throw new Error(sampled.error.message);
    expect(whereIs(sampled.value, '83id-i-277')).toBe('exited');
    expect(whiteDeath.view(sampled.value, 'soviet')).toEqual(view);
  });

  test('ruling 102, 3A an AFV that leaves out of an enemy zone is fired at first, and may be lost by it', () => {
    const near = { 'lix-pz-kp-vl': '0118', '31rb-1': '0218' };
    const spared = west(near);
    expect(eventsOf(act(spared, exit('lix-pz-kp-vl'), 6), 'transit-fire')).toHaveLength(1);
    expect(whereIs(spared, 'lix-pz-kp-vl')).toBe('exited');
    const hit = west(near);
    expect(eventsOf(act(hit, exit('lix-pz-kp-vl'), 1), 'exited')).toEqual([]);
    expect(whereIs(hit, 'lix-pz-kp-vl')).toBe('lost');
    expect(whiteDeath.forecast(west(near), 'german', exit('lix-pz-kp-vl'))).toMatchObject({ kind: 'transit' });
    expect(whiteDeath.forecast(west(near), 'german', exit('83id-i-277'))).toBeNull();
  });
});
