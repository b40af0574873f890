import { expect, test } from 'vitest';
import type { Scene, ToldEvent } from '@impulse/engine';
import { countsOf, partsOf, stepsOf } from './recap-steps.js';

const told = (result: boolean, ...scenes: readonly Scene[]): ToldEvent => ({
  event: { type: 'x', rule: '1', detail: {} },
  scenes,
  result,
});
const move = (unit: string): ToldEvent => told(false, { kind: 'move', unit, path: ['A1', 'A2'] });
const shot = (to: string): ToldEvent => told(true, { kind: 'shot', from: 'A1', to, hit: true });
const formationOf = (unit: string): string => unit.split('-')[0];

test('moves of one formation are one step, and a fight is one with all that came of it', () => {
  const all = [
    move('a-1'),
    told(false),
    move('a-2'),
    move('b-1'),
    shot('B2'),
    told(true, { kind: 'loss', unit: 'c-1', hex: 'B2', points: 1 }),
    told(true, { kind: 'gone', unit: 'c-1', hex: 'B2' }),
    shot('B3'),
  ];
  const steps = stepsOf(all, formationOf);
  expect(steps.map(({ formation, hex, told: { length } }) => [formation, hex, length])).toEqual([
    ['a', null, 2],
    ['b', null, 1],
    [null, 'B2', 3],
    [null, 'B3', 1],
  ]);
  expect(countsOf(all)).toEqual({ moved: 3, shots: 2, lost: 1 });
});

test('in sum: each formation and each hex fought for once, with the step that begins it', () => {
  const gone = told(true, { kind: 'gone', unit: 'c-1', hex: 'B2' });
  const steps = stepsOf(
    [move('a-1'), move('b-1'), move('a-2'), move('a-1'), shot('B2'), gone, shot('B3'), shot('B2')],
    formationOf,
  );
  expect(partsOf(steps, formationOf)).toEqual([
    { kind: 'march', group: 'a', hex: null, step: 0, moved: 2, lost: 0 },
    { kind: 'march', group: 'b', hex: null, step: 1, moved: 1, lost: 0 },
    { kind: 'fight', group: null, hex: 'B2', step: 3, moved: 0, lost: 1 },
    { kind: 'fight', group: null, hex: 'B3', step: 4, moved: 0, lost: 0 },
  ]);
});

test('what cannot be seen is no step', () => {
  expect(stepsOf([told(false), told(true)], formationOf)).toEqual([]);
});
