import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { act, battle, offered, setting, momentOf, tryOut, whyNot } from '../../testing/setting.js';

const done = { type: 'done' } as const;
const roll = { type: 'roll-an' } as const;
const choose = (value: number): Action => ({ type: 'choose-an', value });
const adjust = (delta: number): Action => ({ type: 'adjust-an', delta });

/** The last impulse of a couplet with these numbers; the player who has it. */
function lastImpulse(dak: number, cw: number, couplet = 1, turn = 1): [State, 'dak' | 'cw'] {
  const side = cw > dak ? 'dak' : 'cw';
  const [an, enemyAn] = side === 'dak' ? [dak, cw] : [cw, dak];
  return [setting({ side, an, enemyAn, couplet, turn, units: { '7ad-kdg': 'B17', 'ad-255-3': 'O1' } }), side];
}

/** The couplet after one with these final numbers. */
function after(dak: number, cw: number, dice: readonly number[] = []): State {
  const [state, side] = lastImpulse(dak, cw);
  act(state, side, done, dice);
  return state;
}

const numbers = (state: State) => [state.an[0], state.an[1]];
const allNumbers = [1, 2, 3, 4, 5, 6];
const choices = ['choose-an 1', 'choose-an 2', 'choose-an 3', 'choose-an 4', 'choose-an 5', 'choose-an 6', 'roll-an'];

describe('2.1 activation roll', () => {
  test('each player rolls one die for his number, the DAK first', () => {
    const state = after(3, 3, [2, 4]);
    expect(numbers(state)).toEqual([2, 4]);
    expect(momentOf(state)).toBe('1.2 impulse cw');
  });

  test('the higher number has the first impulse and the lower the second; on a tie the DAK acts first', () => {
    for (const dak of allNumbers) {
      for (const cw of allNumbers) {
        const state = after(3, 3, [dak, cw]);
        const [first, second] = cw > dak ? (['cw', 'dak'] as const) : (['dak', 'cw'] as const);
        expect(momentOf(state)).toBe(`1.2 impulse ${first}`);
        act(state, first, done);
        expect(momentOf(state)).toBe(`1.2 impulse ${second}`);
      }
    }
  });

  test.each([1, 2, 3, 4])('after a %i nobody has a choice', (previous) => {
    expect(momentOf(after(previous, previous, [3, 3]))).toBe('1.2 impulse dak');
  });

  test('whom a five or a six gives a choice, and in which order', () => {
    const asked = (dak: number, cw: number): string[] => {
      const state = after(dak, cw, dak === 6 || cw === 6 ? [] : [3, 4]);
      const found: string[] = [];
      while (!momentOf(state).includes('impulse')) {
        const side = state.deciding === 0 ? 'dak' : 'cw';
        found.push(momentOf(state).slice(4));
        if (momentOf(state).includes('adjust')) {
          act(state, side, adjust(0));
        } else {
          const last = side === 'cw' || cw !== 6;
          act(state, side, choose(2), last ? [3, 4].slice(0, [dak, cw].filter((one) => one !== 6).length) : []);
        }
      }
      return found;
    };
    expect(asked(4, 4)).toEqual([]);
    expect(asked(5, 4)).toEqual(['adjust-an dak']);
    expect(asked(4, 5)).toEqual(['adjust-an cw']);
    expect(asked(5, 5)).toEqual(['adjust-an dak', 'adjust-an cw']);
    expect(asked(6, 4)).toEqual(['choose-an dak']);
    expect(asked(4, 6)).toEqual(['choose-an cw']);
    expect(asked(6, 6)).toEqual(['choose-an dak', 'choose-an cw']);
    expect(asked(6, 5)).toEqual(['choose-an dak', 'adjust-an cw']);
    expect(asked(5, 6)).toEqual(['choose-an cw', 'adjust-an dak']);
  });
});

describe('2.1 after a five', () => {
  test('the roll may be raised, lowered or left', () => {
    const state = after(5, 3, [4, 3]);
    expect(momentOf(state)).toBe('1.2 adjust-an dak');
    expect(offered(state, 'dak')).toEqual(['adjust-an -1', 'adjust-an 0', 'adjust-an 1']);
    for (const delta of [-1, 0, 1]) expect(numbers(tryOut(state, 'dak', adjust(delta)))).toEqual([4 + delta, 3]);
  });

  test('by one at most', () => {
    const state = after(5, 3, [4, 3]);
    expect(whyNot(state, 'dak', adjust(2))).toBe('2.1 adjustment-out-of-range');
    expect(whyNot(state, 'dak', adjust(-2))).toBe('2.1 adjustment-out-of-range');
  });

  test('2.1, ruling 10 and within the faces of a die', () => {
    const low = after(3, 5, [3, 1]);
    expect(offered(low, 'cw')).toEqual(['adjust-an 0', 'adjust-an 1']);
    expect(whyNot(low, 'cw', adjust(-1))).toBe('2.1 adjustment-out-of-range');
    const high = after(3, 5, [3, 6]);
    expect(offered(high, 'cw')).toEqual(['adjust-an -1', 'adjust-an 0']);
    expect(whyNot(high, 'cw', adjust(1))).toBe('2.1 adjustment-out-of-range');
  });

  test('the changed number decides who goes first', () => {
    const state = after(3, 5, [4, 4]);
    expect(momentOf(tryOut(state, 'cw', adjust(0)))).toBe('1.2 impulse dak');
    expect(momentOf(tryOut(state, 'cw', adjust(1)))).toBe('1.2 impulse cw');
    expect(momentOf(tryOut(state, 'cw', adjust(-1)))).toBe('1.2 impulse dak');
  });

  test('when both may, the DAK decides first', () => {
    const state = after(5, 5, [3, 4]);
    expect(momentOf(state)).toBe('1.2 adjust-an dak');
    expect(whyNot(state, 'cw', adjust(1))).toBe('2.0 not-your-decision');
    act(state, 'dak', adjust(1));
    expect(momentOf(state)).toBe('1.2 adjust-an cw');
    act(state, 'cw', adjust(1));
    expect(numbers(state)).toEqual([4, 5]);
    expect(momentOf(state)).toBe('1.2 impulse cw');
  });

  test('nobody else may adjust, and nobody may choose', () => {
    const state = after(5, 3, [4, 3]);
    expect(whyNot(state, 'dak', choose(4))).toBe('2.0 wrong-step');
    expect(whyNot(state, 'dak', roll)).toBe('2.0 wrong-step');
    expect(whyNot(state, 'dak', done)).toBe('2.0 wrong-step');
    const wrong = setting({ side: 'dak', step: 'adjust-an', previous: { dak: 4 }, units: {} });
    expect(whyNot(wrong, 'dak', adjust(1))).toBe('2.1 no-adjustment');
  });
});

describe('2.1 after a six', () => {
  test('the player may choose any number', () => {
    const state = after(6, 3);
    expect(momentOf(state)).toBe('1.2 choose-an dak');
    expect(offered(state, 'dak')).toEqual(choices);
    for (const value of allNumbers) expect(numbers(tryOut(state, 'dak', choose(value), [3]))).toEqual([value, 3]);
    for (const value of [0, 7, -1]) expect(whyNot(state, 'dak', choose(value))).toBe('2.1 number-out-of-range');
  });

  test('he does so before the other player rolls', () => {
    const state = after(3, 6);
    expect(momentOf(state)).toBe('1.2 choose-an cw');
    expect([...state.rolled, ...state.an]).toEqual([0, 0, 0, 0]);
    act(state, 'cw', choose(2), [5]);
    expect(numbers(state)).toEqual([5, 2]);
    expect(momentOf(state)).toBe('1.2 impulse dak');
  });

  test('ruling 11 he may roll instead', () => {
    const state = after(6, 3);
    act(state, 'dak', roll, [1, 5]);
    expect(numbers(state)).toEqual([1, 5]);
    expect(momentOf(state)).toBe('1.2 impulse cw');
  });

  test('when both may, both choose and no die is rolled', () => {
    const state = after(6, 6);
    act(state, 'dak', choose(1));
    expect(momentOf(state)).toBe('1.2 choose-an cw');
    act(state, 'cw', choose(1));
    expect(momentOf(state)).toBe('1.2 impulse dak');
  });

  test('when both may and the DAK rolls, its die waits for the other choice', () => {
    const state = after(6, 6);
    act(state, 'dak', roll);
    expect(state.rolled[0]).toBe(0);
    act(state, 'cw', choose(4), [3]);
    expect(numbers(state)).toEqual([3, 4]);
  });

  test('a chosen number cannot be adjusted, nor can a roll made instead', () => {
    expect(momentOf(tryOut(after(6, 3), 'dak', choose(5), [3]))).toBe('1.2 impulse dak');
    expect(momentOf(tryOut(after(6, 3), 'dak', roll, [5, 3]))).toBe('1.2 impulse dak');
  });

  test('without a six nobody chooses', () => {
    const wrong = setting({ side: 'dak', step: 'choose-an', previous: { dak: 5 }, units: {} });
    expect(whyNot(wrong, 'dak', choose(3))).toBe('2.1 no-choice-of-number');
  });
});

describe('2.1, ruling 9 the final number gives the next right', () => {
  /** What the DAK is asked in the couplet after the one in which it had a five, rolled that and changed it so. */
  const next = (rolled: number, delta: number): string => {
    const state = after(5, 2, [rolled, 2]);
    act(state, 'dak', adjust(delta));
    act(state, state.deciding === 0 ? 'dak' : 'cw', done);
    const asks = rolled + delta === 6;
    act(state, state.deciding === 0 ? 'dak' : 'cw', done, asks ? [] : [3, 3]);
    return momentOf(state);
  };

  test.each([
    [4, 1, 'adjust-an dak'],
    [5, 0, 'adjust-an dak'],
    [6, -1, 'adjust-an dak'],
    [5, 1, 'choose-an dak'],
    [6, 0, 'choose-an dak'],
    [5, -1, 'impulse dak'],
    [4, 0, 'impulse dak'],
  ])('a %i changed by %i', (rolled, delta, asked) => {
    expect(next(rolled, delta)).toBe(`1.3 ${asked}`);
  });

  test.each([
    [6, 'choose-an dak'],
    [5, 'adjust-an dak'],
    [4, 'impulse dak'],
  ])('ruling 11 a chosen %i', (value, asked) => {
    const state = after(6, 2);
    act(state, 'dak', choose(value), [2]);
    act(state, 'dak', done);
    act(state, 'cw', done, value === 6 ? [] : [3, 3]);
    expect(momentOf(state)).toBe(`1.3 ${asked}`);
  });

  test('a right not used is gone', () => {
    const state = after(5, 2, [3, 2]);
    act(state, 'dak', adjust(0));
    act(state, 'dak', done);
    act(state, 'cw', done, [3, 3]);
    expect(momentOf(state)).toBe('1.3 impulse dak');
  });
});

describe('2.1, ruling 5 the rights carry over from turn to turn', () => {
  const overnight = (dak: number, cw: number, dice: readonly number[]): State => {
    const [state, side] = lastImpulse(dak, cw, 4);
    act(state, side, done);
    expect(momentOf(state)).toBe('1.4 night cw');
    act(state, 'cw', done);
    act(state, 'dak', done, dice);
    return state;
  };

  test.each([
    [5, 4, [3, 3], 'adjust-an dak'],
    [4, 5, [3, 3], 'adjust-an cw'],
    [6, 4, [], 'choose-an dak'],
    [4, 6, [], 'choose-an cw'],
    [4, 4, [3, 3], 'impulse dak'],
  ])('%i and %i', (dak, cw, dice, asked) => {
    expect(momentOf(overnight(dak, cw, dice))).toBe(`2.1 ${asked}`);
  });
});

describe('2.2 first turn surprise', () => {
  test('the Commonwealth may choose its number in the first couplet, before the DAK rolls', () => {
    const state = battle('historical');
    expect(momentOf(state)).toBe('1.1 choose-an cw');
    expect(totensonntag.turn(state)).toMatchObject({ rule: '2.2', prompt: 'surprise', side: 'cw' });
    expect([...state.rolled]).toEqual([0, 0]);
    expect(offered(state, 'cw')).toEqual(choices);
    for (const value of allNumbers) {
      const started = tryOut(state, 'cw', choose(value), [3]);
      expect(numbers(started)).toEqual([3, value]);
      expect(momentOf(started)).toBe(`1.1 impulse ${value > 3 ? 'cw' : 'dak'}`);
    }
  });

  test('it may roll instead, and the DAK is not asked', () => {
    const state = battle('historical');
    expect(whyNot(state, 'dak', choose(3))).toBe('2.0 not-your-decision');
    act(state, 'cw', roll, [3, 5]);
    expect(numbers(state)).toEqual([3, 5]);
  });

  test('the remaining couplets, and the first of later turns, are normal', () => {
    const state = battle('historical');
    act(state, 'cw', choose(3), [4]);
    act(state, 'dak', done);
    act(state, 'cw', done, [4, 4]);
    expect(momentOf(state)).toBe('1.2 impulse dak');
    const [last] = lastImpulse(4, 4, 4);
    act(last, 'cw', done);
    act(last, 'cw', done);
    act(last, 'dak', done, [4, 4]);
    expect(momentOf(last)).toBe('2.1 impulse dak');
  });

  test.each([
    [5, 'adjust-an cw', [3, 3]],
    [6, 'choose-an cw', []],
  ])('2.2, ruling 13 a chosen %i gives the usual right next', (value, asked, dice) => {
    const state = battle('historical');
    act(state, 'cw', choose(value), [3]);
    act(state, 'cw', done);
    act(state, 'dak', done, dice);
    expect(momentOf(state)).toBe(`1.2 ${asked}`);
    expect(totensonntag.turn(state)).toMatchObject({ rule: '2.1' });
  });
});
