import { chaptersOf, type LogEvent } from '@impulse/engine';
import { expect, test } from 'vitest';
import { phrases } from '../../text/index.js';
import { aids } from '../index.js';

const event = (type: string, detail: LogEvent['detail'] = {}): LogEvent => ({ type, rule: '5', detail });

test('5 the log has a chapter for each turn and each impulse', () => {
  const log = [
    event('placed', { unit: '9grd-18g', hex: '3030' }),
    event('turn-begins', { turn: 1 }),
    event('weather', { turn: 1, die: 3 }),
    event('impulse-begins', { turn: 1, side: 'soviet', number: 1, points: 4 }),
    event('moved'),
    event('turn-ends', { turn: 1 }),
    event('battle-ends', { turn: 1 }),
  ];
  const chapters = chaptersOf(aids, log);
  expect(chapters.map(({ key, level, events }) => [key, level, events.map(({ type }) => type)])).toEqual([
    ['setup', 'part', ['placed']],
    ['1', 'turn', ['weather']],
    ['1.soviet.1', 'impulse', ['moved', 'turn-ends']],
    ['end', 'turn', []],
  ]);
  expect(chapters.map((chapter) => phrases.en.chapter(chapter))).toEqual([
    'Set-up',
    'Turn 1 (19–23 November)',
    'Impulse 1 of the Soviets, 4 MP',
    'End of the battle',
  ]);
});
