import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import { steps } from '../state.js';
import { fight } from '../testing/combat.js';
import { battle, playRandomly } from '../testing/play.js';
import { setting } from '../testing/setting.js';
import type { View } from './view.js';

/** What a seat is shown: the position it may know, the question, the account, and its menu. */

const view = (state: State, seat: string) => whiteDeath.view(state, seat) as View;

const units = {
  '9grd-18g': '3026',
  '9grd-smg': '3026',
  '9grd-art': { at: '3426', deployed: true },
  '83id-ii-251': '2927',
  '83id-14-251': '2927',
} as const;

describe('the menu', () => {
  test('only the seat that owes a decision has one', () => {
    const state = battle('scenario-1');
    expect(view(state, 'german').legal).toEqual({ units: [], general: ['done'] });
    expect(view(state, 'soviet').legal).toBeNull();
    expect(view(state, 'observer').legal).toBeNull();
  });

  test('names who may act; stacks and orders stand for many', () => {
    const { legal } = view(setting({ units }), 'soviet');
    expect(legal).toEqual({ units: ['9grd-18g', '9grd-art', '9grd-smg'], general: ['stack', 'orders', 'done'] });
  });

  test('5.1 impulses are named with their points', () => {
    const { legal } = view(setting({ units, step: 'decision', impulse: 0, left: [4, 10] }), 'soviet');
    expect(legal!.units).toEqual([]);
    expect(legal!.general).toEqual(expect.arrayContaining(['impulse 1', 'impulse 4', 'pass', 'orders']));
    expect(legal!.general).not.toContain('impulse 5');
  });

  test('5.4, 5.5 fires are named with the hex', () => {
    const defence = view(fight('2927', ['9grd-18g'], 'defence', { units }), 'german');
    expect(defence.legal!.general).toEqual(['defend 2927', 'orders', 'done']);
    const assault = view(fight('2927', ['9grd-18g'], 'assault', { units }), 'soviet');
    expect(assault.legal!.general).toEqual(['fire 2927', 'done']);
  });

  test('along a random battle it names every unit and every kind of action there is', () => {
    const seen = new Set<string>();
    playRandomly('menu', 'scenario-2', (state, event) => {
      const step = steps[state.step];
      if (step === 'over' || (seen.has(step) && event % 100 !== 0)) return event < 700;
      seen.add(step);
      const side = whiteDeath.sides[whiteDeath.codes.deciding(state)];
      const menu = view(state, side).legal!;
      const actions = whiteDeath.legal(state, side);
      const busy = new Set(actions.flatMap((action) => ('unit' in action ? [action.unit] : [])));
      for (const unit of busy) expect(menu.units).toContain(unit);
      const named = new Set(menu.general.map((item) => item.split(' ')[0]));
      const general = actions.filter((action) => !('unit' in action) && action.type !== 'barrage');
      for (const { type } of general) expect(named, step).toContain(type);
      return event < 700;
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(['setup', 'decision', 'movement', 'barrage', 'defence', 'assault']),
    );
  });
});

describe('the rest of a view', () => {
  test('rule victory it carries the account, and at the end the outcome', () => {
    let last: State | undefined;
    playRandomly('account', 'scenario-3', (state) => void (last = state));
    const { turn, account } = view(last!, 'observer');
    expect(turn).toMatchObject({ over: true });
    if (turn.over) {
      expect(account.reduce((sum, { points }) => sum + points, 0)).toBe(turn.points);
      expect(turn.account.at(-1)).toMatchObject({ item: 'level', points: 0 });
    }
    expect(whiteDeath.codes.deciding(last!)).toBe(-1);
  });

  test('it asks the same question of everybody', () => {
    const state = setting({ units });
    for (const seat of ['soviet', 'german', 'observer']) expect(view(state, seat).turn).toEqual(whiteDeath.turn(state));
  });

  test('it can be written as JSON and read again', () => {
    const shown = view(battle('campaign'), 'soviet');
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });
});
