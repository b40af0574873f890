import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import { texts } from '../../text/index.js';
import { grid } from '../../context.js';
import { RANGED, STEP } from '../../state.js';
import { act, attackIn, hexOf, hitsOn, setting, type Setting, tryOut, whereIs, whyNot } from '../../testing/setting.js';

/** 7.4 Artillery support. */

const hits = [6, 6];
const misses = [1, 1];
const fire = (unit: string, target: string, spotter: string) => ({ type: 'barrage', unit, target, spotter }) as const;
const british = (units: Setting['units'], more: Partial<Setting> = {}) =>
  setting({ side: 'cw', an: 2, units, ...more });
const axis = (units: Setting['units'], more: Partial<Setting> = {}) => setting({ side: 'dak', an: 2, units, ...more });

describe('7.4, ruling 7 range', () => {
  test.each([
    ['ari-art-1', 2],
    ['21-art155', 3],
    ['arko104-1', 4],
  ])('7.4 %s reaches from two hexes to its range', (unit, range) => {
    for (let distance = 2; distance <= 6; distance++) {
      const target = `G${9 + distance}`;
      const state = axis({ [unit]: 'G9', '15-rec33': `G${10 + distance}`, '7ad-2sg': target });
      expect(grid.distance(hexOf('G9'), hexOf(target))).toBe(distance);
      const reason = distance <= range ? undefined : '7.4 out-of-range';
      expect(whyNot(state, 'dak', fire(unit, target, '15-rec33')), `${distance}`).toBe(reason);
    }
  });

  test('7.4 a refusal names distance and range', () => {
    const state = axis({ 'ari-art-1': 'G9', '15-rec33': 'G14', '7ad-2sg': 'G13' });
    const refusal = totensonntag.refuse(state, 'dak', fire('ari-art-1', 'G13', '15-rec33'))!;
    expect(refusal.detail).toMatchObject({ distance: 4, range: 2 });
    expect(texts.en.refusal(refusal)).toContain('4 hexes away');
  });

  test('7.4 range is counted in hexes in every direction, through anything', () => {
    for (const target of grid.within(hexOf('K9'), 5).slice(7)) {
      const label = grid.label(target);
      const spotterAt = grid.label([...grid.within(target, 1)].find((hex) => hex !== target && hex !== hexOf('K9'))!);
      const state = british({ '7ad-4rha': 'K9', '7ad-2sg': spotterAt, 'ad-155-1': label });
      const reason = grid.distance(hexOf('K9'), target) <= 3 ? undefined : '7.4 out-of-range';
      expect(whyNot(state, 'cw', fire('7ad-4rha', label, '7ad-2sg')), label).toBe(reason);
    }
  });

  test('7.4, ruling 15 an adjacent hex is not barraged', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G11', '21-mg8': 'G10' });
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G10', '7ad-2sg'))).toBe('7.4 adjacent-barrage');
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-4rha', target: 'G10' })).toBeUndefined();
  });

  test('7.4, ruling 15 option adjacentBarrage: it is, at the price of a barrage', () => {
    const options = { adjacentBarrage: 'yes' };
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G11', '21-mg8': 'G10' }, { options });
    const log = act(state, 'cw', fire('7ad-4rha', 'G10', '7ad-2sg'), [4, ...hits]);
    expect(attackIn(log)).toMatchObject({ firepower: 2, modifiers: { barrage: -1 }, hit: true });
    const alone = british({ '7ad-4rha': 'G9', '21-mg8': 'G10' }, { options });
    expect(whyNot(alone, 'cw', fire('7ad-4rha', 'G10', '7ad-4rha'))).toBe('7.4 spots-for-itself');
  });

  test('7.4 there must be an enemy in the hex', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G11', '21-mg8': 'G12' });
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G8', '7ad-2sg'))).toBe('7.0 no-target');
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'))).toBe('7.0 no-target');
  });

  test('7.4, 3.2 a barrage is the action of the impulse', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-mg8': 'G11' });
    const moved = tryOut(state, 'cw', { type: 'move', unit: '7ad-4rha', path: ['G8'] });
    expect(whyNot(moved, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'))).toBe('3.2 already-acted');
    act(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'), [1]);
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'))).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-4rha', path: ['G8'] })).toBe('3.2 already-acted');
  });

  test('7.4, ruling 19 artillery in an enemy zone may barrage', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-mg8': 'G11', '21-pio200': 'H9' });
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'))).toBeUndefined();
  });
});

describe('7.4 spotters', () => {
  /** Can a unit in this hex spot for guns that could reach? */
  const spots = (at: string, target: string, spotter = 'ad-155-3') => {
    const guns = grid.label(grid.ring(hexOf(target), 4)[0]);
    const state = axis({ 'arko104-1': guns, [spotter]: at, '7ad-2sg': target });
    return whyNot(state, 'dak', fire('arko104-1', target, spotter)) ?? 'yes';
  };

  test('7.4 a unit spots what is adjacent', () => {
    for (const target of ['F8', 'F9', 'G8', 'G10', 'H8', 'H9']) expect(spots('G9', target), target).toBe('yes');
    for (const target of ['G7', 'G11', 'E9', 'I9']) expect(spots('G9', target), target).toBe('7.4 no-spotter');
  });

  test('7.4 from rough or entrenchment no farther', () => {
    expect(spots('J11', 'J12')).toBe('yes');
    expect(spots('J11', 'J13')).toBe('7.4 no-spotter');
    expect(spots('O6', 'O7')).toBe('yes');
    expect(spots('O6', 'O8')).toBe('7.4 no-spotter');
  });

  test('7.4 from an escarpment two hexes', () => {
    expect(spots('K8', 'K9')).toBe('yes');
    expect(spots('K8', 'K10')).toBe('yes');
    expect(spots('K8', 'K11')).toBe('7.4 no-spotter');
    expect(spots('K8', 'I7')).toBe('yes');
    expect(spots('K8', 'H7')).toBe('7.4 no-spotter');
  });

  test('7.4, ruling 61 from a Point three, escarpment or not', () => {
    expect(spots('K7', 'H7')).toBe('yes');
    expect(spots('K7', 'K10')).toBe('yes');
    expect(spots('K7', 'K11')).toBe('7.4 no-spotter');
    expect(spots('I10', 'I13')).toBe('yes');
    expect(spots('I10', 'I14')).toBe('7.4 no-spotter');
  });

  test('7.4 any ground unit on a Point sees as far', () => {
    expect(spots('I10', 'I13', '21-pz5-1')).toBe('yes');
    expect(spots('I10', 'I13', 'arko104-2')).toBe('yes');
  });

  test('7.4 the spotter’s hex counts, not the target’s', () => {
    expect(spots('K10', 'K8')).toBe('7.4 no-spotter');
    expect(spots('K9', 'K7')).toBe('7.4 no-spotter');
  });

  test('7.4, ruling 16 the guns do not spot for themselves, even from a Point', () => {
    const state = axis({ 'arko104-1': 'I10', '21-art155': 'I10', '7ad-2sg': 'I13' });
    expect(whyNot(state, 'dak', fire('arko104-1', 'I13', 'arko104-1'))).toBe('7.4 spots-for-itself');
    expect(whyNot(state, 'dak', fire('arko104-1', 'I13', '21-art155'))).toBeUndefined();
  });

  test('7.4 a friendly ground unit on the map', () => {
    const options = { aircraft: 'on' };
    const state = british({ '7ad-4rha': 'G9', '21-mg8': 'G11', '21-pio200': 'G12' }, { options });
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G11', '21-pio200'))).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'))).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', fire('7ad-4rha', 'G11', 'raf-hurri'))).toBe('3.0 not-on-map');
  });

  test('7.4 spotting needs no activation, costs no action, and is not limited', () => {
    const units = { '7ad-4rha': 'G9', '7ad-60fd': 'G9', 'sa-1ts': 'G12', '21-mg8': 'G11' };
    const state = british(units, { an: 3 });
    expect(whyNot(state, 'cw', { type: 'assault', unit: 'sa-1ts', target: 'G11' })).toBe('3.1 not-activated');
    act(state, 'cw', fire('7ad-4rha', 'G11', 'sa-1ts'), [1]);
    act(state, 'cw', fire('7ad-60fd', 'G11', 'sa-1ts'), [1]);
    const ready = british(units, { an: 2 });
    act(ready, 'cw', fire('7ad-4rha', 'G11', 'sa-1ts'), [1]);
    expect(whyNot(ready, 'cw', { type: 'assault', unit: 'sa-1ts', target: 'G11' })).toBeUndefined();
  });

  test('7.4 a unit that has fought may still spot, at no loss', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-mg8': 'G11' });
    act(state, 'cw', { type: 'assault', unit: '7ad-2sg', target: 'G11' }, misses);
    expect(hitsOn(tryOut(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'), [4, ...hits]), '21-mg8')).toBe(1);
  });

  test('7.4, ruling 17 of several spotters the player picks one', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', '7ad-7h': 'H10', '21-mg8': 'G11' });
    const offered = totensonntag.legal(state, 'cw', '7ad-4rha').filter(({ type }) => type === 'barrage');
    expect(offered).toEqual([fire('7ad-4rha', 'G11', '7ad-2sg'), fire('7ad-4rha', 'G11', '7ad-7h')]);
  });
});

describe('7.4 ranging in', () => {
  const units = { '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-mg8': 'G11' };

  /** The dice from 1 to 6 that range in. */
  function rangesIn(
    state: ReturnType<typeof setting>,
    action: ReturnType<typeof fire>,
    side: 'cw' | 'dak' = 'cw',
  ): number[] {
    return [1, 2, 3, 4, 5, 6].filter((die) => {
      try {
        tryOut(state, side, action, [die]);
        return false;
      } catch (error) {
        // With no dice left the attack itself could not be rolled.
        expect((error as Error).message).toContain('none left');
        return true;
      }
    });
  }

  test('7.4 on a 4, 5 or 6', () => {
    expect(rangesIn(british(units), fire('7ad-4rha', 'G11', '7ad-2sg'))).toEqual([4, 5, 6]);
  });

  test('7.4 on 5 or 6 when the spotter has moved this impulse', () => {
    const state = british({ ...units, '7ad-2sg': 'G13' });
    act(state, 'cw', { type: 'move', unit: '7ad-2sg', path: ['G12'] });
    expect(rangesIn(state, fire('7ad-4rha', 'G11', '7ad-2sg'))).toEqual([5, 6]);
  });

  test('7.4, ruling 18 an overrun is a move', () => {
    const state = british({ ...units, '7ad-7h': 'G13', '7ad-2sg': 'A1' });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G12'], overrun: 'G11' }, misses);
    expect(rangesIn(state, fire('7ad-4rha', 'G11', '7ad-7h'))).toEqual([5, 6]);
  });

  test('7.4, ruling 18 an advance is a move', () => {
    const state = british({ ...units, '7ad-2sg': 'G13', '21-pio200': { at: 'G12', hits: 1 } });
    act(state, 'cw', { type: 'assault', unit: '7ad-2sg', target: 'G12' }, hits);
    act(state, 'cw', { type: 'advance', unit: '7ad-2sg', hex: 'G12' });
    expect(rangesIn(state, fire('7ad-4rha', 'G11', '7ad-2sg'))).toEqual([5, 6]);
  });

  test('7.4, ruling 18 entry is a move', () => {
    const state = british({ '7ad-4rha': 'B4', 'sa-1ts': 'off', '21-mg8': 'B6' }, { turn: 2 });
    act(state, 'cw', { type: 'enter', unit: 'sa-1ts', path: ['A6'] });
    expect(rangesIn(state, fire('7ad-4rha', 'B6', 'sa-1ts'))).toEqual([5, 6]);
  });

  test('7.4 a move of an earlier impulse does not matter', () => {
    const state = british({ ...units, '7ad-2sg': 'G13' }, { enemyAn: 1 });
    act(state, 'cw', { type: 'move', unit: '7ad-2sg', path: ['G12'] });
    act(state, 'cw', { type: 'done' });
    act(state, 'dak', { type: 'done' }, [1, 2]);
    expect(rangesIn(state, fire('7ad-4rha', 'G11', '7ad-2sg'))).toEqual([4, 5, 6]);
  });

  test('7.4 another unit’s move does not matter', () => {
    const state = british({ ...units, '7ad-7h': 'G8' });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G7'] });
    expect(rangesIn(state, fire('7ad-4rha', 'G11', '7ad-2sg'))).toEqual([4, 5, 6]);
  });

  test('7.4 on 3 and more when the spotter is on a Point', () => {
    const onRough = axis({ 'arko104-1': 'I9', '21-mg8': 'I10', '7ad-2sg': 'I13' });
    expect(rangesIn(onRough, fire('arko104-1', 'I13', '21-mg8'), 'dak')).toEqual([3, 4, 5, 6]);
    const onCliff = axis({ 'arko104-1': 'K6', 'ad-155-3': 'K7', '7ad-2sg': 'K9' });
    expect(rangesIn(onCliff, fire('arko104-1', 'K9', 'ad-155-3'), 'dak')).toEqual([3, 4, 5, 6]);
  });

  test('7.4 an escarpment without a Point gives no bonus', () => {
    const state = axis({ 'arko104-1': 'J6', 'ad-155-3': 'K8', '7ad-2sg': 'K10' });
    expect(rangesIn(state, fire('arko104-1', 'K10', 'ad-155-3'), 'dak')).toEqual([4, 5, 6]);
  });

  test('7.4, ruling 17 moved onto a Point: the two cancel out', () => {
    const state = axis({ 'arko104-1': 'I9', '21-mg8': 'I11', '7ad-2sg': 'I13' });
    act(state, 'dak', { type: 'move', unit: '21-mg8', path: ['I10'] });
    expect(rangesIn(state, fire('arko104-1', 'I13', '21-mg8'), 'dak')).toEqual([4, 5, 6]);
  });

  test('7.4, ruling 17 a better spotter may be picked', () => {
    const state = axis({ 'arko104-1': 'I9', '21-mg8': 'I10', '15-rec33': 'H13', '7ad-2sg': 'I13' });
    act(state, 'dak', { type: 'move', unit: '15-rec33', path: ['H12'] });
    expect(rangesIn(state, fire('arko104-1', 'I13', '15-rec33'), 'dak')).toEqual([5, 6]);
    expect(rangesIn(state, fire('arko104-1', 'I13', '21-mg8'), 'dak')).toEqual([3, 4, 5, 6]);
  });

  test('7.4 the log tells every die with its modifiers', () => {
    const state = british({ ...units, '7ad-2sg': 'G13' });
    act(state, 'cw', { type: 'move', unit: '7ad-2sg', path: ['G12'] });
    expect(act(state, 'cw', fire('7ad-4rha', 'G11', '7ad-2sg'), [4])).toEqual([
      {
        type: 'ranged-in',
        rule: '7.4',
        detail: {
          unit: '7ad-4rha',
          spotter: '7ad-2sg',
          hex: 'G11',
          moved: -1,
          point: 0,
          rolls: [{ unit: '21-mg8', die: 4, ranged: false }],
        },
      },
    ]);
  });
});

describe('7.4 firing', () => {
  const stack = { '21-pz5-1': 'G11', '21-mg8': 'G11', '21-pio200': 'G11' };
  const units = { '7ad-4rha': 'G9', '7ad-2sg': 'G12', ...stack };
  const choose = (target: string) => ({ type: 'barrage-target', unit: '7ad-4rha', 'target-unit': target }) as const;
  const barrage = fire('7ad-4rha', 'G11', '7ad-2sg');

  test('7.4 a stack is one target: each barrage is offered once', () => {
    const offered = totensonntag.legal(british(units), 'cw', '7ad-4rha').filter(({ type }) => type === 'barrage');
    expect(offered).toEqual([barrage]);
  });

  test('7.4 a die for each unit; none ranged in, no fire', () => {
    const state = british(units);
    const log = act(state, 'cw', barrage, [3, 2, 1]);
    expect(log.map(({ type }) => type)).toEqual(['ranged-in']);
    expect(state.step).toBe(STEP.impulse);
    expect(Object.keys(stack).map((id) => hitsOn(state, id))).toEqual([0, 0, 0]);
  });

  test('7.4 one ranged in: it is fired at, wherever it lies in the stack', () => {
    Object.keys(stack).forEach((target, place) => {
      const state = british(units);
      const dice = [1, 1, 1].with(place, 6);
      expect(attackIn(act(state, 'cw', barrage, [...dice, ...hits])).target).toBe(target);
      expect([hitsOn(state, target), state.step]).toEqual([1, STEP.impulse]);
      expect(state.flags.some((flags) => flags & RANGED)).toBe(false);
    });
  });

  test('7.4 more than one ranged in: one must be picked', () => {
    const state = british(units);
    act(state, 'cw', barrage, [4, 1, 5]);
    expect(totensonntag.turn(state)).toMatchObject({ side: 'cw', step: 'barrage-target', rule: '7.4' });
    expect(totensonntag.legal(state, 'cw')).toEqual([choose('21-pz5-1'), choose('21-pio200')]);
    expect(whyNot(state, 'cw', choose('21-mg8'))).toBe('7.4 not-ranged-in');
    expect(whyNot(state, 'cw', choose('21-104-II'))).toBe('7.4 not-ranged-in');
    expect(whyNot(state, 'cw', { ...choose('21-pio200'), unit: '7ad-60fd' })).toBe('2.0 wrong-step');
    expect(whyNot(state, 'cw', { type: 'done' })).toBe('2.0 wrong-step');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-2sg', path: ['G13'] })).toBe('2.0 wrong-step');
    const log = act(state, 'cw', choose('21-pio200'), hits);
    expect(attackIn(log)).toMatchObject({ rule: '7.4', target: '21-pio200', firepower: 2 });
    expect(Object.keys(stack).map((id) => hitsOn(state, id))).toEqual([0, 0, 1]);
    expect([state.step, state.focusHex, state.focusUnit]).toEqual([STEP.impulse, -1, -1]);
  });

  test('7.4 what one regiment has ranged in on does not help the next', () => {
    const state = british({ ...units, '7ad-60fd': 'G9' });
    act(state, 'cw', barrage, [6, 6, 6]);
    act(state, 'cw', choose('21-mg8'), misses);
    const log = act(state, 'cw', fire('7ad-60fd', 'G11', '7ad-2sg'), [1, 1, 1]);
    expect(log.map(({ type }) => type)).toEqual(['ranged-in']);
    const alone = tryOut(british(units), 'cw', barrage, [6, 1, 6]);
    act(alone, 'cw', choose('21-pz5-1'), misses);
    expect(alone.flags.some((flags) => flags & RANGED)).toBe(false);
  });

  test('7.4 minus one, and another one against armor', () => {
    const at = (place: number) => {
      const log = act(british(units), 'cw', barrage, [...[1, 1, 1].with(place, 4), ...misses]);
      return attackIn(log);
    };
    expect(at(0)).toMatchObject({ firepower: 1, modifiers: { barrage: -1, 'barrage-against-armor': -1 } });
    expect(at(1)).toMatchObject({ firepower: 2, modifiers: { barrage: -1 } });
  });

  test('7.4, ruling 21 recon and panzerjäger are not armor', () => {
    for (const enemy of ['15-rec33', 'ad-pzj605']) {
      const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', [enemy]: 'G11' });
      expect(attackIn(act(state, 'cw', barrage, [4, ...misses])).modifiers, enemy).toEqual({ barrage: -1 });
    }
  });

  test('7.4 Italian and Commonwealth tanks are armor', () => {
    const italian = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', 'ari-m13-7': 'G11' });
    expect(attackIn(act(italian, 'cw', barrage, [4, ...misses])).firepower).toBe(1);
    const stuart = axis({ 'arko104-1': 'G9', '21-mg8': 'G12', '7ad-3rtr': 'G11' });
    expect(attackIn(act(stuart, 'dak', fire('arko104-1', 'G11', '21-mg8'), [4, ...misses])).firepower).toBe(2);
  });

  test('7.4, ruling 14 adjacent guns assault with their full firepower', () => {
    const state = british({ '7ad-4rha': 'G10', '21-pz5-1': 'G11' });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-4rha', target: 'G11' }, misses);
    expect(attackIn(log)).toMatchObject({ firepower: 3, modifiers: {} });
  });

  test('7.4 a barrage can destroy', () => {
    const state = british({ '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-mg8': { at: 'G11', hits: 2 } });
    act(state, 'cw', barrage, [4, 4, 5]);
    expect(whereIs(state, '21-mg8')).toBe('lost');
  });

  test('7.4 every regiment once: a hex may be barraged by several', () => {
    const state = british({ ...units, '7ad-60fd': 'G8', '21-pz5-1': 'A1', '21-mg8': 'A1' });
    act(state, 'cw', barrage, [4, ...hits]);
    act(state, 'cw', fire('7ad-60fd', 'G11', '7ad-2sg'), [4, ...hits]);
    expect(whereIs(state, '21-pio200')).toBe('lost');
  });
});
