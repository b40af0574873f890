import { whiteDeath } from '@impulse/white-death';
import { builtInData } from '@impulse/white-death/data/index.js';
import { dataHash } from '@impulse/white-death/data/hash.js';
import { history } from '@impulse/white-death/history/history.js';
import { afterEach, describe, expect, test } from 'vitest';
import { language, languages } from '../../i18n/index.js';
import { course } from './course.js';
import { whiteDeathCourse } from './words/en/course.js';

afterEach(() => {
  language.value = 'en';
});

describe('battles beside history', () => {
  const keyOf = ({ scenario, id }: { scenario: string; id: string }): string => `${scenario}/${id}`;

  test('are of these rules and data and all their measures, many of each scenario', () => {
    const { played, strong } = course;
    for (const { rules, data } of [played, strong])
      expect([rules, data]).toEqual([whiteDeath.rulesVersion, dataHash(builtInData)]);
    expect(strong.measures.map(keyOf)).toEqual(history.measures.map(keyOf));
    // The scripts' battles were played before the lead was read; it is their net score less what wins.
    const before = history.measures.filter(({ id }) => id !== 'lead');
    expect(played.measures.map(keyOf)).toEqual(before.map(keyOf));
    for (const { battles } of played.measures) expect(battles).toBeGreaterThanOrEqual(1000);
    for (const { battles } of strong.measures) expect(battles).toBeGreaterThanOrEqual(400);
  });

  test('are judged by the bounds that hold now', () => {
    for (const { scenario, id, value, verdict } of [...course.played.measures, ...course.strong.measures]) {
      const { band, tenth } = history.measures.find((one) => one.scenario === scenario && one.id === id)!;
      if (!band) expect(verdict).toBe('shown');
      else if (tenth === undefined) {
        const { least = -Infinity, most = Infinity } = band;
        const isInside = (value ?? Infinity) >= least && (value ?? Infinity) <= most;
        expect(verdict, `${scenario}/${id}`).toBe(isInside ? 'inside' : 'outside');
      }
    }
  });

  test('tell what happened only of what is measured', () => {
    const measured = new Set(course.played.measures.map(({ scenario, id }) => `${scenario}/${id}`));
    expect(Object.keys(whiteDeathCourse.history).filter((key) => !measured.has(key))).toEqual([]);
  });

  test.each(languages)('have a name and a value for every measure: %s', (spoken) => {
    language.value = spoken;
    const words = course.words.value;
    for (const { id, value, spread } of [...course.played.measures, ...course.strong.measures]) {
      expect(words.measure(id)).not.toBe(id);
      expect(words.value(id, value) + words.between(id, ...spread)).not.toMatch(/null|undefined|NaN/);
    }
  });

  test('say days, points and what never came to pass', () => {
    const words = (): typeof course.words.value => course.words.value;
    expect(words().value('ring-closes', 2)).toBe('turn 2 (24–28 November)');
    expect(words().value('city-falls', null)).toBe('never');
    expect(words().between('city-falls', 11, null)).toBe('turn 11 to never');
    expect(words().between('net', -14, 3)).toBe('−14 to 3 points');
    expect(words().between('lead', -14, null)).toBe('−14 points to won outright');
    language.value = 'zh-Hant';
    expect(words().between('city-falls', 11, null)).toBe('第 11 回合至從未發生');
    expect(words().between('net', -14, 3)).toBe('−14 至 3 分');
  });
});
