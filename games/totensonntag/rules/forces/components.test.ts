import { describe, expect, test } from 'vitest';
import { ARMOR, INFANTRY, PANZER, PANZERJAEGER, RECON } from '../../context.js';
import { battle, act, hitsOn, offered, setting, unitOf, whereIs, whyNot } from '../../testing/setting.js';
import { strengthLeft } from '../../state.js';
import { builtInData } from '../../data/index.js';

const { units } = builtInData;
const ground = units.filter(({ type }) => type !== 'aircraft');

describe('1.1 anatomy of a combat unit', () => {
  test.each([
    ['german', 'dak', 26],
    ['italian', 'dak', 8],
    ['british', 'cw', 17],
    ['south-african', 'cw', 10],
    ['new-zealand', 'cw', 11],
  ])('every %s unit is one of the %s', (nationality, side, count) => {
    const nation = ground.filter((unit) => unit.nationality === nationality);
    expect(nation).toHaveLength(count);
    expect(new Set(nation.map((unit) => unit.side))).toEqual(new Set([side]));
  });

  test('every unit has strength, protection and initiative', () => {
    for (const { strength, protection, initiative } of units) {
      expect(Math.min(strength, protection, initiative)).toBeGreaterThanOrEqual(1);
    }
  });

  test('a unit begins with strength points equal to its strength factor', () => {
    const state = battle('historical');
    for (const { id, strength } of units) expect(strengthLeft(state, unitOf(state, id))).toBe(strength);
  });

  test('each hit costs one strength point, and at zero the unit is destroyed', () => {
    const state = setting({ units: { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9', 'ari-m13-7': 'G10' } });
    const tanks = unitOf(state, 'ari-m13-7');
    expect(strengthLeft(state, tanks)).toBe(3);
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    expect([hitsOn(state, 'ari-m13-7'), strengthLeft(state, tanks), whereIs(state, 'ari-m13-7')]).toEqual([
      1,
      2,
      'G10',
    ]);
    act(state, 'cw', { type: 'assault', unit: '7ad-2rtr', target: 'G10' }, [6, 6]);
    expect([hitsOn(state, 'ari-m13-7'), whereIs(state, 'ari-m13-7')]).toEqual([2, 'G10']);
    act(state, 'cw', { type: 'assault', unit: '7ad-6rtr', target: 'G10' }, [6, 6]);
    expect([strengthLeft(state, tanks), whereIs(state, 'ari-m13-7')]).toEqual([0, 'lost']);
  });

  test('a miss costs nothing', () => {
    const state = setting({ units: { '7ad-7h': 'G9', 'ari-m13-7': 'G10' } });
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [1, 1]);
    expect(hitsOn(state, 'ari-m13-7')).toBe(0);
  });

  test('a destroyed unit takes no further part', () => {
    const state = setting({ units: { '7ad-7h': 'lost', '7ad-2rtr': 'G9' } });
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['G9'] })).toBe('3.0 not-on-map');
    expect(offered(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('artillery has a range, nothing else has', () => {
    for (const { type, range } of units) expect(range !== undefined).toBe(type === 'artillery');
  });

  test('the armored cars of both sides, Pumas and Humbers, are the recon units', () => {
    const recon = ground.filter(({ type }) => type === 'recon');
    expect(recon.map(({ id }) => id)).toEqual(['15-rec33', '21-rec3', '7ad-kdg', '7ad-4sac', '7ad-11h', 'sa-3sac']);
    expect(ground.filter(({ model }) => model === 'Puma' || model === 'Humber')).toEqual(recon);
  });
});

describe('ruling 21, ruling 22', () => {
  const { context } = battle('historical');
  const kindOf = (id: string) => context.kind[context.unitNumber.get(id)!];

  test('armor is neither recon nor panzerjäger', () => {
    expect(kindOf('7ad-kdg') & ARMOR).toBe(0);
    expect(kindOf('21-rec3') & ARMOR).toBe(0);
    expect(kindOf('ad-pzj605') & (ARMOR | RECON)).toBe(0);
    expect(kindOf('ad-pzj605') & PANZERJAEGER).not.toBe(0);
    expect(kindOf('nz-44rtr') & (ARMOR | RECON)).toBe(ARMOR);
  });

  test('engineers, motorcyclists and motorized battalions are infantry', () => {
    for (const id of ['15-pio33', '15-krad15', '21-104-II', 'ad-155-1', 'nz-24', 'ari-ber-3']) {
      expect(kindOf(id) & INFANTRY).toBe(INFANTRY);
    }
    expect(kindOf('ad-pzj605') & INFANTRY).toBe(0);
    expect(kindOf('21-art155') & INFANTRY).toBe(0);
  });

  test('panzers are the German tanks, not the Italian ones', () => {
    const panzers = units.filter(({ id }) => kindOf(id) & PANZER).map(({ id }) => id);
    expect(panzers).toEqual(['15-pz8-1', '15-pz8-2', '21-pz5-1', '21-pz5-2']);
  });
});
