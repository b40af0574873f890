import { ActionCodes } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { DEPLOYED } from '../../state.js';
import { eventsOf, setting, unitOf } from '../../testing/setting.js';
import { listDeploy } from './deploying.js';
import { act, move, pointsSpent, whyNot } from '../../testing/movement.js';

const deploy = (unit: string): Action => ({ type: 'deploy', unit });

describe('6B2 deploying', () => {
  test('6B2 a gun deploys for a point and stays deployed until it moves', () => {
    const state = setting({ units: { '9grd-art': '1513' } });
    const log = act(state, deploy('9grd-art'));
    expect(state.flags[unitOf(state, '9grd-art')] & DEPLOYED).toBe(DEPLOYED);
    expect(pointsSpent(state, '9grd-art')).toBe(1);
    expect(eventsOf(log, 'deployed')[0].detail).toEqual({ unit: '9grd-art', hex: '1513' });
    expect(whyNot(state, deploy('9grd-art'))).toBe('6B2 already-deployed');
    act(state, move('9grd-art', '1512'));
    act(state, deploy('9grd-art'));
    expect(pointsSpent(state, '9grd-art')).toBe(4);
  });

  test('6B2 it needs the point, and only guns deploy', () => {
    const state = setting({ impulse: 2, units: { '9grd-art': '1513', '9grd-18g': '1513', '9grd-at': '1413' } });
    act(state, move('9grd-art', '1512'));
    expect(whyNot(state, deploy('9grd-art'))).toBe('6A too-few-points');
    expect(whyNot(state, deploy('9grd-18g'))).toBe('6B2 not-artillery');
    expect(whyNot(state, deploy('9grd-at'))).toBe('6B2 not-artillery');
  });

  test('6B2, rule 3 a gun in an enemy zone may deploy although it may not move', () => {
    const state = setting({ units: { '9grd-art': '1513', '9grd-smg': '1512', '83id-i-251': '1511' } });
    act(state, move('9grd-art', '1512'));
    expect(whyNot(state, move('9grd-art', '1513'))).toBe('3 stopped');
    expect(whyNot(state, deploy('9grd-art'))).toBeUndefined();
  });

  test('the list offers what is allowed', () => {
    const state = setting({ units: { '9grd-art': '1513', '9grd-18g': '1413' } });
    const codes = new ActionCodes();
    listDeploy(state, unitOf(state, '9grd-art'), codes);
    listDeploy(state, unitOf(state, '9grd-18g'), codes);
    expect(codes.length).toBe(1);
  });
});
