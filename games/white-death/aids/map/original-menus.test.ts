import { expect, test } from 'vitest';
import { connectedHexes, findUnits, supplyRoads, whereTo } from './original-menus.js';
import { GERMAN, SOVIET } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { STOPPED } from '../../state.js';
import { setting, unitOf } from '../../testing/setting.js';
import { battle } from '../../testing/play.js';

test('rule menu-find-units shows the units of a type that a seat can see, and none below the top of an enemy stack', () => {
  const state = setting({
    side: 'german',
    units: {
      '9grd-18g': '3030',
      '9grd-art': '3030',
      '83id-i-183': '2025',
      '83id-i-277': '2025',
    },
  });
  expect(findUnits(state, 'german', 'field-artillery')).toEqual(['2025']);
  expect(findUnits(state, 'soviet', 'field-artillery')).toEqual(['2025', '3030']);
  expect(findUnits(state, 'soviet', 'infantry')).toEqual(['3030']);
});

test('rule menu-isolation paints what is joined to a friendly edge, and leaves a pocket blank', () => {
  const ring = { '9grd-18g': '2021', '9grd-22g': '2024', '9grd-31g': '1822', '46grd-135g': '2222' };
  const state = setting({ units: { ...ring, '83id-i-277': '2022' } });
  const joined = new Set(connectedHexes(state, GERMAN));
  expect(joined.has('2022')).toBe(false);
  expect(joined.has('0501')).toBe(true);
  expect(connectedHexes(state, SOVIET)).toContain('4020');
});

test('rule menu-supply marks roads and railways that run back to a friendly edge', () => {
  const roads = supplyRoads(setting({ bridges: ['2220'], units: {} }), GERMAN);
  expect(roads).toContain('0118');
  expect(roads).not.toContain('0510');
});

test('rule menu-move-units shows the hexes that are offered as moves', () => {
  const state = setting({ impulse: 2, units: { '9grd-18g': '3030' } });
  const offered = whiteDeath
    .legal(state, 'soviet', '9grd-18g')
    .flatMap((action) => (action.type === 'move' ? [action.path.at(-1)!] : []));
  expect(whereTo(state, unitOf(state, '9grd-18g'))).toEqual(offered.toSorted());
});

test('rule menu-move-units shows where a unit may be set up, and where a reinforcement may come to', () => {
  const state = battle('campaign', { setup: 'free' });
  const city = ['2219', '2319', '2320', '2321', '2419', '2420', '2520', '2619'];
  expect(whereTo(state, unitOf(state, '83id-i-277'))).toEqual(city);
  const later = setting({ side: 'german', turn: 3, impulse: 1, units: { '8pz-8-krad': 'off' } });
  const rider = unitOf(later, '8pz-8-krad');
  later.due[rider] = 2;
  later.entry[rider] = later.context.ground.entryNumber.get('nw')!;
  expect(whereTo(later, rider)).toContain('0801');
});

test('rule menu-move-units shows nothing for a unit that may not move any more', () => {
  const state = setting({ units: { '9grd-18g': '1512', '83id-i-251': '1511' } });
  const unit = unitOf(state, '9grd-18g');
  expect(whereTo(state, unit)).not.toEqual([]);
  state.flags[unit] |= STOPPED;
  expect(whereTo(state, unit)).toEqual([]);
});
