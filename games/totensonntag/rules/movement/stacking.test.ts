import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { totensonntag } from '../../game.js';
import { permutations } from '../../testing/rulebook.js';
import {
  act,
  battle,
  hitsOn,
  offered,
  setting,
  stackAt,
  momentOf,
  tryOut,
  whereIs,
  whyNot,
} from '../../testing/setting.js';

const done = { type: 'done' } as const;
const move = (unit: string, ...path: string[]): Action => ({ type: 'move', unit, path });
const stack = (hex: string, ...order: string[]): Action => ({ type: 'stack', hex, order });
const destroy = (unit: string): Action => ({ type: 'destroy-excess', unit });

const brigade = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9' } as const;

describe('4.0 stacking limit', () => {
  test('three units in a hex pass the check', () => {
    const state = setting({ units: brigade });
    act(state, 'cw', done, [3, 3]);
    expect(momentOf(state)).toBe('1.3 impulse dak');
    expect(stackAt(state, 'G9')).toHaveLength(3);
  });

  test('during the impulse a hex may hold more, and units may pass through a full one', () => {
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G8', '7ad-1krrc': 'G8' } });
    act(state, 'cw', move('7ad-4sac', 'G9'));
    expect(stackAt(state, 'G9')).toHaveLength(4);
    act(state, 'cw', move('7ad-1krrc', 'G9', 'G10'));
    act(state, 'cw', move('7ad-7h', 'G10'));
    act(state, 'cw', done, [3, 3]);
    expect(momentOf(state)).toBe('1.3 impulse dak');
    expect([stackAt(state, 'G9').length, stackAt(state, 'G10').length]).toEqual([3, 2]);
  });

  test('at its end excess units are destroyed, of the owner’s choice', () => {
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G8', '7ad-1krrc': 'F12' } });
    act(state, 'cw', move('7ad-4sac', 'G9'));
    act(state, 'cw', done);
    expect(momentOf(state)).toBe('1.2 excess cw');
    const inHex = ['7ad-2rtr', '7ad-4sac', '7ad-6rtr', '7ad-7h'];
    expect(offered(state, 'cw')).toEqual(inHex.map((unit) => `destroy-excess ${unit}`));
    for (const unit of inHex) {
      const after = tryOut(state, 'cw', destroy(unit), [3, 3]);
      expect([whereIs(after, unit), stackAt(after, 'G9').length, momentOf(after)]).toEqual([
        'lost',
        3,
        '1.3 impulse dak',
      ]);
    }
  });

  test('nothing else is done then, and no other unit is destroyed', () => {
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G8', '7ad-1krrc': 'F12', 'ari-m13-7': 'F2' } });
    act(state, 'cw', move('7ad-4sac', 'G9'));
    act(state, 'cw', done);
    expect(whyNot(state, 'cw', done)).toBe('2.0 wrong-step');
    expect(whyNot(state, 'cw', move('7ad-1krrc', 'F11'))).toBe('2.0 wrong-step');
    expect(whyNot(state, 'cw', destroy('7ad-1krrc'))).toBe('4.0 not-overstacked');
    expect(whyNot(state, 'cw', destroy('7ad-kdg'))).toBe('4.0 not-overstacked');
    expect(whyNot(state, 'cw', destroy('ari-m13-7'))).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'dak', destroy('7ad-7h'))).toBe('2.0 not-your-decision');
  });

  test('every overstacked hex is brought down to three', () => {
    const state = setting({
      units: {
        ...brigade,
        '7ad-4sac': 'G9',
        '7ad-1krrc': 'G9',
        '7ad-3cly': 'A3',
        '7ad-4cly': 'A3',
        '7ad-2rgh': 'A3',
        '7ad-11h': 'A3',
      },
    });
    act(state, 'cw', done);
    act(state, 'cw', destroy('7ad-7h'));
    expect(momentOf(state)).toBe('1.2 excess cw');
    act(state, 'cw', destroy('7ad-11h'));
    expect(whyNot(state, 'cw', destroy('7ad-3cly'))).toBe('4.0 not-overstacked');
    act(state, 'cw', destroy('7ad-4sac'), [3, 3]);
    expect(momentOf(state)).toBe('1.3 impulse dak');
    expect([stackAt(state, 'G9'), stackAt(state, 'A3')]).toEqual([
      ['7ad-2rtr', '7ad-6rtr', '7ad-1krrc'],
      ['7ad-3cly', '7ad-4cly', '7ad-2rgh'],
    ]);
  });

  test('the check comes at the end of the first impulse as of the second, for both sides', () => {
    const units = {
      '21-pz5-1': 'J18',
      '21-pz5-2': 'J18',
      '21-mg8': 'J18',
      '21-pio200': 'J18',
      '7ad-kdg': 'B17',
    } as const;
    const state = setting({ side: 'dak', units });
    act(state, 'dak', done);
    expect(momentOf(state)).toBe('1.2 excess dak');
    act(state, 'dak', destroy('21-pio200'));
    expect(momentOf(state)).toBe('1.2 impulse cw');
  });

  test('4.0, ruling 27 units so destroyed count as lost by their division', () => {
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G9' } });
    act(state, 'cw', done);
    act(state, 'cw', destroy('7ad-4sac'), [3, 3]);
    const view = totensonntag.view(state, 'cw') as { account: { item: string; detail: { division?: string } }[] };
    const account = view.account.find(({ detail }) => detail.division === '7armd');
    expect(account).toMatchObject({ rule: '9.1', points: 0, detail: { lost: 1 } });
  });

  test('4.0, ruling 59 six units may enter by one hex, and the excess is destroyed unless they move on', () => {
    const state = setting({ an: 3, turn: 5, units: {} });
    const units = ['nz-18', 'nz-19', 'nz-20', 'nz-4fd', 'nz-a8rtr', 'nz-44rtr'];
    for (const unit of units) act(state, 'cw', { type: 'enter', unit, path: ['J19'] });
    expect(stackAt(state, 'J19')).toEqual(units.toReversed());
    act(state, 'cw', done);
    expect(offered(state, 'cw')).toHaveLength(6);
    const spread = setting({ an: 3, turn: 5, units: {} });
    for (const unit of units.slice(0, 3)) act(spread, 'cw', { type: 'enter', unit, path: ['J19', 'J18'] });
    for (const unit of units.slice(3)) act(spread, 'cw', { type: 'enter', unit, path: ['J19'] });
    act(spread, 'cw', done, [3, 3]);
    expect(momentOf(spread)).toBe('5.3 impulse dak');
  });
});

describe('4.0 order of stacks', () => {
  test('4.0, ruling 28 a unit that moves in lies on top', () => {
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G8' } });
    expect(stackAt(state, 'G9')).toEqual(['7ad-7h', '7ad-2rtr', '7ad-6rtr']);
    act(state, 'cw', move('7ad-4sac', 'G9'));
    expect(stackAt(state, 'G9')).toEqual(['7ad-4sac', '7ad-7h', '7ad-2rtr', '7ad-6rtr']);
    act(state, 'cw', move('7ad-2rtr', 'G8', 'G9'));
    expect(stackAt(state, 'G9')).toEqual(['7ad-2rtr', '7ad-4sac', '7ad-7h', '7ad-6rtr']);
  });

  test('4.0, ruling 28 so does one that enters the map or advances', () => {
    const state = setting({
      an: 2,
      turn: 4,
      units: { 'nz-24': 'J19', '7ad-7h': 'G9', '7ad-2rtr': 'G9', 'ari-art-1': { at: 'G10', hits: 1 } },
    });
    act(state, 'cw', { type: 'enter', unit: 'nz-25', path: ['J19'] });
    expect(stackAt(state, 'J19')).toEqual(['nz-25', 'nz-24']);
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    act(state, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'G10' });
    act(state, 'cw', move('7ad-2rtr', 'G10'));
    expect(stackAt(state, 'G10')).toEqual(['7ad-2rtr', '7ad-7h']);
  });

  test('a player puts his stacks in any order in his impulse, as often as he likes', () => {
    const state = setting({ units: brigade });
    const units = Object.keys(brigade);
    const orders = permutations(units).filter((order) => order.join() !== units.join());
    expect(offered(state, 'cw').filter((action) => action.startsWith('stack'))).toEqual(
      orders.map((order) => `stack G9 ${order.join()}`).toSorted(),
    );
    for (const order of orders) expect(stackAt(tryOut(state, 'cw', stack('G9', ...order)), 'G9')).toEqual(order);
    act(state, 'cw', stack('G9', '7ad-6rtr', '7ad-7h', '7ad-2rtr'));
    act(state, 'cw', stack('G9', '7ad-2rtr', '7ad-6rtr', '7ad-7h'));
    expect(stackAt(state, 'G9')).toEqual(['7ad-2rtr', '7ad-6rtr', '7ad-7h']);
    expect(whyNot(state, 'cw', move('7ad-2rtr', 'G8'))).toBeUndefined();
  });

  test('an overstacked hex takes any order too; each unit to the top is offered', () => {
    const units = ['7ad-7h', '7ad-2rtr', '7ad-6rtr', '7ad-4sac'];
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G9' } });
    for (const order of permutations(units)) {
      const same = order.join() === units.join();
      expect(whyNot(state, 'cw', stack('G9', ...order))).toBe(same ? '4.0 same-order' : undefined);
    }
    expect(offered(state, 'cw').filter((action) => action.startsWith('stack'))).toEqual([
      'stack G9 7ad-2rtr,7ad-7h,7ad-6rtr,7ad-4sac',
      'stack G9 7ad-4sac,7ad-7h,7ad-2rtr,7ad-6rtr',
      'stack G9 7ad-6rtr,7ad-7h,7ad-2rtr,7ad-4sac',
    ]);
  });

  test('an order names each unit of one’s own stack once', () => {
    const state = setting({ units: { ...brigade, '7ad-4sac': 'G8', 'ari-m13-7': 'F2', 'ari-m13-8': 'F2' } });
    const wrong = (action: Action) => whyNot(state, 'cw', action);
    expect(wrong(stack('G9', '7ad-7h', '7ad-2rtr', '7ad-6rtr'))).toBe('4.0 same-order');
    expect(wrong(stack('G8', '7ad-4sac'))).toBe('4.0 same-order');
    expect(wrong(stack('G9', '7ad-2rtr', '7ad-7h'))).toBe('4.0 not-that-stack');
    expect(wrong(stack('G9', '7ad-2rtr', '7ad-7h', '7ad-7h'))).toBe('4.0 not-that-stack');
    expect(wrong(stack('G9', '7ad-2rtr', '7ad-7h', '7ad-4sac'))).toBe('4.0 not-that-stack');
    expect(wrong(stack('G9', '7ad-4sac', '7ad-2rtr', '7ad-7h', '7ad-6rtr'))).toBe('4.0 not-that-stack');
    expect(wrong(stack('G10', '7ad-2rtr', '7ad-7h', '7ad-6rtr'))).toBe('4.0 not-that-stack');
    expect(wrong(stack('G10'))).toBe('4.0 not-that-stack');
    expect(wrong(stack('F2', 'ari-m13-8', 'ari-m13-7'))).toBe('4.0 not-that-stack');
  });

  test('even with a six', () => {
    const state = setting({ an: 6, units: brigade });
    act(state, 'cw', stack('G9', '7ad-6rtr', '7ad-2rtr', '7ad-7h'));
    expect(stackAt(state, 'G9')).toEqual(['7ad-6rtr', '7ad-2rtr', '7ad-7h']);
  });

  test('and at night, but not in an enemy impulse', () => {
    const units = { ...brigade, 'ari-m13-7': 'F2', 'ari-m13-8': 'F2' } as const;
    const night = setting({ side: 'cw', step: 'night', couplet: 4, units });
    expect(whyNot(night, 'dak', stack('F2', 'ari-m13-8', 'ari-m13-7'))).toBe('2.0 not-your-decision');
    act(night, 'cw', stack('G9', '7ad-6rtr', '7ad-2rtr', '7ad-7h'));
    act(night, 'cw', done);
    act(night, 'dak', stack('F2', 'ari-m13-8', 'ari-m13-7'));
    expect([stackAt(night, 'G9')[0], stackAt(night, 'F2')[0]]).toEqual(['7ad-6rtr', 'ari-m13-8']);
    const enemy = setting({ side: 'dak', units });
    expect(whyNot(enemy, 'cw', stack('G9', '7ad-6rtr', '7ad-2rtr', '7ad-7h'))).toBe('2.0 not-your-decision');
    expect(whyNot(enemy, 'dak', stack('G9', '7ad-6rtr', '7ad-2rtr', '7ad-7h'))).toBe('4.0 not-that-stack');
  });

  test('an order once given lasts into the enemy impulse', () => {
    const state = setting({
      side: 'dak',
      an: 4,
      enemyAn: 3,
      units: { ...brigade, '21-pz5-1': 'G10', '21-pz5-2': 'G10' },
    });
    act(state, 'dak', stack('G10', '21-pz5-2', '21-pz5-1'));
    act(state, 'dak', done);
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    expect([hitsOn(state, '21-pz5-1'), hitsOn(state, '21-pz5-2')]).toEqual([0, 1]);
  });

  test('assault and overrun strike the top unit', () => {
    const units = { '21-pz5-1': 'G11', '21-pz5-2': 'G13', 'nz-44rtr': 'G10', 'nz-18': 'G10' } as const;
    const state = setting({ side: 'dak', turn: 5, units });
    act(state, 'dak', { type: 'assault', unit: '21-pz5-1', target: 'G10' }, [6, 6]);
    act(state, 'dak', { type: 'move', unit: '21-pz5-2', path: ['G12', 'G11'], overrun: 'G10' }, [6, 6]);
    expect([hitsOn(state, 'nz-44rtr'), hitsOn(state, 'nz-18')]).toEqual([2, 0]);
  });

  test('a barrage may strike any unit of the stack', () => {
    const units = { '21-pz5-1': 'G11', '21-art155': 'G12', 'nz-44rtr': 'G10', 'nz-18': 'G10' } as const;
    const state = setting({ side: 'dak', turn: 5, units });
    act(state, 'dak', { type: 'barrage', unit: '21-art155', target: 'G10', spotter: '21-pz5-1' }, [6, 6]);
    const target = (unit: string): Action => ({ type: 'barrage-target', unit: '21-art155', 'target-unit': unit });
    expect(hitsOn(tryOut(state, 'dak', target('nz-18'), [6, 6]), 'nz-18')).toBe(1);
    expect(hitsOn(tryOut(state, 'dak', target('nz-44rtr'), [6, 6]), 'nz-44rtr')).toBe(1);
  });

  test('stacks may be put in order while they are set up', () => {
    const state = battle('free');
    act(state, 'dak', { type: 'place-rest' });
    const order = stackAt(state, 'J18').toReversed();
    act(state, 'dak', stack('J18', ...order));
    expect(stackAt(state, 'J18')).toEqual(order);
  });
});
