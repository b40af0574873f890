import { describe, expect, test } from 'vitest';
import { makeContext } from '../../context.js';
import { builtInData } from '../../data/index.js';
import type { SideId } from '../../data/types.js';
import { DEPLOYED, newState, type State } from '../../state.js';
import { eventsOf, setting, unitOf, whereIs } from '../../testing/setting.js';
import { act, ends, listed, move, pointsSpent, rail, whereBroken, whyNot } from '../../testing/movement.js';

/** From Nowossokoljniki (0719, 0720) the railway runs east by 0820 and 0921 to the halt at 1420. */
const eastward = ['0720', '0820', '0921', '1021', '1121', '1221', '1321', '1420'];

const german = (units: Readonly<Record<string, string>>): State => setting({ side: 'german', units });

function expectReinforcement(state: State, id: string, area: string): void {
  const unit = unitOf(state, id);
  state.due[unit] = state.turn - 1;
  state.entry[unit] = state.context.ground.entryNumber.get(area)!;
}

describe('rule 8 rail movement', () => {
  test('rule 8 personnel entrain on any railway hex, for one point, and go any distance', () => {
    const state = german({ '83id-i-251': '0618' });
    const log = act(state, rail('83id-i-251', '0719', ...eastward, '1521'));
    expect(whereIs(state, '83id-i-251')).toBe('1521');
    expect(pointsSpent(state, '83id-i-251')).toBe(1);
    expect(eventsOf(log, 'railed')[0].detail).toMatchObject({ unit: '83id-i-251', from: '0618', cost: 12 });
    const away = german({ '83id-i-251': '0617' });
    expect(whyNot(away, rail('83id-i-251', '0618'))).toBe('8 cannot-entrain-here');
  });

  test.each(['83id-ii-183', '83id-14-251', '8pz-1-10-pz'])('rule 8 %s entrains and detrains only in towns', (id) => {
    expect(whyNot(german({ [id]: '0618' }), rail(id, '0719'))).toBe('8 cannot-entrain-here');
    const state = german({ [id]: '0719' });
    expect(whyNot(state, rail(id, ...eastward))).toBeUndefined();
    expect(whyNot(state, rail(id, ...eastward.slice(0, -1)))).toBe('8 cannot-detrain-here');
    expect(ends(state, 'rail', id)).toContain('1420');
    expect(ends(state, 'rail', id)).not.toContain('1321');
  });

  test('rule 8 entraining needs a point', () => {
    const state = german({ '83id-i-251': '0719' });
    state.spent[unitOf(state, '83id-i-251')] = 109;
    expect(whyNot(state, rail('83id-i-251', '0720'))).toBe('6A too-few-points');
    expect(ends(state, 'rail', '83id-i-251')).toEqual([]);
  });

  test('rule 8 the way leads along the railway', () => {
    const state = german({ '83id-i-251': '0719' });
    expect(whyNot(state, rail('83id-i-251', '0820'))).toBe('6A not-adjacent');
    // The road, and no railway, leads from 0719 to 0818.
    expect(whyNot(state, rail('83id-i-251', '0818'))).toBe('8 not-along-railway');
    expect(whyNot(state, rail('83id-i-251'))).toBe('6A no-path');
    expect(whyNot(state, rail('83id-i-251', '0720', '0719'))).toBe('6A ends-where-it-began');
  });

  test('rule 8 no train enters an enemy zone', () => {
    const state = german({ '83id-i-251': '0719', '9grd-18g': '1119' });
    expect(whyNot(state, rail('83id-i-251', ...eastward))).toBeUndefined();
    const near = german({ '83id-i-251': '0719', '9grd-18g': '1120' });
    expect(whyNot(near, rail('83id-i-251', ...eastward))).toBe('8 rail-through-zone');
    expect(whereBroken(near, rail('83id-i-251', ...eastward))).toBe('1121');
    expect(ends(near, 'rail', '83id-i-251')).toContain('1021');
    expect(ends(near, 'rail', '83id-i-251')).not.toContain('1121');
  });

  test('rule 8, ruling 13 the railway must lead back to a friendly edge free of enemy units and zones', () => {
    // The bridge at 2220 is down: only the west is left.
    const state = german({ '83id-i-251': '1121' });
    expect(whyNot(state, rail('83id-i-251', '1221'))).toBeUndefined();
    const cut = german({ '83id-i-251': '1121', '9grd-18g': '0820' });
    expect(whyNot(cut, rail('83id-i-251', '1221'))).toBe('8 railway-cut');
    expect(ends(cut, 'rail', '83id-i-251')).toEqual([]);
    const inZone = german({ '83id-i-251': '1121', '9grd-18g': '1120' });
    expect(whyNot(inZone, rail('83id-i-251', '1221'))).toBe('8 railway-cut');
  });

  test('rule 8 the east edge is friendly to the Soviets, every other to the Germans', () => {
    const soviet = setting({ units: { '9grd-18g': '3719' } });
    expect(whyNot(soviet, rail('9grd-18g', '3619', '3519'))).toBeUndefined();
    const blocked = setting({ units: { '9grd-18g': '3119', '83id-i-251': '3619', '83id-ii-251': '3621' } });
    expect(whyNot(blocked, rail('9grd-18g', '3219'))).toBe('8 railway-cut');
    const far = setting({ units: { '9grd-18g': '0618', '83id-i-251': '3619', '83id-ii-251': '3621' } });
    expect(whyNot(far, rail('9grd-18g', '0719'))).toBe('8 railway-cut');
  });

  test('rule 8 of the south edge no part is friendly to Soviet trains, whatever 15B says', () => {
    const branch = { id: 'branch', name: { en: 'Branch', 'zh-Hant': '支線' }, hexes: ['3841', '3842', '3843'] };
    const { map } = builtInData;
    const data = { ...builtInData, map: { ...map, railways: [...map.railways, branch] } };
    const options = { flieger: 'roll', setup: 'historical' } as const;
    const context = makeContext(data, 'campaign', options, 'branch', true);
    const train = (side: SideId, unit: string) => {
      const state = newState(context);
      state.cells.set(setting({ side, units: { [unit]: '3841' } }).cells);
      return whyNot(state, rail(unit, '3842'));
    };
    expect(train('soviet', '9grd-18g')).toBe('8 railway-cut');
    expect(train('german', '83id-i-251')).toBeUndefined();
  });

  test('rule 8, ruling 45 a railway is cut where its bridge is down', () => {
    const path = ['2121', '2220', '2321'];
    const up = setting({ side: 'german', bridges: ['2220'], units: { '83id-i-251': '2021' } });
    expect(whyNot(up, rail('83id-i-251', ...path))).toBeUndefined();
    const down = german({ '83id-i-251': '2021' });
    expect(whyNot(down, rail('83id-i-251', ...path))).toBe('8 railway-cut');
    expect(ends(down, 'rail', '83id-i-251')).not.toContain('2321');
  });

  test('rule intrinsic-garrisons, rule 8 Soviet trains do not pass a garrison that stands', () => {
    const units = { '9grd-18g': '2021' } as const;
    const open = setting({ bridges: ['2220'], units });
    expect(whyNot(open, rail('9grd-18g', '1921', '1821'))).toBeUndefined();
    const held = setting({ bridges: ['2220'], garrisons: ['1921'], units });
    expect(whyNot(held, rail('9grd-18g', '1921', '1821'))).toBe('8 railway-cut');
  });

  test('rule 8 a side rails 25 strength points a turn', () => {
    const state = german({ '83id-i-251': '0719', '83id-ii-251': '0719' });
    state.railed[1] = 21;
    act(state, rail('83id-i-251', '0720'));
    expect(state.railed[1]).toBe(24);
    expect(whyNot(state, rail('83id-ii-251', '0720'))).toBe('8 rail-capacity');
    expect(ends(state, 'rail', '83id-ii-251')).toEqual([]);
    state.strength[unitOf(state, '83id-ii-251')] = 1;
    expect(whyNot(state, rail('83id-ii-251', '0720'))).toBeUndefined();
  });

  test('ruling 14 a unit may entrain again, and is charged again', () => {
    const state = german({ '83id-i-251': '0719' });
    act(state, rail('83id-i-251', '0720'));
    act(state, rail('83id-i-251', '0719'));
    expect(state.railed[1]).toBe(6);
    expect(pointsSpent(state, '83id-i-251')).toBe(2);
  });

  test('rule menu-entrain a detrained unit can go on by normal movement', () => {
    const state = german({ '83id-i-251': '0719' });
    act(state, rail('83id-i-251', ...eastward));
    act(state, move('83id-i-251', '1521'));
    expect(pointsSpent(state, '83id-i-251')).toBe(1.5);
  });

  test('rule 4, rule 8 a train stops only where there is room', () => {
    const full = { '3mtn-i-138': '0720', '3mtn-ii-138': '0720', '3mtn-iii-138': '0720' } as const;
    const state = german({ '83id-i-251': '0719', ...full });
    expect(whyNot(state, rail('83id-i-251', '0720'))).toBe('4 stack-full');
    expect(whyNot(state, rail('83id-i-251', '0720', '0820'))).toBeUndefined();
  });

  test('6B2, rule 8 a gun that goes by rail is no longer deployed', () => {
    const state = setting({ side: 'german', units: { '83id-ii-183': { at: '0719', deployed: true } } });
    act(state, rail('83id-ii-183', '0720'));
    expect(state.flags[unitOf(state, '83id-ii-183')] & DEPLOYED).toBe(0);
  });
});

describe('reinforcements by rail', () => {
  test('rule menu-entrain, ruling 13 they entrain on the railway of their entry area, whatever they are', () => {
    const state = german({ '8pz-1-10-pz': 'off' });
    expectReinforcement(state, '8pz-1-10-pz', 'nw');
    expect(whyNot(state, rail('8pz-1-10-pz', '0801', '0802'))).toBeUndefined();
    expect(whyNot(state, rail('8pz-1-10-pz', '0901', '0802'))).toBe('8 cannot-entrain-here');
    expect(whyNot(state, rail('8pz-1-10-pz', '0118', '0218'))).toBe('17C not-an-entry-hex');
    expect(whyNot(state, rail('8pz-1-10-pz', '0801', '0802', '0803'))).toBe('8 cannot-detrain-here');
    expect(whyNot(state, rail('8pz-1-10-pz', '0801'))).toBe('6A no-path');
    for (const action of listed(state, 'rail', '8pz-1-10-pz')) expect(whyNot(state, action)).toBeUndefined();
    expect(ends(state, 'rail', '8pz-1-10-pz')).toContain('0719');
  });

  test('ruling 64 they pay for the entry hex and for entraining', () => {
    const state = german({ '8pz-1-10-pz': 'off' });
    expectReinforcement(state, '8pz-1-10-pz', 'nw');
    act(state, rail('8pz-1-10-pz', '0801', '0802'));
    expect(whereIs(state, '8pz-1-10-pz')).toBe('0802');
    expect(pointsSpent(state, '8pz-1-10-pz')).toBe(1.25);
    expect(state.railed[1]).toBe(2);
  });
});

test('every journey listed is legal', () => {
  const state = german({ '83id-i-251': '0719', '83id-ii-183': '0720', '9grd-18g': '1120' });
  for (const id of ['83id-i-251', '83id-ii-183']) {
    const journeys = listed(state, 'rail', id);
    expect(journeys.length).toBeGreaterThan(5);
    for (const action of journeys) expect(whyNot(state, action)).toBeUndefined();
  }
});
