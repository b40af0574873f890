import { languages } from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { describe, expect, test } from 'vitest';
import { Rulebook } from './rulebook.js';
import { speeches } from './speech/index.js';
import { displayWidth, padded, wrapped } from '../width.js';

describe('the rulebook', () => {
  test.each(battleIds)('of %s has every rule in every language', (battle) => {
    const [first, ...others] = languages.map((language) => Rulebook.open(battle, language)!);
    expect(first.numbers.length).toBeGreaterThan(20);
    for (const book of others) expect(book.numbers).toEqual(first.numbers);
    for (const book of [first, ...others]) {
      for (const number of first.numbers) {
        const text = book.section(number, 80)!;
        expect(text[0]).toContain(number);
        for (const line of text) {
          expect(line).not.toMatch(/\]\(|\*\*|<a /);
          expect(displayWidth(line), line).toBeLessThanOrEqual(90);
        }
      }
    }
  });

  test.each(languages)('has rulings in %s', (language) => {
    expect(Rulebook.open('totensonntag', language)?.section('ruling 31', 80)?.join(' ')).toMatch(/^\| 31 \| 7\.5/);
  });

  test('a chapter is all of its sections', () => {
    const book = Rulebook.open('totensonntag', 'en')!;
    const text = book.section('7', 80)!.join('\n');
    for (const number of ['7.0', '7.4', '7.7']) expect(text).toContain(`\n${number} `.trim());
    expect(book.section('11', 80)).toBeNull();
    expect(book.section('x', 80)).toBeNull();
    expect(book.section('ruling 0', 80)).toBeNull();
    expect(book.section('ruling', 80)).toBeNull();
    expect(Rulebook.open('chess', 'en')).toBeNull();
  });
});

describe('width', () => {
  test('Chinese characters take two columns, colours none', () => {
    expect(displayWidth('M7（西迪）')).toBe(10);
    expect(displayWidth('\uE101ab\uE000')).toBe(2);
    expect(padded('戰', 4)).toBe('戰  ');
  });

  test.each(['a b c d e f g', '行動遭拒時會說明是哪一條規則', 'one 二 three', '', 'unbreakableword'])(
    '%s wraps within its width',
    (text) => {
      const lines = wrapped(text, 7, '  ');
      expect(
        lines
          .map((line) => line.trim())
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replaceAll(' ', ''));
      for (const line of lines)
        if (line.trim().includes(' ') || /\p{Script=Han}/u.test(line))
          expect(displayWidth(line)).toBeLessThanOrEqual(7);
    },
  );
});

test('both languages have the same help', () => {
  expect(speeches['zh-Hant'].help).toHaveLength(speeches.en.help.length);
  for (const speech of Object.values(speeches)) {
    for (const [command, text] of speech.help)
      expect(displayWidth(command) + displayWidth(text)).toBeLessThanOrEqual(92);
  }
});
