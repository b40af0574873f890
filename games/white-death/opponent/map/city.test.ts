import { expect, test } from 'vitest';
import { hexOf } from '../../testing/setting.js';
import { begin } from '../../testing/scripted-battle.js';
import { innerLinks } from './city.js';

const links = (scenario: 'scenario-1' | 'scenario-4', hex: string): number => innerLinks(begin(scenario), hexOf(hex));

test('a hex in the middle of the city has more links than one at its end', () => {
  expect(links('scenario-1', '2420')).toBeGreaterThan(links('scenario-1', '2619'));
});

test('hexes that are lost no longer link, and the Citadel stands alone in IV', () => {
  expect(links('scenario-4', '2420')).toBeLessThan(links('scenario-1', '2420'));
  expect(links('scenario-4', '2219')).toBe(0);
});
