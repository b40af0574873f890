import { aids } from '@impulse/totensonntag/aids/index.js';
import { expect, test } from 'vitest';
import { markLooks, overlayLooks } from './looks.js';
import { markOf } from './marks.js';

test('every overlay has a look of its own', () => {
  expect(Object.keys(overlayLooks).toSorted()).toEqual(aids.overlays.map(({ id }) => id).toSorted());
  const looks = Object.values(overlayLooks).map(({ line, hatch, dash, tint }) =>
    JSON.stringify([line, hatch, dash, tint]),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test('7.7 where an aircraft may fly everywhere, its marks leave the ground as it is', () => {
  const spot = { manner: 'place', kind: 'fly', hex: 'J9', units: ['raf-hur'], path: [], aim: null } as const;
  expect(markLooks[markOf(spot, [])]).toMatchObject({ bare: true });
  expect(markLooks[markOf({ ...spot, kind: 'place' }, [])]).toBeUndefined();
});
