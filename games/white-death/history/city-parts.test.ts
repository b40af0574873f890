import { expect, test } from 'vitest';
import { begin } from '../testing/scripted-battle.js';
import { hexOf } from '../testing/setting.js';
import { germanCityHexes, partsOf } from './city-parts.js';

const parts = (...labels: string[]): number => partsOf(labels.map(hexOf));

test('the city is in one piece at the start, and every hex of it German', () => {
  const held = germanCityHexes(begin('campaign'));
  expect(held).toHaveLength(8);
  expect(partsOf(held)).toBe(1);
});

test('hexes that touch are one part, others are not', () => {
  expect(parts()).toBe(0);
  expect(parts('2219')).toBe(1);
  expect(parts('2219', '2319', '2320')).toBe(1);
  expect(parts('2219', '2520')).toBe(2);
  expect(parts('2520', '2219', '2619', '2321')).toBe(3);
});
