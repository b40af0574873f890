import { describe, expect, test } from 'vitest';
import { Facts, type FactNames } from './facts.js';
import type { Detail, OptionSpec } from '../game.js';
import { describedBy, inEachLanguage, labelIn, piecesFrom, say, textsFrom } from './texts.js';
import { percent, spaced } from './wording.js';

const names: FactNames = {
  unit: (id) => id ?? 'the unit',
  hex: (label) => label ?? 'that hex',
  side: (id) => id ?? 'a side',
  sideOf: () => undefined,
};
const facts = (detail: Detail | undefined) => new Facts(detail, names);

const texts = textsFrom(
  {
    prompts: { move: (f) => `${f.side()} moves` },
    refusals: { full: (f) => `${f.hex()} is full` },
    events: { rain: 'it rains' },
    outcome: ({ winner, points }) => `${winner} wins by ${points}`,
    endings: {
      resigned: (by, winner) => `${by} resigns to ${winner}`,
      time: (by) => `${by} is late`,
      agreed: (_, winner) => `so ${winner} wins`,
    },
    sides: { red: 'Red', blue: 'Blue' },
    term: ({ what, value }) => `${what} ${value}`,
    options: { sky: { name: 'Sky', values: { blue: 'Blue' } } },
    unknownPrompt: 'decide',
    unknownRefusal: 'no',
    unknownEvent: 'something',
    sentence: (text) => `${text}.`,
  },
  facts,
);

describe('sentences', () => {
  test('codes become sentences with the facts of the case', () => {
    const turn = { over: false, side: 'red', step: 'a', rule: '1', prompt: 'move', detail: { side: 'red' } } as const;
    expect(texts.turn(turn)).toBe('red moves.');
    expect(texts.turn({ over: true, winner: 'red', points: 3, account: [] })).toBe('red wins by 3.');
    const ended = { reason: 'resigned', by: 'red' } as const;
    expect(texts.turn({ over: true, winner: 'blue', points: 0, account: [], ended })).toBe('Red resigns to Blue.');
    expect(texts.refusal({ rule: '1', reason: 'full', detail: { hex: 'A1' } })).toBe('A1 is full.');
    expect(texts.refusal({ rule: '1', reason: 'full' })).toBe('that hex is full.');
    expect(texts.event({ type: 'rain', rule: '1', detail: {} })).toBe('it rains.');
    expect(texts.term({ rule: '1', what: 'rain', value: 2 })).toBe('rain 2');
  });

  test.each(['odd', 'constructor', '__proto__', ''])('a code that nobody has named is still answered: %j', (code) => {
    expect(texts.turn({ over: false, side: 'red', step: '', rule: '1', prompt: code, detail: {} })).toBe('decide.');
    expect(texts.refusal({ rule: '1', reason: code })).toBe('no.');
    expect(texts.event({ type: code, rule: '1', detail: {} })).toBe('something.');
  });

  test('options and values without a name stand for themselves', () => {
    const sky: OptionSpec = { id: 'sky', rule: '1', values: ['blue', 'grey'], standard: 'blue' };
    expect(texts.option(sky)).toEqual({ name: 'Sky', values: { blue: 'Blue', grey: 'grey' } });
    expect(texts.option({ ...sky, id: 'sea' })).toEqual({ name: 'sea', values: { blue: 'blue', grey: 'grey' } });
  });
});

describe('pieces', () => {
  const pieces = piecesFrom(
    {
      forecasts: { shot: (f) => `shot at ${f.hex()}` },
      forecastOutcomes: { hit: (f) => `${f.unit()} hit` },
      accountLines: { town: (f) => `town ${f.hex()}` },
      accountLine: (text, points) => `${text}: ${points}`,
      colon: ': ',
      piece: (text) => text.toUpperCase(),
    },
    facts,
  );

  test('forecasts and accounts are told in short', () => {
    expect(pieces.forecastTitle({ kind: 'shot', rule: '1', terms: [], outcomes: [], detail: { hex: 'A1' } })).toBe(
      'SHOT AT A1',
    );
    expect(pieces.forecastLine({ probability: 0.583, result: 'hit', detail: { unit: 'x' } })).toBe('58.3%: X HIT');
    const line = { rule: '1', item: 'town', points: 2, detail: { hex: 'B2' } };
    expect([pieces.accountText(line), pieces.accountLine(line)]).toEqual(['TOWN B2', 'TOWN B2: 2']);
    expect(pieces.accountText({ ...line, item: 'odd' })).toBe('ODD');
  });
});

test('a line is fixed or made from facts, and a label without a name is its code', () => {
  expect(say('fixed', facts({}))).toBe('fixed');
  expect(labelIn({ a: 'A' })('a')).toBe('A');
  expect(labelIn({ a: 'A' })('toString')).toBe('toString');
});

test('an action is described by the line of its type, or stands for its type', () => {
  type Go = { readonly type: 'go'; readonly hex: string } | { readonly type: 'constructor' };
  const lines = { go: ({ hex }: { hex: string }, to: FactNames) => `go to ${to.hex(hex)}` };
  const order = (action: Go) => describedBy<Go, FactNames>(lines as never, action, names);
  expect(order({ type: 'go', hex: 'A1' })).toBe('go to A1');
  expect(order({ type: 'constructor' })).toBe('constructor');
});

test('what may happen is never called impossible, nor what may fail certain', () => {
  expect([0, 0.0004, 0.583, 0.9999, 1, 0.1 + 0.2 + 0.7].map(percent)).toEqual([
    '0%',
    '<0.1%',
    '58.3%',
    '>99.9%',
    '100%',
    '100%',
  ]);
});

test('Chinese and Latin keep a blank between them, but not after a wide bracket', () => {
  expect(spaced('砲擊2618的Mor（第18機械化旅） 3點')).toBe('砲擊 2618 的 Mor（第 18 機械化旅）3 點');
});

test('something is made for each language', () => {
  expect(inEachLanguage((language) => `in ${language}`)).toEqual({ en: 'in en', 'zh-Hant': 'in zh-Hant' });
});
