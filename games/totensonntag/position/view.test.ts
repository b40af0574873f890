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

  test('units that advance, choose a target or recover', () => {
    const doomed = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': { at: 'G10', hits: 2 } } });
    act(doomed, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    expect(view(doomed, 'cw').legal).toEqual({ units: ['7ad-7h'], general: ['done'] });
    const stack = { '21-mg8': 'G11', '21-pio200': 'G11' };
    const guns = setting({ side: 'cw', an: 3, units: { '7ad-4rha': 'G9', '7ad-2sg': 'G12', ...stack } });
    act(guns, 'cw', { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' }, [6, 6]);
    expect(view(guns, 'cw').legal).toEqual({ units: ['7ad-4rha'], general: [] });
    const night = setting({ side: 'cw', step: 'night', units: { '7ad-7h': { at: 'G9', hits: 1 } } });
    expect(view(night, 'cw').legal).toEqual({ units: ['7ad-7h'], general: ['recover-all', 'done'] });
  });

  test('along a random battle it names every unit that has a legal action', () => {
    let count = 0;
    playRandomly(5, optionsOf(0), 'historical', (state) => {
      if (count++ % 25 !== 0) return state.turn < 3;
      const side = totensonntag.sides[totensonntag.codes.deciding(state)];
      const actions = totensonntag.legal(state, side);
      const units = actions.flatMap((action) => ('unit' in action ? [action.unit] : []));
      expect(view(state, side).legal!.units).toEqual(expect.arrayContaining(units));
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
