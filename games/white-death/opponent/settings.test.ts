import { ActionCodes, makeRandom, type Mood, type PolicySettings } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import { impulse, movement } from '../testing/impulse.js';
import { chosen, refusal } from '../testing/scripted-battle.js';
import { hexOf, setting, type Setting, unitOf, whereIs } from '../testing/setting.js';
import { greedy, script } from './index.js';

/** Two regiments within reach of a battalion in the open, and of another. */
const field: Setting = {
  units: { '9grd-18g': '3027', '9grd-22g': '3029', '83id-i-251': '2828', '83id-ii-251': '2825' },
  impulse: 4,
  left: [6, 10],
};

const told = (moods: Readonly<Record<string, Mood>>): PolicySettings => {
  const state = setting(field);
  return { moods: new Map(Object.entries(moods).map(([id, mood]) => [unitOf(state, id), mood])) };
};

const assaultsIn = (actions: readonly Action[]): Record<string, string> =>
  Object.fromEntries(actions.flatMap((action) => (action.type === 'assault' ? [[action.unit, action.target]] : [])));

const movesIn = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => (action.type === 'move' ? [action.unit] : []));

describe('weights', () => {
  test('of another size change what is done, one side at a time', () => {
    expect(assaultsIn(impulse(field))).not.toEqual({});
    expect(assaultsIn(impulse(field, { weights: { 'leastAssault.1': 1e6 } }))).toEqual(assaultsIn(impulse(field)));
    expect(assaultsIn(impulse(field, { weights: { 'leastAssault.0': 1e6 } }))).toEqual({});
  });

  test('keep what is left of a unit out of assaults, and nobody else', () => {
    const remnant: Setting = { ...field, units: { ...field.units, '31rb-1': { at: '2928', strength: 1 } } };
    const assaulting = (weights: Readonly<Record<string, number>>) =>
      Object.keys(assaultsIn(impulse(remnant, { weights })));
    expect(assaulting({})).toContain('31rb-1');
    const others = assaulting({ lastPoint: 1500 });
    expect(others).not.toContain('31rb-1');
    expect(others).not.toEqual([]);
  });

  test('are those of one policy alone', () => {
    const timid = script.make({ weights: { 'leastAssault.0': 1e6, inertia: 1e6 } });
    const usual = script.make();
    const state = setting(field);
    expect(chosen(timid, state)).toEqual({ type: 'done' });
    expect(chosen(usual, state)).not.toEqual({ type: 'done' });
    expect(chosen(timid, state)).toEqual({ type: 'done' });
  });

  test.each([{ courage: 1 }, { danger: 1 }, { 'danger.2': 1 }])('must have a name: %o', (weights) => {
    expect(() => script.make({ weights })).toThrow('There is no weight');
    expect(() => greedy.make({ weights })).toThrow('There is no weight');
  });
});

describe('a temperature', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
  const march: Setting = { ...field, units: { '31rb-1': '1812', '93id-i-270': '0331' } };
  const choices = (temperature: number): string[] =>
    seeds.map((seed) => JSON.stringify(chosen(script.make({ temperature }), setting(march), seed)));

  test('of zero leaves nothing to chance', () => {
    expect(new Set(choices(0)).size).toBe(1);
  });

  test('lets chance decide, and the same chance decides the same', () => {
    expect(new Set(choices(3000)).size).toBeGreaterThan(1);
    expect(choices(3000)).toEqual(choices(3000));
  });

  test('never takes what is worse than the best by more than itself', () => {
    const temperature = 3000;
    const state = setting(march);
    const codes = new ActionCodes();
    const all = script.make().alternatives(state, unitOf(state, '31rb-1'), 1000);
    for (const seed of seeds) {
      script.make({ temperature }).choose(state, makeRandom(seed), codes);
      const taken = all.find(({ head, tail }) => head === codes.head(0) && tail === codes.tail(0));
      expect(taken?.motive.value).toBeGreaterThan(all[0].motive.value - temperature - 1);
    }
  });
});

describe('a mood', () => {
  test('sends a unit to its goal', () => {
    const state = setting(field);
    movement(state, told({ '9grd-18g': { goal: hexOf('3229') }, '9grd-22g': { hold: true } }));
    expect(whereIs(state, '9grd-18g')).toBe('3229');
  });

  test('keeps a unit where it is, and lets the others go', () => {
    const state = setting(field);
    const moved = movesIn(movement(state, told({ '9grd-22g': { hold: true } })));
    expect(moved).not.toContain('9grd-22g');
    expect(whereIs(state, '9grd-22g')).toBe('3029');
    expect(moved).toContain('9grd-18g');
  });

  test('keeps a unit out of assaults', () => {
    expect(assaultsIn(impulse(field))).toHaveProperty('9grd-18g');
    expect(assaultsIn(impulse(field, told({ '9grd-18g': { noFire: true } })))).not.toHaveProperty('9grd-18g');
  });

  test('sends units against the target they are told, rather than the one they would choose', () => {
    const targets = (settings?: PolicySettings): Set<string> =>
      new Set(Object.values(assaultsIn(impulse({ ...field, impulse: 6 }, settings))));
    const mood = { target: hexOf('2828') };
    expect(targets()).toEqual(new Set(['2825']));
    expect(targets(told({ '9grd-18g': mood, '9grd-22g': mood }))).toEqual(new Set(['2828']));
  });

  test('makes a unit bold or careful', () => {
    const near = (danger: number): number => {
      const state = setting({ ...field, impulse: 2 });
      movement(state, {
        ...told({
          '9grd-18g': { danger, noFire: true, goal: hexOf('2828') },
          '9grd-22g': { hold: true, noFire: true },
        }),
      });
      return hexDistance(state, '9grd-18g', '2828');
    };
    expect(near(0)).toBeLessThan(near(100));
  });

  test('keeps a gun from firing a barrage, and turns another on its target', () => {
    const guns: Setting = {
      scenario: 'scenario-5',
      side: 'german',
      step: 'barrage',
      turn: 12,
      left: [6, 6],
      units: {
        '331id-i-331': { at: '1722', deployed: true },
        '331id-iii-331': { at: '1722', deployed: true },
        '331id-i-557': '1822',
        '100rb-1': '1922',
        '100rb-2': '1922',
        '100rb-3': '1922',
        '100rb-4': '1922',
      },
    };
    const barrage = (moods: Readonly<Record<string, Mood>>): Action => {
      const state = setting(guns);
      const told = new Map(Object.entries(moods).map(([id, mood]) => [unitOf(state, id), mood]));
      const action = chosen(script.make({ moods: told, weights: { 'leastBarrage.1': 0 } }), state);
      expect(refusal(state, action)).toBeNull();
      return action;
    };
    expect(barrage({})).toMatchObject({ type: 'barrage', units: ['331id-i-331', '331id-iii-331'] });
    expect(barrage({ '331id-i-331': { noFire: true } })).toMatchObject({ units: ['331id-iii-331'] });
    expect(barrage({ '331id-i-331': { noFire: true }, '331id-iii-331': { target: hexOf('1522') } })).toEqual({
      type: 'done',
    });
  });

  test('of a unit that does not exist is an error', () => {
    expect(() => script.make({ moods: new Map([[9999, { hold: true }]]) })).toThrow('no unit 9999');
  });
});

const hexDistance = (state: State, id: string, hex: string): number =>
  grid.distance(state.hexOf[unitOf(state, id)], hexOf(hex));

describe('alternatives', () => {
  const beside: Setting = { ...field, units: { '9grd-18g': '2928', '9grd-22g': '3029', '83id-i-251': '2828' } };

  test('are legal moves and assaults, the best first, and no more than wanted', () => {
    const state = setting(beside);
    const unit = unitOf(state, '9grd-18g');
    const all = script.make().alternatives(state, unit, 1000);
    const codes = new ActionCodes();
    const kinds = new Set<string>();
    for (const { head, tail } of all) {
      codes.clear();
      codes.push(head, tail);
      const action = whiteDeath.codes.action(state, codes, 0);
      kinds.add(action.type);
      expect(refusal(state, action), JSON.stringify(action)).toBeNull();
    }
    expect(kinds).toEqual(new Set(['move', 'assault']));
    const values = all.map(({ motive }) => motive.value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(script.make().alternatives(state, unit, 3)).toEqual(all.slice(0, 3));
  });

  test('begin with the move that the policy makes', () => {
    const state = setting({ ...field, units: { '31rb-1': '1812', '93id-i-270': '0331' } });
    const policy = script.make();
    const [best] = policy.alternatives(state, unitOf(state, '31rb-1'), 1);
    const codes = new ActionCodes();
    const [motive] = policy.choose(state, makeRandom('first'), codes).motives();
    expect([best.head, best.tail, best.motive]).toEqual([codes.head(0), codes.tail(0), motive]);
  });

  test('of a unit change with its mood', () => {
    const state = setting(beside);
    const unit = unitOf(state, '9grd-18g');
    const best = (settings?: PolicySettings): unknown => script.make(settings).alternatives(state, unit, 1)[0];
    expect(best(told({ '9grd-18g': { goal: hexOf('3428') } }))).not.toEqual(best());
  });

  test('are none for the enemy, and none when nothing is to be moved', () => {
    const state = setting(beside);
    expect(script.make().alternatives(state, unitOf(state, '83id-i-251'), 10)).toEqual([]);
    const defence = setting({ ...beside, step: 'defence' });
    expect(script.make().alternatives(defence, unitOf(defence, '83id-i-251'), 10)).toEqual([]);
  });
});
