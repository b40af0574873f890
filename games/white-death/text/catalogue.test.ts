import { type Detail, type Language, languages } from '@impulse/engine';
import {
  expectChineseMarks,
  expectOptionNames,
  expectOwnWords,
  expectUnknownCodes,
  expectWords,
  labelsIn,
  oddDetails,
  saidOf,
  type TextCodes,
  unknownCodes,
} from '@impulse/engine/testing/texts.js';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  actionFields,
  type ActionType,
  actionTypes,
  standingNames,
  standingValues,
} from '../actions/actions.js';
import { builtInData } from '../data/index.js';
import { sideIds } from '../data/types.js';
import { optionSpecs } from '../options.js';
import { reasons } from '../reasons.js';
import { steps } from '../state.js';
import { accountItems, forecastKinds, forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import type { Catalogue } from './catalogue.js';
import { en } from './en.js';
import { phrases, texts } from './index.js';
import { zhHant } from './zh-Hant.js';

const catalogues: Readonly<Record<Language, Catalogue>> = { en, 'zh-Hant': zhHant };

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
    { rule: '14A3', what: 'result', value: 2 },
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

const codes: TextCodes = {
  sides: sideIds,
  reasons: Object.keys(reasons),
  eventTypes,
  prompts: [...steps.filter((step) => step !== 'over'), 'begin'],
  termCodes,
  accountItems,
  forecastKinds,
  forecastResults,
};

const said = (language: Language, detail: Detail) =>
  saidOf(codes, texts[language], phrases[language], detail, [{ rule: 'victory', item: 'level', points: 0, detail }]);

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
    rockets: 'half',
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

  test.each([{}, otherwise, foreseen, ...oddDetails(Object.keys({ ...everything, ...foreseen }))])(
    'every code is a sentence when facts are missing or odd (%#)',
    (detail) => {
      expectWords(said(language, detail));
    },
  );

  test('no sentence shows a code', () => {
    for (const [code, text] of [...said(language, everything), ...said(language, foreseen)]) {
      expect(text, code).not.toMatch(/\b(9grd|83id|46grd)\b|\bsoviet\b|\bgerman\b|-guns\b/);
    }
  });

  test('every label and fixed line is written', () => {
    expectWords(labelsIn(catalogues[language], 'catalogue'));
  });

  test('every option and each of its values has a name', () => {
    expectOptionNames(optionSpecs, texts[language]);
  });

  test('every action can be told, with and without what may be left out', () => {
    for (const full of [true, false]) {
      expectWords(actionTypes.map((type) => [type, phrases[language].order(sample(type, full))]));
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
    expectUnknownCodes(texts[language], phrases[language], 'german');
    for (const code of unknownCodes) expect(phrases[language].standingValue(code, 'x')).toBe('x');
  });
});

describe('Traditional Chinese', () => {
  const chinese = said('zh-Hant', everything);

  test('says nothing in English', () => {
    expectOwnWords(said('en', everything), chinese);
    const words = (language: Language) => new Map(labelsIn(catalogues[language].words, 'words'));
    expectOwnWords(words('en'), words('zh-Hant'), sameInBoth);
    for (const [code, text] of said('zh-Hant', {})) expect(text, code).not.toMatch(/[a-z]{3,}/);
  });

  test('has one blank between Chinese and Latin, none beside full-width marks, and no half-width marks', () => {
    expectChineseMarks([
      ...chinese,
      ...said('zh-Hant', otherwise),
      ...said('zh-Hant', foreseen),
      ...labelsIn(catalogues['zh-Hant'].words, 'words'),
      ...actionTypes.map((type) => [`order ${type}`, phrases['zh-Hant'].order(sample(type, true))] as const),
    ]);
  });
});
