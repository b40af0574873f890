import { describe, expect, test } from 'vitest';
import type { SideId } from '../../data/types.js';
import { act, attackIn, hitsOn, setting, tryOut, whereIs, whyNot } from '../../testing/setting.js';

/** 7.0 Combat and 7.2 Resolving fire. Firepower (7.1) has a file of its own. */

const hits = [6, 6];
const misses = [1, 1];

describe('7.0 the three types of attack', () => {
  test.each([
    ['armor', 'cw', '7ad-7h', '21-pz5-1'],
    ['Stuarts', 'cw', '7ad-3rtr', '21-pz5-1'],
    ['recon', 'cw', '7ad-kdg', '21-pz5-1'],
    ['motorized infantry', 'cw', '7ad-2sg', '21-pz5-1'],
    ['foot infantry', 'dak', 'ad-155-1', '7ad-7h'],
    ['engineers', 'dak', '21-pio200', '7ad-7h'],
    ['motorcyclists', 'dak', '15-krad15', '7ad-7h'],
    ['panzerjäger', 'dak', 'ad-pzj605', '7ad-7h'],
  ] as const)('7.0 %s may assault an adjacent hex', (_, side: SideId, unit, target) => {
    const state = setting({ side, an: 1, units: { [unit]: 'G9', [target]: 'G10' } });
    act(state, side, { type: 'assault', unit, target: 'G10' }, hits);
    expect(hitsOn(state, target)).toBe(1);
  });

  test('7.0, ruling 14 artillery may assault an adjacent hex', () => {
    const state = setting({ side: 'cw', an: 1, units: { '7ad-4rha': 'G9', '21-pz5-1': 'G10' } });
    expect(attackIn(act(state, 'cw', { type: 'assault', unit: '7ad-4rha', target: 'G10' }, hits))).toMatchObject({
      rule: '7.0',
      firepower: 3,
      modifiers: {},
      hit: true,
    });
  });

  test('7.0 an assault reaches all six neighbours and nothing else', () => {
    const adjacent = ['F8', 'F9', 'G8', 'G10', 'H8', 'H9'];
    const distant = ['E8', 'E9', 'E10', 'F7', 'F10', 'G7', 'G11', 'H7', 'H10', 'I8', 'I9', 'I10', 'A1'];
    for (const target of [...adjacent, ...distant]) {
      const state = setting({ side: 'cw', an: 1, units: { '7ad-7h': 'G9', '21-mg8': target } });
      const reason = adjacent.includes(target) ? undefined : '7.0 target-not-adjacent';
      expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target }), target).toBe(reason);
    }
  });

  test('7.0 only enemies are attacked', () => {
    const state = setting({ side: 'cw', an: 1, units: { '7ad-7h': 'G9', '7ad-2rtr': 'G8', '21-mg8': 'H9' } });
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G8' })).toBe('7.0 no-target');
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' })).toBe('7.0 no-target');
    expect(whyNot(state, 'cw', { type: 'assault', unit: '21-mg8', target: 'G9' })).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'dak', { type: 'assault', unit: '21-mg8', target: 'G9' })).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'cw', { type: 'assault', unit: 'sa-1ts', target: 'H9' })).toBe('3.0 not-on-map');
  });

  test('7.0 only activated units attack', () => {
    const units = { '7ad-7h': 'G9', '7ad-4rha': 'G7', '21-mg8': 'G10', '21-pio200': 'F7' };
    const ready = setting({ side: 'cw', an: 3, units });
    const assault = { type: 'assault', unit: '7ad-7h', target: 'G10' } as const;
    const barrage = { type: 'barrage', unit: '7ad-4rha', target: 'G10', spotter: '7ad-7h' } as const;
    expect(whyNot(ready, 'cw', assault)).toBeUndefined();
    expect(whyNot(ready, 'cw', barrage)).toBeUndefined();
    const four = setting({ side: 'cw', an: 4, units });
    expect(whyNot(four, 'cw', assault)).toBeUndefined();
    expect(whyNot(four, 'cw', barrage)).toBe('3.1 not-activated');
    const five = setting({ side: 'cw', an: 5, units });
    expect(whyNot(five, 'cw', assault)).toBe('3.1 not-activated');
  });

  test('7.0 an assault is initiated by a unit that does not move', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G8', '21-mg8': 'G10' } });
    const moved = tryOut(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G9'] });
    expect(whyNot(moved, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' })).toBe('3.2 already-acted');
    const there = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': 'G10' } });
    act(there, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, misses);
    expect(whyNot(there, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8'] })).toBe('3.2 already-acted');
  });

  test('7.0 only artillery fires a barrage', () => {
    for (const unit of ['7ad-7h', '7ad-kdg', '7ad-2sg']) {
      const state = setting({ side: 'cw', an: 1, units: { [unit]: 'G8', '7ad-2rtr': 'G9', '21-mg8': 'G10' } });
      const barrage = { type: 'barrage', unit, target: 'G10', spotter: '7ad-2rtr' } as const;
      expect(whyNot(state, 'cw', barrage), unit).toBe('3.2 artillery-only');
    }
  });

  test.each([
    ['motorized infantry', 'cw', '7ad-2sg'],
    ['foot infantry', 'dak', 'ad-155-1'],
    ['engineers', 'dak', '21-pio200'],
    ['motorcyclists', 'dak', '15-krad15'],
    ['panzerjäger', 'dak', 'ad-pzj605'],
  ] as const)('7.0 %s cannot overrun', (_, side: SideId, unit) => {
    const enemy = side === 'cw' ? '21-mg8' : '7ad-2rb';
    const state = setting({ side, an: 4, units: { [unit]: 'G7', [enemy]: 'G9' } });
    state.an.fill(1);
    const move = { type: 'move', unit, path: ['G8'] } as const;
    expect(whyNot(state, side, { ...move, overrun: 'G9' })).toBe('7.0 only-armor-and-recon-overrun');
    expect(whyNot(state, side, move)).toBeUndefined();
  });

  test('7.0, 5.0 artillery cannot overrun: it cannot even come near', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-4rha': 'G7', '21-mg8': 'G9' } });
    const overrun = { type: 'move', unit: '7ad-4rha', path: ['G8'], overrun: 'G9' } as const;
    expect(whyNot(state, 'cw', overrun)).toBe('5.0 artillery-enters-zoc');
  });

  test('7.0, ruling 4 hexes the attacker cannot enter may be assaulted and barraged, not overrun', () => {
    const units = { '7ad-7h': 'J8', '7ad-2rtr': 'I8', '7ad-4rha': 'I9', 'ad-155-3': 'K8' };
    const state = setting({ side: 'cw', an: 3, units });
    const assault = { type: 'assault', unit: '7ad-7h', target: 'K8' } as const;
    const barrage = { type: 'barrage', unit: '7ad-4rha', target: 'K8', spotter: '7ad-7h' } as const;
    const overrun = { type: 'move', unit: '7ad-2rtr', path: ['J8'], overrun: 'K8' } as const;
    expect(whyNot(state, 'cw', overrun)).toBe('7.5 overrun-hex-prohibited');
    expect(hitsOn(tryOut(state, 'cw', assault, hits), 'ad-155-3')).toBe(1);
    expect(hitsOn(tryOut(state, 'cw', barrage, [6, ...hits]), 'ad-155-3')).toBe(1);
  });

  test('7.0, ruling 60 a hex may be attacked any number of times, by each unit singly and once', () => {
    const units = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9', '7ad-3cly': 'H9', '21-pz5-1': 'G10' };
    const state = setting({ side: 'cw', an: 3, units });
    const attackers = ['7ad-7h', '7ad-2rtr', '7ad-6rtr'];
    attackers.forEach((unit, index) => {
      act(state, 'cw', { type: 'assault', unit, target: 'G10' }, hits);
      expect(hitsOn(state, '21-pz5-1')).toBe(index + 1);
      expect(whyNot(state, 'cw', { type: 'assault', unit, target: 'G10' })).toBe('3.2 already-acted');
    });
    act(state, 'cw', { type: 'assault', unit: '7ad-3cly', target: 'G10' }, misses);
    expect(hitsOn(state, '21-pz5-1')).toBe(3);
  });

  test('7.0 a unit may choose among several adjacent stacks', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': 'G10', '21-pio200': 'F8' } });
    expect(hitsOn(tryOut(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'F8' }, hits), '21-pio200')).toBe(1);
    expect(hitsOn(tryOut(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, hits), '21-mg8')).toBe(1);
  });

  test('7.0 attacks belong to the impulse: not in the night, not while another question is open', () => {
    const state = setting({ side: 'cw', step: 'night', units: { '7ad-7h': 'G9', '21-mg8': 'G10' } });
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' })).toBe('2.0 wrong-step');
  });
});

describe('7.1 the unit fired at', () => {
  test('7.1 an assault fires at the top unit of the stack', () => {
    const units = { '7ad-7h': 'G9', '21-pio200': 'G10', '21-pz5-1': 'G10', '21-mg8': 'G10' };
    const state = setting({ side: 'cw', an: 3, units });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, hits);
    expect(attackIn(log).target).toBe('21-pio200');
    expect(['21-pio200', '21-pz5-1', '21-mg8'].map((id) => hitsOn(state, id))).toEqual([1, 0, 0]);
  });

  test('7.1, 4.0 another top unit, another target', () => {
    const units = { '21-pio200': 'G10', '21-pz5-1': 'G10', '7ad-7h': 'G9' };
    const state = setting({ side: 'dak', an: 3, units });
    act(state, 'dak', { type: 'stack', hex: 'G10', order: ['21-pz5-1', '21-pio200'] });
    act(state, 'dak', { type: 'done' });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, hits);
    expect(attackIn(log).target).toBe('21-pz5-1');
  });

  test('7.1 an overrun fires at the top unit of the stack', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G7', '21-pio200': 'G9', '21-pz5-1': 'G9' } });
    const log = act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G8'], overrun: 'G9' }, hits);
    expect(attackIn(log)).toMatchObject({ rule: '7.5', target: '21-pio200' });
    expect(hitsOn(state, '21-pz5-1')).toBe(0);
  });

  test('7.1 when the top unit falls, the next one is the target', () => {
    const units = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-pio200': { at: 'G10', hits: 1 }, '21-mg8': 'G10' };
    const state = setting({ side: 'cw', an: 3, units });
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, hits);
    expect(whereIs(state, '21-pio200')).toBe('lost');
    expect(attackIn(act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G10' }, hits)).target).toBe(
      '21-mg8',
    );
  });
});

describe('7.2 resolving fire', () => {
  test('7.2, ruling 1 every throw: a total equal to or above the protection factor is a hit', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': 'G10' } });
    for (let first = 1; first <= 6; first++) {
      for (let second = 1; second <= 6; second++) {
        const after = tryOut(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [first, second]);
        // Firepower 3 against 11.
        expect(hitsOn(after, '21-mg8'), `${first} ${second}`).toBe(first + second + 3 >= 11 ? 1 : 0);
      }
    }
  });

  test.each([
    ['just enough', [4, 4], 11, true],
    ['one short', [4, 3], 10, false],
    ['far above: still one hit', [6, 6], 15, true],
  ] as const)('7.2, ruling 1 %s', (_, dice, total, hit) => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': 'G10' } });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, dice);
    expect(attackIn(log)).toMatchObject({ firepower: 3, total, protection: 11, hit });
    expect(hitsOn(state, '21-mg8')).toBe(hit ? 1 : 0);
  });

  test('7.2, ruling 1 equal is a hit in overruns and barrages too', () => {
    const overrun = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G7', '21-mg8': 'G9' } });
    const charge = { type: 'move', unit: '7ad-7h', path: ['G8'], overrun: 'G9' } as const;
    expect(hitsOn(tryOut(overrun, 'cw', charge, [4, 4]), '21-mg8')).toBe(1);
    expect(hitsOn(tryOut(overrun, 'cw', charge, [4, 3]), '21-mg8')).toBe(0);
    const guns = setting({ side: 'cw', an: 3, units: { '7ad-4rha': 'G7', '7ad-2sg': 'G10', '21-mg8': 'G9' } });
    const barrage = { type: 'barrage', unit: '7ad-4rha', target: 'G9', spotter: '7ad-2sg' } as const;
    expect(hitsOn(tryOut(guns, 'cw', barrage, [4, 4, 5]), '21-mg8')).toBe(1);
    expect(hitsOn(tryOut(guns, 'cw', barrage, [4, 4, 4]), '21-mg8')).toBe(0);
  });

  test('7.2, 1.1 hits add up; the unit keeps its protection and loses strength', () => {
    const units = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9', '21-mg8': 'G10' };
    const state = setting({ side: 'cw', an: 3, units });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [4, 4]);
    expect(log.at(-1)).toMatchObject({ type: 'hit', rule: '1.1', detail: { unit: '21-mg8', strength: 2 } });
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G10' }, [4, 3]);
    expect(hitsOn(state, '21-mg8')).toBe(1);
    act(state, 'cw', { type: 'assault', unit: '7ad-6rtr', target: 'G10' }, [4, 4]);
    expect(hitsOn(state, '21-mg8')).toBe(2);
    expect(whereIs(state, '21-mg8')).toBe('G10');
  });

  test('7.2 a unit that loses its last strength point is destroyed', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': { at: 'G10', hits: 2 } } });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [4, 4]);
    expect(log.at(-1)).toMatchObject({ type: 'destroyed', detail: { unit: '21-mg8' } });
    expect(whereIs(state, '21-mg8')).toBe('lost');
  });

  test('7.2, 5.0 a destroyed unit has no zone of control any more', () => {
    const units = { '7ad-7h': 'G9', '7ad-4rha': 'G7', '21-mg8': { at: 'G10', hits: 2 } };
    const state = setting({ side: 'cw', an: 3, units });
    const move = { type: 'move', unit: '7ad-4rha', path: ['G8', 'G9', 'H9'] } as const;
    expect(whyNot(state, 'cw', move)).toBe('5.0 artillery-enters-zoc');
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, hits);
    act(state, 'cw', { type: 'done' });
    expect(whyNot(state, 'cw', move)).toBeUndefined();
  });

  test('7.2 a miss changes nothing but that the attacker has acted', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-7h': 'G9', '21-mg8': 'G10' } });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, misses);
    expect(log).toHaveLength(1);
    expect(hitsOn(state, '21-mg8')).toBe(0);
    expect(hitsOn(state, '7ad-7h')).toBe(0);
  });

  test('7.2 the attacker is never hurt by his own attack', () => {
    const state = setting({ side: 'cw', an: 3, units: { '7ad-kdg': { at: 'G9', hits: 1 }, '21-pz5-1': 'G10' } });
    act(state, 'cw', { type: 'assault', unit: '7ad-kdg', target: 'G10' }, misses);
    expect([whereIs(state, '7ad-kdg'), hitsOn(state, '7ad-kdg')]).toEqual(['G9', 1]);
  });
});
