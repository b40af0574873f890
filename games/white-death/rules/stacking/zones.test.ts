import { describe, expect, test } from 'vitest';
import { inEnemyZone, STOPPED } from '../../state.js';
import { eventsOf, hexOf, setting, unitOf, whereIs } from '../../testing/setting.js';
import { act, ends, move, pointsSpent, priceOf, tryOut, whereBroken, whyNot } from '../../testing/movement.js';

describe('rule 3 zones of control', () => {
  test('rule 3 a zone is the six hexes around a unit', () => {
    const state = setting({ units: { '83id-i-251': '1511' } });
    for (const hex of ['1510', '1512', '1410', '1411', '1610', '1611']) {
      expect(inEnemyZone(state, 0, hexOf(hex))).toBe(true);
    }
    expect(inEnemyZone(state, 0, hexOf('1511'))).toBe(false);
    expect(inEnemyZone(state, 0, hexOf('1513'))).toBe(false);
    expect(inEnemyZone(state, 1, hexOf('1512'))).toBe(false);
  });

  test('rule 3, ruling 8 all units have a zone but German weapons companies that stand alone', () => {
    const alone = setting({ units: { '83id-14-251': '1511' } });
    expect(inEnemyZone(alone, 0, hexOf('1512'))).toBe(false);
    const stacked = setting({ units: { '83id-14-251': '1511', '83id-13-251': '1511' } });
    expect(inEnemyZone(stacked, 0, hexOf('1512'))).toBe(true);
    const battalion = setting({ units: { '83id-ii-183': '1511' } });
    expect(inEnemyZone(battalion, 0, hexOf('1512'))).toBe(true);
    const soviet = setting({ units: { '9grd-at': '1511' } });
    expect(inEnemyZone(soviet, 1, hexOf('1512'))).toBe(true);
  });

  test('rule 3 a unit stops on entering an enemy zone and moves no more in the phase', () => {
    const state = setting({ units: { '9grd-18g': '1514', '83id-i-251': '1511' } });
    expect(whyNot(state, move('9grd-18g', '1513', '1512', '1513'))).toBe('3 stops-in-zone');
    expect(whereBroken(state, move('9grd-18g', '1513', '1512', '1613'))).toBe('1512');
    act(state, move('9grd-18g', '1513', '1512'));
    expect(whyNot(state, move('9grd-18g', '1513'))).toBe('3 stopped');
    expect(ends(state, 'move', '9grd-18g')).toEqual([]);
    expect(state.flags[unitOf(state, '9grd-18g')] & STOPPED).toBe(STOPPED);
  });

  test('rule 3 friendly units do not negate an enemy zone', () => {
    const state = setting({ units: { '9grd-18g': '1514', '9grd-smg': '1512', '83id-i-251': '1511' } });
    expect(whyNot(state, move('9grd-18g', '1513', '1512', '1412'))).toBe('3 stops-in-zone');
  });

  test('rule 3, 6B1 a unit that begins the phase in an enemy zone may leave it for one point more', () => {
    const state = setting({ units: { '9grd-18g': '1512', '83id-i-251': '1511' } });
    expect(priceOf(state, '9grd-18g', '1513')).toBe(2);
    expect(priceOf(state, '9grd-18g', '1513', '1514')).toBe(3);
    const short = setting({ impulse: 1, units: { '9grd-18g': '1512', '83id-i-251': '1511' } });
    expect(whyNot(short, move('9grd-18g', '1513'))).toBe('6A too-few-points');
  });

  test('rule 3, ruling 10 from one zone straight into another: the point is paid, and the move ends', () => {
    const state = setting({ units: { '9grd-18g': '1512', '83id-i-251': '1511' } });
    const gone = tryOut(state, move('9grd-18g', '1612'));
    expect(pointsSpent(gone, '9grd-18g')).toBe(2);
    expect(whyNot(state, move('9grd-18g', '1611', '1711'))).toBe('3 stops-in-zone');
    const along = tryOut(state, move('9grd-18g', '1611'));
    expect(pointsSpent(along, '9grd-18g')).toBe(2);
    expect(whyNot(along, move('9grd-18g', '1711'))).toBe('3 stopped');
  });
});

describe('3B ski units', () => {
  test('3B a ski unit passes the zones of others for a point for each hex it leaves', () => {
    const state = setting({ units: { '44ski-1': '1513', '83id-i-251': '1511' } });
    expect(priceOf(state, '44ski-1', '1512')).toBe(0.5);
    expect(priceOf(state, '44ski-1', '1512', '1611')).toBe(2);
    expect(priceOf(state, '44ski-1', '1512', '1611', '1610', '1609')).toBe(5);
    expect(ends(state, 'move', '44ski-1')).toContain('1609');
  });

  test('3B, ruling 9 the first zone costs as well, and a ski unit may end its move in one and go on', () => {
    const state = setting({ units: { '44ski-1': '1512', '83id-i-251': '1511' } });
    expect(priceOf(state, '44ski-1', '1513')).toBe(1.5);
    act(state, move('44ski-1', '1611'));
    expect(whyNot(state, move('44ski-1', '1711'))).toBeUndefined();
    act(state, move('44ski-1', '1711'));
    expect(pointsSpent(state, '44ski-1')).toBe(3);
  });

  test('3B a ski unit stops in the zone of another ski unit', () => {
    const state = setting({ units: { '44ski-1': '1513', 'lix-ski-1': '1511' } });
    expect(whyNot(state, move('44ski-1', '1512', '1611'))).toBe('3B stops-in-ski-zone');
    act(state, move('44ski-1', '1512'));
    expect(whyNot(state, move('44ski-1', '1513'))).toBe('3 stopped');
  });

  test('3B, 4C a ski unit that nobody has seen stops skiers where it shows itself', () => {
    const state = setting({ units: { '44ski-1': '1513', '83id-i-251': '1511', 'lix-ski-1': '1511' } });
    const path = ['1512', '1611', '1711'];
    expect(whyNot(state, move('44ski-1', ...path))).toBeUndefined();
    expect(ends(state, 'move', '44ski-1')).toContain('1711');
    const log = act(state, move('44ski-1', ...path));
    expect(whereIs(state, '44ski-1')).toBe('1512');
    expect(pointsSpent(state, '44ski-1')).toBe(0.5);
    expect(eventsOf(log, 'ski-stopped')[0].detail).toEqual({ unit: '44ski-1', hex: '1512' });
    expect(whyNot(state, move('44ski-1', '1611'))).toBe('3 stopped');
  });

  test('3B, 4C legality does not tell whether a ski unit lies below the top', () => {
    const with_ = setting({ units: { '44ski-1': '1513', '83id-i-251': '1511', 'lix-ski-1': '1511' } });
    const without = setting({ units: { '44ski-1': '1513', '83id-i-251': '1511', '83id-183-radf': '1511' } });
    expect(ends(with_, 'move', '44ski-1')).toEqual(ends(without, 'move', '44ski-1'));
  });

  test('ruling 63 where it has no room a stopped ski unit falls back along its path', () => {
    const units = {
      '44ski-1': '1513',
      '9grd-18g': '1512',
      '9grd-smg': '1512',
      '83id-i-251': '1511',
      'lix-ski-1': '1511',
    } as const;
    const state = setting({ units });
    expect(whyNot(state, move('44ski-1', '1512'))).toBe('4 stack-full');
    act(state, move('44ski-1', '1612', '1512', '1611', '1711'));
    expect(whereIs(state, '44ski-1')).toBe('1612');
    expect(whyNot(state, move('44ski-1', '1513'))).toBe('3 stopped');
  });
});

describe('3C weapons units', () => {
  test('3C weapons enter an enemy zone only where personnel or AFVs are', () => {
    const units = { '9grd-at': '1513', '83id-i-251': '1511' } as const;
    const alone = setting({ units });
    expect(whyNot(alone, move('9grd-at', '1512'))).toBe('3C weapons-enter-zone-alone');
    expect(ends(alone, 'move', '9grd-at')).not.toContain('1512');
    const personnel = setting({ units: { ...units, '9grd-18g': '1512' } });
    expect(whyNot(personnel, move('9grd-at', '1512'))).toBeUndefined();
    expect(ends(personnel, 'move', '9grd-at')).toContain('1512');
    const tanks = setting({ units: { ...units, '33tb-t34': '1512' } });
    expect(ends(tanks, 'move', '9grd-at')).toContain('1512');
    expect(whyNot(tanks, move('9grd-at', '1512'))).toBeUndefined();
    const weapons = setting({ units: { ...units, '9grd-art': '1512' } });
    expect(whyNot(weapons, move('9grd-at', '1512'))).toBe('3C weapons-enter-zone-alone');
  });

  test('3C, rule intrinsic-garrisons the garrison of a town is personnel, and company enough for German weapons', () => {
    const units = { '83id-14-251': '1627', '9grd-18g': '1726' } as const;
    const standing = setting({ side: 'german', garrisons: ['1626'], units });
    expect(whyNot(standing, move('83id-14-251', '1626'))).toBeUndefined();
    expect(ends(standing, 'move', '83id-14-251')).toContain('1626');
    const gone = setting({ side: 'german', units });
    expect(whyNot(gone, move('83id-14-251', '1626'))).toBe('3C weapons-enter-zone-alone');
  });

  test('3C weapons that begin in an enemy zone need not leave it, but may', () => {
    const state = setting({ units: { '9grd-at': '1512', '83id-i-251': '1511' } });
    expect(priceOf(state, '9grd-at', '1513')).toBe(3);
    expect(whyNot(state, move('9grd-at', '1611'))).toBe('3C weapons-enter-zone-alone');
  });
});
