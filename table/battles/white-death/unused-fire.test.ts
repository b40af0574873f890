import { expect, test } from 'vitest';
import type { ShareRow } from '@impulse/engine';
import { unusedFire } from './unused-fire.js';

const row = (id: string, pool: string): ShareRow => ({ id, unit: id, pool, standard: 0, most: 99, steps: [] });

test('9C3 fire that is given to nobody and falls on a target by itself does not count as unused', () => {
  const rows = [row('a', 'conventional'), row('b', 'conventional'), row('tank', 'antitank')];
  const given = new Map([
    ['a', 44],
    ['b', 0],
    ['tank', 2],
  ]);
  const fired = [
    { id: 'a', fire: 55 },
    { id: 'b', fire: 0 },
    { id: 'tank', fire: 2 },
  ];
  const left = { conventional: 16, antitank: 1 };
  expect(unusedFire({ rows, left }, given, fired)).toEqual({ conventional: 5, antitank: 1 });
  expect(unusedFire({ rows, left }, given, [])).toEqual(left);
});
