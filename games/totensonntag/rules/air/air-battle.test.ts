import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import { STEP } from '../../state.js';
import { act, attackIn, hitsOn, setting, type Setting, tryOut, whereIs, whyNot } from '../../testing/setting.js';
import { done, fly, hits, misses, options } from '../../testing/air.js';

/** 7.7 Aircraft of both sides in one couplet: plans, reveal, air combat, ground attacks. */

/** The DAK is about to plan; by the numbers the Commonwealth will have the first impulse. */
const plan = (units: Setting['units'], more: Partial<Setting> = {}) =>
  setting({ step: 'air-plan', side: 'dak', an: 2, enemyAn: 4, options, units, ...more });

/** Both plans are made; the last `done` reveals them, with these dice for the air combat. */
function planned(
  units: Setting['units'],
  dak: Record<string, string>,
  cw: Record<string, string>,
  dice: number[] = [],
) {
  const state = plan(units);
  for (const [unit, hex] of Object.entries(dak)) act(state, 'dak', fly(unit, hex));
  act(state, 'dak', done);
  for (const [unit, hex] of Object.entries(cw)) act(state, 'cw', fly(unit, hex));
  const log = act(state, 'cw', done, dice);
  return { state, log };
}

describe('7.7 which couplets', () => {
  const begin = (dice: readonly number[], more: Partial<Setting> = {}) => {
    const state = setting({
      side: 'cw',
      an: 3,
      enemyAn: 3,
      options,
      units: { '7ad-7h': 'A1', '21-mg8': 'G9' },
      ...more,
    });
    act(state, 'cw', done, dice);
    return state;
  };

  test('7.7 when both numbers allow it, plans are made before either impulse, the DAK’s first', () => {
    for (const dice of [
      [1, 1],
      [5, 5],
      [3, 4],
      [5, 1],
    ]) {
      const state = begin(dice);
      expect(totensonntag.turn(state), dice.join()).toMatchObject({ step: 'air-plan', side: 'dak', rule: '7.7' });
    }
  });

  test('7.7 when only one number allows it, or none, the impulses begin', () => {
    for (const dice of [
      [6, 3],
      [3, 6],
      [6, 6],
    ])
      expect(begin(dice).step, dice.join()).toBe(STEP.impulse);
  });

  test('7.7 without the option the impulses begin', () => {
    expect(begin([3, 3], { options: {} }).step).toBe(STEP.impulse);
  });

  test('7.7 a side without aircraft left does not count', () => {
    const units = { '7ad-7h': 'A1', '21-mg8': 'G9', 'lw-ju87': 'lost', 'lw-me109': 'lost' };
    const state = begin([3, 4], { units });
    expect(state.step).toBe(STEP.impulse);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toBeUndefined();
    const one = begin([3, 4], { units: { ...units, 'lw-me109': 'off' } });
    expect(one.step).toBe(STEP['air-plan']);
  });
});

describe('7.7 plans', () => {
  test('7.7 a destination for each aircraft, anywhere on the map', () => {
    const state = plan({ '21-mg8': 'G9', '7ad-7h': 'A1' });
    expect(totensonntag.legal(state, 'dak', 'lw-ju87')).toHaveLength(323);
    for (const hex of ['A1', 'Q19', 'G9', 'K7']) expect(whyNot(state, 'dak', fly('lw-ju87', hex)), hex).toBeUndefined();
    act(state, 'dak', fly('lw-ju87', 'A1'));
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A2'))).toBe('7.7 aircraft-flew');
    expect(totensonntag.legal(state, 'dak', 'lw-ju87')).toEqual([]);
    expect(whyNot(state, 'dak', fly('lw-me109', 'A1'))).toBeUndefined();
  });

  test('7.7, ruling 67 the target is not named yet', () => {
    const state = plan({ '21-mg8': 'G9', '7ad-7h': 'A1' });
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A2', '7ad-7h'))).toBe('7.7 air-target-later');
  });

  test('7.7 each side plans its own, the Commonwealth after the DAK', () => {
    const state = plan({ '21-mg8': 'G9', '7ad-7h': 'A1' });
    expect(whyNot(state, 'cw', fly('raf-hurri', 'A1'))).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'dak', fly('raf-hurri', 'A1'))).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'dak', fly('21-mg8', 'A1'))).toBe('7.7 aircraft-not-available');
    expect(whyNot(state, 'dak', { type: 'assault', unit: '21-mg8', target: 'A1' })).toBe('2.0 wrong-step');
    act(state, 'dak', done);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'A1'))).toBeUndefined();
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A1'))).toBe('2.0 not-your-decision');
  });

  test('7.7 destroyed aircraft have no plans', () => {
    const state = plan({ '21-mg8': 'G9', '7ad-7h': 'A1', 'lw-ju87': 'lost' });
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A1'))).toBe('7.7 aircraft-not-available');
    expect(totensonntag.legal(state, 'dak', 'lw-ju87')).toEqual([]);
  });

  test('7.7 an aircraft kept back has passed: it cannot fly in the impulse', () => {
    const { state } = planned({ '21-mg8': 'G9', '7ad-7h': 'A1' }, {}, {});
    expect([state.step, state.deciding]).toEqual([STEP.impulse, 1]);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toBe('7.7 aircraft-flew');
    expect(totensonntag.legal(state, 'cw', 'raf-hurri')).toEqual([]);
    act(state, 'cw', done);
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A2', '7ad-7h'))).toBe('7.7 aircraft-flew');
  });

  test('7.7 one kept back, one sent: the same', () => {
    const { state } = planned({ '21-mg8': 'G9', '7ad-7h': 'A1' }, { 'lw-ju87': 'A2' }, { 'raf-spit': 'Q19' });
    act(state, 'dak', done);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toBe('7.7 aircraft-flew');
    act(state, 'cw', done);
    expect(whyNot(state, 'dak', fly('lw-me109', 'A2', '7ad-7h'))).toBe('7.7 aircraft-flew');
  });
});

describe('7.7 air combat', () => {
  const ground = { '21-mg8': 'G9', '7ad-7h': 'A1' };

  test('7.7 enemies within six hexes fight at once, before either impulse', () => {
    const { state, log } = planned(ground, { 'lw-me109': 'G3' }, { 'raf-spit': 'G9' }, [...misses, ...misses]);
    expect(log.map(({ type }) => type)).toEqual(['flights-revealed', 'attack', 'attack', 'impulse-begins']);
    expect(state.step).toBe(STEP.impulse);
  });

  test('7.7 seven hexes apart they do not', () => {
    const { log } = planned(ground, { 'lw-me109': 'G3' }, { 'raf-spit': 'G10' });
    expect(log.filter(({ type }) => type === 'attack')).toEqual([]);
  });

  test('7.7 in the same hex they do; own aircraft never fight each other', () => {
    planned(ground, { 'lw-me109': 'G3', 'lw-ju87': 'G3' }, { 'raf-spit': 'G3' }, [...misses, ...misses]);
    planned(ground, { 'lw-me109': 'G3', 'lw-ju87': 'G3' }, {});
  });

  test.each([
    ['lw-me109', 'raf-spit', 4, 11, 4, 11],
    ['lw-me109', 'raf-hurri', 4, 11, 3, 11],
    ['lw-ju87', 'raf-spit', 1, 11, 4, 9],
    ['lw-ju87', 'raf-hurri', 1, 11, 3, 9],
  ])('7.7 the blue numbers are used: %s and %s', (german, british, power, target, enemyPower, enemyTarget) => {
    const { log } = planned(ground, { [german]: 'G3' }, { [british]: 'G3' }, [...misses, ...misses]);
    const attacks = log.filter(({ type }) => type === 'attack').map(({ detail }) => detail);
    expect(attacks).toMatchObject([
      { kind: 'air-combat', unit: german, target: british, firepower: power, protection: target },
      { kind: 'air-combat', unit: british, target: german, firepower: enemyPower, protection: enemyTarget },
    ]);
  });

  test('7.7, ruling 47 equal to the protection factor hits', () => {
    const exact = planned(ground, { 'lw-me109': 'G3' }, { 'raf-spit': 'G3' }, [3, 4, 3, 3]).state;
    expect([hitsOn(exact, 'raf-spit'), hitsOn(exact, 'lw-me109')]).toEqual([1, 0]);
    const other = planned(ground, { 'lw-me109': 'G3' }, { 'raf-spit': 'G3' }, [3, 3, 3, 4]).state;
    expect([hitsOn(other, 'raf-spit'), hitsOn(other, 'lw-me109')]).toEqual([0, 1]);
  });

  test('7.7 hits count after both have fired: both may fall', () => {
    const flipped = { 'lw-me109': { at: 'off', hits: 1 }, 'raf-spit': { at: 'off', hits: 1 } };
    const { state, log } = planned({ ...ground, ...flipped }, { 'lw-me109': 'G3' }, { 'raf-spit': 'G3' }, [
      ...hits,
      ...hits,
    ]);
    expect([whereIs(state, 'lw-me109'), whereIs(state, 'raf-spit')]).toEqual(['lost', 'lost']);
    expect(log.filter(({ type }) => type === 'destroyed')).toHaveLength(2);
  });

  test('7.7 the one hit first fires back with the strength it had', () => {
    const { log } = planned(ground, { 'lw-me109': 'G3' }, { 'raf-spit': 'G3' }, [...hits, ...misses]);
    const attacks = log.filter(({ type }) => type === 'attack').map(({ detail }) => detail['firepower']);
    expect(attacks).toEqual([4, 4]);
  });

  test('7.7 the first hit flips an aircraft, the second destroys it', () => {
    const once = planned(ground, { 'lw-me109': 'G3' }, { 'raf-spit': 'G3' }, [...hits, ...misses]).state;
    expect([hitsOn(once, 'raf-spit'), whereIs(once, 'raf-spit')]).toEqual([1, 'off']);
    const again = { ...ground, 'raf-spit': { at: 'off', hits: 1 } };
    const { state, log } = planned(again, { 'lw-me109': 'G3' }, { 'raf-spit': 'G3' }, [...hits, 3, 3]);
    expect(whereIs(state, 'raf-spit')).toBe('lost');
    expect(log.filter(({ type }) => type === 'attack')[1].detail).toMatchObject({
      firepower: 3,
      total: 9,
      hit: false,
    });
  });

  test('7.7 who has fought attacks no ground unit, though one is near', () => {
    const { state } = planned(ground, { 'lw-me109': 'A2' }, { 'raf-spit': 'A4' }, [...misses, ...misses]);
    expect([state.step, whereIs(state, 'lw-me109'), whereIs(state, 'raf-spit')]).toEqual([STEP.impulse, 'off', 'off']);
    expect(whyNot(state, 'cw', fly('raf-spit', 'G8', '21-mg8'))).toBe('7.7 aircraft-flew');
  });

  const pairsIn = (log: ReturnType<typeof planned>['log']) =>
    log
      .filter(({ type }) => type === 'attack')
      .map(({ detail }) => [detail['unit'] as string, detail['target'] as string].join(' '));

  test('ruling 45 two against two: the nearest pair first, each aircraft one fight', () => {
    // Ju 87 is 1 from the Hurricane and 3 from the Spitfire; the Me 109 is 2 and 4 away from them.
    const dice = [...misses, ...misses, ...misses, ...misses];
    const { log } = planned(
      ground,
      { 'lw-ju87': 'G9', 'lw-me109': 'G8' },
      { 'raf-hurri': 'G10', 'raf-spit': 'G12' },
      dice,
    );
    expect(pairsIn(log)).toEqual(['lw-ju87 raf-hurri', 'raf-hurri lw-ju87', 'lw-me109 raf-spit', 'raf-spit lw-me109']);
  });

  test('ruling 45 the pairs follow distance, not the order of planning', () => {
    const dice = [...misses, ...misses, ...misses, ...misses];
    const { log } = planned(
      ground,
      { 'lw-ju87': 'G8', 'lw-me109': 'G9' },
      { 'raf-hurri': 'G12', 'raf-spit': 'G10' },
      dice,
    );
    expect(pairsIn(log)).toEqual(['lw-me109 raf-spit', 'raf-spit lw-me109', 'lw-ju87 raf-hurri', 'raf-hurri lw-ju87']);
  });

  test('ruling 45 one against two: the nearer one is fought, the other is free for the ground', () => {
    const { state, log } = planned(ground, { 'lw-me109': 'G6' }, { 'raf-hurri': 'G8', 'raf-spit': 'G7' }, [
      ...misses,
      ...misses,
    ]);
    expect(pairsIn(log)).toEqual(['lw-me109 raf-spit', 'raf-spit lw-me109']);
    expect([state.step, whereIs(state, 'raf-hurri'), whereIs(state, 'raf-spit')]).toEqual([
      STEP['air-strike'],
      'G8',
      'off',
    ]);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toBeUndefined();
    expect(whyNot(state, 'cw', fly('raf-spit', 'G8', '21-mg8'))).toBe('7.7 aircraft-elsewhere');
  });

  test('ruling 45 two battles far apart', () => {
    const dice = [...misses, ...misses, ...misses, ...misses];
    const { log } = planned(
      ground,
      { 'lw-ju87': 'A1', 'lw-me109': 'Q19' },
      { 'raf-hurri': 'Q15', 'raf-spit': 'A4' },
      dice,
    );
    expect(pairsIn(log)).toEqual(['lw-ju87 raf-spit', 'raf-spit lw-ju87', 'lw-me109 raf-hurri', 'raf-hurri lw-me109']);
  });
});

describe('7.7 ground attacks before the impulses', () => {
  const ground = { '21-mg8': 'Q9', '21-pio200': 'Q9', '7ad-7h': 'A1' };

  test('7.7 first those of the side that will have the first impulse', () => {
    const { state } = planned(ground, { 'lw-ju87': 'A2' }, { 'raf-hurri': 'Q8' });
    expect(totensonntag.turn(state)).toMatchObject({ step: 'air-strike', side: 'cw', rule: '7.7' });
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A2', '7ad-7h'))).toBe('2.0 not-your-decision');
    act(state, 'cw', fly('raf-hurri', 'Q8', '21-pio200'), hits);
    expect(totensonntag.turn(state)).toMatchObject({ step: 'air-strike', side: 'dak' });
    act(state, 'dak', fly('lw-ju87', 'A2', '7ad-7h'), hits);
    expect([hitsOn(state, '21-pio200'), hitsOn(state, '7ad-7h')]).toEqual([1, 1]);
    expect(totensonntag.turn(state)).toMatchObject({ step: 'impulse', side: 'cw' });
    expect([whereIs(state, 'lw-ju87'), whereIs(state, 'raf-hurri')]).toEqual(['off', 'off']);
  });

  test('7.7 on a tie the DAK strikes first', () => {
    const state = plan(ground, { an: 4, enemyAn: 4 });
    act(state, 'dak', fly('lw-ju87', 'A2'));
    act(state, 'dak', done);
    act(state, 'cw', fly('raf-hurri', 'Q8'));
    act(state, 'cw', done);
    expect(totensonntag.turn(state)).toMatchObject({ step: 'air-strike', side: 'dak' });
  });

  test('7.7 from the hex written down, at an adjacent unit named now', () => {
    const { state } = planned(ground, {}, { 'raf-hurri': 'Q8' });
    expect(totensonntag.legal(state, 'cw', 'raf-hurri')).toEqual([
      fly('raf-hurri', 'Q8', '21-mg8'),
      fly('raf-hurri', 'Q8', '21-pio200'),
    ]);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'Q10', '21-mg8'))).toBe('7.7 aircraft-elsewhere');
    expect(whyNot(state, 'cw', fly('raf-hurri', 'Q8'))).toBe('7.7 air-target-missing');
    expect(whyNot(state, 'cw', fly('raf-hurri', 'Q8', '7ad-7h'))).toBe('7.0 no-target');
    expect(whyNot(state, 'cw', fly('raf-spit', 'Q8', '21-mg8'))).toBe('7.7 aircraft-elsewhere');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['A2'] })).toBe('2.0 wrong-step');
    const log = act(state, 'cw', fly('raf-hurri', 'Q8', '21-mg8'), misses);
    expect(attackIn(log)).toMatchObject({ rule: '7.7', firepower: 2 });
  });

  test('7.7, ruling 67 over the target itself, or away from any enemy, there is no attack', () => {
    for (const hex of ['Q9', 'G9']) {
      const { state } = planned(ground, {}, { 'raf-hurri': hex });
      expect([state.step, whereIs(state, 'raf-hurri')], hex).toEqual([STEP.impulse, 'off']);
      expect(whyNot(state, 'cw', fly('raf-hurri', 'Q8', '21-mg8'))).toBe('7.7 aircraft-flew');
    }
  });

  test('7.7, ruling 67 the attack may be passed', () => {
    const { state } = planned(ground, { 'lw-ju87': 'A2' }, { 'raf-hurri': 'Q8' });
    act(state, 'cw', done);
    expect([whereIs(state, 'raf-hurri'), state.deciding, state.step]).toEqual(['off', 0, STEP['air-strike']]);
    act(state, 'dak', done);
    expect([whereIs(state, 'lw-ju87'), state.step]).toEqual(['off', STEP.impulse]);
  });

  test('7.7 two aircraft of a side attack one after the other', () => {
    const { state } = planned(ground, {}, { 'raf-hurri': 'Q8', 'raf-spit': 'Q10' });
    const first = tryOut(state, 'cw', fly('raf-spit', 'Q10', '21-mg8'), hits);
    expect([first.step, whereIs(first, 'raf-spit')]).toEqual([STEP['air-strike'], 'off']);
    act(first, 'cw', fly('raf-hurri', 'Q8', '21-mg8'), hits);
    expect([hitsOn(first, '21-mg8'), first.step]).toEqual([2, STEP.impulse]);
  });

  test('7.7 a target destroyed by the first attack leaves the second without one', () => {
    const weak = { '21-mg8': { at: 'Q9', hits: 2 }, '7ad-7h': 'A1' };
    const { state } = planned(weak, {}, { 'raf-hurri': 'Q8', 'raf-spit': 'Q10' });
    act(state, 'cw', fly('raf-spit', 'Q10', '21-mg8'), hits);
    expect([whereIs(state, '21-mg8'), whereIs(state, 'raf-hurri'), state.step]).toEqual(['lost', 'off', STEP.impulse]);
  });

  test('7.7 from the corner A1, and at a unit in it', () => {
    const { state } = planned(ground, { 'lw-ju87': 'A2' }, { 'raf-hurri': 'Q8' });
    act(state, 'cw', done);
    expect(totensonntag.legal(state, 'dak', 'lw-ju87')).toEqual([fly('lw-ju87', 'A2', '7ad-7h')]);
    const corner = planned({ '21-mg8': 'A2', '7ad-7h': 'Q9' }, {}, { 'raf-hurri': 'A1' }).state;
    expect(totensonntag.legal(corner, 'cw', 'raf-hurri')).toEqual([fly('raf-hurri', 'A1', '21-mg8')]);
  });

  test('7.7 only the other side has a target: it strikes', () => {
    const { state } = planned(ground, { 'lw-ju87': 'A2' }, { 'raf-hurri': 'Q1' });
    expect(totensonntag.turn(state)).toMatchObject({ step: 'air-strike', side: 'dak' });
  });

  test('7.7 ground attacks of this kind take no action from ground units', () => {
    const { state } = planned({ '21-mg8': 'Q9', '7ad-7h': 'Q8' }, {}, { 'raf-hurri': 'Q10' });
    act(state, 'cw', fly('raf-hurri', 'Q10', '21-mg8'), misses);
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'Q9' })).toBeUndefined();
  });

  test('7.7 in the next couplet they are ready again', () => {
    const { state } = planned(ground, { 'lw-ju87': 'A2' }, { 'raf-hurri': 'Q8' });
    act(state, 'cw', fly('raf-hurri', 'Q8', '21-mg8'), misses);
    act(state, 'dak', fly('lw-ju87', 'A2', '7ad-7h'), misses);
    act(state, 'cw', done);
    act(state, 'dak', done, [3, 3]);
    expect(state.step).toBe(STEP['air-plan']);
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A2'))).toBeUndefined();
  });
});
