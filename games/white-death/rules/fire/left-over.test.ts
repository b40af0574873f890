import { expect, test } from 'vitest';
import { readAction } from '../../actions/action-numbers.js';
import { type FireAllocation, Order, QUARTER } from '../../actions/actions.js';
import type { State } from '../../state.js';
import { fight } from '../../testing/combat.js';
import { planFire } from './orders.js';

/** Ruling 73: fire that an order leaves over. */

/** Points and columns by unit fired at. */
function planned(state: State, allocation: NonNullable<FireAllocation['allocation']>) {
  const order = new Order();
  readAction(state.context, { type: 'defend', target: '1413', allocation }, order);
  const plan = planFire(state, order);
  const targets = Array.from({ length: plan.count }, (_, target) => target);
  const byUnit = (values: ArrayLike<number>): Record<string, number> =>
    Object.fromEntries(targets.map((target) => [state.context.unitIds[plan.units[target]], values[target]]));
  return { points: byUnit(plan.points.map((points) => points / QUARTER)), columns: byUnit(plan.columns) };
}

/** 31 points against a regiment and its submachinegunners. */
const infantry = () =>
  fight('1413', ['9grd-18g', '9grd-smg'], 'defence', {
    units: {
      '83id-i-277': '1413',
      '83id-ii-277': '1413',
      '83id-14-277': '1413',
      '9grd-18g': '1514',
      '9grd-smg': '1514',
    },
  });

test('rule default-actions it is allocated also when every target is named, and nobody gets less than named', () => {
  const { points } = planned(infantry(), { '9grd-18g': 3, '9grd-smg': 3 });
  expect(points['9grd-18g']).toBeGreaterThanOrEqual(3);
  expect(points['9grd-smg']).toBeGreaterThanOrEqual(3);
  expect(points['9grd-18g'] + points['9grd-smg']).toBeGreaterThanOrEqual(27);
  expect(points['9grd-18g'] + points['9grd-smg']).toBeLessThanOrEqual(31);
});

test('rule default-actions, ruling 73 whoever is named with 0 is spared', () => {
  const { points } = planned(infantry(), { '9grd-18g': 0, '9grd-smg': 3 });
  expect(points['9grd-18g']).toBe(0);
  expect(points['9grd-smg']).toBeGreaterThanOrEqual(30);
});

test('ruling 73 while somebody is not named, the others get exactly what is named', () => {
  expect(planned(infantry(), { '9grd-smg': 3 }).points['9grd-smg']).toBe(3);
});

test('9C3, ruling 73 weapons units gain no better odds than personnel by it', () => {
  const state = fight('1413', ['9grd-18g', '46grd-at'], 'defence', {
    units: { '83id-i-277': '1413', '83id-ii-277': '1413', '9grd-18g': '1514', '46grd-at': '1514' },
  });
  const { columns } = planned(state, { '9grd-18g': 6, '46grd-at': 6 });
  const before = planned(state, { '46grd-at': 6 }).columns['46grd-at'];
  expect(columns['46grd-at']).toBeLessThanOrEqual(columns['9grd-18g']);
  expect(columns['9grd-18g'] + columns['46grd-at']).toBeGreaterThan(before);
});
