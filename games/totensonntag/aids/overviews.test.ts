import { observer } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../context.js';
import { totensonntag } from '../game.js';
import { act, battle, hexOf, setting, unitOf } from '../testing/setting.js';
import type { State } from '../state.js';
import { aids } from './index.js';

describe('overlays', () => {
  const flags = (state: State) =>
    aids.overlay(state, 'cw', 'control', null).flags.map(({ hex, side, text }) => `${hex} ${side}${text}`);

  test('objectives carry the flag of their holder, and the exit what has left of what is needed', () => {
    const state = setting({ an: 4, units: { '7ad-kdg': 'M8', '7ad-11h': 'Q2' } });
    expect(flags(state)).toEqual(['M7 dak', 'N16 dak', 'N3 dak', 'Q2 cw0/9']);
    act(state, 'cw', { type: 'move', unit: '7ad-kdg', path: ['M7'] });
    act(state, 'cw', { type: 'exit', unit: '7ad-11h', path: [] });
    expect(flags(state)).toEqual(['M7 cw', 'N16 dak', 'N3 dak', 'Q2 cw2/9']);
  });

  test('7.5 armour threatens whom it can reach and overrun, foot infantry whom it stands beside', () => {
    const state = setting({ units: { '21-pz5-1': 'H9', 'ad-255-3': 'H5', '7ad-kdg': 'H12', '7ad-7h': 'H2' } });
    const { from = {} } = aids.overlay(state, 'cw', 'threat', null);
    expect(from['H12']).toEqual(['21-pz5-1']);
    expect(from['H2']).toBeUndefined();
  });

  test('motorized infantry that stands with a Panzer III threatens hexes farther away', () => {
    const threatened = (panzer: string): number => {
      const state = setting({ units: { '21-mg8': 'H9', '21-pz5-1': panzer } });
      const { from = {} } = aids.overlay(state, 'cw', 'threat', null);
      return Object.values(from).filter((units) => units.includes('21-mg8')).length;
    };
    expect(threatened('H9')).toBeGreaterThan(threatened('Q18'));
  });

  test('zones are one’s own and the enemy’s by the seat', () => {
    const state = setting({ units: { '7ad-kdg': 'H9', '21-pz5-1': 'M9' } });
    const zone = (seat: string, id: string) => aids.overlay(state, seat, id, null).hexes;
    expect(zone('cw', 'own-zoc')).toEqual(zone('dak', 'enemy-zoc'));
    expect(zone('cw', 'own-zoc').every((hex) => grid.distance(hexOf(hex), hexOf('H9')) === 1)).toBe(true);
    expect(zone(observer, 'own-zoc')).toEqual(zone('dak', 'own-zoc'));
  });

  test('artillery is about one gun', () => {
    const state = setting({ units: { '7ad-60fd': 'H9' } });
    expect(aids.overlay(state, 'cw', 'artillery', null).hexes).toEqual([]);
    const range = aids.overlay(state, 'cw', 'artillery', '7ad-60fd').hexes.map((hex) => {
      return grid.distance(hexOf(hex), hexOf('H9'));
    });
    expect([Math.min(...range), Math.max(...range)]).toEqual([2, 3]);
    expect(aids.overlays.filter(({ about }) => about === 'unit').map(({ id }) => id)).toEqual(['artillery']);
    expect(() => aids.overlay(state, 'cw', 'weather', null)).toThrow('weather');
  });
});

describe('what is left undone', () => {
  test('idle units and crowded hexes are named, and asked about', () => {
    const state = setting({
      an: 3,
      units: { '7ad-7h': 'H9', '7ad-kdg': 'H9', '7ad-11h': 'H9', '7ad-2rtr': 'H9' },
    });
    expect(aids.left(state, 'cw')).toEqual({
      step: 'impulse',
      idle: aids.ready(state, 'cw'),
      warnings: [{ code: 'overstacked', hexes: ['H9'], units: ['7ad-7h', '7ad-kdg', '7ad-11h', '7ad-2rtr'] }],
      asks: true,
    });
    expect(aids.left(state, 'dak')).toBeNull();
  });

  test('nothing is asked when nothing is left, nor where ending can be undone', () => {
    expect(aids.left(setting({ an: 6, units: { '7ad-7h': 'H9' } }), 'cw')).toMatchObject({ idle: [], asks: false });
    const advance = setting({ an: 2, units: { '7ad-7h': 'H9', '21-pz5-1': { at: 'H10', hits: 3 } } });
    act(advance, 'cw', { type: 'assault', unit: '7ad-7h', target: 'H10' }, [6, 6]);
    expect(aids.left(advance, 'cw')).toMatchObject({ step: 'advance', idle: ['7ad-7h'], asks: false });
  });

  test('a set-up that is complete can be ended, and nothing is asked', () => {
    const state = battle('free');
    expect(aids.left(state, 'dak')).toBeNull();
    act(state, 'dak', { type: 'place-rest' });
    expect(aids.left(state, 'dak')).toEqual({ step: 'setup', idle: [], warnings: [], asks: false });
  });
});

test('ruling 66 while its way in is blocked, a reinforcement stands under the hexes that are open to it', () => {
  const hexesOf = (units: Parameters<typeof setting>[0]['units']) =>
    aids.schedule(setting({ an: 1, turn: 6, units }), observer).find((one) => one.units.includes('nz-24'))?.hexes;
  const planned = hexesOf({ 'nz-24': 'off' });
  expect(planned).toHaveLength(1);
  const open = hexesOf({ 'nz-24': 'off', '21-pz5-1': planned![0] });
  expect(open).not.toContain(planned![0]);
  const state = setting({ an: 1, turn: 6, units: { 'nz-24': 'off', '21-pz5-1': planned![0] } });
  const doors = totensonntag.legal(state, 'cw', 'nz-24').map((action) => ('path' in action ? action.path[0] : ''));
  expect(new Set(doors)).toEqual(new Set(open));
});

test('the schedule names every reinforcement once, by turn and way in', () => {
  const state = battle('historical');
  const arrivals = aids.schedule(state, observer);
  const due = state.context.units.filter((unit) => unit.due).map(({ id }) => id);
  expect(arrivals.flatMap(({ units }) => units).toSorted()).toEqual(due.toSorted());
  expect(arrivals.map(({ turn }) => turn)).toEqual(arrivals.map(({ turn }) => turn).toSorted((a, b) => a - b));
  for (const { turn, side, entry, hexes, units } of arrivals) {
    for (const unit of units) expect(state.context.units[unitOf(state, unit)]).toMatchObject({ side, due: { turn } });
    const onEdge = new Set(grid.edge(entry as 'north'));
    expect(hexes.every((hex) => onEdge.has(hexOf(hex)))).toBe(true);
  }
});

test('the tracks hide a number until it is revealed, and tell what the last one allows', () => {
  const state = setting({ side: 'dak', step: 'adjust-an', an: 4, enemyAn: 2, previous: { dak: 5, cw: 6 }, units: {} });
  const track = (seat: string, code: string, side: string | null) =>
    aids.tracks(state, seat).find((one) => one.code === code && one.side === side)?.value;
  expect([track('dak', 'activation', 'dak'), track('cw', 'activation', 'dak')]).toEqual([4, null]);
  expect([track('dak', 'right', 'dak'), track('dak', 'right', 'cw')]).toEqual(['adjust', 'choose']);
  expect([track('dak', 'next-right', 'dak'), track('cw', 'next-right', 'dak')]).toEqual(['roll', null]);
  expect(track('dak', 'part-of-day', null)).toBe('day');
  expect(track('dak', 'impulse', 'dak')).toBeUndefined();
  const impulse = setting({ side: 'cw', an: 4, enemyAn: 2, units: {} });
  expect(aids.tracks(impulse, 'dak')).toContainEqual({ code: 'impulse', side: 'cw', value: 1, full: 2 });
  expect(aids.tracks(impulse, 'dak')).toContainEqual({ code: 'exited', side: 'cw', value: 0, full: 9 });
});
