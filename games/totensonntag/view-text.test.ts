import { expect, test } from 'vitest';
import { optionsOf, playRandomly } from './testing-play.js';
import { makeView } from './view.js';
import { viewText } from './view-text.js';

/** The fast text and the readable object are one view. */
test.each([0, 1, 2, 3])('along random battle %i the text is the JSON of the view, for every seat', (seed) => {
  let count = 0;
  playRandomly(seed, optionsOf(seed), seed % 2 === 0 ? 'historical' : 'free', (state) => {
    if (count++ % 7 !== 0) return true;
    for (const seat of ['dak', 'cw', 'observer']) {
      expect(viewText(state, seat)).toBe(JSON.stringify(makeView(state, seat)));
    }
    return true;
  });
  expect(count).toBeGreaterThan(100);
});
