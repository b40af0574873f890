import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { totensonntag } from '../../game.js';
import { act, offered, setting, stackAt, momentOf, tryOut, whereIs, whyNot } from '../../testing/setting.js';

const exit = (unit: string, ...path: string[]): Action => ({ type: 'exit', unit, path });

describe('6.2 exiting the map', () => {
  test('a unit in Q2 pays two points and is gone', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'Q2', '7ad-2rtr': 'Q2' } });
    expect(offered(state, 'cw', '7ad-7h')).toContain('exit 7ad-7h');
    const log = act(state, 'cw', exit('7ad-7h'));
    expect([whereIs(state, '7ad-7h'), stackAt(state, 'Q2'), state.exitedStrength]).toEqual(['exited', ['7ad-2rtr'], 3]);
    expect(log).toMatchObject([{ type: 'exited', rule: '6.2', detail: { unit: '7ad-7h', strength: 3, total: 3 } }]);
  });

  test('it may drive to Q2 first, if two points are left there', () => {
    const near = setting({ an: 2, units: { '7ad-7h': 'P2' } });
    expect(whyNot(near, 'cw', exit('7ad-7h', 'Q2'))).toBeUndefined();
    expect(offered(near, 'cw', '7ad-7h')).toContain('exit 7ad-7h');
    const slow = setting({ an: 1, units: { '7ad-7h': 'P2' } });
    expect(whyNot(slow, 'cw', exit('7ad-7h', 'Q2'))).toBe('6.2 no-points-to-exit');
    expect(offered(slow, 'cw', '7ad-7h')).not.toContain('exit 7ad-7h');
    const far = setting({ an: 4, units: { '7ad-7h': 'N3' } });
    expect(whyNot(far, 'cw', exit('7ad-7h', 'O3', 'P2', 'Q2'))).toBeUndefined();
    expect(whyNot(far, 'cw', exit('7ad-7h', 'O3', 'O2', 'P2', 'Q2'))).toBe('6.2 no-points-to-exit');
    expect(whyNot(setting({ an: 3, units: { '7ad-7h': 'N3' } }), 'cw', exit('7ad-7h', 'O3', 'P2', 'Q2'))).toBe(
      '6.2 no-points-to-exit',
    );
  });

  test('by no other hex', () => {
    const state = setting({ an: 4, units: { '7ad-7h': 'Q3', '7ad-2rtr': 'Q2' } });
    expect(whyNot(state, 'cw', exit('7ad-7h'))).toBe('6.2 not-at-exit');
    expect(whyNot(state, 'cw', exit('7ad-7h', 'Q4'))).toBe('6.2 not-at-exit');
    expect(whyNot(state, 'cw', exit('7ad-2rtr', 'Q1'))).toBe('6.2 not-at-exit');
    expect(whyNot(state, 'cw', exit('7ad-7h', 'P2'))).toBe('6.2 not-at-exit');
  });

  test('the way there obeys the rules of movement', () => {
    const state = setting({ an: 4, units: { '7ad-7h': 'P3', 'ari-m13-7': 'O2' } });
    expect(whyNot(state, 'cw', exit('7ad-7h', 'P2', 'Q2'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', exit('7ad-7h', 'Q3', 'Q2'))).toBeUndefined();
    expect(whyNot(state, 'cw', exit('7ad-7h', 'Q2'))).toBe('6.0 not-adjacent');
  });

  test('only the Commonwealth exits', () => {
    const state = setting({ side: 'dak', units: { 'ad-255-3': 'Q2', '21-pz5-1': 'Q2' } });
    for (const unit of ['ad-255-3', '21-pz5-1']) {
      expect(whyNot(state, 'dak', exit(unit))).toBe('6.2 only-commonwealth-exits');
      expect(offered(state, 'dak', unit)).not.toContain(`exit ${unit}`);
    }
    const mine = setting({ units: { 'ad-255-3': 'Q2' } });
    expect(whyNot(mine, 'cw', exit('ad-255-3'))).toBe('3.0 not-your-unit');
  });

  test('once exited a unit cannot return', () => {
    const state = setting({ an: 2, turn: 5, units: { 'nz-24': 'Q2', '7ad-7h': 'Q2' } });
    act(state, 'cw', exit('nz-24'));
    act(state, 'cw', exit('7ad-7h'));
    expect(whyNot(state, 'cw', { type: 'enter', unit: 'nz-24', path: ['J19'] })).toBe('6.1 already-entered');
    expect(whyNot(state, 'cw', { type: 'enter', unit: '7ad-7h', path: ['Q2'] })).toBe('6.1 not-a-reinforcement');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['Q2'] })).toBe('3.0 not-on-map');
    expect(offered(state, 'cw')).toEqual(offered(setting({ an: 2, turn: 5, units: { 'nz-24': 'exited' } }), 'cw'));
  });

  test('it is an action: the unit must be activated and not have acted', () => {
    const state = setting({ an: 4, units: { '7ad-7h': 'P2', '7ad-2sg': 'Q2' } });
    expect(whyNot(state, 'cw', exit('7ad-2sg'))).toBe('3.1 not-activated');
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['Q2'] });
    expect(whyNot(state, 'cw', exit('7ad-7h'))).toBe('3.2 already-acted');
  });

  test('6.2, ruling 41 arrival and exit may be in different impulses', () => {
    const state = setting({ an: 2, units: { '7ad-7h': 'P2', 'ad-255-3': 'A1' } });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['Q2'] });
    act(state, 'cw', { type: 'done' }, [1, 2]);
    expect(momentOf(state)).toBe('1.3 impulse cw');
    act(state, 'cw', exit('7ad-7h'));
    expect(whereIs(state, '7ad-7h')).toBe('exited');
  });

  test('6.2, ruling 41 a unit that enters Q2 in an enemy zone stops and waits', () => {
    const units = { '7ad-7h': 'P2', '7ad-2rtr': 'Q2', 'ad-255-3': 'Q1' } as const;
    const state = setting({ an: 4, units });
    expect(whyNot(state, 'cw', exit('7ad-7h', 'Q2'))).toBe('5.0 stops-in-zoc');
    expect(offered(state, 'cw', '7ad-7h')).not.toContain('exit 7ad-7h');
    // One that starts there may go, but not after driving out and back.
    expect(whyNot(state, 'cw', exit('7ad-2rtr'))).toBeUndefined();
    expect(offered(state, 'cw', '7ad-2rtr')).toContain('exit 7ad-2rtr');
    expect(whyNot(state, 'cw', exit('7ad-2rtr', 'Q3', 'Q2'))).toBe('5.0 stops-in-zoc');
  });

  test('out of an enemy zone into a free Q2 it may go on and leave', () => {
    const state = setting({ an: 2, units: { '7ad-7h': 'P2', 'ari-m13-7': 'O2' } });
    expect(whyNot(state, 'cw', exit('7ad-7h', 'Q2'))).toBeUndefined();
    expect(offered(state, 'cw', '7ad-7h')).toContain('exit 7ad-7h');
  });

  test('6.2, ruling 42 exited units are not lost', () => {
    const state = tryOut(setting({ units: { '7ad-7h': 'Q2' } }), 'cw', exit('7ad-7h'));
    const { account } = totensonntag.view(state, 'cw') as { account: { item: string; detail: object }[] };
    expect(account.find(({ detail }) => 'division' in detail && detail.division === '7armd')).toMatchObject({
      detail: { lost: 0 },
    });
  });

  test('infantry, armor and recon bring the strength they have left; guns may leave but bring none', () => {
    const state = setting({
      an: 3,
      units: { '7ad-7h': { at: 'Q2', hits: 1 }, '7ad-kdg': 'Q2', '7ad-2sg': 'Q2', '7ad-2rha': 'Q2' },
    });
    act(state, 'cw', exit('7ad-2rha'));
    expect(state.exitedStrength).toBe(0);
    for (const unit of ['7ad-7h', '7ad-kdg', '7ad-2sg']) act(state, 'cw', exit(unit));
    expect(state.exitedStrength).toBe(2 + 2 + 3);
  });
});
