import { describe, expect, test } from 'vitest';
import { TARGET } from '../../state.js';
import { hexOf, setting } from '../../testing/setting.js';
import { hexCard } from './hexes.js';

const codesIn = (...[state, seat, hex]: Parameters<typeof hexCard>): string[] =>
  hexCard(state, seat, hex).features.map(({ code }) => code);

describe('what is in a hex', () => {
  test('the city: its terrain, who holds it, the strength of its bunker', () => {
    const state = setting({ bunkers: { '2320': 4 }, units: {} });
    const card = hexCard(state, 'soviet', '2320');
    expect(card).toMatchObject({ hex: '2320', terrain: 'town', holder: 'german' });
    expect(card.features).toContainEqual({ code: 'bunker', detail: { strength: 4 } });
    expect(codesIn(state, 'soviet', '2320')).toContain('city');
  });

  test('20 a bridge that stands, one that has been destroyed, one that cannot be', () => {
    const built = setting({ bridges: ['2220'], units: {} });
    const { bridges } = built.context.data.map;
    expect(codesIn(built, 'soviet', '2220')).toContain('bridge');
    expect(built.context.scenario.bridges).toContain('2220');
    expect(codesIn(setting({ units: {} }), 'soviet', '2220')).toContain('destroyed-bridge');
    const permanent = bridges.find((bridge) => bridge.permanent)!.hex;
    expect(codesIn(built, 'soviet', permanent)).toContain('permanent-bridge');
  });

  test('a road tells where it leads', () => {
    const { roads } = setting({ units: {} }).context.data.map;
    const [first, second] = roads[0].hexes;
    const road = hexCard(setting({ units: {} }), 'soviet', first).features.find(
      ({ code }) => code === 'road' || code === 'railway',
    );
    expect(road?.detail['to']).toContain(second);
  });

  test('intrinsic garrisons are named while they stand', () => {
    const [town] = setting({ units: {} }).context.data.map.garrisons;
    expect(codesIn(setting({ garrisons: [town], units: {} }), 'soviet', town)).toContain('garrison');
    expect(codesIn(setting({ units: {} }), 'soviet', town)).not.toContain('garrison');
  });

  test('3 whose zones cover it', () => {
    const state = setting({ units: { '9grd-18g': '3030', '83id-i-183': '3032' } });
    expect(hexCard(state, 'soviet', '3031').zones).toEqual(['soviet', 'german']);
    expect(hexCard(state, 'soviet', '3029').zones).toEqual(['soviet']);
  });

  test('5.2 declarations are a secret of the side that makes them until its movement is over', () => {
    const state = setting({ units: { '9grd-18g': '3030', '83id-i-183': '3031' } });
    state.marks[hexOf('3031')] |= TARGET;
    expect(codesIn(state, 'soviet', '3031')).toContain('target');
    expect(codesIn(state, 'german', '3031')).not.toContain('target');
  });
});
