import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtInData } from '../data/index.js';
import { poolNames } from '../position/position.js';
import { accountItems, forecastKinds, forecastResults, models, supplyPurposes, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';

const game = join(import.meta.dirname, '..');
const parts = ['actions', 'aids', 'forecast', 'knowledge', 'position'];
const sources = (folder: string): string[] =>
  readdirSync(join(game, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(game, folder, name), 'utf8'));
const rules = sources('rules').join('\n');
const source = [...sources('.'), ...parts.flatMap(sources), rules].join('\n');

const all = (pattern: RegExp, text = source): string[] => [...text.matchAll(pattern)].map((match) => match[1]);
const quoted = (text: string): string[] => all(/'([^']*)'/g, text).filter((code) => code !== '');
const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].toSorted();
/** The quoted strings that follow a key. */
const written = (key: string, text = source): string[] =>
  all(new RegExp(`\\b${key}: ([^,}\\n]*)`, 'g'), text).flatMap(quoted);

describe('lists of codes', () => {
  test('events: every type the rules write is listed, and no other', () => {
    const written = all(/log\??\.push\(\{\s*type: ([^,]+),/g).flatMap(quoted);
    const moves = all(/logMove\(state, '([^']+)'/g);
    const byHelper = all(/return \{ type: '([^']+)', rule: /g);
    expect(sorted([...written, ...moves, ...byHelper])).toEqual(sorted(eventTypes));
    // Whoever writes an event in a new way has to teach this test to read it: one takes its type, one a made event.
    const pushes = all(/(\blog\??\.push\()/g).length;
    expect(all(/log\??\.push\(\{\s*type(: [^,]+),/g).length).toBe(pushes - 2);
  });

  test('terms: every part of an arithmetic is listed, and no other', () => {
    const rows = all(/\[(?:CONVENTIONAL|ANTITANK)\]: \[([^\]]*)\]/g).flatMap(quoted);
    const added = all(/\badd\(\s*((?:kind === ANTITANK \? '[^']+' : )?'[^']+', [^;]*?)\);/g).flatMap((call) =>
      quoted(call.slice(call.indexOf(','))),
    );
    const summed = all(/\baddTerm\(\s*terms,\s*'[^']+',\s*([^,]+),/g).flatMap(quoted);
    expect(sorted([...written('what'), ...rows, ...added, ...summed])).toEqual(sorted(termCodes));
  });

  test('forecasts: every kind and result is listed, and no other', () => {
    const forecasts = sources('forecast')
      .filter((text) => text.includes('outcomes:'))
      .join('\n');
    const kinds = all(/\bkind: ([^,\n]*),\n\s*rule:/g, forecasts).flatMap(quoted);
    expect(sorted(kinds)).toEqual(sorted(forecastKinds));
    const fates = all(/type Fate = ([^;]*);/g).flatMap(quoted);
    expect(sorted([...written('result', forecasts), ...fates])).toEqual(sorted(forecastResults));
  });

  test('rule victory account: every item is listed, and no other', () => {
    const made = all(/\b(?:counted|line)\('([^']+)'/g);
    const strengths = all(/strengthLine\(state, '([^']+)'/g);
    expect(sorted([...made, ...strengths, ...written('item')])).toEqual(sorted(accountItems));
  });

  test('supply: every pool and purpose is listed, and no other', () => {
    expect(all(/poolIds = \[([^\]]*)\]/g).flatMap(quoted)).toEqual([...poolNames]);
    const levels = all(/levelIds = \[([^\]]*)\]/g).flatMap(quoted);
    expect(sorted([...levels, 'intensity'])).toEqual(sorted(supplyPurposes));
    expect(rules).toContain("purpose: 'intensity'");
  });

  test('models: every vehicle of the data is listed, and no other', () => {
    expect(sorted(builtInData.units.flatMap(({ model }) => model ?? []))).toEqual(sorted(models));
  });
});
