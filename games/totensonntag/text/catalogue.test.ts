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
} from '@impulse/engine/testing/texts.js';
import { describe, expect, test } from 'vitest';
import { type Action, actionFields, type ActionType, actionTypes } from '../actions/actions.js';
import { sideIds } from '../data/types.js';
import { optionSpecs } from '../options.js';
import { reasons } from '../reasons.js';
import { attackKinds } from '../rules/combat/combat.js';
import { steps } from '../state.js';
import { accountItems, forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import type { Catalogue } from './catalogue.js';
import { en } from './en.js';
import { phrases, texts } from './index.js';
import { zhHant } from './zh-Hant.js';

const catalogues: Readonly<Record<Language, Catalogue>> = { en, 'zh-Hant': zhHant };

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

const codes: TextCodes = {
  sides: sideIds,
  reasons: Object.keys(reasons),
  eventTypes,
  prompts: [...steps.filter((step) => step !== 'over'), 'surprise'],
  termCodes,
  accountItems,
  forecastKinds: [...attackKinds, 'recovery'],
  forecastResults,
};

const said = (language: Language, detail: Detail) => saidOf(codes, texts[language], phrases[language], detail);

/** One action of each type, made from the table of their fields. */
function sample(type: ActionType): Action {
  const values = { unit: '7ad-kdg', hex: 'M7', path: ['L7', 'M7'], order: ['7ad-kdg', '7ad-7h'], number: 1 };
  const fields = Object.entries(actionFields[type] as Record<string, { kind: keyof typeof values }>);
  return Object.fromEntries([['type', type], ...fields.map(([name, { kind }]) => [name, values[kind]])]) as Action;
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

  test.each([{}, ...oddDetails(Object.keys(everything))])(
    'every code is a sentence when facts are missing or odd (%#)',
    (detail) => {
      expectWords(said(language, detail));
    },
  );

  test('no sentence names a rule, and none shows a code', () => {
    for (const [code, text] of said(language, everything)) {
      expect(text, code).not.toMatch(/\b\d\d?\.\d\b(?!%)/);
      expect(text, code).not.toMatch(/\b(7ad|21-pz|ari)-|-an\b|\bdak\b|\bcw\b/);
    }
  });

  test('every label and fixed line is written', () => {
    expectWords(labelsIn(catalogues[language], 'catalogue'));
  });

  test('headings and prospects are told, with facts and without', () => {
    const { chapter, prospect } = phrases[language];
    const facts = { activated: 7, all: 24, points: 5 };
    expectWords([
      ...(['setup', 'couplet', 'night', 'later'] as const).flatMap((kind) =>
        [everything, {}].map((detail) => [kind, chapter({ key: '', level: 'part', kind, detail })] as const),
      ),
      ['prospect', prospect({ value: 4, action: null, facts })],
      ['prospect', prospect({ value: 4, action: null, facts: {} })],
    ]);
    expect(chapter({ key: '', level: 'part', kind: 'couplet', detail: everything })).toMatch(/2.*3/);
    expect(prospect({ value: 4, action: null, facts })).toMatch(/4.*(7.*24|24.*7).*5/);
  });

  test('every option and each of its values has a name', () => {
    expectOptionNames(optionSpecs, texts[language]);
  });

  test('every action can be told', () => {
    expectWords(actionTypes.map((type) => [type, phrases[language].order(sample(type))]));
  });

  test('codes that nobody has named still give a sentence', () => {
    expectUnknownCodes(texts[language], phrases[language], 'cw');
  });
});

describe('Traditional Chinese', () => {
  const chinese = said('zh-Hant', everything);

  test('says nothing in English', () => {
    expectOwnWords(said('en', everything), chinese);
    const words = (language: Language) => {
      const { words: own, aids } = catalogues[language];
      return new Map([...labelsIn(own, 'words'), ...labelsIn(aids, 'aids')]);
    };
    expectOwnWords(words('en'), words('zh-Hant'), sameInBoth);
    for (const [code, text] of said('zh-Hant', {})) expect(text, code).not.toMatch(/[a-z]{3,}/);
  });

  test('has one blank between Chinese and Latin, none beside full-width marks, and no half-width marks', () => {
    const { words, aids } = catalogues['zh-Hant'];
    expectChineseMarks([...chinese, ...labelsIn(words, 'words'), ...labelsIn(aids, 'aids')]);
  });
});
