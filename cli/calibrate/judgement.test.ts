import type { Measure } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { judge } from './judgement.js';
import { plot } from './plot.js';

const turns: Measure = {
  id: 'fall',
  scenario: 'campaign',
  name: 'last city hex falls',
  unit: 'turn',
  statistic: 'median',
  band: { least: 10, most: 13 },
};
const share: Measure = { ...turns, statistic: 'share', band: { least: 80 } };

const judged = (measure: Measure, figures: readonly (number | null)[]) =>
  judge(
    measure,
    figures.map((fall, number) => ({ scenario: 'campaign', number, figures: { fall } })),
  );

describe('a judgement', () => {
  test('has the median and the 10th and 90th percentile of its own scenario', () => {
    const figures = [12, 9, 11, 10, 13, 8, 14, 7, 15, 6, 16];
    expect(judged(turns, figures)).toMatchObject({ battles: 11, value: 11, spread: [7, 15], verdict: 'inside' });
    expect(judge(turns, [{ scenario: 'scenario-1', number: 0, figures: { net: 3 } }])).toMatchObject({ battles: 0 });
  });

  test('says how sure the median is by how many battles there are', () => {
    const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
    expect(judged(turns, upTo(100)).interval).toEqual([41, 60]);
    expect(judged(turns, upTo(1000)).interval).toEqual([470, 531]);
    expect(judged(turns, [11]).interval).toEqual([11, 11]);
  });

  test('counts what never came to pass as later than anything', () => {
    expect(judged(turns, [null, 11, 12])).toMatchObject({ value: 12, spread: [11, null], verdict: 'inside' });
    expect(judged(turns, [null, null, 12])).toMatchObject({ value: null, verdict: 'outside' });
    expect(judged({ ...turns, band: { least: 10 } }, [null, null, 12])).toMatchObject({ verdict: 'inside' });
  });

  test.each([
    [9, 'outside'],
    [10, 'inside'],
    [13, 'inside'],
    [14, 'outside'],
  ])('of turn %i is %s the band', (turn, verdict) => {
    expect(judged(turns, [turn]).verdict).toBe(verdict);
  });

  test('needs the tenth percentile too, where one is set', () => {
    const early = [7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 10];
    expect(judged(turns, early).verdict).toBe('inside');
    expect(judged({ ...turns, tenth: 8 }, early).verdict).toBe('outside');
    expect(judged({ ...turns, tenth: 7 }, early).verdict).toBe('inside');
  });

  test('of a share counts battles in a hundred, with its interval', () => {
    expect(judged(share, [1, 1, 1, 0])).toMatchObject({ value: 75, verdict: 'outside', spread: [30.1, 95.4] });
    expect(judged(share, [1, 1, 1, 1])).toMatchObject({ value: 100, verdict: 'inside' });
  });

  test('without a band is only shown', () => {
    const { band: _, ...free } = turns;
    expect(judged(free, [3])).toMatchObject({ value: 3, verdict: 'shown' });
  });
});

describe('a plot', () => {
  test('has a column for each turn, and marks the band', () => {
    expect(plot(judged(turns, [8, 8, 10, null]))).toEqual(['     8 |█ ▄   | 13, never 1', '       |  ====| band']);
  });

  test('puts several numbers into a column when there are many', () => {
    const [bars, marks] = plot(judged({ ...turns, band: { most: 12 } }, [0, 99, 100, 199]));
    expect(bars).toBe(`     0 |█${' '.repeat(18)}██${' '.repeat(18)}█| 199`);
    expect(marks.startsWith('       |===  ')).toBe(true);
  });

  test('begins at 0 when the band is open below', () => {
    expect(plot(judged({ ...turns, band: { most: 2 } }, [4]))).toEqual(['     0 |    █| 4', '       |===  | band']);
  });

  test('says so when there is nothing to draw', () => {
    expect(plot(judged(turns, [null, null]))).toEqual(['nothing to draw, never 2']);
  });
});
