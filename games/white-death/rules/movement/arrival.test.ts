import { mayRead } from '@impulse/engine';
import { expect, test } from 'vitest';
import { knows } from '../../knowledge/knowledge.js';
import { GERMAN } from '../../context.js';
import { setting, stackAt, unitOf } from '../../testing/setting.js';
import { act, move } from '../../testing/movement.js';

const read = (log: ReturnType<typeof act>, seat: string): string[] =>
  log.filter((event) => mayRead(event, seat)).map(({ type }) => type);

test('4C, ruling 66 a unit that joins a stack goes below its top counter, and the other side reads nothing of it', () => {
  const state = setting({ units: { '9grd-18g': '3030', '9grd-smg': '3032' } });
  const log = act(state, move('9grd-smg', '3031', '3030'));
  expect(stackAt(state, '3030')).toEqual(['9grd-18g', '9grd-smg']);
  expect(knows(state, GERMAN, unitOf(state, '9grd-smg'))).toBe(false);
  expect(read(log, 'soviet')).toEqual(['moved']);
  expect(read(log, 'german')).toEqual([]);
});

test('4C, ruling 66 a unit seen where it began and where it ends is seen moving', () => {
  const state = setting({ units: { '9grd-18g': '3030' } });
  const log = act(state, move('9grd-18g', '3031'));
  expect(read(log, 'german')).toEqual(['moved']);
});

test('4C what a unit had spent before, and what it has left, nobody reads', () => {
  const fresh = setting({ units: { '9grd-18g': '3030' } });
  const tired = setting({ units: { '9grd-18g': '3030' } });
  tired.spent[unitOf(tired, '9grd-18g')] = 24;
  expect(act(tired, move('9grd-18g', '3031'))).toEqual(act(fresh, move('9grd-18g', '3031')));
});

test('4C, ruling 66 a unit that leaves a stack from below the top only comes into sight where it ends', () => {
  const state = setting({ units: { '9grd-18g': '3030', '9grd-smg': '3030' } });
  const log = act(state, move('9grd-smg', '3031'));
  expect(read(log, 'soviet')).toEqual(['moved']);
  expect(read(log, 'german')).toEqual(['came-into-sight']);
  expect(JSON.stringify(log.filter((event) => mayRead(event, 'german')))).not.toContain('3030');
});
