import { expect, test } from 'vitest';
import { firstPlayers, inviting, isByFile, seat } from './seating.js';

test('whoever is away is answered by a person here', () => {
  expect(seat({ dak: 'human', cw: 'script' }, 'dak', 'away')).toEqual({ dak: 'away', cw: 'human' });
  expect(seat({ dak: 'away', cw: 'human' }, 'cw', 'away')).toEqual({ dak: 'human', cw: 'away' });
  expect(seat({ dak: 'away', cw: 'human' }, 'cw', 'script')).toEqual({ dak: 'human', cw: 'script' });
  expect(seat({ dak: 'human', cw: 'human' }, 'cw', 'greedy')).toEqual({ dak: 'human', cw: 'greedy' });
});

test('who is invited is away from the first, once', () => {
  const usual = { dak: 'human', cw: 'script' } as const;
  inviting.value = true;
  expect(firstPlayers(['dak', 'cw'], usual)).toEqual({ dak: 'human', cw: 'away' });
  expect(firstPlayers(['dak', 'cw'], usual)).toEqual(usual);
});

test('a battle is by file when somebody is away', () => {
  expect(isByFile({ dak: 'away', cw: 'human' })).toBe(true);
  expect(isByFile({ dak: 'human', cw: 'human' })).toBe(false);
});
