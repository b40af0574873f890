import { type Detail, type Forecast, languages } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { type Action, actionFields, type ActionType, actionTypes, standingNames, standingValues } from '../actions.js';
import { builtInData } from '../data/index.js';
import { optionSpecs } from '../options.js';
import { reasons } from '../reasons.js';
import { steps } from '../state.js';
import { accountItems, forecastKinds, forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import { catalogues, phrases, texts } from './index.js';

/** Every fact that any refusal, prompt, event or forecast carries. */
const everything: Detail = {
  side: 'soviet',
  action: 'move',
  step: 'movement',
  turn: 2,
  impulse: 3,
  left: 4,
  unit: '9grd-smg',
  top: '83id-i-277',
  hex: '0719',
  from: '0720',
  target: '2219',
  hexes: ['0719', '0720'],
  path: ['0718', '0719', '1008'],
  order: ['9grd-smg', '9grd-at'],
  support: ['9grd-art', '46grd-art'],
  guns: [{ unit: '9grd-art', value: 24.5 }],
  units: 2,
  points: 2.5,
  due: 3,
  formation: '9grd',
  headquarters: '9grd',
  area: 'w',
  entry: 'e',
  value: 2,
  weather: 'thaw',
  fresh: true,
  die: 4,
  dice: [4, 5],
  upTo: 3,
  received: 1,
  soviet: 4,
  german: 2,
  released: true,
  division: true,
  granted: true,
  pay: true,
  number: 2,
  total: 6,
  cost: 28,
  deployed: true,
  broke: true,
  found: true,
  others: 2,
  lost: 1,
  fire: 6.5,
  defence: 4,
  odds: '3:1',
  result: 2,
  count: 3,
  each: 2,
  strength: 5,
  bunker: 4,
  garrison: true,
  pool: 'fortress',
  purpose: 'intensity',
  attacks: [60, 12.375],
  unobserved: 2,
  terms: [
    { rule: '14', what: 'result', value: 2 },
    { rule: '14C5', what: 'snow', value: 1 },
  ],
  emptied: true,
  conventional: 12.5,
  antitank: 3,
  intensity: 'high',
  phase: 'assault',
  morale: 5,
  outcome: 'failed',
  reserve: 2,
  retreat: 'town',
  replacements: 'front',
  holder: 'german',
  supplied: true,
  isolated: true,
  within: 3,
  supply: 2,
  targets: 2,
  winner: 'soviet',
  level: 'decisive',
  net: -12,
  sovietDecisive: 200,
  sovietMarginal: 0,
  germanMarginal: -10,
};

/** The same with what other events call by the same names. */
const otherwise: Detail = {
  ...everything,
  from: 's',
  order: 'replacements',
  value: 'weakest',
  support: 'high',
  defence: 'fire',
  headquarters: 'most-guns',
  guns: 2,
  units: [{ unit: '9grd-smg', strength: 4 }],
  unit: null,
  die: null,
  result: null,
  dice: [],
  fresh: false,
  pay: false,
  lost: 0,
  left: 0,
  isolated: false,
  count: null,
  within: null,
  odds: '-',
  attacks: [],
  action: 'barrage',
};

const fates = [
  { fate: 'unharmed', lost: 0, probability: 0.5 },
  { fate: 'routed', lost: 2, probability: 0.5 },
];
const results = [
  { points: 0, probability: 0.5 },
  { points: 2, probability: 0.5 },
];

/** Forecasts tell of each unit, and of what is not seen. */
const foreseen: Detail = {
  ...everything,
  targets: [
    { unit: '83id-i-277', fates },
    { unit: null, fates },
    { unit: '9grd-at', kind: 'antitank', fire: 3, defence: 2, odds: '1:1', downhill: true, tankFright: true, fates },
  ],
  unknownUnits: 2,
  unknown: { best: results, worst: results },
  worst: { fire: 12, odds: '6:1', fates },
  bunker: { strength: 10, results },
};

/** Details as no rule writes them: a sentence must come out all the same. */
const keys = Object.keys({ ...everything, ...foreseen });
const oddDetails: readonly Detail[] = [
  {},
  otherwise,
  foreseen,
  Object.fromEntries(keys.map((key) => [key, null])),
  Object.fromEntries(keys.map((key) => [key, { odd: [] }])),
  Object.fromEntries(keys.map((key) => [key, [{}, [], null]])),
  Object.fromEntries(keys.map((key) => [key, 'toString'])),
  Object.fromEntries(keys.map((key) => [key, -7])),
];

const prompts = [...steps.filter((step) => step !== 'over'), 'begin'];
const forecastOf = (kind: string, detail: Detail): Forecast => ({ kind, rule: '9', terms: [], outcomes: [], detail });

/** Everything a language says about one set of facts, by code. */
function said(language: (typeof languages)[number], detail: Detail): Map<string, string> {
  const { event, refusal, turn, term } = texts[language];
  const own = phrases[language];
  return new Map([
    ...Object.keys(reasons).map((reason) => [`refusal ${reason}`, refusal({ rule: '5', reason, detail })] as const),
    ...eventTypes.map((type) => [`event ${type}`, event({ type, rule: '5', detail })] as const),
    ...prompts.map((prompt) => {
      const text = turn({ over: false, side: 'soviet', step: 'movement', rule: '5', prompt, detail });
      return [`prompt ${prompt}`, text] as const;
    }),
    ...termCodes.map((what) => [`term ${what}`, term({ rule: '9', what, value: -1 })] as const),
    ...accountItems.map(
      (item) => [`account ${item}`, own.accountLine({ rule: 'victory', item, points: 1, detail })] as const,
    ),
    ...forecastKinds.map((kind) => [`forecast ${kind}`, own.forecastTitle(forecastOf(kind, detail))] as const),
    ...forecastKinds.flatMap((kind) =>
      own.forecastNotes(forecastOf(kind, detail)).map((note, index) => [`note ${kind} ${index}`, note] as const),
    ),
    ...forecastResults.map((result) => {
      return [`outcome ${result}`, own.forecastLine({ probability: 0.5, result, detail })] as const;
    }),
    ...['soviet', 'german'].map((winner) => {
      const account = [{ rule: 'victory', item: 'level', points: 0, detail }];
      return [`winner ${winner}`, turn({ over: true, winner, points: 1, account })] as const;
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

/** One action of each type, made from the table of their fields: everything given, or only what must be. */
function sample(type: ActionType, full: boolean): Action {
  const values = {
    unit: '9grd-smg',
    hex: '0719',
    number: 2,
    boolean: true,
    path: ['0718', '0719'],
    units: ['9grd-art', '46grd-art'],
    formation: '9grd',
    area: 'w',
    work: 'build',
    intensity: 'high',
    split: [20, 30.5],
    allocation: { '83id-i-277': 12.5 },
    defence: 'fire',
    support: 'low',
    headquarters: 'most-guns',
    retreat: 'cover',
    replacements: 'weakest',
  };
  const fields = Object.entries(
    actionFields[type] as Record<string, { kind: keyof typeof values; optional?: boolean }>,
  ).filter(([, { optional }]) => full || !optional);
  return Object.fromEntries([['type', type], ...fields.map(([name, { kind }]) => [name, values[kind]])]) as Action;
}

/** The labels of a catalogue, by their path. */
function labels(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => labels(inner, `${path}.${key}`));
}

/** Words that Chinese wargamers leave as they are printed. */
const sameInBoth = /^words\.models\.(?!.*(short|long)$)/;

describe.each(languages)('%s', (language) => {
  test('every code is a sentence when all facts are there', () => {
    const lines = said(language, everything);
    expectWords(lines);
    for (const [code, text] of lines) {
      if (/^(refusal|event|prompt|winner)/.test(code))
        expect(text, code).toMatch(language === 'en' ? /[.?]$/ : /[。？]$/);
      if (/^(refusal|prompt)/.test(code) && code !== 'prompt isolation') expect(text, code).not.toMatch(/\?/);
    }
  });

  test.each(oddDetails)('every code is a sentence when facts are missing or odd (%#)', (detail) => {
    expectWords(said(language, detail));
  });

  test('no sentence shows a code', () => {
    for (const [code, text] of [...said(language, everything), ...said(language, foreseen)]) {
      expect(text, code).not.toMatch(/\b(9grd|83id|46grd)\b|\bsoviet\b|\bgerman\b|-guns\b/);
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

  test('every action can be told, with and without what may be left out', () => {
    for (const type of actionTypes) {
      for (const full of [true, false]) {
        const text = phrases[language].order(sample(type, full));
        expect(text.trim(), type).not.toBe('');
        expect(text, type).not.toMatch(broken);
        expect(text, type).not.toMatch(/ {2}/);
      }
    }
  });

  test('every standing order and each of its values has a name', () => {
    const { standingName, standingValue } = phrases[language];
    for (const name of standingNames) expect(standingName(name)).not.toBe(name);
    for (const [name, values] of Object.entries(standingValues)) {
      for (const value of values) expect(standingValue(name, value)).not.toBe(value);
    }
    expect(standingValue('reserve', 3)).toBe('3');
  });

  test('no two units have the same name', () => {
    const names = builtInData.units.map(({ id }) => phrases[language].unit(id));
    expect(new Set(names).size).toBe(names.length);
  });

  test('codes that nobody has named still give a sentence', () => {
    const { event, option, refusal, turn } = texts[language];
    for (const code of ['no-such-code', 'constructor', '__proto__', '']) {
      expect(refusal({ rule: '5', reason: code })).not.toMatch(broken);
      expect(event({ type: code, rule: '5', detail: {} })).not.toMatch(broken);
      expect(turn({ over: false, side: 'german', step: code, rule: '5', prompt: code, detail: {} })).not.toMatch(
        broken,
      );
      expect(option({ id: code, rule: '5', values: ['a'], standard: 'a' }).values).toEqual({ a: 'a' });
      expect(phrases[language].step(code)).toBe(code);
      expect(phrases[language].standingValue(code, 'x')).toBe('x');
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
    const lines = [
      ...chinese,
      ...said('zh-Hant', otherwise),
      ...said('zh-Hant', foreseen),
      ...labels(catalogues['zh-Hant'].words, 'words'),
      ...actionTypes.map((type) => [`order ${type}`, phrases['zh-Hant'].order(sample(type, true))] as const),
    ];
    for (const [code, text] of lines) {
      expect(text, code).not.toMatch(/\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d)]\p{Script=Han}/u);
      expect(text, code).not.toMatch(/ [，。：；、（）「」／]|[，。：；、（「／] /u);
      expect(text, code).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
      expect(text, code).not.toMatch(/\p{Script=Han}[,.:;()]|[,;:()]\p{Script=Han}/u);
    }
  });
});
