import { describe, expect, test } from 'vitest';
import type { SideId } from '../../data/types.js';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { act, battle, offered, setting, momentOf, whyNot } from '../../testing/setting.js';

const done = { type: 'done' } as const;

/** Both impulses of a couplet are passed; `dice` are drawn for the next couplet's numbers, if any. */
function passCouplet(state: State, first: SideId, second: SideId, dice: readonly number[]): string[] {
  const moments = [momentOf(state)];
  act(state, first, done);
  moments.push(momentOf(state));
  act(state, second, done, dice);
  return moments;
}

describe('2.0 impulse system', () => {
  test('a turn is four couplets with one impulse for each player, then night, then the next turn', () => {
    const state = battle('historical');
    expect(momentOf(state)).toBe('1.1 choose-an cw');
    act(state, 'cw', { type: 'choose-an', value: 4 }, [2]);
    const moments = [
      ...passCouplet(state, 'cw', 'dak', [4, 3]),
      ...passCouplet(state, 'dak', 'cw', [3, 4]),
      ...passCouplet(state, 'cw', 'dak', [2, 2]),
      ...passCouplet(state, 'dak', 'cw', []),
    ];
    expect(moments).toEqual([
      '1.1 impulse cw',
      '1.1 impulse dak',
      '1.2 impulse dak',
      '1.2 impulse cw',
      '1.3 impulse cw',
      '1.3 impulse dak',
      '1.4 impulse dak',
      '1.4 impulse cw',
    ]);
    expect(momentOf(state)).toBe('1.4 night cw');
    act(state, 'cw', done);
    expect(momentOf(state)).toBe('1.4 night dak');
    act(state, 'dak', done, [1, 3]);
    expect(momentOf(state)).toBe('2.1 impulse cw');
  });

  test('2.0, ruling 8, ruling 48 the game has six turns, the last night is played, then victory is judged', () => {
    const state = battle('historical');
    act(state, 'cw', { type: 'choose-an', value: 4 }, [4]);
    for (let turn = 1; turn <= 6; turn++) {
      for (let couplet = 1; couplet <= 4; couplet++) {
        expect(momentOf(state)).toBe(`${turn}.${couplet} impulse dak`);
        act(state, 'dak', done);
        act(state, 'cw', done, couplet < 4 ? [4, 4] : []);
      }
      expect(momentOf(state)).toBe(`${turn}.4 night cw`);
      expect(totensonntag.turn(state).over).toBe(false);
      act(state, 'cw', done);
      act(state, 'dak', done, turn < 6 ? [4, 4] : []);
    }
    expect(momentOf(state)).toBe('6.4 over nobody');
    expect(totensonntag.turn(state)).toMatchObject({ over: true, winner: 'dak', points: 0 });
    for (const side of ['dak', 'cw'] as const) {
      expect(offered(state, side)).toEqual([]);
      expect(whyNot(state, side, done)).toBe('2.0 battle-over');
    }
  });

  test('an impulse allows each unit one action', () => {
    const state = setting({ units: { '7ad-7h': 'G9', '7ad-2rtr': 'G9', 'ad-361-2': 'I10' } });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G10'] });
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G11'] })).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-2rtr', path: ['G10'] })).toBeUndefined();
  });

  test('the next impulse allows it another', () => {
    const state = setting({ an: 3, enemyAn: 3, units: { '7ad-7h': 'G9', 'ad-361-2': 'O1' } });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G10'] });
    act(state, 'cw', done, [2, 3]);
    expect(momentOf(state)).toBe('1.3 impulse cw');
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G11'] });
  });

  test('a player acts in his own impulse only', () => {
    const state = setting({ side: 'cw', units: { '7ad-7h': 'G9', '21-pz5-1': 'J18' } });
    expect(whyNot(state, 'dak', { type: 'move', unit: '21-pz5-1', path: ['J17'] })).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'dak', done)).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'cw', { type: 'move', unit: '21-pz5-1', path: ['J17'] })).toBe('3.0 not-your-unit');
    expect(offered(state, 'dak')).toEqual([]);
  });

  test('2.0, ruling 60 there are no phases: units move and fight in any order', () => {
    const state = setting({
      units: { '7ad-7h': 'G9', '7ad-2rtr': 'G8', '7ad-6rtr': 'F9', 'ari-m13-7': 'G10', 'ari-m13-8': 'G10' },
    });
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    act(state, 'cw', { type: 'move', unit: '7ad-2rtr', path: ['H8', 'H9'] });
    act(state, 'cw', { type: 'assault', unit: '7ad-6rtr', target: 'G10' }, [1, 1]);
    expect(momentOf(state)).toBe('1.2 impulse cw');
  });

  test('what belongs to another step is refused', () => {
    const impulse = setting({ units: { '7ad-7h': 'G9' } });
    expect(whyNot(impulse, 'cw', { type: 'recover', unit: '7ad-7h' })).toBe('2.0 wrong-step');
    expect(whyNot(impulse, 'cw', { type: 'choose-an', value: 3 })).toBe('2.0 wrong-step');
    expect(whyNot(impulse, 'cw', { type: 'place', unit: '7ad-7h', hex: 'G9' })).toBe('2.0 wrong-step');
    const night = setting({ step: 'night', units: { '7ad-7h': 'G9', 'ari-m13-7': 'G10' } });
    expect(whyNot(night, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8'] })).toBe('2.0 wrong-step');
    expect(whyNot(night, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' })).toBe('2.0 wrong-step');
  });
});
