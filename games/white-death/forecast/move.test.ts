import { type Forecast, keyedDice, languages, makeRandom, recordingDice } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { playOrder } from '../play.js';
import { enter, lead, move, waiting, whyNot } from '../testing/movement.js';
import { cloneState, type State, STEP, STOPPED } from '../state.js';
import { hexOf, setting, strengthOf, unitOf, whereIs } from '../testing/setting.js';
import { fight } from '../testing/combat.js';
import { forecast, playOften, rounds, sum } from '../testing/forecast.js';
import { playRandomly } from '../testing/play.js';
import { phrases } from '../text/index.js';

/** 13, 21B: the dice of moves. */

const tank = '33tb-t34';
const overLake = move(tank, '1717');
/** Probabilities by result and loss. */
function chances({ outcomes }: Forecast, word = (result: string): string => result): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { result, detail, probability } of outcomes) {
    const key = `${word(result)} ${Number(detail['lost'])}`;
    total[key] = (total[key] ?? 0) + probability;
  }
  return total;
}

/** Compares every outcome, by a word for what a play came to. */
function expectDice(
  state: State,
  seat: string,
  action: Action,
  word: (result: string) => string,
  see: (played: State) => string,
) {
  expect(whyNot(state, action)).toBeUndefined();
  const made = forecast(state, seat, action);
  expect(sum(made.outcomes)).toBeCloseTo(1);
  const codes = made.outcomes.map(({ result, detail }) => `${result} ${Number(detail['lost'])}`);
  expect(new Set(codes).size).toBe(codes.length);
  const expected = chances(made, word);
  const met: Record<string, number> = {};
  playOften(state, action, playOrder, (played) => {
    const key = see(played);
    met[key] = (met[key] ?? 0) + 1 / rounds;
  });
  for (const key of Object.keys({ ...expected, ...met })) {
    expect(Math.abs((met[key] ?? 0) - (expected[key] ?? 0)), key).toBeLessThan(0.025);
  }
}

describe('13A, 13B the forecast of AFVs on ice', () => {
  test('13A a die of 1 costs a point', () => {
    const made = forecast(setting({ units: { [tank]: '1616' } }), 'soviet', overLake);
    expect(made).toMatchObject({ kind: 'ice', rule: '13A', detail: { unit: tank, from: '1616', hex: '1717' } });
    expect(made.terms).toEqual([
      { rule: '13A', what: 'crossing', value: 1 },
      { rule: '13A', what: 'ice-breaks', value: 1 },
    ]);
    expect(chances(made)).toEqual({ 'unharmed 0': 5 / 6, 'ice-broke 1': 1 / 6 });
  });

  test('13A the last point of a unit is the unit', () => {
    const state = setting({ units: { [tank]: { at: '1616', strength: 1 } } });
    expect(chances(forecast(state, 'soviet', overLake))).toEqual({ 'unharmed 0': 5 / 6, 'eliminated 1': 1 / 6 });
  });

  test('13A, 13B, ruling 25 partial hexsides in a thaw only, and others never', () => {
    const units = { [tank]: '1615', '9grd-18g': '1616' } as const;
    const ask = (weather: 'clear' | 'thaw', action: Action) =>
      whiteDeath.forecast(setting({ weather, units }), 'soviet', action);
    expect(ask('clear', move(tank, '1616'))).toBeNull();
    expect(ask('thaw', move(tank, '1616'))).toMatchObject({ kind: 'ice', rule: '13B' });
    expect(ask('clear', move('9grd-18g', '1717'))).toBeNull();
  });

  test('13A the last hexside of a longer way, also of one that begins off the map', () => {
    expect(forecast(setting({ units: { [tank]: '1515' } }), 'soviet', move(tank, '1616', '1717')).detail).toMatchObject(
      {
        from: '1616',
        hex: '1717',
      },
    );
    const state = waiting('woehler-1-15-pz', 'w');
    const way = '0118 0218 0318 0418 0518 0618 0719 0818 0919 1018 1119 1219 1319 1418 1518 1618 1718'.split(' ');
    const action = enter('woehler-1-15-pz', ...way);
    expect(forecast(state, 'german', action)).toMatchObject({ kind: 'ice', detail: { from: '1618', hex: '1718' } });
    expectDice(
      state,
      'german',
      action,
      () => 'entered',
      (played) => `entered ${lostBy(played, state, 'woehler-1-15-pz')}`,
    );
  });

  test('9D, 13A an advance after fire', () => {
    const state = fight('1717', [tank], 'assault', { units: { [tank]: { at: '1616', strength: 1 } } });
    state.step = STEP.advance;
    state.focusHex = hexOf('1717');
    const action: Action = { type: 'advance', unit: tank, hex: '1717' };
    expect(forecast(state, 'soviet', action)).toMatchObject({ kind: 'ice', detail: { from: '1616', hex: '1717' } });
    const word = (result: string) => (result === 'eliminated' ? 'lost' : '1717');
    expectDice(state, 'soviet', action, word, (played) => `${whereIs(played, tank)} ${lostBy(played, state, tank)}`);
  });

  test.each([6, 2, 1])('3A, 13A an AFV of %i points that is fired at and then goes over the ice', (strength) => {
    const state = setting({
      units: { [tank]: { at: '1616', strength }, '83id-i-251': '1615', 'woehler-1-237-stug': '1516' },
    });
    const made = forecast(state, 'soviet', overLake);
    expect(made.kind).toBe('transit');
    expect(made.terms.map(({ what }) => what)).toEqual(['antitank', 'defence', 'crossing', 'ice-breaks']);
    const places: Record<string, string> = { failed: '1616', routed: 'elsewhere', eliminated: 'lost' };
    expectDice(
      state,
      'soviet',
      overLake,
      (result) => places[result] ?? '1717',
      (played) => {
        const place = whereIs(played, tank);
        return `${['1616', '1717', 'lost'].includes(place) ? place : 'elsewhere'} ${lostBy(played, state, tank)}`;
      },
    );
  });

  test('3A, 4C, 13A at worst it goes on over the ice as well', () => {
    const units = { [tank]: '1616', '83id-i-251': '1615', '83id-14-251': '1615' };
    const worstOf = (action: Action): Map<string, number> => {
      const { fates } = forecast(setting({ units }), 'soviet', action).detail['worst'] as unknown as {
        fates: readonly { fate: string; lost: number; probability: number }[];
      };
      expect(sum(fates)).toBeCloseTo(1);
      return new Map(fates.map(({ fate, lost, probability }) => [`${fate} ${lost}`, probability]));
    };
    const [ashore, onIce] = [worstOf(move(tank, '1517')), worstOf(overLake)];
    for (const [fate, probability] of ashore) {
      expect(onIce.get(fate), fate).toBeCloseTo(/^(unharmed|passed)/.test(fate) ? (probability * 5) / 6 : probability);
    }
  });

  test('13A, 3A where nobody can fire at tanks there is only the ice', () => {
    const state = setting({ units: { [tank]: '1616', 'lix-708-sec': '1615' } });
    expect(forecast(state, 'soviet', overLake).kind).toBe('ice');
  });
});

const lostBy = (played: State, before: State, ...ids: readonly string[]): number =>
  ids.reduce((lost, id) => lost + strengthOf(before, id) - strengthOf(played, id), 0);

describe('21B the forecast of Brandenburgers who bluff', () => {
  const enemy = { '9grd-18g': '1511' } as const;
  const found = (played: State): string =>
    (played.flags[unitOf(played, '803-9')] & STOPPED) === 0 ? 'unnoticed' : 'found';
  const same = (result: string): string => result;

  test('21B alone, found on a 1; nothing outside Soviet zones', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', ...enemy } });
    const made = forecast(state, 'german', move('803-9', '1512'));
    expect(made).toMatchObject({ kind: 'detection', rule: '21B', detail: { unit: '803-9', hex: '1512', others: 0 } });
    expect(made.terms).toEqual([{ rule: '21B', what: 'found-on', value: 1 }]);
    expect(chances(made)).toEqual({ 'found 0': 1 / 6, 'unnoticed 0': 5 / 6 });
    expectDice(state, 'german', move('803-9', '1512'), same, (played) => `${found(played)} 0`);
    expect(whiteDeath.forecast(state, 'german', move('803-9', '1514'))).toBeNull();
  });

  test('21B on entering the map', () => {
    const state = waiting('803-9', 'w', 3, { '9grd-18g': '0319' });
    const action = enter('803-9', '0120', '0219');
    expect(chances(forecast(state, 'german', action))).toEqual({ 'found 0': 1 / 6, 'unnoticed 0': 5 / 6 });
    expectDice(state, 'german', action, same, (played) => `${found(played)} 0`);
  });

  test('21B, ruling 46 one off the die for each of the others, but not for Brandenburgers', () => {
    const units = { '803-9': '1513', '803-10': '1513', '83id-i-251': '1513', '83id-14-251': '1513', ...enemy };
    const state = setting({ side: 'german', units });
    const action = lead('803-9', ['1512'], '803-10', '83id-i-251', '83id-14-251');
    const made = forecast(state, 'german', action);
    expect(made.terms.slice(1)).toEqual([{ rule: '21B', what: 'companions', value: -2 }]);
    expect(chances(made)).toEqual({ 'found 0': 3 / 6, 'unnoticed 0': 3 / 6 });
    expectDice(state, 'german', action, same, (played) => `${found(played)} 0`);
  });

  test('ruling 46 five others never get through', () => {
    const five = ['83id-i-251', '83id-ii-251', '83id-iii-251', '83id-14-251', '83id-13-251'];
    const units = Object.fromEntries([['803-9', '1513'], ...five.map((id) => [id, '1513']), ['9grd-18g', '1511']]);
    const state = setting({ side: 'german', units });
    expect(chances(forecast(state, 'german', lead('803-9', ['1512'], ...five)))).toEqual({ 'found 0': 1 });
  });

  const column = ['woehler-1-237-stug', 'woehler-2-237-stug'];
  const atLake = { '803-9': '1616', [column[0]]: { at: '1616', strength: 1 }, [column[1]]: '1616' };
  const way = lead('803-9', ['1717'], ...column);

  test('13A, 21B a column of AFVs over ice: each of them rolls', () => {
    const state = setting({ side: 'german', units: atLake });
    const made = forecast(state, 'german', way);
    expect(made.kind).toBe('ice');
    expect(made.terms[0]).toEqual({ rule: '13A', what: 'crossing', value: 2 });
    expect(made.detail['targets']).toMatchObject([
      { unit: column[0], fates: [{ fate: 'unharmed' }, { fate: 'eliminated', lost: 1 }] },
      { unit: column[1], fates: [{ fate: 'unharmed' }, { fate: 'ice-broke', lost: 1 }] },
    ]);
    expectDice(
      state,
      'german',
      way,
      () => 'over',
      (played) => `over ${lostBy(played, state, ...column)}`,
    );
  });

  test('13A, 21B, ruling 62 a column of AFVs out of one zone, over ice, into another', () => {
    const units = { ...atLake, '9grd-18g': '1615', '46grd-135g': '1817' };
    const state = setting({ side: 'german', units });
    const made = forecast(state, 'german', way);
    expect(made.kind).toBe('detection');
    expect(made.terms.map(({ what }) => what)).toEqual(['found-on', 'companions', 'crossing', 'ice-breaks']);
    expect(Object.keys(chances(made))).toHaveLength(6);
    expectDice(state, 'german', way, same, (played) => `${found(played)} ${lostBy(played, state, ...column)}`);
  });

  test('13A, 21B it is told in both languages', () => {
    const state = setting({ side: 'german', units: { ...atLake, '46grd-135g': '1817' } });
    const made = forecast(state, 'german', way);
    const told = languages.map((language) => {
      const { forecastTitle, forecastLine, forecastNotes, term } = phrases[language];
      return [forecastTitle(made), made.terms.map(term), forecastLine(made.outcomes[1]), forecastNotes(made)[0]];
    });
    expect(told).toEqual([
      [
        'Detection of 9/803 with 2 others in 1717',
        ['found out on a die of 1', '−2 for those led', 'AFVs on the ice 2', 'ice breaks on a die of 1'],
        '13.9%: found out, 1 SP lost',
        '1/237 StuG: 83.3% unharmed; 16.7% eliminated, 1 SP lost',
      ],
      [
        '9/803 帶領 2 個單位混入 1717 格的敵方 ZOC',
        ['暴露的點數 1', '帶領的單位 −2', '冰上的裝甲車輛 2', '冰面破裂的點數 1'],
        '13.9%：暴露，損失 1 SP',
        '1/237 StuG：83.3% 無損；16.7% 消滅，損失 1 SP',
      ],
    ]);
  });
});

test('3A, 13A, 21B along a battle every move that draws a die has a forecast', () => {
  const random = makeRandom('moves');
  const dice = recordingDice(keyedDice(1));
  const met = new Set<string>();
  const acting = new Int16Array(unitCount);
  playRandomly('moves', 'scenario-5', (state, event) => {
    const side = sideIds[whiteDeath.codes.deciding(state)];
    const count = whiteDeath.codes.actors(state, acting);
    if (event % 5 !== 0 || count === 0 || (state.step !== STEP.movement && state.step !== STEP.advance)) return;
    const actions = whiteDeath.legal(state, side, state.context.unitIds[acting[random.below(count)]]);
    for (const action of actions) {
      if (!['move', 'enter', 'advance', 'exit'].includes(action.type)) continue;
      dice.begin(event);
      whiteDeath.play(cloneState(state), side, action, dice, null);
      const made = whiteDeath.forecast(state, side, action);
      const rolls = dice.take().length > 0;
      // Those who might fire at an AFV may turn out not to be there.
      if (made?.kind !== 'transit') expect(rolls, JSON.stringify(action)).toBe(made !== null);
      if (made) met.add(made.kind);
    }
  });
  expect([...met].toSorted()).toEqual(['detection', 'ice', 'transit']);
});

describe('3A, ruling 110 the forecast of several AFVs that leave a zone', () => {
  const pair = ['33tb-t34', '33tb-t70'] as const;
  const both: Action = { type: 'move', unit: pair[0], path: ['1717'], with: [pair[1]] };
  const settled = () =>
    setting({
      units: { [pair[0]]: '1616', [pair[1]]: '1616', '83id-i-251': '1615', 'woehler-1-237-stug': '1516' },
    });

  test('3A whether all get away, what they lose in all, and what becomes of each', () => {
    const state = settled();
    const made = forecast(state, 'soviet', both);
    expect(made.detail).toMatchObject({ units: [...pair], targets: [{ unit: pair[0] }, { unit: pair[1] }] });
    const lost = (played: State) => pair.reduce((total, id) => total + lostBy(played, state, id), 0);
    expectDice(
      state,
      'soviet',
      both,
      (result) => (result === 'left-behind' ? 'not all' : 'all'),
      (played) => `${pair.every((id) => whereIs(played, id) === '1717') ? 'all' : 'not all'} ${lost(played)}`,
    );
  });

  test('3A the headline is a range where units are hidden that may fire', () => {
    const state = settled();
    const open = forecast(state, 'soviet', both);
    expect(open.detail['away']).toEqual({ least: expect.any(Number), most: expect.any(Number) });
    const hidden = setting({ units: { '33tb-t34': '1512', '83id-i-251': '1511', 'lix-286-flak': '1511' } });
    const made = forecast(hidden, 'soviet', move('33tb-t34', '1612'));
    const { least, most } = made.detail['away'] as { least: number; most: number };
    expect(least).toBeLessThan(most);
    const hoped = made.outcomes.filter(({ result }) => result === 'unharmed' || result === 'passed');
    expect(sum(hoped)).toBeCloseTo(most);
    expect(phrases.en.forecastTitle(made)).toMatch(/ to 2:1; gets away: [\d.]+–100%$/);
  });
});
