import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import { act, attackIn, hitsOn, setting, tryOut, unitOf, whereIs, whyNot } from '../../testing/setting.js';

/** 7.5 Overruns. */

const hits = [6, 6];
const misses = [1, 1];
const charge = (unit: string, path: readonly string[], overrun: string) =>
  ({ type: 'move', unit, path, overrun }) as const;

describe('7.5 as part of a move', () => {
  test.each([
    ['7ad-7h', 'cw', '21-mg8'],
    ['7ad-kdg', 'cw', '21-mg8'],
    ['nz-44rtr', 'cw', '21-mg8'],
    ['21-pz5-1', 'dak', '7ad-2sg'],
    ['ari-m13-7', 'dak', '7ad-2sg'],
    ['15-rec33', 'dak', '7ad-2sg'],
  ] as const)('7.5 armor and recon overrun: %s', (unit, side, enemy) => {
    const state = setting({ side, an: 2, units: { [unit]: 'G7', [enemy]: 'G9' } });
    const log = act(state, side, charge(unit, ['G8'], 'G9'), hits);
    expect(log.map(({ type }) => type)).toEqual(['moved', 'attack', 'hit']);
    expect([whereIs(state, unit), hitsOn(state, enemy)]).toEqual(['G8', 1]);
  });

  test('7.5, ruling 30 not without moving first', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G8', '21-mg8': 'G9' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G9'))).toBe('7.5 overrun-needs-move');
    expect(whyNot(state, 'cw', charge('21-mg8', [], 'G8'))).toBe('3.0 not-your-unit');
  });

  test('7.5 the unit must move adjacent to the defender', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G5', '21-mg8': 'G9' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G6', 'G7'], 'G9'))).toBe('7.0 target-not-adjacent');
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G6'], 'G7'))).toBe('7.0 no-target');
  });

  test('7.5 own units are no target', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G5', '7ad-2rtr': 'G7', '21-mg8': 'G9' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G6'], 'G7'))).toBe('7.0 no-target');
  });

  test('7.5, 3.1 it needs activation as a move does', () => {
    const state = setting({ side: 'cw', an: 5, units: { '7ad-7h': 'G7', '21-mg8': 'G9' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G8'], 'G9'))).toBe('3.1 not-activated');
  });

  test('7.5, 3.4 Stuarts need their moving initiative for it', () => {
    const state = setting({ side: 'cw', an: 4, units: { '7ad-3rtr': 'G7', '21-mg8': 'G9' } });
    expect(whyNot(state, 'cw', charge('7ad-3rtr', ['G8'], 'G9'))).toBe('3.4 stuart-refuelling');
  });

  test('7.5 an illegal walk is refused for the walk', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G7', '21-mg8': 'G9', '21-pio200': 'H7' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G8', 'F8'], 'G9'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', charge('7ad-7h', ['H7'], 'G9'))).toBe('6.0 enemy-occupied');
  });
});

describe('7.5, ruling 33 the price', () => {
  test('7.5 clear ground costs one', () => {
    const units = { '7ad-7h': 'G5', '21-mg8': 'G9' };
    const far = charge('7ad-7h', ['G6', 'G7', 'G8'], 'G9');
    expect(whyNot(setting({ side: 'cw', an: 3, units }), 'cw', far)).toBeUndefined();
    expect(whyNot(setting({ side: 'cw', an: 2, units }), 'cw', far)).toBe('7.5 overrun-too-few-points');
    // Out of points before it is beside its target.
    expect(whyNot(setting({ side: 'cw', an: 1, units }), 'cw', far)).toBe('7.5 overrun-too-few-points');
  });

  test('7.5 entrenchments cost one', () => {
    const units = { '7ad-7h': 'M3', 'ad-155-1': 'O3' };
    expect(whyNot(setting({ side: 'cw', an: 1, units }), 'cw', charge('7ad-7h', ['N3'], 'O3'))).toBeUndefined();
  });

  test('7.5 rough ground costs two', () => {
    const units = { '7ad-7h': 'G12', '15-rec33': 'H13' };
    const near = charge('7ad-7h', ['G13'], 'H13');
    expect(whyNot(setting({ side: 'cw', an: 2, units }), 'cw', near)).toBeUndefined();
    expect(whyNot(setting({ side: 'cw', an: 1, units }), 'cw', near)).toBe('7.5 overrun-too-few-points');
  });

  test('7.5 the hexes driven through cost as in any move', () => {
    // J4 and J5 are rough: 2 for the step, 1 for the overrun.
    const units = { '7ad-7h': 'I4', '21-mg8': 'K3' };
    const through = charge('7ad-7h', ['J4', 'J3'], 'K3');
    expect(whyNot(setting({ side: 'cw', an: 3, units }), 'cw', through)).toBeUndefined();
    expect(whyNot(setting({ side: 'cw', an: 2, units }), 'cw', through)).toBe('7.5 overrun-too-few-points');
  });

  test('7.5, ruling 33 the one-hex minimum pays for no overrun', () => {
    // Two points: all of them go for the rough hex.
    const state = setting({ side: 'cw', an: 1, units: { '7ad-7h': 'J12', '21-mg8': 'J10' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['J11'], 'J10'))).toBe('7.5 overrun-too-few-points');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['J11'] })).toBeUndefined();
  });

  test('7.5 what is left is remembered', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G7', '21-mg8': 'G9' } });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), misses);
    expect(state.pointsLeft[unitOf(state, '7ad-7h')]).toBe(2);
  });
});

describe('7.5 hexes the unit could enter', () => {
  test('7.5 no overrun of an escarpment', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'I8', 'ad-155-3': 'K8' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['J8'], 'K8'))).toBe('7.5 overrun-hex-prohibited');
  });

  test('7.5 rough Points can be overrun', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', 'ad-361-2': 'I10' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['H9'], 'I10'))).toBeUndefined();
  });
});

describe('7.5, 5.0 zones of control', () => {
  test('7.5, 5.0 a unit entering an enemy zone stops, but may overrun from there any enemy beside it', () => {
    const units = { '7ad-7h': 'G7', '21-mg8': 'G9', '21-pio200': 'H8' };
    const state = setting({ side: 'cw', an: 3, units });
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8', 'F8'] })).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G8'], 'G9'))).toBeUndefined();
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G8'], 'H8'))).toBeUndefined();
  });

  test('7.5, 5.0 no overrun after a step from zone to zone', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G8', '21-mg8': 'G9' } });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['H8'], 'G9'))).toBe('5.0 no-overrun-from-zoc-to-zoc');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['H8'] })).toBeUndefined();
  });

  test('7.5, 5.0 the zones may be those of different enemies', () => {
    const units = { '7ad-7h': 'G6', '21-pio200': 'G5', '21-mg8': 'G8' };
    const state = setting({ side: 'cw', an: 3, units });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['G7'], 'G8'))).toBe('5.0 no-overrun-from-zoc-to-zoc');
  });

  test('7.5, ruling 30 a unit that starts beside its target may get clear and come back', () => {
    const state = setting({ side: 'cw', an: 2, units: { '7ad-7h': 'G8', '21-mg8': 'G9' } });
    act(state, 'cw', charge('7ad-7h', ['G7', 'G8'], 'G9'), hits);
    expect(hitsOn(state, '21-mg8')).toBe(1);
    const poorer = setting({ side: 'cw', an: 1, units: { '7ad-7h': 'G8', '21-mg8': 'G9' } });
    expect(whyNot(poorer, 'cw', charge('7ad-7h', ['G7', 'G8'], 'G9'))).toBe('7.5 overrun-too-few-points');
  });

  test('7.5, ruling 29 a friend in the hex does not lift the zone', () => {
    const units = { '7ad-7h': 'G8', '7ad-2sg': 'H8', '21-mg8': 'G9' };
    const state = setting({ side: 'cw', an: 3, units });
    expect(whyNot(state, 'cw', charge('7ad-7h', ['H8'], 'G9'))).toBe('5.0 no-overrun-from-zoc-to-zoc');
  });

  test('7.5, 6.1 a reinforcement may overrun as it enters', () => {
    const state = setting({ side: 'cw', an: 2, turn: 2, units: { 'sa-3sac': 'off', '21-mg8': 'B6' } });
    const enter = { type: 'enter', unit: 'sa-3sac', path: ['A6'], overrun: 'B6' } as const;
    expect(whyNot(state, 'cw', enter)).toBeUndefined();
    const log = act(state, 'cw', enter, hits);
    expect(attackIn(log)).toMatchObject({ rule: '7.5', target: '21-mg8', hit: true });
    expect(state.pointsLeft[unitOf(state, 'sa-3sac')]).toBe(1);
  });

  test('7.5, 6.1 entering reinforcements pay for entry, way and overrun', () => {
    const state = setting({ side: 'cw', an: 1, turn: 2, units: { 'sa-3sac': 'off', '21-mg8': 'C6' } });
    const enter = { type: 'enter', unit: 'sa-3sac', path: ['A6', 'B6'], overrun: 'C6' } as const;
    expect(whyNot(state, 'cw', enter)).toBe('7.5 overrun-too-few-points');
    state.an[1] = 2;
    expect(whyNot(state, 'cw', enter)).toBeUndefined();
  });

  test('7.5 what is offered is what is allowed', () => {
    const units = { '7ad-7h': 'G8', '21-mg8': 'G9', '21-pio200': 'H5' };
    const state = setting({ side: 'cw', an: 3, units });
    const offered = totensonntag.legal(state, 'cw', '7ad-7h').filter((action) => 'overrun' in action);
    expect(offered.length).toBeGreaterThan(4);
    for (const action of offered) expect(whyNot(state, 'cw', action), JSON.stringify(action)).toBeUndefined();
    const back = offered.map((action) => action.type === 'move' && `${action.path.at(-1)}>${action.overrun}`);
    expect(back).toContain('G8>G9');
  });
});

describe('7.5, ruling 31 one overrun', () => {
  const units = { '7ad-7h': 'G7', '21-pz5-1': 'G9', '21-mg8': 'H8' };

  test('7.5, ruling 31 a unit overruns once in an impulse', () => {
    const state = setting({ side: 'cw', an: 4, units });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), hits);
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G9'))).toBe('7.5 one-overrun-only');
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'H8'))).toBe('7.5 one-overrun-only');
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('7.5 having overrun, it neither moves farther nor assaults', () => {
    for (const overruns of ['one', 'many']) {
      const state = setting({ side: 'cw', an: 4, options: { overruns }, units });
      act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), hits);
      expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G7'] })).toBe('3.2 already-acted');
      expect(whyNot(state, 'cw', charge('7ad-7h', ['F8'], 'G9'))).toBe('3.2 already-acted');
      expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G9' })).toBe('3.2 already-acted');
    }
  });

  test('7.5, ruling 32 several units overrun the same hex one after the other', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G7', '7ad-2rtr': 'F6', '21-mg8': 'G9' } });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), hits);
    act(state, 'cw', charge('7ad-2rtr', ['F7', 'F8'], 'G9'), hits);
    expect(hitsOn(state, '21-mg8')).toBe(2);
  });
});

describe('ruling 71 option overruns: many', () => {
  const options = { overruns: 'many' };
  const units = { '7ad-7h': 'G7', '21-pz5-1': 'G9', '21-mg8': 'H8' };

  test('ruling 71 it strikes again from where it stands, while its points last', () => {
    const state = setting({ side: 'cw', an: 3, options, units });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), hits);
    act(state, 'cw', charge('7ad-7h', [], 'G9'), hits);
    act(state, 'cw', charge('7ad-7h', [], 'H8'), misses);
    expect([hitsOn(state, '21-pz5-1'), whereIs(state, '7ad-7h')]).toEqual([2, 'G8']);
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G9'))).toBe('7.5 overrun-too-few-points');
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('ruling 71 each time at the price of the hex attacked', () => {
    const rough = { '7ad-7h': 'G12', '15-rec33': 'H13', '21-mg8': 'G14' };
    const state = setting({ side: 'cw', an: 3, options, units: rough });
    act(state, 'cw', charge('7ad-7h', ['G13'], 'H13'), misses);
    expect(state.pointsLeft[unitOf(state, '7ad-7h')]).toBe(1);
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'H13'))).toBe('7.5 overrun-too-few-points');
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G14'))).toBeUndefined();
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([charge('7ad-7h', [], 'G14')]);
  });

  test('ruling 71 only hexes beside it, with an enemy it could reach', () => {
    const state = setting({ side: 'cw', an: 4, options, units: { ...units, '21-pio200': 'G11' } });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), misses);
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G11'))).toBe('7.0 target-not-adjacent');
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'F8'))).toBe('7.0 no-target');
  });

  test('ruling 71 not for a unit that only moved, or assaulted', () => {
    const state = setting({ side: 'cw', an: 3, options, units: { ...units, '7ad-2rtr': 'F8' } });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8'] });
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G9'))).toBe('7.5 overrun-needs-move');
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G9' }, misses);
    expect(whyNot(state, 'cw', charge('7ad-2rtr', [], 'G9'))).toBe('7.5 overrun-needs-move');
  });

  test('ruling 71 not after an overrun that cleared the hex, advance or no advance', () => {
    const weak = { ...units, '21-pz5-1': { at: 'G9', hits: 3 } };
    const state = setting({ side: 'cw', an: 4, options, units: weak });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), hits);
    const stays = tryOut(state, 'cw', { type: 'stay', unit: '7ad-7h' });
    expect(whyNot(stays, 'cw', charge('7ad-7h', [], 'H8'))).toBe('7.5 overrun-too-few-points');
    const goes = tryOut(state, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'G9' });
    expect(whyNot(goes, 'cw', charge('7ad-7h', [], 'H8'))).toBe('3.2 already-acted');
    for (const after of [stays, goes]) expect(totensonntag.legal(after, 'cw', '7ad-7h')).toEqual([]);
  });

  test('ruling 71 not after an overrun that cleared the hex, even when a friend has advanced into it', () => {
    const weak = { ...units, '7ad-2rtr': 'F8', '21-pz5-1': { at: 'G9', hits: 3 } };
    const state = setting({ side: 'cw', an: 4, options, units: weak });
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G9' }, misses);
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), hits);
    act(state, 'cw', { type: 'advance', unit: '7ad-2rtr', hex: 'G9' });
    act(state, 'cw', { type: 'stay', unit: '7ad-7h' });
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'H8'))).toBe('7.5 overrun-too-few-points');
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('ruling 71 it goes on when somebody else cleared the hex: its own overrun did not', () => {
    const weak = { ...units, '7ad-2rtr': 'F8', '21-pz5-1': { at: 'G9', hits: 3 } };
    const state = setting({ side: 'cw', an: 4, options, units: weak });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), misses);
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G9' }, hits);
    act(state, 'cw', { type: 'done' });
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'H8'))).toBeUndefined();
  });

  test('ruling 71, 7.3 having overrun two hexes it may advance into either', () => {
    const weak = { ...units, '7ad-2rtr': 'F9', '7ad-6rtr': 'H7', '21-pz5-1': { at: 'G9', hits: 3 } };
    const state = setting({ side: 'cw', an: 4, options, units: { ...weak, '21-mg8': { at: 'H8', hits: 2 } } });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), misses);
    act(state, 'cw', charge('7ad-7h', [], 'H8'), misses);
    const first = tryOut(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G9' }, hits);
    expect(whyNot(first, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'G9' })).toBeUndefined();
    const second = tryOut(state, 'cw', { type: 'assault', unit: '7ad-6rtr', target: 'H8' }, hits);
    expect(whyNot(second, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'H8' })).toBeUndefined();
  });

  test('ruling 71, 7.3 having stayed out of the first, it may advance into the second', () => {
    const weak = { ...units, '7ad-2rtr': 'F9', '7ad-6rtr': 'H7', '21-pz5-1': { at: 'G9', hits: 3 } };
    const state = setting({ side: 'cw', an: 4, options, units: { ...weak, '21-mg8': { at: 'H8', hits: 2 } } });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), misses);
    act(state, 'cw', charge('7ad-7h', [], 'H8'), misses);
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G9' }, hits);
    act(state, 'cw', { type: 'stay', unit: '7ad-7h' });
    act(state, 'cw', { type: 'stay', unit: '7ad-2rtr' });
    act(state, 'cw', { type: 'assault', unit: '7ad-6rtr', target: 'H8' }, hits);
    expect(whyNot(state, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'H8' })).toBeUndefined();
  });

  test('ruling 32, ruling 71 one that has advanced elsewhere meanwhile may not', () => {
    const weak = { ...units, '7ad-2rtr': 'F9', '21-pz5-1': { at: 'G9', hits: 3 }, '21-mg8': { at: 'H8', hits: 2 } };
    const state = setting({ side: 'cw', an: 4, options, units: weak });
    act(state, 'cw', charge('7ad-7h', ['G8'], 'G9'), misses);
    act(state, 'cw', charge('7ad-7h', [], 'H8'), hits);
    act(state, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'H8' });
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G9' }, hits);
    expect(whyNot(state, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'G9' })).toBe('3.2 already-acted');
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('ruling 71 units that entered this impulse go on overrunning too', () => {
    const state = setting({ side: 'cw', an: 2, turn: 2, options, units: { 'sa-3sac': 'off', '21-mg8': 'B6' } });
    act(state, 'cw', { type: 'enter', unit: 'sa-3sac', path: ['A6'], overrun: 'B6' }, misses);
    act(state, 'cw', charge('sa-3sac', [], 'B6'), hits);
    expect(hitsOn(state, '21-mg8')).toBe(1);
  });
});
