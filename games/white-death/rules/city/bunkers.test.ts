import type { Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { bunkerAt, damageBunker, overrunBunker } from './bunkers.js';

/** 19 Bunkers. */

describe('rule 19 bunkers', () => {
  test('rule 19 a bunker has the strength that is left of it, and only in the city', () => {
    const state = setting({ units: {}, bunkers: { '2219': 15, '2419': 7 } });
    expect(['2219', '2419', '2520', '1505'].map((hex) => bunkerAt(state, hexOf(hex)))).toEqual([15, 7, 0, 0]);
  });

  test('rule 19, 11B2b it loses all that is called for, down to nothing', () => {
    const log: Log = [];
    const state = setting({ units: {}, bunkers: { '2219': 10 } });
    expect(damageBunker(state, hexOf('2219'), 7, log)).toBe(7);
    expect(state.bunkersLost).toBe(0);
    expect(damageBunker(state, hexOf('2219'), 7, log)).toBe(3);
    expect(state.bunkersLost).toBe(1);
    expect(damageBunker(state, hexOf('2219'), 7, log)).toBe(0);
    expect(state.bunkersLost).toBe(1);
    expect(log.map(({ detail }) => detail)).toEqual([
      { hex: '2219', lost: 7, left: 3 },
      { hex: '2219', lost: 3, left: 0 },
    ]);
  });

  test('ruling 23 an enemy who enters its hex puts it out of action', () => {
    const state = setting({ units: {}, bunkers: { '2219': 10 } });
    overrunBunker(state, unitOf(state, '83id-i-277'), hexOf('2219'), null);
    expect(bunkerAt(state, hexOf('2219'))).toBe(10);
    const enemy = unitOf(state, '9grd-18g');
    overrunBunker(state, enemy, hexOf('2219'), null);
    expect(bunkerAt(state, hexOf('2219'))).toBe(0);
    expect(state.bunkersLost).toBe(1);
    overrunBunker(state, enemy, hexOf('1505'), null);
    expect(state.bunkersLost).toBe(1);
  });
});
