import { describe, expect, test } from 'vitest';
import { forecast } from '../../testing/forecast.js';
import { LED, STOPPED } from '../../state.js';
import { eventsOf, setting, stackAt, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { act, ends, lead, listed, move, moveList, pointsSpent, whyNot } from '../../testing/movement.js';

/** Soviets at 1511: 1512 and 1611 are in their zone. */
const enemy = { '9grd-18g': '1511' } as const;

describe('21B Brandenburg commandos', () => {
  test('21B a die for each Soviet zone hex entered; unless it is a 1 they may go on', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', ...enemy } });
    expect(whyNot(state, move('803-9', '1512', '1611'))).toBe('21B detection-ends-move');
    const log = act(state, move('803-9', '1512'), 2);
    expect(eventsOf(log, 'detection')[0].detail).toEqual({
      unit: '803-9',
      hex: '1512',
      die: 2,
      others: 0,
      found: false,
    });
    act(state, move('803-9', '1611'), 6);
    act(state, move('803-9', '1711'));
    expect(whereIs(state, '803-9')).toBe('1711');
  });

  test('21B on a 1 they are found out and end their movement', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', ...enemy } });
    act(state, move('803-9', '1512'), 1);
    expect(whereIs(state, '803-9')).toBe('1512');
    expect(whyNot(state, move('803-9', '1611'))).toBe('3 stopped');
  });

  test('21B, 6B1 leaving a zone costs them a point like anybody', () => {
    const state = setting({ side: 'german', units: { '803-9': '1512', ...enemy } });
    act(state, move('803-9', '1513'));
    expect(pointsSpent(state, '803-9')).toBe(2);
  });

  test('21B they lead others, with 1 off the die for each who is no Brandenburger', () => {
    const units = { '803-9': '1513', '803-10': '1513', '83id-i-251': '1513', ...enemy } as const;
    const state = setting({ side: 'german', units });
    const log = act(state, lead('803-9', ['1512'], '803-10', '83id-i-251'), 3);
    expect(eventsOf(log, 'detection')[0].detail).toMatchObject({ die: 3, others: 1, found: false });
    expect(stackAt(state, '1512')[0]).toBe('803-9');
    expect(state.flags[unitOf(state, '83id-i-251')] & (LED | STOPPED)).toBe(LED);
    act(state, lead('803-9', ['1611'], '803-10', '83id-i-251'), 2);
    for (const id of ['803-9', '803-10', '83id-i-251']) expect(whyNot(state, move(id, '1711'))).toBe('3 stopped');
  });

  test('3B, ruling 112 they are no ski units: skiers pass their zone, and they need their die', () => {
    const { data } = setting({ units: {} }).context;
    const mobilities = data.units.filter(({ brandenburg }) => brandenburg).map(({ mobility }) => mobility);
    expect(new Set(mobilities)).toEqual(new Set(['leg']));
    const state = setting({ units: { '44ski-1': '1513', '803-9': '1511' } });
    expect(whyNot(state, move('44ski-1', '1512', '1612'))).toBeUndefined();
  });

  test('21B each pays its own way', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', '83id-1-83-ski': '1513', ...enemy } });
    act(state, lead('803-9', ['1512'], '83id-1-83-ski'), 6);
    expect([pointsSpent(state, '803-9'), pointsSpent(state, '83id-1-83-ski')]).toEqual([1, 0.5]);
    const short = setting({ side: 'german', impulse: 1, units: { '803-9': '1512', '83id-i-251': '1512', ...enemy } });
    expect(whyNot(short, lead('803-9', ['1513'], '83id-i-251'))).toBe('6A too-few-points');
  });

  test('21B those led may go on with them or without them', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', '83id-i-251': '1513', ...enemy } });
    act(state, lead('803-9', ['1512'], '83id-i-251'), 6);
    act(state, move('83id-i-251', '1612'));
    expect(pointsSpent(state, '83id-i-251')).toBe(3);
    const gone = setting({ side: 'german', units: { '83id-i-251': '1513', ...enemy } });
    act(gone, move('83id-i-251', '1512'));
    expect(whyNot(gone, move('83id-i-251', '1612'))).toBe('3 stopped');
  });

  test('ruling 46 found when the die less the others is 1 or less: five others never get through', () => {
    const five = ['83id-i-251', '83id-ii-251', '83id-iii-251', '83id-14-251', '83id-13-251'];
    const units = Object.fromEntries([['803-9', '1513'], ...five.map((id) => [id, '1513']), ['9grd-18g', '1511']]);
    const state = setting({ side: 'german', units });
    act(state, lead('803-9', ['1512'], ...five), 6);
    expect(whyNot(state, move('803-9', '1513'))).toBe('3 stopped');
  });

  test('21B whoever goes with Brandenburgers is led by them, in whatever order they are named', () => {
    const units = { '803-9': '1513', '83id-i-251': '1513', ...enemy } as const;
    const state = setting({ side: 'german', units });
    const log = act(state, lead('83id-i-251', ['1512'], '803-9'), 3);
    expect(eventsOf(log, 'detection')[0].detail).toMatchObject({ unit: '803-9', others: 1, found: false });
    expect(state.flags[unitOf(state, '83id-i-251')] & (LED | STOPPED)).toBe(LED);
  });

  test('rule 4, 21B the column must find room where it ends', () => {
    const units = {
      '803-9': '1513',
      '83id-i-251': '1513',
      '3mtn-i-138': '1512',
      '3mtn-ii-138': '1512',
      '3mtn-iii-138': '1512',
      ...enemy,
    } as const;
    const state = setting({ side: 'german', units });
    expect(whyNot(state, move('803-9', '1512'))).toBeUndefined();
    expect(whyNot(state, lead('803-9', ['1512'], '83id-i-251'))).toBe('4 stack-full');
  });

  test('3C, 21B weapons may be led into a zone, for Brandenburgers are with them', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', '83id-14-251': '1513', ...enemy } });
    expect(whyNot(state, move('83id-14-251', '1512'))).toBe('3C weapons-enter-zone-alone');
    act(state, lead('803-9', ['1512'], '83id-14-251'), 6);
    expect(whereIs(state, '83id-14-251')).toBe('1512');
  });

  test('ruling 62 nobody fires at AFVs that are led out of a zone; the ice is no respecter of disguise', () => {
    const state = setting({ side: 'german', units: { '803-9': '1512', 'woehler-1-15-pz': '1512', ...enemy } });
    act(state, lead('803-9', ['1513'], 'woehler-1-15-pz'));
    expect(whereIs(state, 'woehler-1-15-pz')).toBe('1513');
    const ice = setting({ side: 'german', units: { '803-9': '1616', 'woehler-1-15-pz': '1616' } });
    expect(whyNot(ice, lead('803-9', ['1717', '1716'], 'woehler-1-15-pz'))).toBe('13A crosses-check');
    act(ice, lead('803-9', ['1717'], 'woehler-1-15-pz'), 1);
    expect(strengthOf(ice, 'woehler-1-15-pz')).toBe(2);
  });

  test('4C, 21B the enemy reads nothing of who is led, nor of a column that is not found out', () => {
    const state = setting({ side: 'german', units: { '803-9': '1513', '83id-i-251': '1513', ...enemy } });
    const log = act(state, lead('803-9', ['1512'], '83id-i-251'), 6);
    expect(eventsOf(log, 'went-along')[0].seats).toEqual(['german']);
    const open = log.filter(({ seats }) => !seats);
    expect(JSON.stringify(open)).not.toContain('83id-i-251');
  });

  test('21B the list has the move alone, and with everybody who can follow', () => {
    const units = { '803-9': '1513', '83id-i-251': '1513', '9grd-18g': '1511' } as const;
    const state = setting({ side: 'german', units });
    const moves = listed(state, 'move', '803-9');
    expect(moves).toContainEqual(move('803-9', '1512'));
    expect(moves).toContainEqual(lead('803-9', ['1512'], '83id-i-251'));
    expect(moves).not.toContainEqual(lead('803-9', ['1514'], '83id-i-251'));
    for (const action of moves) expect(whyNot(state, action)).toBeUndefined();
    expect(moveList(state, '803-9').filter(({ leads }) => leads).length).toBeGreaterThan(0);
    expect(ends(state, 'move', '83id-i-251')).toContain('1512');
  });
});

describe('21B, ruling 111 units in an enemy zone that Brandenburgers join', () => {
  const infantry = { '83id-i-251': '1513', '803-9': '1413', ...enemy } as const;

  test('21B those whom the zone has stopped go on with Brandenburgers who join them and are not found out', () => {
    const state = setting({ side: 'german', units: infantry });
    act(state, move('83id-i-251', '1512'));
    expect(whyNot(state, move('83id-i-251', '1611'))).toBe('3 stopped');
    act(state, move('803-9', '1513'));
    act(state, move('803-9', '1512'), 3);
    act(state, lead('803-9', ['1611'], '83id-i-251'), 4);
    act(state, lead('803-9', ['1711'], '83id-i-251'));
    expect([whereIs(state, '803-9'), whereIs(state, '83id-i-251')]).toEqual(['1711', '1711']);
  });

  test('21B every unit already in the stack takes 1 off the die of those who join it', () => {
    const units = { ...infantry, '83id-ii-251': '1512', '803-10': '1512' } as const;
    const state = setting({ side: 'german', units });
    act(state, move('83id-i-251', '1512'));
    act(state, move('803-9', '1513'));
    const log = act(state, move('803-9', '1512'), 3);
    expect(eventsOf(log, 'detection')[0].detail).toMatchObject({ die: 3, others: 2, found: true });
  });

  test('21B when they are found out the movement of the whole stack ends', () => {
    const units = { ...infantry, '83id-ii-251': '1512' } as const;
    const state = setting({ side: 'german', units });
    act(state, move('803-9', '1513'));
    act(state, move('803-9', '1512'), 2);
    for (const id of ['803-9', '83id-ii-251']) expect(whyNot(state, move(id, '1513'))).toBe('3 stopped');
  });

  test('21B found out once, nobody is led on by others who join later', () => {
    const units = { ...infantry, '803-10': '1513' } as const;
    const state = setting({ side: 'german', units });
    act(state, lead('803-10', ['1512'], '83id-i-251'), 2);
    act(state, move('803-9', '1513'));
    act(state, move('803-9', '1512'), 6);
    expect(whyNot(state, move('803-9', '1611'))).toBeUndefined();
    expect(whyNot(state, lead('803-9', ['1611'], '83id-i-251'))).toBe('3 stopped');
  });

  test('3A, 21B an AFV that fire has stopped stays stopped', () => {
    const units = { 'woehler-1-15-pz': '1512', '803-9': '1513', '9grd-18g': '1511' } as const;
    const state = setting({ side: 'german', units });
    state.flags[unitOf(state, 'woehler-1-15-pz')] |= STOPPED;
    act(state, move('803-9', '1512'), 6);
    expect(whyNot(state, lead('803-9', ['1513'], 'woehler-1-15-pz'))).toBe('3 stopped');
  });

  test('21B the forecast counts those who are there already', () => {
    const state = setting({ side: 'german', units: { ...infantry, '83id-ii-251': '1512', '803-10': '1513' } });
    const foreseen = forecast(state, 'german', lead('803-10', ['1512'], '83id-i-251'));
    expect(foreseen.detail).toMatchObject({ unit: '803-10', others: 2 });
    expect(foreseen.outcomes).toMatchObject([
      { result: 'found', probability: 0.5 },
      { result: 'unnoticed', probability: 0.5 },
    ]);
  });
});
