import { expect, test } from 'vitest';
import { phrases, texts } from '@impulse/totensonntag/text/index.js';
import type { LogEvent } from '@impulse/engine';
import { grid } from '@impulse/totensonntag/context.js';
import { piecesOf } from './pieces.js';

const namer = (language: 'en' | 'zh-Hant') => ({
  unit: phrases[language].unit,
  hex: phrases[language].hex,
  isUnit: (id: string) => ['7ad-7h', 'ari-ber-3', '21-pz5-1'].includes(id),
  isHex: (label: string) => grid.parse(label) >= 0,
});
const links = (event: LogEvent, language: 'en' | 'zh-Hant') =>
  piecesOf(texts[language].event(event), event.detail, namer(language)).flatMap((piece) =>
    typeof piece === 'string' ? [] : [[piece.text, piece.reference.id]],
  );

const moved: LogEvent = {
  type: 'moved',
  rule: '6.0',
  detail: { unit: '7ad-7h', from: 'A1', path: ['A17', 'M7'] },
};

test('units and hexes of a sentence are found, in both languages', () => {
  expect(links(moved, 'en')).toEqual([
    ['7 HUSSARS/7A', '7ad-7h'],
    ['A1', 'A1'],
    ['M7 (Sidi Rezegh)', 'M7'],
    ['A17', 'A17'],
  ]);
  expect(links(moved, 'zh-Hant').map(([, id]) => id)).toEqual(expect.arrayContaining(['7ad-7h', 'A1', 'M7', 'A17']));
});

test('pieces put together are the sentence', () => {
  for (const language of ['en', 'zh-Hant'] as const) {
    const text = texts[language].event(moved);
    const pieces = piecesOf(text, moved.detail, namer(language));
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text);
  }
});

test('a name is not cut out of a longer one', () => {
  const pieces = piecesOf('A17 and A1', { hex: 'A1' }, namer('en'));
  expect(pieces).toEqual(['A17 and ', { text: 'A1', reference: { kind: 'hex', id: 'A1' } }]);
});
