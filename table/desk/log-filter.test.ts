import { expect, test } from 'vitest';
import type { LogEvent } from '@impulse/engine';
import { everything, isFiltered, passes, type LogFilter } from './log-filter.js';

const event = (type: string, detail: LogEvent['detail']): LogEvent => ({ type, rule: '1', detail });
const marched = event('moved', { unit: 'a', path: ['A1', 'A2'] });
const fired = event('fire', { hex: 'A2', guns: [{ unit: 'a', value: 3 }], unit: 'b' });
const weather = event('weather', { die: 4 });
const turned = event('impulse', { side: 'red', points: 5 });
const all = [marched, fired, weather, turned];

const terms = {
  subjects: { movement: new Set(['moved']), combat: new Set(['fire']) },
  sideOf: (unit: string) => ({ a: 'red', b: 'blue' })[unit],
};
const read = (filter: Partial<LogFilter>) => all.filter((one) => passes(one, { ...everything, ...filter }, terms));

test('without a filter everything is read', () => {
  expect(read({})).toEqual(all);
  expect(isFiltered(everything)).toBe(false);
});

test('by subject, by side and by unit, also where it is named within a list', () => {
  expect(read({ subject: 'movement' })).toEqual([marched]);
  expect(read({ subject: 'combat' })).toEqual([fired]);
  expect(read({ side: 'red' })).toEqual([marched, fired, turned]);
  expect(read({ side: 'blue' })).toEqual([fired]);
  expect(read({ units: ['a'] })).toEqual([marched, fired]);
  expect(read({ units: ['a'], subject: 'combat', side: 'blue' })).toEqual([fired]);
  expect(read({ units: ['c'] })).toEqual([]);
});
