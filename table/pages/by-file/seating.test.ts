import { expect, test } from 'vitest';
import { isByFile, seat } from './seating.js';

test('whoever is away is answered by a person here', () => {
  expect(seat({ dak: 'human', cw: 'script' }, 'dak', 'away')).toEqual({ dak: 'away', cw: 'human' });
  expect(seat({ dak: 'away', cw: 'human' }, 'cw', 'away')).toEqual({ dak: 'human', cw: 'away' });
  expect(seat({ dak: 'away', cw: 'human' }, 'cw', 'script')).toEqual({ dak: 'human', cw: 'script' });
  expect(seat({ dak: 'human', cw: 'human' }, 'cw', 'greedy')).toEqual({ dak: 'human', cw: 'greedy' });
});

test('a battle is by file when somebody is away', () => {
  expect(isByFile({ dak: 'away', cw: 'human' })).toBe(true);
  expect(isByFile({ dak: 'human', cw: 'human' })).toBe(false);
});
