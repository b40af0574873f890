import { expect, test } from 'vitest';
import { detailsOf, fight, fire, whyNotFire } from '../../testing/combat.js';

/** 14C4, 14C7, ruling 125: the order in which targets are resolved. */

/** Two battalions, of which the second is weaker, against a regiment. */
const battalions = () =>
  fight('1413', ['9grd-18g', '9grd-22g'], 'assault', {
    units: {
      '83id-i-277': '1413',
      '83id-ii-277': { at: '1413', strength: 1 },
      '9grd-18g': '1514',
      '9grd-22g': '1513',
    },
  });

const allocation = { '83id-i-277': 36, '83id-ii-277': 36 };
const firedAt = (log: ReturnType<typeof fire>) => detailsOf(log, 'conventional-fire').map((detail) => detail['unit']);

test('14C7, ruling 125 whoever fires says whom it resolves first, and that weighs on the next', () => {
  const first = fire(battalions(), { target: '1413', allocation, order: ['83id-ii-277', '83id-i-277'] }, 1, 1, 1);
  expect(firedAt(first)).toEqual(['83id-ii-277', '83id-i-277']);
  expect(detailsOf(first, 'morale')).toMatchObject([{ unit: '83id-i-277', total: 6 }]);
  const last = fire(battalions(), { target: '1413', allocation, order: ['83id-i-277'] }, 1, 1, 1);
  expect(firedAt(last)).toEqual(['83id-i-277', '83id-ii-277']);
  expect(detailsOf(last, 'morale')).toMatchObject([{ unit: '83id-i-277', total: 5 }]);
});

test('14C4, 14C7, ruling 125 by default those come first who are likeliest to rout or to be lost', () => {
  expect(firedAt(fire(battalions(), { target: '1413', allocation }, 1, 1, 1))).toEqual(['83id-ii-277', '83id-i-277']);
});

test('9B, 9C3 only units that are fired at have a place in the order, and only one', () => {
  const refused = (...order: readonly string[]) => whyNotFire(battalions(), 'fire', { target: '1413', order });
  expect(refused('83id-i-277')).toBeNull();
  expect(refused('9grd-18g')).toBe('not-fired-at');
  expect(refused('83id-i-277', '83id-i-277')).toBe('fired-at-once');
});
