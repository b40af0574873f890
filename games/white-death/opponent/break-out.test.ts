import { expect, test } from 'vitest';
import type { ScenarioId } from '../data/types.js';
import { CITY, WEST } from '../ground.js';
import { hexOf, scene, unitOf, whereIs } from '../testing.js';
import { movement } from './testing-impulse.js';

test('a pocket with a way open marches home and does not pick a fight', () => {
  const state = scene({
    scenario: 'scenario-2',
    side: 'german',
    turn: 6,
    units: { '3mtn-i-138': '1731', '3mtn-ii-138': '1732', '31rb-1': '1830', '357rd-1188': '1530' },
    impulse: 4,
    left: [3, 3],
  });
  const actions = movement(state);
  expect(actions.filter(({ type }) => type === 'assault')).toEqual([]);
  expect(actions.some((action) => action.type === 'move' && action.unit === '3mtn-i-138')).toBe(true);
});

/** A battalion in the citadel with the enemy behind it, the way west open and armour waiting there. */
const citadel = (scenario: ScenarioId, turn: number) =>
  scene({
    scenario,
    side: 'german',
    turn,
    units: { '83id-i-277': '2219', '357rd-1188': '2319', '257rd-943': '2217', '8pz-i-8': '1821' },
    impulse: 4,
    left: [3, 3],
  });

test('the garrison leaves the citadel in the final relief when the way west is open', () => {
  const state = citadel('scenario-5', 13);
  movement(state);
  const { hexes } = state.context.ground;
  expect(hexes[hexOf(whereIs(state, '83id-i-277'))] & (WEST | CITY)).toBe(WEST);
});

test('nobody leaves the city in a scenario that gives little for it', () => {
  const state = citadel('scenario-3', 9);
  movement(state);
  expect(state.hexOf[unitOf(state, '83id-i-277')]).toBe(hexOf('2219'));
});
