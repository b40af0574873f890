import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { discloses } from '../../knowledge/discloses.js';
import { HELD, STOPPED, type State } from '../../state.js';
import { act, areaOf, lead, move, pointsSpent, waiting, whereBroken, whyNot } from '../../testing/movement.js';
import { eventsOf, setting, stackAt, strengthOf, unitOf, whereIs } from '../../testing/setting.js';

const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'] as const;
const battalions = ['3mtn-i-138', '291id-i-504'] as const;
const at = (hex: string, ...ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, hex]));

const isStopped = (state: State, id: string): boolean => (state.flags[unitOf(state, id)] & STOPPED) !== 0;

describe('ruling 110 units of one hex move together', () => {
  test('rule 4, ruling 65 a battalion of companies leaves a stack that each company alone would break', () => {
    const state = setting({ side: 'german', units: at('1513', ...battalions, ...ski, '8pz-1-10-pz') });
    for (const company of ski) expect(whyNot(state, move(company, '1512'))).toBe('4A breaks-stack');
    act(state, lead(ski[0], ['1512'], ...ski.slice(1)));
    expect(stackAt(state, '1512').toSorted()).toEqual([...ski]);
  });

  test('rule 4, 4A companies that complete a battalion join where each alone would be too many', () => {
    const units = { ...at('1513', ...battalions, ski[0], ski[1], '8pz-1-10-pz'), ...at('1512', ski[2], ski[3]) };
    const state = setting({ side: 'german', units });
    expect(whyNot(state, move(ski[2], '1513'))).toBe('4 stack-full');
    act(state, lead(ski[2], ['1513'], ski[3]));
    expect(stackAt(state, '1513')).toHaveLength(7);
  });

  test('rule 4 they must find room together where they end', () => {
    const units = { ...at('1513', '9grd-18g', '9grd-smg'), ...at('1512', '46grd-smg') };
    const state = setting({ units });
    expect(whyNot(state, move('9grd-18g', '1512'))).toBeUndefined();
    expect(whyNot(state, lead('9grd-18g', ['1512'], '9grd-smg'))).toBe('4 stack-full');
    expect(whereBroken(state, lead('9grd-18g', ['1512'], '9grd-smg'))).toBe('1512');
  });

  test('rule 4 only units of one hex go together, each named once', () => {
    const units = { ...at('1513', '9grd-18g', '9grd-smg'), ...at('1413', '46grd-135g'), ...at('1503', '83id-i-251') };
    const state = setting({ units });
    expect(whyNot(state, lead('9grd-18g', ['1512'], '46grd-135g'))).toBe('4 not-together');
    expect(whyNot(state, lead('9grd-18g', ['1512'], '9grd-18g'))).toBe('4 not-together');
    expect(whyNot(state, lead('9grd-18g', ['1512'], '9grd-smg', '9grd-smg'))).toBe('4 not-together');
    expect(whyNot(state, lead('9grd-18g', ['1512'], '83id-i-251'))).toBe('5 not-your-unit');
    expect(whyNot(state, lead('9grd-18g', ['1512'], '19grd-54g'))).toBe('5 not-on-map');
  });

  test('6A each pays its own costs, and they come as far as the slowest', () => {
    const state = setting({ side: 'german', impulse: 1, units: at('1513', '83id-i-251', ski[0]) });
    expect(whyNot(state, move(ski[0], '1512', '1511'))).toBeUndefined();
    expect(whyNot(state, lead(ski[0], ['1512', '1511'], '83id-i-251'))).toBe('6A too-few-points');
    act(state, lead(ski[0], ['1512'], '83id-i-251'));
    expect([pointsSpent(state, ski[0]), pointsSpent(state, '83id-i-251')]).toEqual([0.5, 1]);
  });

  test('rule 3 the zone that stops one of them ends the way of all, and each is stopped by itself', () => {
    const units = { ...at('1513', '33tb-t34', '33tb-mr'), '83id-i-251': '1511' } as const;
    const state = setting({ units });
    expect(whyNot(state, lead('33tb-t34', ['1512', '1611'], '33tb-mr'))).toBe('3A transit-ends-move');
    expect(whyNot(state, lead('33tb-mr', ['1512', '1611'], '33tb-t34'))).toBe('3 stops-in-zone');
    act(state, lead('33tb-mr', ['1512'], '33tb-t34'));
    expect([isStopped(state, '33tb-mr'), isStopped(state, '33tb-t34')]).toEqual([true, false]);
    expect(state.flags[unitOf(state, '33tb-mr')] & HELD).toBe(HELD);
  });

  test('3C weapons enter a zone in the company of those who go with them', () => {
    const units = { ...at('1513', '83id-i-251', '83id-14-251', '83id-13-251'), '9grd-18g': '1511' } as const;
    const state = setting({ side: 'german', units });
    expect(whyNot(state, lead('83id-14-251', ['1512'], '83id-13-251'))).toBe('3C weapons-enter-zone-alone');
    act(state, lead('83id-14-251', ['1512'], '83id-i-251'));
    expect(stackAt(state, '1512').toSorted()).toEqual(['83id-14-251', '83id-i-251']);
  });

  test('13A each AFV rolls for the ice by itself', () => {
    const state = setting({ side: 'german', units: at('1616', 'woehler-1-15-pz', 'woehler-2-15-pz') });
    const full = strengthOf(state, 'woehler-2-15-pz');
    act(state, lead('woehler-1-15-pz', ['1717'], 'woehler-2-15-pz'), 1, 2);
    expect([strengthOf(state, 'woehler-1-15-pz'), strengthOf(state, 'woehler-2-15-pz')]).toEqual([2, full]);
  });

  test('3B skiers who meet a hidden ski unit stop together, or fall back to where there is room for all', () => {
    const soviets = { ...at('1511', '9grd-18g', '44ski-1') } as const;
    const state = setting({ side: 'german', units: { ...at('1513', ski[0], ski[1]), ...soviets } });
    const log = act(state, lead(ski[0], ['1512', '1612'], ski[1]));
    expect(stackAt(state, '1512')).toEqual([ski[0], ski[1]]);
    expect(eventsOf(log, 'ski-stopped')).toHaveLength(2);
    const full = at('1512', '3mtn-i-138', '3mtn-ii-138', '3mtn-iii-138', '3mtn-1-3-ski');
    const crowded = setting({ side: 'german', units: { ...at('1514', ski[0], ski[1]), ...full, ...soviets } });
    act(crowded, lead(ski[0], ['1513', '1512', '1612'], ski[1]));
    expect(stackAt(crowded, '1513')).toEqual([ski[0], ski[1]]);
    expect([isStopped(crowded, ski[0]), isStopped(crowded, ski[1])]).toEqual([true, true]);
  });
});

describe('3A, ruling 110 AFVs of a group under fire', () => {
  const guns = { '83id-i-251': '1511', 'lix-286-flak': '1511' } as const;
  const tanks = at('1512', '33tb-t34', '33tb-t70', '33tb-mr');
  const away = lead('33tb-t34', ['1612'], '33tb-t70', '33tb-mr');

  test('3A each AFV is fired at before anybody moves; the others are not', () => {
    const state = setting({ units: { ...tanks, ...guns } });
    const log = act(state, away, 6, 6);
    expect(eventsOf(log, 'transit-fire').map(({ detail }) => detail['unit'])).toEqual(['33tb-t34', '33tb-t70']);
    expect(stackAt(state, '1612')).toHaveLength(3);
  });

  test('3A, ruling 110 one that fails its check stays, and the others go on', () => {
    const state = setting({ units: { ...tanks, ...guns } });
    act(state, away, 1, 4, 6);
    expect([whereIs(state, '33tb-t34'), whereIs(state, '33tb-t70'), whereIs(state, '33tb-mr')]).toEqual([
      '1512',
      '1612',
      '1612',
    ]);
    expect(isStopped(state, '33tb-t34')).toBe(true);
  });

  test('3C, ruling 110 if those who are left may not go without it, all stay and have paid nothing', () => {
    const units = { ...at('1512', 'woehler-1-15-pz', '83id-14-251'), '9grd-18g': '1511' } as const;
    const state = setting({ side: 'german', units });
    const group = lead('woehler-1-15-pz', ['1611'], '83id-14-251');
    state.strength[unitOf(state, 'woehler-1-15-pz')] = 1;
    act(state, group, 1);
    expect([whereIs(state, 'woehler-1-15-pz'), whereIs(state, '83id-14-251')]).toEqual(['lost', '1512']);
    expect(pointsSpent(state, '83id-14-251')).toBe(0);
  });

  test('4C a group that tries the fire of hidden units cannot be taken back', () => {
    const state = setting({ units: { ...tanks, '83id-i-251': '1511', '83id-ii-251': '1511' } });
    expect(discloses(state, lead('33tb-mr', ['1612'], '33tb-t34'))).toBe('actor');
    expect(discloses(state, move('33tb-mr', '1612'))).toBeNull();
  });
});

describe('4C what the other side reads of a group', () => {
  test('4C of the first what it sees, of those who go along nothing', () => {
    const state = setting({ units: at('1513', '9grd-18g', '9grd-smg', '1eng') });
    const log = act(state, lead('9grd-smg', ['1512'], '9grd-18g', '1eng'));
    expect(stackAt(state, '1512')[0]).toBe('9grd-smg');
    const read = log.filter(({ seats }) => seats?.includes('german') !== false);
    expect(read).toMatchObject([{ type: 'came-into-sight', detail: { unit: '9grd-smg' } }]);
    expect(eventsOf(log, 'went-along')[0]).toMatchObject({
      rule: '4',
      seats: ['soviet'],
      detail: { unit: '9grd-smg', hex: '1512', units: ['9grd-18g', '1eng'] },
    });
  });
});

describe('17C, ruling 110 units enter together', () => {
  const enter = (unit: string, path: readonly string[], ...others: readonly string[]): Action => ({
    type: 'enter',
    unit,
    path,
    with: others,
  });

  function waitingTwo(first: string, second: string, area: string, otherArea = area): State {
    const state = waiting(first, area);
    state.due[unitOf(state, second)] = 3;
    state.entry[unitOf(state, second)] = areaOf(state, otherArea);
    return state;
  }

  test('17C by one hex of the area of all of them, each at its own cost', () => {
    const state = waitingTwo('19grd-54g', '19grd-smg', 'e');
    act(state, enter('19grd-54g', ['4020'], '19grd-smg'));
    expect(stackAt(state, '4020')).toEqual(['19grd-54g', '19grd-smg']);
    expect(pointsSpent(state, '19grd-smg')).toBeGreaterThan(0);
  });

  test('17C not where one of them may not, nor before one of them is due', () => {
    const apart = waitingTwo('19grd-54g', '19grd-smg', 'e', 'ne');
    expect(whyNot(apart, enter('19grd-54g', ['4020'], '19grd-smg'))).toBe('17C not-an-entry-hex');
    const early = waitingTwo('19grd-54g', '19grd-smg', 'e');
    early.due[unitOf(early, '19grd-smg')] = 4;
    expect(whyNot(early, enter('19grd-54g', ['4020'], '19grd-smg'))).toBe('17 not-due-yet');
  });

  test('rule 4 they must find room together', () => {
    const state = waitingTwo('19grd-54g', '19grd-56g', 'e');
    expect(whyNot(state, enter('19grd-54g', ['4020'], '19grd-56g'))).toBe('4 stack-full');
  });
});
