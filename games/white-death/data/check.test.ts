import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '@impulse/engine';
import { absent, changed, pathsIn, type Path } from '@impulse/engine/testing/change.js';
import { checkData } from './check.js';
import { grid } from './map/grid.js';
import { dataHash } from './hash.js';
import { annotatedData } from './annotated.js';
import { line, scenario, titled, unit, verdict, wanted, type Corruption } from '../testing/corruptions.js';

const { units, areas } = annotatedData;
const builtInHash = dataHash(annotatedData);

const general: readonly Corruption[] = [
  [[], null, 'wrong-type'],
  [[], [], 'wrong-type'],
  [['format'], 'impulse-totensonntag-data-1', 'unknown-value'],
  [['format'], absent, 'missing-field'],
  [['colour'], 'red', 'unknown-field'],
  [['name'], '', 'empty-text'],
  [['railCapacity'], -1, 'out-of-range'],
  [['victory', 'railTown'], 1.5, 'wrong-type'],
  [['victory', 'draw'], 1, 'unknown-field'],
  [['provenance', 0, 'status'], 'guessed', 'unknown-value'],
  [['provenance', 0, 'note'], 'x'.repeat(2001), 'too-long'],
];

const chartCorruptions: readonly Corruption[] = [
  [['charts', 'movement', 'road', 'leg', 'enter'], 0, 'out-of-range'],
  [['charts', 'movement', 'road', 'leg', 'enter'], 0.4, 'between-steps'],
  [['charts', 'movement', 'road', 'leg'], null, 'wrong-type'],
  [['charts', 'movement', 'clear', 'sledge'], { enter: 1 }, 'unknown-field'],
  [['charts', 'movement', 'clear', 'draft'], absent, 'missing-field'],
  [['charts', 'movement', 'creek', 'draft', 'leave'], 11, 'out-of-range'],
  [['charts', 'movement', 'fullLake', 'thaw', 'leg'], 'P', 'wrong-type'],
  [['charts', 'defence', 'town', 'heavy'], 0, 'out-of-range'],
  [['charts', 'defence', 'swamp'], { personnel: 6, light: 4, heavy: 3 }, 'unknown-field'],
  [['charts', 'conventional', 'odds', 3], [1, 1], 'not-rising'],
  [['charts', 'conventional', 'odds', 3], [2, 0], 'out-of-range', 'charts.conventional.odds[3][1]'],
  [['charts', 'conventional', 'odds', 8], absent, 'wrong-length', 'charts.conventional.results[0]'],
  [['charts', 'conventional', 'results', 5], absent, 'wrong-length', 'charts.conventional.results'],
  [['charts', 'conventional', 'results', 5, 8], absent, 'wrong-length', 'charts.conventional.results[5]'],
  [['charts', 'conventional', 'results', 5, 8], 'MC2', 'wrong-type'],
  [['charts', 'antitank', 'results', 5, 0], null, 'wrong-type'],
  [['charts', 'antitank', 'results', 5, 0], absent, 'wrong-length', 'charts.antitank.results[5]'],
  [['charts', 'antitank', 'odds', 0], [9, 1], 'not-rising', 'charts.antitank.odds[1]'],
  [['charts', 'barrage', 'columns', 2], 5, 'not-rising'],
  [['charts', 'barrage', 'results', 7], absent, 'wrong-length', 'charts.barrage.results'],
  [['charts', 'barrage', 'results', 7, 0], absent, 'wrong-length', 'charts.barrage.results[7]'],
  [['charts', 'barrage', 'modifiers', 'afv'], absent, 'missing-field'],
  [['turns', 12], absent, 'wrong-length', 'turns'],
  [['turns', 12, 'turn'], 12, 'turn-order'],
  [['turns', 0, 'weather', 5], absent, 'wrong-length', 'turns[0].weather'],
  [['turns', 0, 'weather', 5], 'rain', 'unknown-value'],
  [['turns', 0, 'supply', 0], -1, 'out-of-range'],
];

describe('one change in a file', () => {
  test.each(titled(general))('%s', (_, corruption) => {
    expect(verdict(corruption)).toBe(wanted(corruption));
  });

  test('a field named __proto__ is an unknown field', () => {
    const result = checkData(JSON.parse('{"__proto__": {"format": "impulse-white-death-data-1"}}'));
    expect(result).toMatchObject({ ok: false, error: { code: 'unknown-field', path: '__proto__' } });
  });
});

describe('one change in charts and turns', () => {
  test.each(titled(chartCorruptions))('%s', (_, corruption) => {
    expect(verdict(corruption)).toBe(wanted(corruption));
  });
});

describe('an owner’s values', () => {
  test.each<readonly [string, Path, unknown]>([
    ['another strength', unit('army-67g-rkt', 'strength'), 8],
    ['a factor in halves', unit('18mech-t70', 'antitank'), 1.5],
    ['another mobility', unit('army-385-how', 'mobility'), 'draft'],
    ['another turn of entry', unit('8pz-8-krad', 'due', 'turn'), 3],
    ['another column', ['charts', 'conventional', 'odds', 8], [7, 1]],
    ['a cost in thirds', ['charts', 'movement', 'clear', 'horse', 'enter'], 2 / 3],
    ['other weather', ['turns', 0, 'weather', 0], 'snow'],
    ['a creek less', line('creeks', 'jemenka'), absent],
    ['other thresholds', scenario('scenario-2', 'thresholds'), [50, 20, -5]],
    ['units in another order', ['units'], units.toReversed()],
  ])('%s: accepted, with a hash of its own', (_, path, to) => {
    const result = checkData(changed(annotatedData, path, to));
    expect(result.ok || result.error).toBe(true);
    expect(result.ok && dataHash(result.value)).not.toBe(builtInHash);
  });

  test.each<readonly [string, Path, unknown]>([
    ['the name of the file', ['name'], 'Another name'],
    ['the name of a unit', unit('83id-i-277', 'name'), 'First of 277'],
    ['the name of a town', ['map', 'towns', 0, 'name', 'en'], 'Novosokolniki'],
    ['the dates of a turn', ['turns', 0, 'dates', 'en'], '17–21 November'],
    ['the model of a tank', unit('18mech-t70', 'model'), 'T-70M'],
    ['provenance', ['provenance'], []],
  ])('%s does not change the hash', (_, path, to) => {
    const result = checkData(changed(annotatedData, path, to));
    expect(result.ok && dataHash(result.value)).toBe(builtInHash);
  });

  test('a third may be written with two decimals', () => {
    const result = checkData(changed(annotatedData, ['charts', 'movement', 'road', 'horse', 'enter'], 0.33));
    expect(result.ok && dataHash(result.value)).toBe(builtInHash);
  });
});

describe('random data', () => {
  const paths = pathsIn(annotatedData);
  const value = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.integer({ min: -3, max: 25 }),
    fc.constantFrom(...grid.labels, ...units.map(({ id }) => id), ...areas.map(({ id }) => id)),
    fc.constant(absent),
  );

  test('arbitrary values are refused without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (given) => checkData(given).ok === false));
  });

  test('single mutations are accepted or refused, never thrown over; what is accepted stays accepted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, to) => {
        const result = checkData(path.length === 0 && to === absent ? undefined : changed(annotatedData, path, to));
        if (result.ok) expect(checkData(JSON.parse(canonicalJson(result.value)))).toEqual(result);
        else expect([typeof result.error.code, typeof result.error.path]).toEqual(['string', 'string']);
      }),
      { numRuns: 150 },
    );
  });
});
