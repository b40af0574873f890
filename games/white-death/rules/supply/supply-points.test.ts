import type { Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, STEP } from '../../state.js';
import { setting } from '../../testing/setting.js';
import {
  canPay,
  canPayIntensity,
  FOR_ASSAULT,
  FOR_BARRAGE,
  FOR_ROCKETS,
  openPayments,
  payFor,
  payIntensity,
} from './supply-points.js';

/** 15A Expending supply. */

const withSupply = (soviet: number, german = 0, fortress = 0) =>
  setting({ units: {}, supply: [soviet, german, fortress] });

describe('supply points', () => {
  test('15A1 one point allows as many assaults as are wanted in the impulse', () => {
    const state = withSupply(1);
    expect(canPay(state, POOL_SOVIET, FOR_ASSAULT)).toBe(true);
    payFor(state, POOL_SOVIET, FOR_ASSAULT, null);
    payFor(state, POOL_SOVIET, FOR_ASSAULT, null);
    expect(state.supply[POOL_SOVIET]).toBe(0);
    expect(canPay(state, POOL_SOVIET, FOR_ASSAULT), 'paid already').toBe(true);
    expect(canPay(withSupply(0), POOL_SOVIET, FOR_ASSAULT)).toBe(false);
  });

  test('15A2, ruling 30 barrages cost two, of which assaults have paid one', () => {
    const state = withSupply(2);
    payFor(state, POOL_SOVIET, FOR_ASSAULT, null);
    expect(canPay(state, POOL_SOVIET, FOR_BARRAGE)).toBe(true);
    payFor(state, POOL_SOVIET, FOR_BARRAGE, null);
    expect(state.supply[POOL_SOVIET]).toBe(0);
    expect(canPay(withSupply(1), POOL_SOVIET, FOR_BARRAGE)).toBe(false);
  });

  test('15A2 barrages cover assaults', () => {
    const state = withSupply(2);
    payFor(state, POOL_SOVIET, FOR_BARRAGE, null);
    payFor(state, POOL_SOVIET, FOR_ASSAULT, null);
    expect(state.supply[POOL_SOVIET]).toBe(0);
    expect(state.paid[POOL_SOVIET]).toBe(FOR_BARRAGE);
  });

  test('15A3 the third point is for rockets', () => {
    const state = withSupply(0, 3);
    payFor(state, POOL_GERMAN, FOR_BARRAGE, null);
    expect(canPay(state, POOL_GERMAN, FOR_ROCKETS)).toBe(true);
    payFor(state, POOL_GERMAN, FOR_ROCKETS, null);
    expect(state.supply[POOL_GERMAN]).toBe(0);
  });

  test('15A4 high intensity costs the non-phasing side one point an impulse', () => {
    const state = withSupply(0, 1);
    expect(canPayIntensity(state, POOL_GERMAN)).toBe(true);
    payIntensity(state, POOL_GERMAN, null);
    payIntensity(state, POOL_GERMAN, null);
    expect(state.supply[POOL_GERMAN]).toBe(0);
    expect(canPayIntensity(state, POOL_GERMAN), 'paid already').toBe(true);
    expect(canPayIntensity(state, POOL_FORTRESS)).toBe(false);
  });

  test('15D2 what the fortress pays does not pay for those outside', () => {
    const state = withSupply(0, 0, 2);
    payFor(state, POOL_FORTRESS, FOR_BARRAGE, null);
    expect(canPay(state, POOL_GERMAN, FOR_ASSAULT)).toBe(false);
  });

  test('15A1 the log tells the pool, the purpose, the points and what is left', () => {
    const log: Log = [];
    const state = withSupply(5);
    payFor(state, POOL_SOVIET, FOR_ASSAULT, log);
    expect(log, 'while the assault is a secret').toEqual([]);
    state.step = STEP.barrage;
    openPayments(state, log);
    payFor(state, POOL_SOVIET, FOR_BARRAGE, log);
    expect(log).toEqual([
      { type: 'supply-spent', rule: '15A1', detail: { pool: 'soviet', purpose: 'assault', points: 1, left: 4 } },
      { type: 'supply-spent', rule: '15A2', detail: { pool: 'soviet', purpose: 'barrage', points: 1, left: 3 } },
    ]);
  });
});
