import { aids } from '@impulse/white-death/aids/index.js';
import { expect, test } from 'vitest';
import { overlayLooks } from './looks.js';

test('every overlay has a look of its own', () => {
  expect(Object.keys(overlayLooks).toSorted()).toEqual(aids.overlays.map(({ id }) => id).toSorted());
  const looks = Object.values(overlayLooks).map(({ line, hatch, dash, tint }) =>
    JSON.stringify([line, hatch, dash, tint]),
  );
  expect(new Set(looks).size).toBe(looks.length);
});
