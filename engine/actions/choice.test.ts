import { expect, test } from 'vitest';
import { ChosenAction } from './choice.js';
import { NONE } from '../state/state.js';

test('a choice tells its motive with the unit and the hex it is about, where there are such', () => {
  const choice = new ChosenAction<'done' | 'hunt'>('done');
  expect(choice.motive(['a', 'b'], ['A1', 'A2'])).toEqual({ code: 'done', value: 0, detail: {} });
  choice.set(5, 6, 'hunt', 12.6, 1, 0);
  expect(choice).toMatchObject({ head: 5, tail: 6 });
  expect(choice.motive(['a', 'b'], ['A1', 'A2'])).toEqual({
    code: 'hunt',
    value: 13,
    detail: { unit: 'b', hex: 'A1' },
  });
  choice.set(5, 6, 'hunt', 12.4, 0, NONE);
  expect(choice.motive(['a', 'b'], ['A1', 'A2'])).toEqual({ code: 'hunt', value: 12, detail: { unit: 'a' } });
});
