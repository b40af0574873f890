import { expect, test } from 'vitest';
import type { Chapter } from '../aids.js';
import type { LogEvent } from '../game.js';
import { chaptersOf } from './chapters.js';

const event = (type: string): LogEvent => ({ type, rule: '1.0', detail: {} });
const heading = (key: string): Chapter => ({ key, level: 'turn', kind: 'day', detail: {} });

test('events stand under the heading before them, and headings are not repeated', () => {
  const chapter = ({ type }: LogEvent): Chapter | null => (type.startsWith('day') ? heading(type) : null);
  const chapters = chaptersOf({ chapter }, ['day 1', 'shot', 'hit', 'day 2', 'day 3', 'rain'].map(event));
  expect(chapters.map(({ key, events }) => [key, ...events.map(({ type }) => type)])).toEqual([
    ['day 1', 'shot', 'hit'],
    ['day 2'],
    ['day 3', 'rain'],
  ]);
});

test('a log that begins without a heading is given the one of its first event', () => {
  const chapter = (_: LogEvent, opens?: boolean): Chapter | null => (opens ? heading('before') : null);
  expect(chaptersOf({ chapter }, [event('shot'), event('hit')])).toEqual([
    { ...heading('before'), events: [event('shot'), event('hit')] },
  ]);
});

test('a battle that has no heading to give still loses no event', () => {
  expect(chaptersOf({ chapter: () => null }, [event('shot')])).toMatchObject([
    { kind: 'opening', events: [event('shot')] },
  ]);
});
