import { ActionCodes } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { makeAction } from '../../actions/action-numbers.js';
import { Order } from '../../actions/actions.js';
import { DEFENDED, NONE, SHAKEN, SUPPORTED } from '../../state.js';
import { eventsOf, hexOf, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { defend, detailsOf, fight, whyNotFire } from '../../testing/combat.js';
import { checkDefend, listDefences } from './defensive-fire.js';
import { unpackVariant } from '../fire/variants.js';
import { stackIsLegal } from '../stacking/stacking.js';
import { texts } from '../../text/index.js';

/** Two battalions and an antitank company are assaulted by a regiment and its submachinegunners. */
const units = {
  '83id-i-277': '1413',
  '83id-ii-277': '1413',
  '83id-14-277': '1413',
  '9grd-18g': '1514',
  '9grd-smg': '1514',
};
const infantry = () => fight('1413', ['9grd-18g', '9grd-smg'], 'defence', { units });

test('5.4, 9A everything in the hex fires, at those who assault it', () => {
  const state = infantry();
  const log = defend(state, { target: '1413', allocation: { '9grd-18g': 31 } }, 6, 1);
  expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ hex: '1413', conventional: 31, antitank: 3, guns: 0 });
  expect(detailsOf(log, 'conventional-fire')).toEqual([
    { unit: '9grd-18g', hex: '1514', fire: 31, defence: 6, odds: '5:1', die: 6, result: 1 },
  ]);
  expect(strengthOf(state, '9grd-18g')).toBe(8);
  expect(state.marks[hexOf('1413')] & DEFENDED).toBe(DEFENDED);
  expect(whyNotFire(state, 'defend', { target: '1413' })).toBe('fire-done');
});

test('9B only units that assault the hex are fired at', () => {
  const state = fight('1413', ['9grd-18g'], 'defence', { units });
  expect(whyNotFire(state, 'defend', { target: '1413', allocation: { '9grd-smg': 5 } })).toBe('not-fired-at');
  expect(whyNotFire(state, 'defend', { target: '1513' })).toBe('not-under-assault');
});

test('9B, 10B AFVs are fired at by antitank fire, everybody else by conventional fire', () => {
  const state = fight('1413', ['33tb-t34', '9grd-18g'], 'defence', {
    units: { '83id-i-277': '1413', '83id-14-277': '1413', '33tb-t34': '1514', '9grd-18g': '1513' },
  });
  // 1.5 of the battalion and 2 of the antitank company.
  const log = defend(
    state,
    { target: '1413', antitank: ['83id-14-277'], allocation: { '33tb-t34': 3.5, '9grd-18g': 15 } },
    6,
    6,
  );
  expect(detailsOf(log, 'antitank-fire')).toMatchObject([{ unit: '33tb-t34', fire: 3.5, defence: 4, odds: '1:2' }]);
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ unit: '9grd-18g', fire: 15, odds: '2:1' }]);
});

describe('10A, 10D who fires antitank', () => {
  const tanks = () =>
    fight('1413', ['33tb-t34', '9grd-18g'], 'defence', {
      units: { '83id-i-277': '1413', '83id-14-277': '1413', '33tb-t34': '1514', '9grd-18g': '1513' },
    });

  test('10D personnel fires both kinds in one phase, a weapons unit one of them', () => {
    const state = tanks();
    const allocation = { '33tb-t34': 3.5, '9grd-18g': 16 };
    expect(whyNotFire(state, 'defend', { target: '1413', allocation })).toBe('too-much-fire');
    expect(whyNotFire(state, 'defend', { target: '1413', allocation: { ...allocation, '9grd-18g': 15 } })).toBeNull();
    const conventional = { '33tb-t34': 1.5, '9grd-18g': 16 };
    expect(whyNotFire(state, 'defend', { target: '1413', allocation: conventional })).toBeNull();
    expect(whyNotFire(state, 'defend', { target: '1413', antitank: ['83id-14-277'], allocation: conventional })).toBe(
      'too-much-fire',
    );
  });

  test('10D only weapons units can be told to', () => {
    expect(whyNotFire(tanks(), 'defend', { target: '1413', antitank: ['83id-i-277'] })).toBe('not-a-weapons-unit');
    expect(whyNotFire(tanks(), 'defend', { target: '1413', antitank: ['83id-14-277'] })).toBeNull();
  });

  test('10A, ruling 19 a unit without an antitank factor adds nothing', () => {
    const state = fight('1413', ['33tb-t34'], 'defence', { units: { 'lix-343-sec': '1413', '33tb-t34': '1514' } });
    const log = defend(state, { target: '1413' });
    expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ conventional: 12, antitank: 0 });
  });
});

describe('9C3 how fire may be divided', () => {
  const mixed = () =>
    fight('1413', ['lix-2-93-flak', '83id-i-277', '83id-ii-277'], 'defence', {
      side: 'german',
      units: {
        '9grd-18g': '1413',
        '83id-i-277': '1514',
        'lix-2-93-flak': '1514',
        '83id-ii-277': '1513',
      },
    });
  const refused = (allocation: Record<string, number>) => whyNotFire(mixed(), 'defend', { target: '1413', allocation });

  test('9C3 all the fire there is, and no more', () => {
    expect(refused({ '83id-i-277': 36, 'lix-2-93-flak': 0, '83id-ii-277': 0 })).toBeNull();
    expect(refused({ '83id-i-277': 36.25 })).toBe('too-much-fire');
  });

  test('9C3 no weapons unit unless all personnel in its hex is attacked', () => {
    expect(refused({ '83id-i-277': 0, 'lix-2-93-flak': 4 })).toBe('personnel-not-attacked');
    expect(refused({ '83id-i-277': 6, 'lix-2-93-flak': 4 })).toBeNull();
  });

  test('9C3, ruling 17 nor at better odds than personnel in its hex', () => {
    expect(refused({ '83id-i-277': 6, 'lix-2-93-flak': 8 })).toBe('weapons-above-personnel');
    expect(refused({ '83id-i-277': 12, 'lix-2-93-flak': 8 })).toBeNull();
    expect(refused({ '83id-i-277': 18, 'lix-2-93-flak': 8 })).toBeNull();
  });

  test('9C3 personnel in another hex makes no difference', () => {
    expect(refused({ '83id-i-277': 12, 'lix-2-93-flak': 8, '83id-ii-277': 0 })).toBeNull();
  });

  test('9C3, ruling 73 personnel that is not named gets what its weapons call for, if there is enough', () => {
    expect(refused({ 'lix-2-93-flak': 8 })).toBeNull();
    expect(refused({ 'lix-2-93-flak': 8, '83id-ii-277': 20 })).toBe('personnel-not-attacked');
    const allocation = { 'lix-2-93-flak': 8, '83id-ii-277': 16 };
    const log = defend(mixed(), { target: '1413', allocation, order: ['83id-i-277', '83id-ii-277'] }, 6, 6, 6);
    expect(detailsOf(log, 'conventional-fire')).toMatchObject([
      { unit: '83id-i-277', fire: 12 },
      { unit: '83id-ii-277', fire: 16 },
      { unit: 'lix-2-93-flak', fire: 8 },
    ]);
  });
});

test('9C4, 9C5, ruling 15 the example of the manual: MC3 on three points costs one and adds 3 to the check', () => {
  const state = fight('1413', ['83id-i-277'], 'defence', {
    side: 'german',
    units: { '9grd-18g': { at: '1413', strength: 8 }, '83id-i-277': '1514' },
  });
  const log = defend(state, { target: '1413', allocation: { '83id-i-277': 30 } }, 1, 1);
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ odds: '5:1', die: 1, result: 3 }]);
  expect(detailsOf(log, 'morale')).toMatchObject([{ die: 1, total: 4, morale: 5, outcome: 'passed' }]);
  expect(strengthOf(state, '83id-i-277')).toBe(2);
});

/** Ten points of fire, and one more: too little for better odds than 1:1. */
const weak = () =>
  fight('1413', ['9grd-18g', '9grd-smg'], 'defence', {
    units: {
      '83id-i-277': { at: '1413', strength: 2 },
      '83id-14-277': '1413',
      '9grd-18g': '1514',
      '9grd-smg': '1514',
    },
  });

test('ruling 16 a plain MC is a check without a loss', () => {
  const state = weak();
  const log = defend(state, { target: '1413', allocation: { '9grd-18g': 6, '9grd-smg': 0 } }, 3, 1);
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ odds: '1:1', result: 0 }]);
  expect(detailsOf(log, 'morale')).toMatchObject([{ total: 1, outcome: 'passed' }]);
  expect(strengthOf(state, '9grd-18g')).toBe(9);
});

test('9C3, ruling 74 below the table no die is rolled', () => {
  const state = fight('1413', ['9grd-18g', '9grd-smg'], 'defence', {
    units: { '83id-14-277': '1413', '9grd-18g': '1514', '9grd-smg': '1514' },
  });
  const log = defend(state, { target: '1413', allocation: { '9grd-18g': 1, '9grd-smg': 0 } });
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ odds: '-', die: null, result: null }]);
});

test('10C4, 14A1 an AFV that has lost points checks with what it lost', () => {
  const state = fight('1413', ['33tb-t34'], 'defence', {
    units: { 'lix-286-flak': '1413', '33tb-t34': { at: '1514', strength: 2 } },
  });
  // 8 against 4 is 2:1; a 1 takes two points, and both that are left.
  const log = defend(state, { target: '1413', antitank: ['lix-286-flak'] }, 1);
  expect(detailsOf(log, 'antitank-fire')).toMatchObject([{ fire: 8, odds: '2:1', result: 2 }]);
  expect(whereIs(state, '33tb-t34')).toBe('lost');
  expect(state.losses[1]).toBe(2);
  const other = fight('1413', ['33tb-t34'], 'defence', { units: { 'lix-286-flak': '1413', '33tb-t34': '1514' } });
  expect(detailsOf(defend(other, { target: '1413' }, 1, 1), 'morale')).toMatchObject([{ total: 3, morale: 4 }]);
});

test('14B2 a failed check keeps a unit from assaulting', () => {
  const state = weak();
  defend(state, { target: '1413', allocation: { '9grd-18g': 6, '9grd-smg': 0 } }, 3, 6);
  expect(whereIs(state, '9grd-18g')).toBe('1514');
  expect(state.target[unitOf(state, '9grd-18g')]).toBe(NONE);
  expect(state.target[unitOf(state, '9grd-smg')]).toBe(hexOf('1413'));
});

test('14B1 a unit shaken by barrage does not fire', () => {
  const state = infantry();
  state.flags[unitOf(state, '83id-ii-277')] = SHAKEN;
  expect(whyNotFire(state, 'defend', { target: '1413', allocation: { '9grd-18g': 16 } })).toBeNull();
  expect(whyNotFire(state, 'defend', { target: '1413', allocation: { '9grd-18g': 17 } })).toBe('too-much-fire');
});

test('14C4, 14C7 units of a hex are fired at in order, and the fate of one weighs on the next', () => {
  const state = fight('1413', ['9grd-18g', '9grd-smg'], 'defence', {
    units: { ...units, '83id-ii-277': { at: '1413', strength: 2 }, '9grd-smg': { at: '1514', strength: 1 } },
  });
  const log = defend(
    state,
    { target: '1413', allocation: { '9grd-18g': 12, '9grd-smg': 12 }, order: ['9grd-18g'] },
    2,
    6,
    2,
  );
  expect(detailsOf(log, 'morale')).toMatchObject([{ unit: '9grd-18g', total: 7, outcome: 'failed' }]);
  expect(whereIs(state, '9grd-smg')).toBe('lost');
});

test('12B, ruling 72 fire down a slope counts double, fire on the level does not', () => {
  // 1723 is high ground; 1722 is below it, 1623 is as high.
  const state = fight('1723', ['9grd-18g', '46grd-135g'], 'defence', {
    units: { '83id-i-277': '1723', '9grd-18g': '1722', '46grd-135g': '1623' },
  });
  const refused = (down: number, level: number) =>
    whyNotFire(state, 'defend', { target: '1723', allocation: { '9grd-18g': down, '46grd-135g': level } });
  expect(refused(30, 0)).toBeNull();
  expect(refused(30.25, 0)).toBe('too-much-fire');
  expect(refused(0, 15)).toBeNull();
  expect(refused(0, 15.25)).toBe('too-much-fire');
  expect(refused(20, 5)).toBeNull();
  expect(refused(20, 5.25)).toBe('too-much-fire');
});

test('12B, rule 19 what a bunker adds is not doubled by a slope', () => {
  const state = fight('2619', ['257rd-943'], 'defence', {
    units: { '83id-i-277': '2619', '257rd-943': '2719' },
    bunkers: { '2619': 10 },
  });
  expect(whyNotFire(state, 'defend', { target: '2619', allocation: { '257rd-943': 25 } })).toBeNull();
  expect(whyNotFire(state, 'defend', { target: '2619', allocation: { '257rd-943': 25.25 } })).toBe('too-much-fire');
});

test('rule 19 a bunker fires at tanks as well', () => {
  const state = fight('2619', ['33tb-t34'], 'defence', {
    units: { '83id-i-277': '2619', '33tb-t34': '2719' },
    bunkers: { '2619': 7 },
  });
  const log = defend(state, { target: '2619' }, 6);
  expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ conventional: 22, antitank: 8.5 });
});

test('rule intrinsic-garrisons a garrison fires with a factor of four', () => {
  const state = fight('0915', ['9grd-18g'], 'defence', { units: { '9grd-18g': '0916' }, garrisons: ['0915'] });
  const log = defend(state, { target: '0915' }, 6);
  expect(detailsOf(log, 'conventional-fire')).toMatchObject([{ unit: '9grd-18g', fire: 3.5, defence: 7, odds: '1:2' }]);
  expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ conventional: 4, antitank: 0 });
});

describe('11A1, 15A4 support', () => {
  const supported = () =>
    fight('1413', ['9grd-18g', '9grd-smg'], 'defence', {
      units: {
        ...units,
        '83id-i-183': { at: '1113', deployed: true },
        '83id-ii-183': { at: '1113', deployed: false },
      },
      supply: [6, 1, 0],
    });

  test('15A4 at high intensity guns fire their own factor, for a point; otherwise a factor of 1', () => {
    const high = supported();
    const log = defend(
      high,
      { target: '1413', support: ['83id-i-183'], intensity: 'high', allocation: { '9grd-18g': 41, '9grd-smg': 0 } },
      6,
      1,
    );
    expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ conventional: 41, guns: 1, intensity: 'high' });
    expect(high.supply[1]).toBe(0);
    expect(high.flags[unitOf(high, '83id-i-183')] & SUPPORTED).toBe(SUPPORTED);
    const low = supported();
    const again = defend(
      low,
      { target: '1413', support: ['83id-i-183'], allocation: { '9grd-18g': 33, '9grd-smg': 0 } },
      6,
      1,
    );
    expect(detailsOf(again, 'defensive-fire')[0]).toMatchObject({ conventional: 33, intensity: 'low' });
    expect(low.supply[1]).toBe(1);
  });

  test('15A4 without a point there is no high intensity', () => {
    const state = supported();
    state.supply[1] = 0;
    expect(whyNotFire(state, 'defend', { target: '1413', support: ['83id-i-183'], intensity: 'high' })).toBe(
      'no-supply-for-intensity',
    );
  });

  test('6B2, 11A1 guns must be deployed, and support once', () => {
    const state = supported();
    expect(whyNotFire(state, 'defend', { target: '1413', support: ['83id-ii-183'] })).toBe('not-deployed');
    expect(whyNotFire(state, 'defend', { target: '1413', support: ['83id-i-183', '83id-i-183'] })).toBe(
      'already-fired',
    );
    expect(whyNotFire(state, 'defend', { target: '1413', headquarters: '3mtn' })).toBe('not-a-headquarters');
  });

  test('11A1 a gun that supports does not fire from the hex', () => {
    const state = fight('1413', ['9grd-18g'], 'defence', {
      units: { '83id-i-277': '1413', '83id-i-183': { at: '1413', deployed: true }, '9grd-18g': '1514' },
    });
    const log = defend(
      state,
      { target: '1413', support: ['83id-i-183'], intensity: 'high', allocation: { '9grd-18g': 25 } },
      6,
      1,
    );
    expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ conventional: 25, units: ['83id-i-277'] });
  });

  test('rule default-actions left to itself the fire takes no artillery', () => {
    const log = defend(supported(), { target: '1413' }, 6, 1);
    expect(detailsOf(log, 'defensive-fire')[0]).toMatchObject({ guns: 0 });
    expect(eventsOf(log, 'support')).toEqual([]);
  });

  test('4C which guns supported is told to their own side only', () => {
    const log = defend(supported(), { target: '1413', support: ['83id-i-183'] }, 6, 1, 6);
    expect(eventsOf(log, 'support')[0].seats).toEqual(['german']);
  });

  test('rule menu-combat listed fires are legal and differ in support', () => {
    const state = supported();
    const codes = new ActionCodes();
    listDefences(state, codes);
    const order = new Order();
    const actions = Array.from({ length: codes.length }, (_, i) => {
      unpackVariant(state, codes.head(i), codes.tail(i), order);
      expect(checkDefend(state, order)).toBeNull();
      return makeAction(state.context, order);
    });
    expect(actions).toEqual([
      { type: 'defend', target: '1413' },
      { type: 'defend', target: '1413', support: ['83id-i-183'] },
      { type: 'defend', target: '1413', support: ['83id-i-183'], intensity: 'high' },
    ]);
  });

  test('11A1 Soviet guns obey the headquarters that is named', () => {
    const state = fight('1413', ['83id-i-277'], 'defence', {
      side: 'german',
      units: {
        '83id-i-277': '1514',
        '9grd-18g': '1413',
        '257rd-smg': '1413',
        '9grd-art': { at: '1212', deployed: true },
        '257rd-art': { at: '1212', deployed: true },
      },
    });
    const refused = (headquarters: string | undefined, ...support: string[]) =>
      whyNotFire(state, 'defend', { target: '1413', support, ...(headquarters ? { headquarters } : {}) });
    expect(refused('9grd', '9grd-art')).toBeNull();
    expect(refused('9grd', '257rd-art')).toBe('support-other-formation');
    expect(refused('257rd', '257rd-art')).toBeNull();
    expect(refused(undefined, '9grd-art')).toBe('no-headquarters');
    const codes = new ActionCodes();
    listDefences(state, codes);
    expect(codes.length).toBe(5);
  });
});

describe('9A, ruling 52 a stack that has become too large', () => {
  const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski'] as const;
  const inHex = ['3mtn-i-138', '291id-i-504', ...ski, '8pz-1-10-pz'] as const;
  const crowded = () =>
    fight('1413', ['9grd-18g'], 'defence', {
      // The fourth company of the ski battalion is elsewhere.
      units: {
        ...Object.fromEntries(inHex.map((id) => [id, '1413'])),
        '83id-4-83-ski': '1008',
        '9grd-18g': '1514',
      },
    });

  test('9A, ruling 52 all of it fires in defence', () => {
    const state = crowded();
    expect(stackIsLegal(state, hexOf('1413'))).toBe(false);
    const log = defend(state, { target: '1413' }, 6, 1);
    const [fired] = detailsOf(log, 'defensive-fire');
    expect((fired['units'] as string[]).toSorted()).toEqual([...inHex].toSorted());
    expect(fired['conventional']).toBeGreaterThan(0);
    expect(detailsOf(log, 'fire-withheld')).toEqual([]);
  });
});

describe('the log says whose fire is withheld', () => {
  test('14B1 units that the barrage has shaken, to everybody', () => {
    const state = infantry();
    state.flags[unitOf(state, '83id-ii-277')] |= SHAKEN;
    const log = defend(state, { target: '1413', allocation: { '9grd-18g': 6, '9grd-smg': 0 } }, 6);
    expect(eventsOf(log, 'fire-withheld')).toEqual([
      { type: 'fire-withheld', rule: '14B1', detail: { hex: '1413', units: ['83id-ii-277'], why: 'shaken' } },
    ]);
    expect(texts.en.event(eventsOf(log, 'fire-withheld')[0])).toMatch(/II\/277 does not fire: shaken\.$/);
  });

  test('11A1, 4C guns that have fired support, to their side only', () => {
    const state = weak();
    state.flags[unitOf(state, '83id-14-277')] |= SUPPORTED;
    const log = defend(state, { target: '1413', allocation: { '9grd-18g': 6, '9grd-smg': 0 } }, 6);
    expect(eventsOf(log, 'fire-withheld')).toMatchObject([
      { rule: '11A1', seats: ['german'], detail: { units: ['83id-14-277'], why: 'artillery' } },
    ]);
  });
});
