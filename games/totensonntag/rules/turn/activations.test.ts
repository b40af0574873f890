import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { act, battle, movesOf, offered, setting, momentOf, whereIs, whyNot } from '../../testing/setting.js';

const done = { type: 'done' } as const;

/** Units of the deciding side that may do something themselves. */
function actors(state: State): string[] {
  const into = new Int16Array(76);
  return Array.from(into.subarray(0, totensonntag.codes.actors(state, into)), (unit) => state.context.unitIds[unit]);
}

/** The first impulse of the historical battle, by the Commonwealth with this number or by the DAK. */
function opening(side: 'dak' | 'cw', an: number): State {
  const state = battle('historical');
  const other = side === 'cw' ? Math.max(1, an - 1) : Math.min(an, 4);
  const [cw, dak] = side === 'cw' ? [an, other] : [other, an];
  act(state, 'cw', { type: 'choose-an', value: cw }, [dak]);
  if (momentOf(state) !== `1.1 impulse ${side}`) act(state, side === 'cw' ? 'dak' : 'cw', done);
  expect([momentOf(state), state.an[side === 'cw' ? 1 : 0]]).toEqual([`1.1 impulse ${side}`, an]);
  return state;
}

const cars = ['7ad-kdg', '7ad-4sac', '7ad-11h'];
const stuarts = ['7ad-3rtr', '7ad-5rtr', '7ad-8h'];
const crusaders = ['7ad-7h', '7ad-2rtr', '7ad-6rtr', '7ad-3cly', '7ad-4cly', '7ad-2rgh'];
const threes = ['7ad-2sg', '7ad-2rha', '7ad-4rha', '7ad-60fd'];
const fours = [...crusaders, '7ad-1krrc', '7ad-2rb'];

describe('3.0 actions and activations', () => {
  test.each([
    [6, []],
    [5, [...cars, ...stuarts]],
    [4, [...cars, ...stuarts, ...fours]],
    [3, [...cars, ...stuarts, ...fours, ...threes]],
    [1, [...cars, ...stuarts, ...fours, ...threes]],
  ])('with a %i some or all Commonwealth units are activated', (an, expected) => {
    expect(actors(opening('cw', an)).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    [6, 0],
    [5, 4],
    [4, 7],
    [3, 9],
    [2, 24],
    [1, 24],
  ])('with a %i, the DAK activates %i units', (an, count) => {
    expect(actors(opening('dak', an))).toHaveLength(count);
  });

  test('units are activated one by one, each for one action of its own', () => {
    const state = setting({ units: { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9' } });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G10'] });
    expect([whereIs(state, '7ad-7h'), whereIs(state, '7ad-2rtr'), whereIs(state, '7ad-6rtr')]).toEqual([
      'G10',
      'G9',
      'G9',
    ]);
    expect(actors(state)).toEqual(['7ad-2rtr', '7ad-6rtr']);
    expect(offered(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('only ground units of his own that stand on the map act', () => {
    const state = setting({ units: { '7ad-7h': 'G9', '21-pz5-1': 'J18' } });
    expect(whyNot(state, 'cw', { type: 'move', unit: '21-pz5-1', path: ['J17'] })).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'cw', { type: 'assault', unit: '21-pz5-1', target: 'J17' })).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'cw', { type: 'move', unit: 'nz-24', path: ['J19'] })).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', { type: 'assault', unit: 'nz-24', target: 'J18' })).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', { type: 'move', unit: 'raf-hurri', path: ['J19'] })).toBe('3.2 aircraft-only-fly');
  });
});

describe('3.1 activation', () => {
  const places = { 'sa-1deo': 'G3', '7ad-2sg': 'G6', '7ad-7h': 'G9', '7ad-kdg': 'G12' };
  const initiatives = Object.entries({ 'sa-1deo': 2, '7ad-2sg': 3, '7ad-7h': 4, '7ad-kdg': 5 });

  test.each([1, 2, 3, 4, 5, 6])('with a %i a unit acts if its initiative is equal or greater', (an) => {
    const state = setting({
      an,
      turn: 3,
      units: { ...places, 'ari-m13-7': 'H9', 'ari-m13-8': 'H3', 'ari-m13-9': 'H12' },
    });
    for (const [unit, initiative] of initiatives) {
      const refusal = initiative >= an ? undefined : '3.1 not-activated';
      const from = whereIs(state, unit);
      const west = `G${Number(from.slice(1)) - 1}`;
      expect(whyNot(state, 'cw', { type: 'move', unit, path: [west] })).toBe(refusal);
      expect(movesOf(state, 'cw', unit).length > 0).toBe(initiative >= an);
    }
    for (const [unit, target] of Object.entries({ 'sa-1deo': 'H3', '7ad-7h': 'H9', '7ad-kdg': 'H12' })) {
      const initiative = initiatives.find(([id]) => id === unit)![1];
      const refusal = initiative >= an ? undefined : '3.1 not-activated';
      expect(whyNot(state, 'cw', { type: 'assault', unit, target })).toBe(refusal);
    }
  });

  test('a six activates nobody; stacks may be rearranged and the impulse passed', () => {
    const state = opening('cw', 6);
    const kinds = new Set(offered(state, 'cw').map((action) => action.split(' ')[0]));
    expect(kinds).toEqual(new Set(['stack', 'done']));
  });
});

describe('3.2 actions', () => {
  const contact = {
    '7ad-7h': 'G9',
    '7ad-1krrc': 'G9',
    '7ad-4rha': 'G9',
    '7ad-60fd': 'F8',
    'ari-m13-7': 'G10',
    'ari-m13-8': 'H10',
  } as const;
  const fresh = (an = 3) => setting({ an, units: contact });

  test('a unit that has assaulted cannot move', () => {
    const state = fresh();
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [1, 1]);
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8'] })).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' })).toBe('3.2 already-acted');
    expect(offered(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('a unit that has moved cannot assault', () => {
    const state = fresh();
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['H9'] });
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'H10' })).toBe('3.2 already-acted');
  });

  test('a unit may pass', () => {
    const state = fresh();
    act(state, 'cw', done, [3, 3]);
    expect(momentOf(state)).toBe('1.3 impulse dak');
  });

  test('armor and recon move and overrun in one action, and have then acted', () => {
    const state = setting({ units: { '7ad-7h': 'G7', '7ad-kdg': 'G7', 'ari-m13-7': 'G10' } });
    for (const unit of ['7ad-7h', '7ad-kdg']) {
      act(state, 'cw', { type: 'move', unit, path: ['G8', 'G9'], overrun: 'G10' }, [1, 1]);
      expect(whereIs(state, unit)).toBe('G9');
      expect(whyNot(state, 'cw', { type: 'assault', unit, target: 'G10' })).toBe('3.2 already-acted');
      expect(whyNot(state, 'cw', { type: 'move', unit, path: ['G8'] })).toBe('3.2 already-acted');
    }
  });

  test.each([
    ['7ad-1krrc', 'infantry'],
    ['nz-24', 'more infantry'],
  ])('%s, %s, moves without overrun', (unit) => {
    const state = setting({ turn: 5, units: { [unit]: 'G7', 'ari-m13-7': 'G10' } });
    const move = { type: 'move', unit, path: ['G8', 'G9'] } as const;
    expect(whyNot(state, 'cw', { ...move, overrun: 'G10' })).toBe('7.0 only-armor-and-recon-overrun');
    expect(whyNot(state, 'cw', move)).toBeUndefined();
  });

  test('a panzerjäger unit moves without overrun', () => {
    const state = setting({ side: 'dak', units: { 'ad-pzj605': 'G7', '7ad-7h': 'G10' } });
    const move = { type: 'move', unit: 'ad-pzj605', path: ['G8', 'G9'], overrun: 'G10' } as const;
    expect(whyNot(state, 'dak', move)).toBe('7.0 only-armor-and-recon-overrun');
  });

  test('artillery moves or fires a barrage, not both', () => {
    const barrage = { type: 'barrage', unit: '7ad-60fd', target: 'G10', spotter: '7ad-7h' } as const;
    const move = { type: 'move', unit: '7ad-60fd', path: ['F7'] } as const;
    const moved = fresh();
    act(moved, 'cw', move);
    expect(whyNot(moved, 'cw', barrage)).toBe('3.2 already-acted');
    const fired = fresh();
    act(fired, 'cw', barrage, [1]);
    expect(whyNot(fired, 'cw', move)).toBe('3.2 already-acted');
    expect(whyNot(fired, 'cw', barrage)).toBe('3.2 already-acted');
  });

  test('only artillery fires barrages', () => {
    const barrage = { type: 'barrage', unit: '7ad-1krrc', target: 'H10', spotter: '7ad-7h' } as const;
    expect(whyNot(fresh(), 'cw', barrage)).toBe('3.2 artillery-only');
  });

  test('3.2, ruling 14 artillery may assault an adjacent unit instead', () => {
    const state = fresh();
    act(state, 'cw', { type: 'assault', unit: '7ad-4rha', target: 'G10' }, [1, 1]);
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-4rha', path: ['G8'] })).toBe('3.2 already-acted');
  });

  test('units that did not activate must pass', () => {
    const state = setting({ an: 4, units: { ...contact, 'ari-m13-9': 'Q4', '7ad-2sg': 'Q2' } });
    for (const unit of ['7ad-4rha', '7ad-60fd']) expect(offered(state, 'cw', unit)).toEqual([]);
    const spotted = { type: 'barrage', unit: '7ad-60fd', target: 'G10', spotter: '7ad-7h' } as const;
    expect(whyNot(state, 'cw', spotted)).toBe('3.1 not-activated');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-60fd', path: ['F7'] })).toBe('3.1 not-activated');
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-4rha', target: 'G10' })).toBe('3.1 not-activated');
    expect(whyNot(state, 'cw', { type: 'exit', unit: '7ad-2sg', path: [] })).toBe('3.1 not-activated');
  });
});

describe('3.4 Commonwealth Stuart tanks', () => {
  const stuart = (an: number) => setting({ an, units: { '7ad-3rtr': 'G9', '7ad-5rtr': 'G6', 'ari-art-1': 'G10' } });
  const drive = { type: 'move', unit: '7ad-5rtr', path: ['G7', 'G8'] } as const;
  const overrun = { type: 'move', unit: '7ad-5rtr', path: ['G7', 'G8', 'H8', 'H9'], overrun: 'G10' } as const;
  const assault = { type: 'assault', unit: '7ad-3rtr', target: 'G10' } as const;

  test('with a 3 they drive, overrun and assault', () => {
    const state = setting({ an: 3, units: { '7ad-3rtr': 'G9', '7ad-5rtr': 'G7', 'ari-art-1': 'G10' } });
    expect(
      whyNot(state, 'cw', { type: 'move', unit: '7ad-5rtr', path: ['H7', 'H8', 'H9'], overrun: 'G10' }),
    ).toBeUndefined();
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-5rtr', path: ['G8', 'F8'] })).toBeUndefined();
    expect(whyNot(state, 'cw', assault)).toBeUndefined();
  });

  test.each([4, 5])('with a %i they can only assault', (an) => {
    const state = stuart(an);
    expect(whyNot(state, 'cw', drive)).toBe('3.4 stuart-refuelling');
    expect(whyNot(state, 'cw', overrun)).toBe('3.4 stuart-refuelling');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-3rtr', path: ['G8'] })).toBe('3.4 stuart-refuelling');
    expect(whyNot(state, 'cw', assault)).toBeUndefined();
    expect(offered(state, 'cw', '7ad-3rtr')).toEqual(['assault 7ad-3rtr G10']);
    expect(offered(state, 'cw', '7ad-5rtr')).toEqual([]);
  });

  test('with a 4 or 5 they cannot leave the map either', () => {
    const state = setting({ an: 4, units: { '7ad-3rtr': 'Q2' } });
    expect(whyNot(state, 'cw', { type: 'exit', unit: '7ad-3rtr', path: [] })).toBe('3.4 stuart-refuelling');
  });

  test('with a 6 they can do nothing', () => {
    const state = stuart(6);
    expect(whyNot(state, 'cw', assault)).toBe('3.1 not-activated');
    expect(whyNot(state, 'cw', drive)).toBe('3.1 not-activated');
  });

  test('no other tanks are like them', () => {
    const state = setting({ an: 5, units: { '7ad-7h': 'G9', 'ari-art-1': 'G10' } });
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' })).toBe('3.1 not-activated');
    const ready = setting({ an: 4, units: { '7ad-7h': 'G9' } });
    expect(whyNot(ready, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8'] })).toBeUndefined();
  });

  test('3.4, ruling 26 they may advance after an assault with a 4 or 5', () => {
    const state = setting({ an: 5, units: { '7ad-3rtr': 'G9', 'ari-art-1': { at: 'G10', hits: 1 } } });
    act(state, 'cw', assault, [6, 6]);
    expect(momentOf(state)).toBe('1.2 advance cw');
    act(state, 'cw', { type: 'advance', unit: '7ad-3rtr', hex: 'G10' });
    expect(whereIs(state, '7ad-3rtr')).toBe('G10');
  });
});
