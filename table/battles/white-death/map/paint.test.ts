import { builtInData } from '@impulse/white-death/data/index.js';
import { describe, expect, test } from 'vitest';
import { record } from '../../../art/testing/recording.js';
import type { MapVersion } from '../../../board/types.js';
import { geographyOf } from './geography.js';
import { paintNames, placeNamesOf } from './names.js';
import { ink, seasonOf } from './palette.js';
import { makeBrush } from '../../../art/brush.js';
import { namedTowns } from './towns.js';

const geography = geographyOf(builtInData);
const { grid } = geography;
const sheet = { x: 0, y: 0, width: grid.width, height: grid.height };

function namesAt(zoom: number, language: MapVersion['language'] = 'en'): string[] {
  const { paper, texts } = record();
  const options = { language, labels: true, variant: '', pixelRatio: 1, area: sheet };
  const brush = makeBrush(paper, zoom, options, { grid, sheet, inks: ink });
  paintNames({ ...brush, geography, season: seasonOf('') });
  return texts;
}

describe('names', () => {
  const { names } = placeNamesOf(geography);

  test('of the great towns are read from afar, of all others from nearer', () => {
    expect(namesAt(17)).toEqual([]);
    const at = (zoom: number): string[] => names.filter(({ from }) => from <= zoom).map(({ text }) => text.en);
    expect(at(17)).toEqual(['VELIKIYE LUKI']);
    expect(at(20)).toContain('Nowossokoljniki');
    expect(at(20)).not.toContain('Botowo');
    expect(at(50).slice(1)).toEqual(namedTowns(geography.towns, geography.city).map(({ name }) => name.en));
  });

  test('are Chinese where the player is', () => {
    const chinese = names.map(({ text }) => text['zh-Hant']);
    expect(chinese).toContain('大盧基');
    expect(chinese).toContain('博托沃');
    expect(namesAt(50, 'zh-Hant').length).toBeGreaterThan(0);
    expect(namesAt(50, 'zh-Hant').some((name) => /[a-z]/i.test(name))).toBe(false);
  });

  test('stand once for a town of several hexes, without what is said in brackets', () => {
    const names = namedTowns(geography.towns, geography.city).map(({ name }) => name.en);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes('('))).toEqual([]);
  });
});

describe('seasons', () => {
  test('follow the weather, frost when nothing is said', () => {
    expect(seasonOf('snow').flakes).toBe(true);
    expect(seasonOf('')).toBe(seasonOf('clear'));
    expect(seasonOf('thaw').ground).not.toEqual(seasonOf('clear').ground);
  });
});
