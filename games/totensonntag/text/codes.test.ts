import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtInData } from '../data/index.js';
import { accountItems, forecastResults, models, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';

const game = join(import.meta.dirname, '..');
const parts = ['.', 'actions', 'aids', 'forecast', 'knowledge', 'position', 'rules'];
const sources = (folder: string): string[] =>
  readdirSync(join(game, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(game, folder, name), 'utf8'));
const source = parts.flatMap(sources).join('\n');

const all = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((match) => match[1]);
const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].toSorted();
const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, code]) => code);
/** The quoted strings that follow a key. */
const written = (key: string): string[] => all(new RegExp(`\\b${key}: ([^,}\\n]*)`, 'g')).flatMap(quoted);

describe('lists of codes', () => {
  test('events: every type the rules write is listed, and no other', () => {
    const literal = all(/log\.push\(\{\s*type: '([^']+)'/g);
    const byHelper = all(/logPrivately\(state, '([^']+)'/g);
    expect(sorted([...literal, ...byHelper])).toEqual(sorted(eventTypes));
    // Whoever writes an event in a third way has to teach this test to read it.
    expect(all(/(log\.push\()/g)).toHaveLength(literal.length + 1);
  });

  test('terms: every part of an arithmetic is listed, and no other', () => {
    const added = all(/\baddTerm\(\s*terms,\s*'[^']+',\s*([^,]+),/g).flatMap(quoted);
    expect(sorted([...written('what'), ...added])).toEqual(sorted(termCodes));
  });

  test('forecasts: every result is listed, and no other', () => {
    expect(sorted(written('result'))).toEqual(sorted(forecastResults));
  });

  test('victory account: every item is listed, and no other', () => {
    expect(sorted(written('item').filter((item) => item !== ''))).toEqual(sorted(accountItems));
  });

  test('models: every vehicle, gun and aircraft of the data is listed, and no other', () => {
    expect(sorted(builtInData.units.flatMap(({ model }) => model ?? []))).toEqual(sorted(models));
  });
});
