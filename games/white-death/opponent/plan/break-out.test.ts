import { expect, test } from 'vitest';
import { grid } from '../../context.js';
import type { ScenarioId } from '../../data/types.js';
import { CITY, WEST } from '../../ground.js';
import { hexOf, setting, type Setting, unitOf, whereIs } from '../../testing/setting.js';
import { choice, movement } from '../../testing/impulse.js';

test('a pocket with a way open marches home and does not pick a fight', () => {
  const state = setting({
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
  setting({
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

test('ruling 102 whoever has broken out and stands on a German edge leaves the map', () => {
  const state = setting({
    scenario: 'scenario-5',
    side: 'german',
    turn: 13,
    units: { '83id-i-277': '0118', '8pz-i-8': '0117', '31rb-1': '0418' },
    impulse: 4,
    left: [3, 3],
  });
  movement(state);
  expect(whereIs(state, '83id-i-277')).toBe('exited');
  expect(state.hexOf[unitOf(state, '8pz-i-8')]).toBeGreaterThanOrEqual(0);
});

/** The citadel with the Soviets to the west, and a gap in the north. */
const ringed = (units: Setting['units']) =>
  setting({
    scenario: 'scenario-5',
    side: 'german',
    turn: 12,
    units: {
      '83id-i-277': { at: '2219', strength: 1 },
      'woehler-5-jaeg': '2219',
      '357rd-1188': '2119',
      '357rd-1190': '2120',
      '357rd-1192': '2220',
      '257rd-943': '2320',
      ...units,
    },
    impulse: 4,
    left: [6, 6],
  });

test('the garrison takes a short way round the Soviets, and whoever is not of it stays', () => {
  const state = ringed({});
  const before = grid.distance(hexOf('2219'), hexOf('2216'));
  movement(state);
  expect(grid.distance(hexOf(whereIs(state, '83id-i-277')), hexOf('2216'))).toBeLessThan(before);
  expect(whereIs(state, 'woehler-5-jaeg')).toBe('2219');
});

/** The relief has taken the one hex beside the citadel in which there are no Soviets. */
const corridor: Setting = {
  scenario: 'scenario-5',
  side: 'german',
  turn: 13,
  units: {
    'lix-343-sec': { at: '2219', strength: 2 },
    '83id-i-251': '2120',
    '83id-ii-251': '2120',
    '83id-iii-251': '2020',
    '83id-i-257': '2020',
    '357rd-1188': '2119',
    '357rd-1190': '2121',
    '357rd-1192': '2218',
    '257rd-943': '2320',
    '257rd-948': '2319',
    '257rd-953': '2220',
  },
  bunkers: { '2219': 6 },
  impulse: 2,
  left: [0, 4],
};

test('the relief leaves room for the garrison in the hexes through which it gets out', () => {
  const state = setting(corridor);
  movement(state);
  expect(whereIs(state, 'lix-343-sec')).toBe('2120');
});

/** The same, with the relief three hexes away, itself cut off, and nobody between. */
const apart: Setting = {
  ...corridor,
  units: {
    ...corridor.units,
    '83id-i-251': '1921',
    '83id-ii-251': '1921',
    '83id-iii-251': '1821',
    '83id-i-257': '1821',
    '381rd-1259': '1919',
    '381rd-1261': '1822',
    '381rd-1263': '1720',
  },
};

/** Where the garrison is after a movement phase, with so many points left. */
function garrisonAfter(turn: number, left: readonly [number, number]): string {
  const state = setting({ ...apart, turn, left });
  movement(state);
  return whereIs(state, 'lix-343-sec');
}

test('the garrison waits in its bunker while the relief is far and the Soviets can follow', () => {
  expect(garrisonAfter(13, [3, 4])).toBe('2219');
  expect(garrisonAfter(13, [0, 4])).toBe('2120');
});

test('before the last turn it goes once the Soviets have spent their points, if it comes to the relief with what is left', () => {
  expect(garrisonAfter(12, [3, 4])).toBe('2219');
  expect(garrisonAfter(12, [0, 4])).toBe('2120');
  expect(garrisonAfter(12, [0, 2])).toBe('2219');
});

const asked = (given: Setting, turn: number, left: readonly [number, number]) =>
  choice(setting({ ...given, turn, step: 'decision', left }));

test('before the last turn the Germans keep six points for when the Soviets have spent theirs', () => {
  expect(asked(apart, 12, [6, 10])).toEqual({ type: 'impulse', points: 2 });
  expect(asked(apart, 12, [3, 10])).toEqual({ type: 'impulse', points: 4 });
  expect(asked(apart, 12, [0, 6])).toEqual({ type: 'impulse', points: 2 });
});

test('in the last turn the Germans pass until the Soviets have spent their points', () => {
  expect(asked(corridor, 13, [3, 10])).toEqual({ type: 'pass' });
  expect(asked(corridor, 13, [0, 10])).toEqual({ type: 'impulse', points: 2 });
});

test('but not while somebody is on his way out and still cut off', () => {
  const { '83id-i-251': _, '83id-ii-251': __, ...units } = corridor.units ?? {};
  const outside = { ...corridor, units: { ...units, 'lix-343-sec': { at: '2120', strength: 2 } } };
  expect(asked(outside, 13, [3, 10])).toEqual({ type: 'impulse', points: 2 });
});

test('the garrison stays when the ring is closed', () => {
  const state = ringed({ '36tb-t34': '2218', '357rd-smg': '2319' });
  movement(state);
  expect(whereIs(state, '83id-i-277')).toBe('2219');
});

test('Brandenburgers who count for points take part in no assault', () => {
  const units = {
    '803-9': '1822',
    '331id-i-557': '1822',
    '331id-ii-557': '1821',
    '31rb-1': { at: '1922', strength: 1 },
  };
  const given = { side: 'german', impulse: 2, left: [3, 3], units } as const;
  const assaulting = (scenario: ScenarioId, turn: number): string[] =>
    movement(setting({ ...given, scenario, turn })).flatMap((action) =>
      action.type === 'assault' ? [action.unit] : [],
    );
  expect(assaulting('scenario-5', 12)).toContain('331id-i-557');
  expect(assaulting('scenario-5', 12)).not.toContain('803-9');
  expect(assaulting('campaign', 12)).toContain('803-9');
});
