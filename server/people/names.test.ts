import { expect, test } from 'vitest';
import { readName, skeletonOf } from './names.js';

test.each(['Anna', 'Änne O’Neill', 'von_Ravenstein', '隆美爾', '小明 Ming', 'Жуков', 'Σωκράτης', '로멜', 'さくら'])(
  '%s is a name',
  (name) => expect(readName(name)).toMatchObject({ ok: true, value: { name } }),
);

test.each([
  ['a', 'bad-name'],
  ['. .', 'bad-name'],
  ['<script>', 'bad-name'],
  ['anna@example.org', 'bad-name'],
  ['Anna\u200B', 'bad-name'],
  ['Anna\u3164', 'bad-name'],
  ['A\u0301\u0301\u0301\u0301\u0301nna', 'bad-name'],
  ['㍿'.repeat(20), 'too-long'],
  ['Аnna', 'mixed-scripts'],
  ['Αnna', 'mixed-scripts'],
])('%j is none', (name, code) => expect(readName(name)).toMatchObject({ ok: false, error: { code } }));

test.each([
  ['Anna', 'ANNA'],
  ['Anna', ' an na '],
  ['Anna', 'Ánnä'],
  ['Anna', 'Ａｎｎａ'],
  ['Bill', 'BiII'],
  ['Bill', 'B1ll'],
  ['Otto', '0tt0'],
  ['Erna', 'Ema'],
  ['pay', 'рау'],
  ['Rommel', 'Romme1'],
])('%s and %s look alike', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

test.each([
  ['Anna', 'Hanna'],
  ['隆美爾', '隆美尔'],
  ['Жуков', 'Чуйков'],
])('%s and %s do not', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));
