import { describe, expect, test } from 'vitest';
import { blocksOf, differences, movesOf, readBlocks, writeBlocks } from './golden-blocks.js';

const event = (n: number): string[] => [
  `${n} ["red",{"type":"go","to":${n}}] of 3 dice 1 6 position 0123abcd`,
  `  4.1 moved {"to":${n}}`,
];
const text = (events: number): string[] => [
  '{"rules":"1"}',
  ...Array.from({ length: events }, (_, n) => event(n)).flat(),
  'over: red wins',
  '  9.1 points 4 {}',
];
const changed = (line: number, from: string, to: string): string[] =>
  text(45).map((one, i) => (i === line ? one.replace(from, to) : one));
const compare = (now: readonly string[]): unknown => differences(blocksOf(text(45)), blocksOf(now));

describe('blocks of a play-through', () => {
  test('hold twenty events each, and the end', () => {
    expect(blocksOf(text(45)).map(({ events }) => events)).toEqual(['0-19', '20-39', '40-59', 'end']);
  });

  test('are the same when nothing changed', () => {
    expect(compare(text(45))).toEqual({});
  });

  // Line 1 is event 0, line 41 event 20.
  test.each([
    ['another position', 41, '0123abcd', '0123abce', { course: '20-39' }],
    ['another die', 41, 'dice 1', 'dice 2', { course: '20-39' }],
    ['another action', 1, '"go"', '"stay"', { course: '0-19' }],
    ['another number of actions', 41, 'of 3', 'of 4', { said: '20-39' }],
    ['another line of the log', 42, 'moved', 'walked', { said: '20-39' }],
    ['another end', 91, 'red', 'blue', { said: 'end' }],
    ['another account', 92, '4', '5', { said: 'end' }],
  ])('tell of %s', (_, line, from, to, found) => {
    expect(compare(changed(line, from, to))).toEqual(found);
  });

  test('tell of events in another order', () => {
    const lines = text(45);
    [lines[2], lines[4]] = [lines[4], lines[2]];
    expect(compare(lines)).toEqual({ said: '0-19' });
  });

  test('tell of a play-through that is longer or shorter', () => {
    expect(compare(text(44))).toMatchObject({ course: '40-59' });
    expect(compare(text(61))).toMatchObject({ course: '40-59' });
    expect(compare(text(20))).toMatchObject({ course: '20-39' });
  });

  test('are read as they were written', () => {
    const plays = { short: blocksOf(text(3)), long: blocksOf(text(45)) };
    expect(readBlocks(writeBlocks(plays))).toEqual(plays);
  });

  test('can be played again', () => {
    expect(movesOf(text(2))).toEqual([
      ['red', { type: 'go', to: 0 }],
      ['red', { type: 'go', to: 1 }],
    ]);
  });
});
