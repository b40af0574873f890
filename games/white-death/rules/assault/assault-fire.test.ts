import { ActionCodes, type Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { makeAction } from '../../actions/action-numbers.js';
import { Order } from '../../actions/actions.js';
import { DEFENSIVE_ONLY } from '../../context.js';
import { RESOLVED, SUPPORTED } from '../../state.js';
import { eventsOf, hexOf, stackAt, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { detailsOf, fight, fire, whyNotFire } from '../../testing/combat.js';
import { orderFor } from '../../testing/start.js';
import { playAssault } from './assault.js';
import { checkFire, listFires } from './assault-fire.js';
import { unpackVariant } from '../fire/variants.js';
import { garrisonStands } from '../city/garrisons.js';

const units = {
  '83id-i-277': '1413',
  '83id-14-277': '1413',
  '9grd-18g': '1514',
  '9grd-smg': '1514',
};
const infantry = () => fight('1413', ['9grd-18g', '9grd-smg'], 'assault', { units });

test('5.5, 9A all who assault fire at what is in the hex', () => {
  const state = infantry();
  const log = fire(
    state,
    { target: '1413', allocation: { '83id-i-277': 36, '83id-14-277': 8 }, order: ['83id-i-277'] },
    6,
    1,
    6,
  );
  expect(detailsOf(log, 'assault-fire')[0]).toMatchObject({ hex: '1413', conventional: 44, antitank: 0 });
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([
    { unit: '83id-i-277', fire: 36, odds: '6:1', result: 1 },
    { unit: '83id-14-277', fire: 8, odds: '2:1', result: null },
  ]);
  expect(state.marks[hexOf('1413')] & RESOLVED).toBe(RESOLVED);
  expect(whyNotFire(state, 'fire', { target: '1413' })).toBe('fire-done');
});

test('9A a unit that defensive fire has kept from assaulting does not fire', () => {
  const state = infantry();
  state.target[unitOf(state, '9grd-18g')] = -1;
  expect(whyNotFire(state, 'fire', { target: '1413', allocation: { '83id-i-277': 8 } })).toBeNull();
  expect(whyNotFire(state, 'fire', { target: '1413', allocation: { '83id-i-277': 8.25 } })).toBe('too-much-fire');
});

test('11A1 a gun that assaults and supports adds its support and nothing else', () => {
  const guns = { '8pz-i-8': '1514', '8pz-5-8-sig': { at: '1514', deployed: true }, '9grd-18g': '1413' };
  const state = fight('1413', ['8pz-i-8', '8pz-5-8-sig'], 'assault', { side: 'german', units: guns });
  const gun = unitOf(state, '8pz-5-8-sig');
  // No gun of the built-in data may assault; those of an owner's file may.
  const { kind } = state.context;
  const printed = kind[gun];
  kind[gun] &= ~DEFENSIVE_ONLY;
  try {
    const most = (points: number, support: readonly string[]) =>
      whyNotFire(state, 'fire', { target: '1413', support, allocation: { '9grd-18g': points } });
    expect([most(17, []), most(17.25, [])]).toEqual([null, 'too-much-fire']);
    expect([most(21, ['8pz-5-8-sig']), most(21.25, ['8pz-5-8-sig'])]).toEqual([null, 'too-much-fire']);
    state.flags[gun] |= SUPPORTED;
    expect([most(15, []), most(15.25, [])]).toEqual([null, 'too-much-fire']);
  } finally {
    kind[gun] = printed;
  }
});

describe('10A, 10B antitank fire in the assault', () => {
  const tanks = (defender: string) =>
    fight('1413', ['33tb-t34', '9grd-18g'], 'assault', {
      units: { [defender]: '1413', '33tb-t34': '1514', '9grd-18g': '1513' },
    });

  test('10A only AFVs fire antitank', () => {
    const log = fire(tanks('8pz-4-10-pz'), { target: '1413' }, 6);
    expect(detailsOf(log, 'assault-fire')[0]).toMatchObject({ conventional: 60, antitank: 12 });
    expect(detailsOf(log, 'antitank-fire')).toMatchObject([{ unit: '8pz-4-10-pz', odds: '4:1', result: 0 }]);
  });

  test('10D AFVs fire both kinds', () => {
    const state = fight('1413', ['33tb-t34'], 'assault', {
      units: { '8pz-4-10-pz': '1413', '83id-i-277': '1413', '33tb-t34': '1514' },
    });
    const allocation = { '8pz-4-10-pz': 12, '83id-i-277': 24 };
    expect(whyNotFire(state, 'fire', { target: '1413', allocation })).toBeNull();
  });

  test('9C4, 10C3 what a unit loses is told with the rule of the fire that took it', () => {
    const rules = (log: Log) => eventsOf(log, 'strength-lost').map(({ rule }) => rule);
    expect(rules(fire(tanks('8pz-4-10-pz'), { target: '1413' }, 1))).toEqual(['10C3']);
    expect(rules(fire(tanks('83id-i-277'), { target: '1413' }, 1, 1))).toEqual(['9C4']);
  });

  test('10A weapons units do not fire antitank in the assault', () => {
    const state = fight('1413', ['lix-2-93-flak'], 'assault', {
      side: 'german',
      units: { '33tb-t34': '1413', 'lix-2-93-flak': '1514' },
    });
    expect(whyNotFire(state, 'fire', { target: '1413', antitank: ['lix-2-93-flak'] })).toBe('antitank-in-defence-only');
    expect(whyNotFire(state, 'fire', { target: '1413', allocation: { '33tb-t34': 0.5 } })).toBe('too-much-fire');
  });
});

test('9C3 no weapons unit unless all personnel in the hex is attacked', () => {
  const refused = (allocation: Record<string, number>) =>
    whyNotFire(infantry(), 'fire', { target: '1413', allocation });
  expect(refused({ '83id-i-277': 0, '83id-14-277': 4 })).toBe('personnel-not-attacked');
  expect(refused({ '83id-i-277': 6, '83id-14-277': 8 })).toBe('weapons-above-personnel');
  expect(refused({ '83id-14-277': 8 })).toBeNull();
});

test('14B3 a unit that fails leaves the hex', () => {
  const state = fight('1413', ['9grd-18g'], 'assault', {
    units: { ...units, '9grd-18g': { at: '1514', strength: 2 } },
  });
  fire(state, { target: '1413', allocation: { '83id-i-277': 6, '83id-14-277': 0 } }, 3, 6);
  expect(whereIs(state, '83id-i-277')).not.toBe('1413');
  expect(strengthOf(state, '83id-i-277')).toBe(3);
  expect(whereIs(state, '83id-14-277')).toBe('1413');
});

test('rule menu-resolve, ruling 50 unit by unit: dice, losses, morale, retreat, before the next is rolled for', () => {
  const state = infantry();
  const log = fire(
    state,
    { target: '1413', allocation: { '83id-i-277': 36, '83id-14-277': 8 }, order: ['83id-i-277'] },
    1,
    6,
    3,
  );
  expect(log.map((event) => event.type)).toEqual([
    'assault-fire',
    'conventional-fire',
    'strength-lost',
    'morale',
    'strength-lost',
    'retreated',
    'conventional-fire',
    'strength-lost',
    'eliminated',
  ]);
});

describe('14C2, ruling 27 tank fright', () => {
  const assaulted = (hex: string, defenders: readonly string[], tank = '33tb-t34') =>
    fight(hex, [tank], 'assault', {
      units: { ...Object.fromEntries(defenders.map((id) => [id, hex])), [tank]: { at: '1514', strength: 2 } },
    });

  test('14C2 whom the fire calls to a check takes it one level worse', () => {
    const log = fire(assaulted('1413', ['83id-i-277']), { target: '1413', allocation: { '83id-i-277': 6 } }, 1, 1);
    expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ odds: '1:1', result: 1 }]);
    expect(detailsOf(log, 'morale')).toMatchObject([{ total: 3 }]);
  });

  test('14C2 whom it spares checks without a modifier, once, after the fire', () => {
    const log = fire(assaulted('1413', ['83id-i-277']), { target: '1413', allocation: { '83id-i-277': 6 } }, 6, 1);
    expect(detailsOf(log, 'tank-fright')).toEqual([{ unit: '83id-i-277', hex: '1413' }]);
    expect(detailsOf(log, 'morale')).toMatchObject([{ total: 1, outcome: 'passed' }]);
  });

  test('14C2 whoever fails in that way retreats as well', () => {
    const state = assaulted('1413', ['83id-i-277']);
    fire(state, { target: '1413', allocation: { '83id-i-277': 0 } }, 6);
    expect(whereIs(state, '83id-i-277')).not.toBe('1413');
  });

  test('14C2 German AFVs, antitank and heavy antiaircraft units and all with them are immune', () => {
    for (const fearless of ['83id-14-277', 'lix-286-flak', 'lix-3-185-stug']) {
      const state = assaulted('1413', ['83id-i-277', fearless]);
      const log = fire(state, { target: '1413', allocation: { '83id-i-277': 0, [fearless]: 0 } });
      expect(detailsOf(log, 'morale')).toEqual([]);
    }
  });

  test('14C2 all units in a town are immune', () => {
    const state = assaulted('1615', ['83id-i-277']);
    expect(detailsOf(fire(state, { target: '1615', allocation: { '83id-i-277': 0 } }), 'morale')).toEqual([]);
  });

  test('14C2 Soviet AFVs are not immune, and Soviet antitank units help nobody', () => {
    const state = fight('1413', ['8pz-4-10-pz'], 'assault', {
      side: 'german',
      units: { '33tb-t34': '1413', '9grd-at': '1413', '8pz-4-10-pz': '1514' },
    });
    const log = fire(state, { target: '1413', allocation: { '33tb-t34': 0, '9grd-at': 0 } }, 1, 1);
    expect(detailsOf(log, 'tank-fright').map((detail) => detail['unit'])).toEqual(['9grd-at', '33tb-t34']);
  });

  test('14C2, ruling 71 a stack that assaults frightens by an AFV in it that does not assault itself', () => {
    const state = fight('1413', ['9grd-18g'], 'assault', {
      units: { '83id-i-277': '1413', '9grd-18g': '1514', '33tb-t34': '1514' },
    });
    const log = fire(state, { target: '1413', allocation: { '83id-i-277': 0 } }, 1);
    expect(detailsOf(log, 'tank-fright')).toEqual([{ unit: '83id-i-277', hex: '1413' }]);
  });

  test('14C2, ruling 71 AFVs in a stack that does not assault frighten nobody', () => {
    const state = fight('1413', ['9grd-18g'], 'assault', {
      units: { '83id-i-277': '1413', '9grd-18g': '1514', '33tb-t34': '1513' },
    });
    expect(detailsOf(fire(state, { target: '1413', allocation: { '83id-i-277': 0 } }), 'morale')).toEqual([]);
  });
});

describe('rule intrinsic-garrisons', () => {
  const town = (more: Record<string, string> = {}) =>
    fight('0915', ['9grd-18g'], 'assault', { units: { '9grd-18g': '0916', ...more }, garrisons: ['0915'] });

  test('rule intrinsic-garrisons, ruling 49 any loss destroys the garrison', () => {
    const state = town();
    const log = fire(state, { target: '0915' }, 2);
    expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ unit: null, defence: 10, odds: '3:1', result: 2 }]);
    expect(garrisonStands(state, hexOf('0915'))).toBe(false);
  });

  test('ruling 49 a morale check does not touch it', () => {
    const state = town();
    fire(state, { target: '0915' }, 6);
    expect(garrisonStands(state, hexOf('0915'))).toBe(true);
  });

  test('ruling 70 it is fired at with what an order leaves', () => {
    const state = town({ '83id-i-277': '0915' });
    const log = fire(state, { target: '0915', allocation: { '83id-i-277': 16 }, order: ['83id-i-277'] }, 6, 6);
    expect(detailsOf(log, 'conventional-fire')).toMatchObject([
      { unit: '83id-i-277', fire: 16, odds: '1:1' },
      { unit: null, fire: 20, odds: '2:1' },
    ]);
  });
});

test('ruling 23 assault fire does not touch a bunker', () => {
  const state = fight('2619', ['257rd-943'], 'assault', {
    units: { '83id-i-277': '2619', '257rd-943': '2719' },
    bunkers: { '2619': 10 },
  });
  const log = fire(state, { target: '2619' }, 1);
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ unit: '83id-i-277', defence: 15, odds: '1:1' }]);
  expect(state.bunkers[state.context.ground.cityIndex[hexOf('2619')]]).toBe(10);
  expect(detailsOf(log, 'morale-sheltered')).toHaveLength(1);
});

test('12B, 21A slopes and close combat count for each unit by itself', () => {
  // Submachinegunners fire from the wooded heights at 1723, the regiment at 1622 from below.
  const state = fight('1722', ['9grd-smg', '46grd-135g'], 'assault', {
    units: { '83id-i-277': '1722', '9grd-smg': '1723', '46grd-135g': '1622' },
  });
  const log = fire(state, { target: '1722' }, 6, 1);
  expect(detailsOf(log, 'assault-fire')[0]).toMatchObject({ conventional: 8 * 2 * 2 + 36 });
});

test('11A1, rule default-actions listed fires are legal; support is taken only when it is asked for', () => {
  const state = fight('1413', ['9grd-18g', '9grd-smg'], 'assault', {
    units: { ...units, '9grd-art': { at: '1714', deployed: true } },
  });
  const codes = new ActionCodes();
  listFires(state, codes);
  const order = new Order();
  const actions = Array.from({ length: codes.length }, (_, i) => {
    unpackVariant(state, codes.head(i), codes.tail(i), order);
    expect(checkFire(state, order)).toBeNull();
    return makeAction(state.context, order);
  });
  expect(actions).toEqual([
    { type: 'fire', target: '1413' },
    { type: 'fire', target: '1413', support: ['9grd-art'] },
  ]);
  // 44 of the assaulting units and 6 of the guns, which no bridge supplies (15B).
  expect(
    whyNotFire(state, 'fire', { target: '1413', support: ['9grd-art'], allocation: { '83id-i-277': 50 } }),
  ).toBeNull();
  expect(
    whyNotFire(state, 'fire', { target: '1413', support: ['9grd-art'], allocation: { '83id-i-277': 50.25 } }),
  ).toBe('too-much-fire');
});

test('11A1, ruling 77 army troops in the fight do not keep its only division from commanding', () => {
  const guns = { '9grd-art': { at: '1714', deployed: true } };
  const state = fight('1413', ['9grd-18g', '2mc-mc'], 'assault', {
    units: { '83id-i-277': '1413', '9grd-18g': '1514', '2mc-mc': '1513', ...guns },
  });
  expect(whyNotFire(state, 'fire', { target: '1413', support: ['9grd-art'] })).toBeNull();
  const others = fight('1413', ['9grd-18g', '31rb-1', '2mc-mc'], 'assault', {
    units: { '83id-i-277': '1413', '9grd-18g': '1514', '31rb-1': '1414', '2mc-mc': '1513', ...guns },
  });
  expect(whyNotFire(others, 'fire', { target: '1413', support: ['9grd-art'] })).toBe('no-headquarters');
});

test('9C3 whoever was fired at and has fled into another hex under assault is not fired at again', () => {
  // Every other way is barred; a weapons company alone has no zone, so that a hex it assaults is open.
  const state = fight('0505', ['83id-i-251'], 'assault', {
    side: 'german',
    units: {
      '31rb-1': '0505',
      '31rb-2': '0304',
      '83id-i-251': '0604',
      'lix-2-93-flak': '0203',
      '291id-i-504': '0502',
      '291id-ii-504': '0508',
      '291id-iii-504': '0307',
      '291id-i-505': '0205',
      '291id-iii-505': '0607',
      '83id-ii-251': '0703',
      '83id-iii-251': '0707',
      '83id-i-257': '0804',
      '83id-iii-257': '0402',
    },
  });
  playAssault(state, orderFor(state, { type: 'assault', unit: 'lix-2-93-flak', target: '0304' }), null);
  fire(state, { target: '0505' }, 5, 6);
  expect(stackAt(state, '0304')).toEqual(['31rb-2', '31rb-1']);
  expect(whyNotFire(state, 'fire', { target: '0304', allocation: { '31rb-1': 2 } })).toBe('not-fired-at');
  const log = fire(state, { target: '0304' }, 6);
  expect(detailsOf(log, 'conventional-fire').map(({ unit }) => unit)).toEqual(['31rb-2']);
});
