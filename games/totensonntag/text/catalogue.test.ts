import { type Detail, type Forecast, languages } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { type Action, actionFields, type ActionType, actionTypes } from '../actions.js';
import { optionSpecs } from '../options.js';
import { reasons } from '../reasons.js';
import { attackKinds } from '../rules/combat.js';
import { steps } from '../state.js';
import { accountItems, forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import { catalogues, phrases, texts } from './index.js';

/** Every fact that any refusal, prompt or event carries. */
const everything: Detail = {
  side: 'cw',
  action: 'move',
  step: 'impulse',
  unit: '7ad-4rha',
  other: '7ad-kdg',
  target: '21-pz5-1',
  support: '7ad-11h',
  spotter: '7ad-kdg',
  hex: 'M7',
  from: 'L7',
  overrun: 'M8',
  path: ['L8', 'L9', 'M9'],
  order: ['7ad-kdg', 'ari-ber-3'],
  initiative: 3,
  an: 4,
  points: 5,
  due: 3,
  left: 2,
  turn: 2,
  couplet: 3,
  die: 4,
  delta: -1,
  dak: { an: 4, rolled: 3 },
  cw: { an: 6, rolled: 0 },
  first: 'cw',
  holder: 'dak',
  division: 'ariete',
  lost: 4,
  shatteredAt: 4,
  strength: 2,
  total: 9,
  needed: 9,
  flights: [{ unit: 'lw-ju87', hex: 'M7' }],
  moved: -1,
  point: 1,
  rolls: [{ unit: '21-pz5-1', die: 5, ranged: true }],
  kind: 'assault',
  terms: [
    { rule: '1.1', what: 'strength', value: 3 },
    { rule: '7.1', what: 'against-german-guns', value: -1 },
  ],
  firepower: 2,
  dice: [4, 5],
  protection: 11,
  hit: true,
  modifier: -1,
  regained: 1,
  hits: 2,
  rangesInOn: 4,
  bonus: true,
};

/** Details as no rule writes them: a sentence must come out all the same. */
const oddDetails: readonly Detail[] = [
  {},
  Object.fromEntries(Object.keys(everything).map((key) => [key, null])),
  Object.fromEntries(Object.keys(everything).map((key) => [key, { odd: [] }])),
  Object.fromEntries(Object.keys(everything).map((key) => [key, [{}, [], null]])),
  Object.fromEntries(Object.keys(everything).map((key) => [key, 'toString'])),
  Object.fromEntries(Object.keys(everything).map((key) => [key, -7])),
];

const prompts = [...steps.filter((step) => step !== 'over'), 'surprise'];
const forecastKinds = [...attackKinds, 'recovery'];

const forecastOf = (kind: string, detail: Detail): Forecast => ({ kind, rule: '7.0', terms: [], outcomes: [], detail });

/** Everything a language says about one set of facts, by code. */
function said(language: (typeof languages)[number], detail: Detail): Map<string, string> {
  const { event, refusal, turn, term } = texts[language];
  const own = phrases[language];
  return new Map([
    ...Object.keys(reasons).map((reason) => [`refusal ${reason}`, refusal({ rule: '1.1', reason, detail })] as const),
    ...eventTypes.map((type) => [`event ${type}`, event({ type, rule: '1.1', detail })] as const),
    ...prompts.map((prompt) => {
      const text = turn({ over: false, side: 'cw', step: 'impulse', rule: '1.1', prompt, detail });
      return [`prompt ${prompt}`, text] as const;
    }),
    ...termCodes.map((what) => [`term ${what}`, term({ rule: '1.1', what, value: -1 })] as const),
    ...accountItems.map(
      (item) => [`account ${item}`, own.accountLine({ rule: '9.0', item, points: 1, detail })] as const,
    ),
    ...forecastKinds.map((kind) => [`forecast ${kind}`, own.forecastTitle(forecastOf(kind, detail))] as const),
    ...forecastResults.map((result) => {
      return [`outcome ${result}`, own.forecastLine({ probability: 0.5, result, detail })] as const;
    }),
    ...['dak', 'cw'].map((winner) => {
      return [`winner ${winner}`, turn({ over: true, winner, points: 1, account: [] })] as const;
    }),
  ]);
}

const broken = /undefined|NaN|null|\[object|[{}]|\bfunction\b|Infinity/;

function expectWords(lines: ReadonlyMap<string, string>): void {
  for (const [code, text] of lines) {
    expect(text.trim(), code).not.toBe('');
    expect(text, code).not.toMatch(broken);
    expect(text, code).not.toMatch(/\n| {2}/);
  }
}

/** One action of each type, made from the table of their fields. */
function sample(type: ActionType): Action {
  const values = { unit: '7ad-kdg', hex: 'M7', path: ['L7', 'M7'], order: ['7ad-kdg', '7ad-7h'], number: 1 };
  const fields = Object.entries(actionFields[type] as Record<string, { kind: keyof typeof values }>);
  return Object.fromEntries([['type', type], ...fields.map(([name, { kind }]) => [name, values[kind]])]) as Action;
}

/** The labels of a catalogue, by their path. */
function labels(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => labels(inner, `${path}.${key}`));
}

/** Words that Chinese wargamers leave as they are printed. */
const sameInBoth = /^words\.models\.(Panzer III|Puma|M13\/40|Humber|Ju-87|Me-109)$/;

describe.each(languages)('%s', (language) => {
  test('every code is a sentence when all facts are there', () => {
    const lines = said(language, everything);
    expectWords(lines);
    for (const [code, text] of lines) {
      if (/^(refusal|event|prompt|winner)/.test(code)) expect(text, code).toMatch(language === 'en' ? /\.$/ : /。$/);
      if (/^(refusal|event|prompt)/.test(code)) expect(text, code).not.toMatch(/\?/);
    }
  });

  test.each(oddDetails)('every code is a sentence when facts are missing or odd (%#)', (detail) => {
    expectWords(said(language, detail));
  });

  test('no sentence names a rule, and none shows a code', () => {
    for (const [code, text] of said(language, everything)) {
      expect(text, code).not.toMatch(/\b\d\d?\.\d\b(?!%)/);
      expect(text, code).not.toMatch(/\b(7ad|21-pz|ari)-|-an\b|\bdak\b|\bcw\b/);
    }
  });

  test('every label and fixed line is written', () => {
    for (const [path, text] of labels(catalogues[language], 'catalogue')) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(broken);
    }
  });

  test('every option and each of its values has a name', () => {
    for (const spec of optionSpecs) {
      const option = texts[language].option(spec);
      expect(option.name.trim()).not.toBe('');
      expect(Object.keys(option.values)).toEqual([...spec.values]);
      for (const value of Object.values(option.values)) expect(value.trim()).not.toBe('');
    }
  });

  test('every action can be told', () => {
    for (const type of actionTypes) {
      const text = phrases[language].order(sample(type));
      expect(text.trim(), type).not.toBe('');
      expect(text, type).not.toMatch(broken);
    }
  });

  test('codes that nobody has named still give a sentence', () => {
    const { event, option, refusal, turn } = texts[language];
    const unknown = ['no-such-code', 'constructor', '__proto__', ''];
    for (const code of unknown) {
      expect(refusal({ rule: '1.1', reason: code })).not.toMatch(broken);
      expect(event({ type: code, rule: '1.1', detail: {} })).not.toMatch(broken);
      expect(turn({ over: false, side: 'cw', step: code, rule: '1.1', prompt: code, detail: {} })).not.toMatch(broken);
      expect(option({ id: code, rule: '1.1', values: ['a'], standard: 'a' }).values).toEqual({ a: 'a' });
      expect(phrases[language].step(code)).toBe(code);
      expect(phrases[language].unit('no-such-unit')).toBe('no-such-unit');
    }
  });
});

describe('Traditional Chinese', () => {
  const chinese = said('zh-Hant', everything);

  test('says nothing in English', () => {
    for (const [code, text] of said('en', everything)) expect(chinese.get(code), code).not.toBe(text);
    const english = new Map(labels(catalogues.en.words, 'words'));
    for (const [path, text] of labels(catalogues['zh-Hant'].words, 'words')) {
      if (!sameInBoth.test(path)) expect(text, path).not.toBe(english.get(path));
    }
    for (const [code, text] of said('zh-Hant', {})) expect(text, code).not.toMatch(/[a-z]{3,}/);
  });

  test('has one blank between Chinese and Latin, none beside full-width marks, and no half-width marks', () => {
    const lines = [...chinese, ...labels(catalogues['zh-Hant'].words, 'words')];
    for (const [code, text] of lines) {
      expect(text, code).not.toMatch(/\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d)]\p{Script=Han}/u);
      expect(text, code).not.toMatch(/ [，。：；、（）「」／]|[，。：；、（「／] /u);
      expect(text, code).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
      expect(text, code).not.toMatch(/\p{Script=Han}[,.:;()]|[,;:()]\p{Script=Han}/u);
    }
  });
});
