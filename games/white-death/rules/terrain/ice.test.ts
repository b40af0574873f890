import { describe, expect, test } from 'vitest';
import { eventsOf, setting, strengthOf, whereIs } from '../../testing/setting.js';
import { act, ends, move, moveList, pointsSpent, whereBroken, whyNot } from '../../testing/movement.js';
import { grid } from '../../context.js';

describe('13A frozen turns', () => {
  test.each(['clear', 'snow'] as const)(
    '13A in %s an AFV rolls for each lake hexside it crosses, and loses a point on 1',
    (weather) => {
      const state = setting({ weather, units: { '33tb-t34': '1616' } });
      const log = act(state, move('33tb-t34', '1717'), 1);
      expect(strengthOf(state, '33tb-t34')).toBe(5);
      expect(pointsSpent(state, '33tb-t34')).toBe(2);
      const detail = { unit: '33tb-t34', from: '1616', hex: '1717', die: 1, broke: true };
      expect(eventsOf(log, 'ice')).toEqual([{ type: 'ice', rule: '13A', detail }]);
      act(state, move('33tb-t34', '1616'), 2);
      expect(strengthOf(state, '33tb-t34')).toBe(5);
    },
  );

  test('13A the move ends with the die, and goes on afterwards', () => {
    const state = setting({ units: { '33tb-t34': '1616' } });
    expect(whyNot(state, move('33tb-t34', '1717', '1817'))).toBe('13A crosses-check');
    expect(whereBroken(state, move('33tb-t34', '1717', '1617'))).toBe('1717');
    act(state, move('33tb-t34', '1717'), 6);
    expect(whyNot(state, move('33tb-t34', '1716'))).toBeUndefined();
  });

  test('13A a unit of one point is lost', () => {
    const state = setting({ units: { '33tb-t34': { at: '1616', strength: 1 } } });
    act(state, move('33tb-t34', '1717'), 1);
    expect(whereIs(state, '33tb-t34')).toBe('lost');
  });

  test('13A one die for each unit', () => {
    const state = setting({ units: { '33tb-t34': '1616', '33tb-t70': '1616' } });
    act(state, move('33tb-t34', '1717'), 1);
    act(state, move('33tb-t70', '1717'), 1);
    expect([strengthOf(state, '33tb-t34'), strengthOf(state, '33tb-t70')]).toEqual([5, 4]);
  });

  test('13A others cross without a die', () => {
    const state = setting({ units: { '9grd-18g': '1616', '18mech-1mr': '1616' } });
    act(state, move('9grd-18g', '1717'));
    act(state, move('18mech-1mr', '1717'));
    expect(whereIs(state, '18mech-1mr')).toBe('1717');
  });

  test('13A, ruling 25 partial lake hexsides need no die in frost', () => {
    const state = setting({ units: { '33tb-t34': '1615' } });
    act(state, move('33tb-t34', '1616'));
    expect(strengthOf(state, '33tb-t34')).toBe(6);
  });

  test('13A the list offers the short way over the ice beside the long one around the lake', () => {
    const state = setting({ units: { '33tb-t34': '1616' } });
    const costs = moveList(state, '33tb-t34').flatMap(({ end, cost }) => (grid.labels[end] === '1717' ? [cost] : []));
    expect(costs.length).toBe(2);
    expect(Math.min(...costs)).toBe(24);
  });
});

describe('13B thaw turns', () => {
  test('13B AFVs may not cross full lake hexsides', () => {
    const state = setting({ weather: 'thaw', units: { '33tb-t34': '1616' } });
    expect(whyNot(state, move('33tb-t34', '1717'))).toBe('13B lake-in-thaw');
    expect(moveList(state, '33tb-t34').every(({ action }) => whyNot(state, action) === undefined)).toBe(true);
  });

  test('13B they roll on any hexside with lake in it', () => {
    const state = setting({ weather: 'thaw', units: { '33tb-t34': '1615' } });
    const log = act(state, move('33tb-t34', '1616'), 1);
    expect(strengthOf(state, '33tb-t34')).toBe(5);
    expect(eventsOf(log, 'ice')[0].rule).toBe('13B');
    expect(ends(state, 'move', '33tb-t34')).toContain('1515');
  });

  test('ruling 57, 13B along a road there is no die', () => {
    const state = setting({ weather: 'thaw', units: { '33tb-t34': '2238' } });
    act(state, move('33tb-t34', '2339'));
    expect(pointsSpent(state, '33tb-t34')).toBe(0.25);
  });
});
