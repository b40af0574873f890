import { duel } from '@impulse/engine/testing/duel.js';
import { expect, test } from 'vitest';
import { foresee } from './foresight.js';

test('where a decision cannot just be ended nothing is foreseen, and the state is left alone', () => {
  const started = duel.start({ scenario: 'plain' });
  if (!started.ok) throw new Error(started.error.message);
  const before = started.value.cells.slice();
  expect(foresee(duel, started.value, 'east', 4)).toBeNull();
  expect(foresee(duel, started.value, 'west', 4)).toBeNull();
  expect(started.value.cells).toEqual(before);
});
