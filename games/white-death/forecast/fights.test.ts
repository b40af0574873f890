import { expect, test } from 'vitest';
import { fightsOf } from './fights.js';
import { setting } from '../testing/setting.js';
import { fight, whyNotFire } from '../testing/combat.js';

const units = {
  '9grd-18g': '3030',
  '9grd-art': { at: '3230', deployed: true },
  '83id-i-257': '3029',
  '83id-14-257': '3029',
} as const;

test('rule default-actions the division of fire is shown before it is committed, with all that may be fired at', () => {
  const state = fight('3029', ['9grd-18g'], 'assault', { units });
  const [only] = fightsOf(state);
  expect(only).toMatchObject({ target: '3029', conventional: 36, antitank: 0 });
  expect(only.units.map(({ unit }) => unit)).toEqual(['83id-i-257', '83id-14-257']);
  const allocation = Object.fromEntries(only.units.map(({ unit, points }) => [unit!, points]));
  expect(whyNotFire(state, 'fire', { target: '3029', allocation })).toBeNull();
  expect(Object.values(allocation).reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(36);
});

test('11A2 the guns that may support a fight are named with what they add', () => {
  const state = fight('3029', ['9grd-18g'], 'assault', { units });
  expect(fightsOf(state)[0].support).toEqual([{ unit: '9grd-art', points: 18 }]);
});

test('11A1 Soviet guns of a division or brigade that is not in the fight are not named', () => {
  const state = fight('3029', ['9grd-18g'], 'assault', {
    units: { ...units, '31rb-art': { at: '3230', deployed: true } },
  });
  expect(whyNotFire(state, 'fire', { target: '3029', support: ['31rb-art'] })).toBe('support-other-formation');
  expect(fightsOf(state)[0].support.map(({ unit }) => unit)).toEqual(['9grd-art']);
});

test('5.4 in defensive fire the defender is given his own fights', () => {
  const state = fight('3029', ['9grd-18g'], 'defence', { units });
  const [only] = fightsOf(state);
  expect(only.units.map(({ unit }) => unit)).toEqual(['9grd-18g']);
  expect(only.weapons.map(({ unit }) => unit)).toEqual(['83id-14-257']);
});

test('outside the steps of fire there are none', () => {
  expect(fightsOf(setting({ units }))).toEqual([]);
});
