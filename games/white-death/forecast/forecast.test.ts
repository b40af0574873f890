import { readdirSync, readFileSync } from 'node:fs';
import type { Forecast } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { assaultForecast } from './assault.js';
import { forecastOrder } from './forecast.js';
import { playFire } from '../rules/assault/assault-fire.js';
import { playBarrage } from '../rules/barrage/barrage.js';
import { playDefend } from '../rules/assault/defensive-fire.js';
import { ruleNumbers } from '../rules/numbers.js';
import { NONE, type State, TARGET } from '../state.js';
import { hexOf, setting, type Setting, stackAt, unitOf, whereIs } from '../testing/setting.js';
import { fight } from '../testing/combat.js';
import { forecast, playOften, rounds, sum } from '../testing/forecast.js';
import { orderFor } from '../testing/start.js';
import { forecastKinds } from '../text/codes.js';

interface Target {
  readonly unit: string | null;
  readonly fire: number;
  readonly odds: string;
  readonly fates: readonly { readonly fate: string; readonly lost: number; readonly probability: number }[];
}
const targetsOf = (made: Forecast): readonly Target[] => made.detail['targets'] as unknown as readonly Target[];

const units: Setting['units'] = {
  '83id-i-277': '1413',
  '83id-ii-277': '1413',
  'lix-343-sec': '1413',
  '9grd-18g': '1514',
  '9grd-smg': '1514',
  '33tb-t34': '1513',
};
const assaulters = ['9grd-18g', '9grd-smg', '33tb-t34'];

describe('9C4, 10C3, rule 14 the forecast of a fire', () => {
  test('9C1, 21A, 12B its terms add up to the fire', () => {
    const state = fight('1722', ['9grd-smg', '46grd-135g'], 'assault', {
      units: { '83id-i-277': '1722', '9grd-smg': '1723', '46grd-135g': '1622' },
    });
    const made = forecast(state, 'soviet', { type: 'fire', target: '1722' });
    expect(made.terms).toEqual([
      { rule: '9C1', what: 'conventional', value: 44 },
      { rule: '21A', what: 'close-combat', value: 8 },
      { rule: '12B', what: 'slope', value: 16 },
    ]);
    expect(made.detail['conventional']).toBe(68);
  });

  test('9C4 one target: every result with its probability', () => {
    const state = fight('1413', ['9grd-18g'], 'assault', {
      units: { '83id-i-277': '1413', '9grd-18g': { at: '1514', strength: 3 } },
    });
    const made = forecast(state, 'soviet', { type: 'fire', target: '1413', allocation: { '83id-i-277': 12 } });
    // 2:1: MC2 MC1 MC1 MC MC -; three points lose one at most; morale 5.
    expect(targetsOf(made)[0]).toMatchObject({ unit: '83id-i-277', fire: 12, odds: '2:1' });
    const chance = (fate: string, lost: number) =>
      targetsOf(made)[0].fates.find((one) => one.fate === fate && one.lost === lost)?.probability;
    expect(chance('unharmed', 0)).toBeCloseTo(1 / 6);
    expect(chance('passed', 0)).toBeCloseTo((2 / 6) * (5 / 6));
    expect(chance('failed', 0)).toBeCloseTo((2 / 6) * (1 / 6));
    expect(chance('passed', 1)).toBeCloseTo((2 / 6) * (4 / 6) + (1 / 6) * (3 / 6));
    expect(chance('failed', 1)).toBeCloseTo((2 / 6) * (2 / 6) + (1 / 6) * (2 / 6));
    expect(chance('routed', 2)).toBeCloseTo((1 / 6) * (1 / 6));
    expect(sum(made.outcomes)).toBeCloseTo(1);
    const emptied = made.outcomes.filter((outcome) => outcome.result === 'emptied');
    expect(sum(emptied)).toBeCloseTo((2 / 6) * (1 / 6) + (2 / 6) * (2 / 6) + (1 / 6) * (3 / 6));
  });

  test.each(['defence', 'assault'] as const)('14C2, 14C4 the dice agree with it in the %s step', (step) => {
    const state = fight('1413', assaulters, step, { units });
    const type = step === 'defence' ? 'defend' : 'fire';
    const made = forecast(state, step === 'defence' ? 'german' : 'soviet', { type, target: '1413' });
    expect(sum(made.outcomes)).toBeCloseTo(1);
    for (const { fates } of targetsOf(made)) expect(sum(fates)).toBeCloseTo(1);
    let over = 0;
    playOften(state, { type, target: '1413' }, step === 'defence' ? playDefend : playFire, (played) => {
      if (fightersLeft(played, step) === 0) over++;
    });
    const expected = sum(made.outcomes.filter(({ result }) => result === 'repulsed' || result === 'emptied'));
    expect(Math.abs(over / rounds - expected)).toBeLessThan(0.04);
  });

  test('15A4, 11A2 support is part of the sum', () => {
    const state = fight('1413', ['9grd-18g'], 'defence', {
      units: { '83id-i-277': '1413', '9grd-18g': '1514', '83id-i-183': { at: '1113', deployed: true } },
    });
    const made = forecast(state, 'german', {
      type: 'defend',
      target: '1413',
      support: ['83id-i-183'],
      intensity: 'high',
    });
    expect(made.terms).toContainEqual({ rule: '11A2', what: 'support', value: 10 });
  });
});

test('11B2c, 14C4 the dice agree with the forecast of a barrage, unit by unit', () => {
  const state = setting({
    step: 'barrage',
    units: {
      '83id-i-277': '1413',
      'lix-343-sec': '1413',
      '9grd-18g': '1514',
      'army-385-how': { at: '1714', deployed: true },
      'army-41g-gun': { at: '1714', deployed: true },
    },
  });
  // A side that assaults a hex sees all that is in it.
  state.marks[hexOf('1413')] = TARGET;
  const action: Action = { type: 'barrage', target: '1413', units: ['army-385-how', 'army-41g-gun'] };
  const targets = targetsOf(forecast(state, 'soviet', action));
  expect(targets).toHaveLength(2);
  const fled = new Map<string, number>();
  playOften(state, action, playBarrage, (played) => {
    for (const { unit } of targets) if (whereIs(played, unit!) !== '1413') fled.set(unit!, (fled.get(unit!) ?? 0) + 1);
  });
  for (const { unit, fates } of targets) {
    const expected = sum(fates.filter(({ fate }) => fate === 'routed' || fate === 'eliminated'));
    expect(Math.abs((fled.get(unit!) ?? 0) / rounds - expected), unit!).toBeLessThan(0.03);
  }
});

const fightersLeft = (state: State, step: 'defence' | 'assault'): number =>
  step === 'assault'
    ? stackAt(state, '1413').length
    : assaulters.filter((id) => state.target[unitOf(state, id)] !== NONE).length;

describe('4C what is hidden is not forecast', () => {
  const barrage: Action = { type: 'barrage', target: '1413', units: ['9grd-art'] };
  const lookAt = (hidden: string) =>
    setting({
      step: 'barrage',
      units: { '83id-i-277': '1413', [hidden]: '1413', '9grd-art': { at: '1714', deployed: true } },
    });

  test('4C, 11B2a a barrage: those in sight exactly, the others by their number and the range', () => {
    const made = forecast(lookAt('83id-ii-277'), 'soviet', barrage);
    expect(targetsOf(made).map(({ unit }) => unit)).toEqual(['83id-i-277']);
    expect(made.detail['unknownUnits']).toBe(1);
    expect(sum(made.outcomes)).toBeCloseTo(1);
    expect(forecast(lookAt('lix-3-185-stug'), 'soviet', barrage)).toEqual(made);
  });

  test('3A, 4C an AFV that leaves a zone: known fire, and the worst it may meet', () => {
    const leave: Action = { type: 'move', unit: '33tb-t34', path: ['1613'] };
    const at = (hidden: string, elsewhere: string) =>
      setting({
        units: {
          '83id-14-277': '1413',
          [hidden]: '1413',
          '83id-iii-277': '0719',
          [elsewhere]: '0719',
          '33tb-t34': '1514',
        },
      });
    const made = forecast(at('83id-ii-277', 'lix-286-flak'), 'soviet', leave);
    expect(made.terms[0]).toEqual({ rule: '10C1', what: 'antitank', value: 2 });
    expect(made.detail['unknownUnits']).toBe(1);
    expect(sum(made.outcomes)).toBeCloseTo(1);
    expect(forecast(at('lix-286-flak', '83id-ii-277'), 'soviet', leave)).toEqual(made);
    // The flak, two points of 4, on level ground; 2 of the top counter besides.
    expect(made.detail['worst']).toMatchObject({ fire: 10 });
  });
});

describe('rules that are cited exist', () => {
  const numbers: ReadonlySet<unknown> = new Set(ruleNumbers);

  /** Every `rule` in a forecast, however deep. */
  function citedIn(value: unknown): unknown[] {
    if (typeof value !== 'object' || value === null) return [];
    const members: [string, unknown][] = Object.entries(value);
    return members.flatMap(([key, inner]) => (key === 'rule' ? [inner] : citedIn(inner)));
  }

  const gun = { at: '1714', deployed: true };
  const support = { '83id-i-183': { at: '1113', deployed: true }, '9grd-art': gun };
  const duel = setting({ units: { '9grd-18g': '3030', '291id-i-504': '3031' } });
  const made: readonly (readonly [string, Forecast])[] = [
    ['fire', forecast(fight('1413', assaulters, 'assault', { units }), 'soviet', { type: 'fire', target: '1413' })],
    [
      'defend',
      forecast(fight('1413', assaulters, 'defence', { units: { ...units, ...support } }), 'german', {
        type: 'defend',
        target: '1413',
        support: ['83id-i-183'],
      }),
    ],
    [
      'barrage',
      forecast(setting({ step: 'barrage', units: { '83id-i-277': '1413', '9grd-art': gun } }), 'soviet', {
        type: 'barrage',
        target: '1413',
        units: ['9grd-art'],
      }),
    ],
    ['assault', assaultForecast(duel, 0, hexOf('3031'), [{ unit: unitOf(duel, '9grd-18g'), from: hexOf('3030') }])],
    [
      'transit',
      forecast(setting({ units: { '83id-i-277': '1413', '83id-14-277': '1413', '33tb-t34': '1514' } }), 'soviet', {
        type: 'move',
        unit: '33tb-t34',
        path: ['1613'],
      }),
    ],
    [
      'ice',
      forecast(setting({ units: { '33tb-t34': '1616' } }), 'soviet', {
        type: 'move',
        unit: '33tb-t34',
        path: ['1717'],
      }),
    ],
    [
      'detection',
      forecast(setting({ side: 'german', units: { '803-9': '1513', '9grd-18g': '1511' } }), 'german', {
        type: 'move',
        unit: '803-9',
        path: ['1512'],
      }),
    ],
  ];

  test.each(made)('by the forecast of %s', (kind, { rule, terms, ...rest }) => {
    expect(rest.kind).toBe(kind);
    expect(terms.length).toBeGreaterThan(0);
    for (const cited of [rule, ...citedIn(terms), ...citedIn(rest)]) expect(numbers).toContain(cited);
    expect(new Set(made.map(([name]) => name))).toEqual(new Set(forecastKinds));
  });

  test('by every event, term and account line that is written down', () => {
    const game = new URL('..', import.meta.url);
    const cited = readdirSync(game, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!dist|node_modules|testing).*(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(new URL(file.replaceAll('\\', '/'), game), 'utf8').matchAll(/\brule: '([^']+)'/g),
      ])
      .map((match) => match[1]);
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((rule) => !numbers.has(rule))).toEqual([]);
  });
});

test('what draws no die has no forecast', () => {
  const state = setting({ units });
  expect(forecastOrder(state, 'soviet', orderFor(state, { type: 'done' }))).toBeNull();
});
