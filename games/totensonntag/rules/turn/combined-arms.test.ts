import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { act, movesOf, offered, setting, type Setting, momentOf, whereIs, whyNot } from '../../testing/setting.js';

const done = { type: 'done' } as const;
const dak = (given: Omit<Setting, 'side'>) => setting({ side: 'dak', ...given });
const move = (unit: string, ...path: string[]): Action => ({ type: 'move', unit, path });
const enter = (unit: string, ...path: string[]): Action => ({ type: 'enter', unit, path });

describe('3.3 German combined-arms tactics', () => {
  test.each(['21-104-II', '21-mg8', '21-pio200', '15-115-I', '15-pio33'])(
    '%s acts with a 4 beside a Panzer III',
    (unit) => {
      const together = dak({ an: 4, turn: 3, units: { '21-pz5-1': 'J18', [unit]: 'J18' } });
      expect(whyNot(together, 'dak', move(unit, 'J17'))).toBeUndefined();
      const apart = dak({ an: 4, turn: 3, units: { '21-pz5-1': 'J18', [unit]: 'J16' } });
      expect(whyNot(apart, 'dak', move(unit, 'J15'))).toBe('3.3 not-with-panzers');
      expect(offered(apart, 'dak', unit)).toEqual([]);
    },
  );

  test('a unit so activated has the movement points of any other', () => {
    const state = dak({ an: 4, units: { '21-pz5-1': 'J13', '21-mg8': 'J13' } });
    expect(whyNot(state, 'dak', move('21-mg8', 'J12', 'I12', 'H12', 'G12', 'F12'))).toBeUndefined();
    expect(whyNot(state, 'dak', move('21-mg8', 'J12', 'I12', 'H12', 'G12', 'F12', 'E12'))).toBe('6.0 too-few-points');
  });

  test('it may assault as well', () => {
    const units = { '21-mg8': 'J18', '7ad-7h': 'J17' } as const;
    const assault: Action = { type: 'assault', unit: '21-mg8', target: 'J17' };
    expect(whyNot(dak({ an: 4, units }), 'dak', assault)).toBe('3.3 not-with-panzers');
    expect(whyNot(dak({ an: 4, units: { ...units, '21-pz5-2': 'J18' } }), 'dak', assault)).toBeUndefined();
  });

  test('one Panzer III serves every eligible unit of its stack, whatever its place in it', () => {
    const state = dak({ an: 4, units: { '21-mg8': 'J18', '21-pz5-1': 'J18', '21-pio200': 'J18' } });
    expect(whyNot(state, 'dak', move('21-mg8', 'J17'))).toBeUndefined();
    expect(whyNot(state, 'dak', move('21-pio200', 'J17'))).toBeUndefined();
  });

  test('3.3, ruling 25 the bonus lifts a 3 to 4, not to 5', () => {
    const state = dak({ an: 5, units: { '21-pz5-1': 'J18', '21-mg8': 'J18' } });
    expect(whyNot(state, 'dak', move('21-mg8', 'J17'))).toBe('3.1 not-activated');
    expect(whyNot(state, 'dak', move('21-pz5-1', 'J17'))).toBeUndefined();
  });

  test('3.3, ruling 23 motorcyclists have no bonus', () => {
    const state = dak({ an: 5, turn: 2, units: { '15-pz8-1': 'J18', '15-krad15': 'J18' } });
    expect(whyNot(state, 'dak', move('15-krad15', 'J17'))).toBe('3.1 not-activated');
  });

  test('neither have foot infantry, panzerjäger and guns beside a Panzer III', () => {
    const state = dak({ an: 4, units: { '21-pz5-1': 'J18', 'ad-pzj605': 'J18', '21-art155': 'J18' } });
    expect(whyNot(state, 'dak', move('ad-pzj605', 'J17'))).toBe('3.1 not-activated');
    expect(whyNot(state, 'dak', move('21-art155', 'J17'))).toBe('3.1 not-activated');
    const foot = dak({ an: 3, units: { '21-pz5-1': 'J18', 'ad-155-1': 'J18' } });
    expect(whyNot(foot, 'dak', move('ad-155-1', 'J17'))).toBe('3.1 not-activated');
  });

  test('nor Italians beside Italian tanks, nor Germans beside those, nor Italians beside panzers', () => {
    const units = { 'ari-m13-7': 'F2', 'ari-ber-3': 'F2', '21-mg8': 'F2' } as const;
    expect(whyNot(dak({ an: 3, units }), 'dak', move('ari-ber-3', 'F3'))).toBe('3.1 not-activated');
    expect(whyNot(dak({ an: 4, units }), 'dak', move('21-mg8', 'F3'))).toBe('3.3 not-with-panzers');
    const mixed = dak({ an: 3, units: { '21-pz5-1': 'F2', 'ari-ber-3': 'F2' } });
    expect(whyNot(mixed, 'dak', move('ari-ber-3', 'F3'))).toBe('3.1 not-activated');
  });

  test('3.3, ruling 24 the panzers may drive off first', () => {
    const state = dak({ an: 4, units: { '21-pz5-1': 'J18', '21-mg8': 'J18' } });
    act(state, 'dak', move('21-pz5-1', 'J17', 'J16'));
    act(state, 'dak', move('21-mg8', 'J17'));
    expect(whereIs(state, '21-mg8')).toBe('J17');
  });

  test('3.3, ruling 24 panzers that drive up later do not help', () => {
    const state = dak({ an: 4, units: { '21-pz5-1': 'J17', '21-mg8': 'J18' } });
    act(state, 'dak', move('21-pz5-1', 'J18'));
    expect(whyNot(state, 'dak', move('21-mg8', 'J17'))).toBe('3.3 not-with-panzers');
  });

  test('3.3, ruling 24 the stack is looked at as each DAK impulse begins', () => {
    const units = { '21-pz5-1': 'J17', '21-mg8': 'J18', '7ad-kdg': 'B17' } as const;
    const state = dak({ an: 4, enemyAn: 5, units });
    act(state, 'dak', move('21-pz5-1', 'J18'));
    act(state, 'dak', done, [4, 2]);
    act(state, 'cw', { type: 'adjust-an', delta: 0 });
    expect(momentOf(state)).toBe('1.3 impulse dak');
    act(state, 'dak', move('21-pz5-1', 'J17'));
    act(state, 'dak', move('21-mg8', 'I18'));
    act(state, 'dak', done);
    act(state, 'cw', done, [4, 2]);
    expect(momentOf(state)).toBe('1.4 impulse dak');
    expect(whyNot(state, 'dak', move('21-mg8', 'J18'))).toBe('3.3 not-with-panzers');
  });
});

describe('3.3 reinforcements', () => {
  const empty = (an = 4) => dak({ an, turn: 2, units: {} });

  test('an eligible unit enters with a 4 only after a Panzer III has entered', () => {
    const state = empty();
    expect(whyNot(state, 'dak', enter('15-115-I', 'Q13'))).toBe('3.3 no-panzers-entered');
    expect(movesOf(state, 'dak', '15-115-I')).toEqual([]);
    act(state, 'dak', enter('15-pz8-1', 'Q14'));
    expect(movesOf(state, 'dak', '15-115-I')).toContain('Q13');
    act(state, 'dak', enter('15-115-I', 'Q13', 'P12'));
    expect(whereIs(state, '15-115-I')).toBe('P12');
  });

  test('one unit for each Panzer III battalion', () => {
    const state = empty();
    act(state, 'dak', enter('15-pz8-1', 'Q14'));
    act(state, 'dak', enter('15-115-I', 'Q13'));
    expect(whyNot(state, 'dak', enter('15-115-II', 'Q13'))).toBe('3.3 no-panzers-entered');
    act(state, 'dak', enter('15-pz8-2', 'Q14'));
    act(state, 'dak', enter('15-pio33', 'Q13'));
    expect(whyNot(state, 'dak', enter('15-115-II', 'Q13'))).toBe('3.3 no-panzers-entered');
    expect(whyNot(state, 'dak', enter('15-mg2', 'Q13'))).toBe('3.3 no-panzers-entered');
  });

  test('two panzer battalions first, then two units', () => {
    const state = empty();
    for (const unit of ['15-pz8-1', '15-pz8-2', '15-115-I', '15-mg2']) act(state, 'dak', enter(unit, 'Q13'));
    expect(whyNot(state, 'dak', enter('15-115-II', 'Q13'))).toBe('3.3 no-panzers-entered');
  });

  test('a unit that needs no bonus uses none up', () => {
    const state = empty();
    act(state, 'dak', enter('15-pz8-1', 'Q14'));
    act(state, 'dak', enter('15-krad15', 'Q14'));
    act(state, 'dak', enter('15-115-I', 'Q13'));
    const low = empty(3);
    for (const unit of ['15-pz8-1', '15-115-I', '15-115-II', '15-mg2', '15-pio33']) act(low, 'dak', enter(unit, 'Q13'));
    expect(low.entryBonuses).toBe(0);
  });

  test('no bonus for guns, and none with a 5', () => {
    const state = empty();
    act(state, 'dak', enter('15-pz8-1', 'Q14'));
    expect(whyNot(state, 'dak', enter('15-art33', 'Q13'))).toBe('3.1 not-activated');
    const high = empty(5);
    act(high, 'dak', enter('15-pz8-1', 'Q14'));
    expect(whyNot(high, 'dak', enter('15-115-I', 'Q13'))).toBe('3.1 not-activated');
  });

  test('panzers on the map lend nothing to units that enter', () => {
    const state = dak({ an: 4, turn: 2, units: { '15-pz8-1': 'Q14', '21-pz5-1': 'Q13' } });
    act(state, 'dak', move('15-pz8-1', 'Q13'));
    expect(whyNot(state, 'dak', enter('15-115-I', 'Q13'))).toBe('3.3 no-panzers-entered');
  });

  test('a bonus does not last into the next impulse', () => {
    const state = dak({ an: 4, enemyAn: 5, turn: 2, units: { '7ad-kdg': 'B17' } });
    act(state, 'dak', enter('15-pz8-1', 'Q14'));
    act(state, 'dak', done, [4, 2]);
    act(state, 'cw', { type: 'adjust-an', delta: 0 });
    expect(momentOf(state)).toBe('2.3 impulse dak');
    expect(whyNot(state, 'dak', enter('15-115-I', 'Q13'))).toBe('3.3 no-panzers-entered');
  });

  test('the second battalion, entering in a later impulse, brings a bonus of its own', () => {
    const state = dak({ an: 4, enemyAn: 5, turn: 2, units: { '7ad-kdg': 'B17' } });
    act(state, 'dak', enter('15-pz8-1', 'Q14'));
    act(state, 'dak', enter('15-115-I', 'Q14'));
    act(state, 'dak', done, [4, 2]);
    act(state, 'cw', { type: 'adjust-an', delta: 0 });
    act(state, 'dak', enter('15-pz8-2', 'Q13'));
    act(state, 'dak', enter('15-115-II', 'Q13'));
    expect(whyNot(state, 'dak', enter('15-mg2', 'Q13'))).toBe('3.3 no-panzers-entered');
  });
});
