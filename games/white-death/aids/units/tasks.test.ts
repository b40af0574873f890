import { describe, expect, test } from 'vitest';
import { DEPLOYED } from '../../state.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

const tasks = (...[wanted]: Parameters<typeof setting>): Record<string, readonly string[]> =>
  Object.fromEntries(aids.tasks!(setting(wanted), 'soviet').map(({ code, units }) => [code, units]));

describe('5.2 what there is to do in the movement phase', () => {
  test('6B2, 6B3 who has not moved, who can assault, and which guns can deploy', () => {
    const found = tasks({
      impulse: 4,
      units: { '9grd-18g': '3026', '9grd-31g': '3226', '9grd-art': '3326', '83id-ii-251': '2927' },
    });
    expect(found['unmoved']).toEqual(['9grd-18g', '9grd-31g', '9grd-art']);
    expect(found['assaults']).toEqual(['9grd-18g']);
    expect(found['undeployed']).toEqual(['9grd-art']);
    expect(found['isolated']).toBeUndefined();
  });

  test('15B, 15C guns without a line of supply, and who has no way home', () => {
    const state = setting({ impulse: 4, units: { '9grd-art': '1010', '9grd-18g': '1010' } });
    state.flags[unitOf(state, '9grd-art')] |= DEPLOYED;
    const found = aids.tasks!(state, 'soviet').map(({ code }) => code);
    expect(found).not.toContain('undeployed');
    expect(found).not.toContain('isolated');
  });

  test('only whoever moves is told', () => {
    const state = setting({ impulse: 4, units: { '9grd-18g': '3026' } });
    expect(aids.tasks!(state, 'german')).toEqual([]);
    expect(aids.tasks!(setting({ step: 'decision', units: {} }), 'soviet')).toEqual([]);
  });
});
