import { deedsOf } from '@impulse/engine';
import { expect, test } from 'vitest';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import { battle } from '../testing/play.js';
import { setting } from '../testing/setting.js';
import { aids } from './index.js';

const deedsIn = (state: State, seat: string, unit: string) =>
  deedsOf(
    {
      aids,
      state,
      seat,
      legal: (id) => whiteDeath.legal(state, seat, id),
      unit: (id) => aids.unit(state, seat, id),
    },
    unit,
  );

test('8 where a unit can march and go by rail, the march comes first and the train is kept', () => {
  const [line] = setting({ units: {} }).context.data.map.railways;
  const from = line.hexes[5];
  const state = setting({ side: 'german', impulse: 3, units: { '291id-i-504': from } });
  const { ways, more } = deedsIn(state, 'german', '291id-i-504');
  const next = line.hexes[6];
  expect(ways.get(next)?.spot.kind).toBe('move');
  const train = more.find(({ spot }) => spot.hex === next && spot.kind === 'rail');
  expect(train?.left).toBe(2);
  expect(ways.get(next)?.left).toBe(3 - aids.costs(state, 'german', '291id-i-504', [next])[0]);
  // Beyond the march the train is the only way.
  expect([...ways.values()].some(({ spot }) => spot.kind === 'rail')).toBe(true);
});

test('6B2 a gun can be placed deployed as well', () => {
  const state = battle('campaign', { setup: 'free' });
  const gun = state.context.units.find(({ side, range, setup }) => side === 'german' && range !== undefined && setup)!;
  const { ways, more } = deedsIn(state, 'german', gun.id);
  expect(new Set([...ways.values()].map(({ spot }) => spot.kind))).toEqual(new Set(['place']));
  expect(more.map(({ spot }) => spot.hex)).toEqual([...ways.keys()]);
  expect(new Set(more.map(({ spot }) => spot.kind))).toEqual(new Set(['place-deployed']));
});

test('5.2 assaults are sorted by the hex assaulted, work on the spot apart', () => {
  const state = setting({ units: { '9grd-art': '3029', '9grd-18g': '3030', '291id-i-504': '3031' } });
  expect([...deedsIn(state, 'soviet', '9grd-18g').attacks.keys()]).toEqual(['3031']);
  expect(deedsIn(state, 'soviet', '9grd-art').others).toContainEqual({ type: 'deploy', unit: '9grd-art' });
});
