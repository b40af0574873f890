import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BattleRecord, makeRecordText, parseRecord, recordFormat } from './notation.js';
import { parseJson } from '../reading/json.js';
import { replay } from './replay.js';
import { verify } from './verify.js';
import { checkedPlayer } from '../invariants/index.js';
import { duel } from '../testing/duel.js';

const whole = checkedPlayer(duel, { scenario: 'plain' }, 'notation').record;

function problemOf(value: unknown): string {
  const result = parseRecord(value);
  return result.ok ? 'fine' : `${result.error.code} at ${result.error.path}`;
}

describe('a record', () => {
  test('comes back from text as it was', () => {
    const value = parseJson(makeRecordText(whole));
    expect(value.ok && parseRecord(value.value)).toEqual({ ok: true, value: whole });
  });

  const { scenario: _scenario, ...without } = whole;
  const first = whole.journal[0];
  const cases: readonly [string, unknown, string][] = [
    ['nothing', undefined, 'wrong-type at '],
    ['null', null, 'wrong-type at '],
    ['a list', [], 'wrong-type at '],
    ['text', makeRecordText(whole), 'wrong-type at '],
    ['an empty object', {}, 'missing-field at format'],
    ['another format', { ...whole, format: 'chess' }, 'unknown-value at format'],
    ['a format to come', { ...whole, format: 'impulse-record-99' }, 'unknown-value at format'],
    ['a field too many', { ...whole, comment: 'well played' }, 'unknown-field at comment'],
    ['a field too few', without, 'missing-field at scenario'],
    ['options in a list', { ...whole, options: [] }, 'wrong-type at options'],
    ['an option that is no text', { ...whole, options: { length: 1 } }, 'wrong-type at options.length'],
    ['a secret that is a number', { ...whole, secret: 1 }, 'wrong-type at secret'],
    ['a journal that is no list', { ...whole, journal: {} }, 'wrong-type at journal'],
    ['an entry of no kind', { ...whole, journal: [{}] }, 'missing-field at journal[0].close'],
    ['an entry without an action', { ...whole, journal: [['west']] }, 'wrong-type at journal[0]'],
    [
      'an entry too long',
      { ...whole, journal: [['west', {}, [], 0, 'a', '0'.repeat(64), 0]] },
      'wrong-type at journal[0]',
    ],
    ['a command that is none', { ...whole, journal: [['west', {}, [], 0, 7]] }, 'wrong-type at journal[0][4]'],
    ['an undo of nothing', { ...whole, journal: [{ undo: 0, by: 'west' }] }, 'out-of-range at journal[0].undo'],
    ['an undo by nobody', { ...whole, journal: [{ undo: 1 }] }, 'missing-field at journal[0].by'],
    [
      'a rewind without consent',
      { ...whole, journal: [{ rewind: 0, agreed: [] }] },
      'wrong-length at journal[0].agreed',
    ],
    [
      'an ending that is none',
      { ...whole, journal: [{ close: 'bored', by: 'west', winner: 'east' }] },
      'unknown-value at journal[0].close',
    ],
    ['a side that is a number', { ...whole, journal: [first, [1, {}]] }, 'wrong-type at journal[1][0]'],
    ['dice that are no list', { ...whole, journal: [['west', {}, 6]] }, 'wrong-type at journal[0][2]'],
    ['a die that is none', { ...whole, journal: [['west', {}, [1, 7]]] }, 'out-of-range at journal[0][2][1]'],
    ['more dice by hand than dice', { ...whole, journal: [['west', {}, [1], 2]] }, 'out-of-range at journal[0][3]'],
    ['fewer dice by hand than none', { ...whole, journal: [['west', {}, [1], -1]] }, 'out-of-range at journal[0][3]'],
    ['a checkpoint of one number', { ...whole, checkpoints: [[1]] }, 'wrong-length at checkpoints[0]'],
    ['a checkpoint below nothing', { ...whole, checkpoints: [[-1, 0]] }, 'out-of-range at checkpoints[0][0]'],
    ['a hash of more than 32 bits', { ...whole, checkpoints: [[1, 2 ** 32]] }, 'out-of-range at checkpoints[0][1]'],
    [
      'sittings in disorder',
      { ...whole, sittings: [4, 9, 9].map((from) => [from, 'ab'.repeat(16)]) },
      'wrong-order at sittings[2][0]',
    ],
    ['a link that is none', { ...whole, journal: [['west', {}, [], 0, 'x', 'y']] }, 'bad-link at journal[0][5]'],
    ['text too long', { ...whole, match: 'x'.repeat(101) }, 'too-long at match'],
    ['text of two lines', { ...whole, game: 'du\nel' }, 'bad-text at game'],
  ];

  test.each(cases)('that is %s is refused with its path', (_, value, expected) => {
    expect(problemOf(value)).toBe(expected);
  });

  test('may lack its secret and carry data and a position', () => {
    expect(problemOf({ ...whole, secret: null, data: { any: ['thing'] }, position: {} })).toBe('fine');
  });

  test('with anything whatever in any field never makes the reader, the replay or the verification throw', () => {
    const fields = Object.keys(whole) as (keyof BattleRecord)[];
    const anything = fc.oneof(fc.anything(), fc.jsonValue(), fc.constantFrom(...Object.values(whole)));
    fc.assert(
      fc.property(fc.constantFrom(...fields, 'data', 'position', 'else'), anything, (field, value) => {
        const parsed = parseRecord({ ...whole, [field]: value });
        if (!parsed.ok) {
          expect(parsed.error.code).not.toBe('');
          return;
        }
        expect(typeof replay(duel, parsed.value).ok).toBe('boolean');
        expect(typeof verify(duel, parsed.value).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  test('with any change to one entry is refused or verified, without a throw', () => {
    const event = fc.tuple(
      fc.constantFrom('west', 'east', 'north'),
      fc.jsonValue(),
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.nat(whole.journal.length - 1), event, (index, changed) => {
        const journal = whole.journal.map((one, at) => (at === index ? changed : one));
        const parsed = parseRecord({ ...whole, journal });
        const verified = parsed.ok ? verify(duel, parsed.value) : parsed;
        if (verified.ok) return;
        expect(verified.error.path).toMatch(/^(journal|checkpoints)\[/);
      }),
    );
  });

  test('says its format first, so that a reader can tell what it has before it', () => {
    expect(makeRecordText(whole).startsWith(`{"format":"${recordFormat}"`)).toBe(true);
  });
});
