import { describe, expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import type { State } from '../state.js';
import { act, battle, setting } from '../testing/setting.js';
import { optionsOf, playRandomly } from '../testing/play.js';
import type { View } from './view.js';

/** What a seat is shown: the position it may know, the question, the account, and its menu. */

const view = (state: State, seat: string) => totensonntag.view(state, seat) as View;

describe('the menu', () => {
  test('only the seat that owes a decision has one', () => {
    const state = battle('historical');
    expect(view(state, 'cw').legal).toMatchObject({
      units: [],
      general: expect.arrayContaining(['choose-an 3', 'roll-an']),
    });
    expect(view(state, 'dak').legal).toBeNull();
    expect(view(state, 'observer').legal).toBeNull();
  });

  test('moves, overruns, assaults with support and barrages in short', () => {
    const options = { reconSupport: 'on' };
    const units = { '7ad-7h': 'G8', '7ad-kdg': 'F9', '7ad-2sg': 'G9', '7ad-4rha': 'E9', '21-mg8': 'G10' };
    const state = setting({ side: 'cw', an: 1, options, units });
    const menu = view(state, 'cw').legal!;
    const of = (id: string) => menu.units.find(({ unit }) => unit === id)!;
    expect(of('7ad-7h').move!.split(' ')).toEqual(expect.arrayContaining(['G7', 'G9']));
    expect(of('7ad-7h').move).toContain('G9>G10');
    expect(of('7ad-2sg').assault).toBe('G10 G10+7ad-kdg');
    expect(of('7ad-kdg').assault).toBe('G10');
    expect(of('7ad-4rha').barrage).toBe('G10@7ad-kdg G10@7ad-2sg');
    expect(menu.general).toEqual(['done']);
  });

  test('advances, choices of a target, and recovery in short', () => {
    const doomed = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': { at: 'G10', hits: 2 } } });
    act(doomed, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    expect(view(doomed, 'cw').legal).toEqual({
      units: [{ unit: '7ad-7h', advance: 'G10', stay: 'yes' }],
      general: ['done'],
    });
    const stack = { '21-mg8': 'G11', '21-pio200': 'G11' };
    const guns = setting({ side: 'cw', an: 3, units: { '7ad-4rha': 'G9', '7ad-2sg': 'G12', ...stack } });
    act(guns, 'cw', { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' }, [6, 6]);
    expect(view(guns, 'cw').legal).toEqual({
      units: [{ unit: '7ad-4rha', 'barrage-target': '21-mg8 21-pio200' }],
      general: [],
    });
    const night = setting({ side: 'cw', step: 'night', units: { '7ad-7h': { at: 'G9', hits: 1 } } });
    expect(view(night, 'cw').legal).toEqual({
      units: [{ unit: '7ad-7h', recover: 'yes' }],
      general: ['recover-all', 'done'],
    });
  });

  test('along a random battle it has an item for every legal action of a unit, and no other', () => {
    let count = 0;
    playRandomly(5, optionsOf(0), 'historical', (state) => {
      if (count++ % 25 !== 0) return state.turn < 3;
      const side = totensonntag.sides[totensonntag.codes.deciding(state)];
      const items = view(state, side).legal!.units.flatMap(({ unit, ...menu }) =>
        Object.entries(menu).map(([type, list]) => `${unit} ${type} ${list.split(' ').length}`),
      );
      const counts = new Map<string, number>();
      for (const action of totensonntag.legal(state, side)) {
        if (!('unit' in action)) continue;
        const key = `${action.unit} ${action.type}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect(items.toSorted()).toEqual([...counts].map(([key, number]) => `${key} ${number}`).toSorted());
      return true;
    });
    expect(count).toBeGreaterThan(100);
  });
});

describe('the rest of a view', () => {
  test('the whole position is open but for secrets, to every seat alike', () => {
    playRandomly(6, optionsOf(0), 'historical', (state) => {
      if (totensonntag.hasSecrets(state)) return true;
      const truth = JSON.stringify(totensonntag.position(state));
      for (const seat of ['dak', 'cw', 'observer']) expect(JSON.stringify(view(state, seat).position)).toBe(truth);
      return state.turn < 2;
    });
  });

  test('9.0 it carries the account, and at the end the outcome', () => {
    let last: State | undefined;
    playRandomly(7, optionsOf(0), 'historical', (state) => void (last = state));
    const { turn, account } = view(last!, 'observer');
    expect(turn).toMatchObject({ over: true });
    if (turn.over) expect(account.reduce((sum, { points }) => sum + points, 0)).toBe(turn.points);
  });
});
