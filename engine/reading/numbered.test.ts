import { expect, test } from 'vitest';
import { numbered } from './numbered.js';

test('every name has its place in the list', () => {
  expect(numbered(['setup', 'impulse', 'over'])).toEqual({ setup: 0, impulse: 1, over: 2 });
});
