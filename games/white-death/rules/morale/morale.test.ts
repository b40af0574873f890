import type { Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { ASSAULTED, NONE, SHAKEN, type State } from '../../state.js';
import { eventsOf, hexOf, setting, scripted, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { detailsOf, surrounded } from '../../testing/combat.js';
import { findIsolation } from '../supply/isolation.js';
import { markElimination, markRout } from './losses.js';
import { checkMorale, FAILED, outcomeOf, PASSED, PHASE, ROUTED } from './morale.js';

/** A battalion of morale 5 in the open, and an enemy regiment next to it. */
const inTheOpen = { '83id-i-277': '1413', '9grd-18g': '1514' };

/** The modified die of a check on a die of 1. */
function totalOf(state: State, id: string, modifier = 0): unknown {
  const log: Log = [];
  checkMorale(state, unitOf(state, id), modifier, PHASE.barrage, findIsolation(state), scripted(1), log);
  return detailsOf(log, 'morale')[0]?.['total'];
}

test('rule 14 equal to the morale value passes, one or two more fails, three more routs', () => {
  expect([4, 5, 6, 7, 8, 12].map((total) => outcomeOf(5, total))).toEqual([
    PASSED,
    PASSED,
    FAILED,
    FAILED,
    ROUTED,
    ROUTED,
  ]);
});

test('14A3 the number of the result is added to the die', () => {
  expect(totalOf(setting({ units: inTheOpen }), '83id-i-277', 2)).toBe(3);
});

test('rules 14A, 14C2 losses, the printed number and tank fright are told apart', () => {
  const whats = (id: string, phase: number, fright = 0) => {
    const log: Log = [];
    const state = setting({ units: { ...inTheOpen, '33tb-t34': '1713' } });
    checkMorale(state, unitOf(state, id), 2, phase, findIsolation(state), scripted(1), log, fright);
    const [{ terms, total }] = detailsOf(log, 'morale') as [{ terms: { rule: string; what: string }[]; total: number }];
    return [...terms.map(({ rule, what }) => `${rule} ${what}`), total];
  };
  expect(whats('83id-i-277', PHASE.barrage)).toEqual(['14A2 losses', 3]);
  expect(whats('33tb-t34', PHASE.defence)).toEqual(['14A1 losses', 3]);
  expect(whats('83id-i-277', PHASE.assault, 1)).toEqual(['14A3 result', '14C2 tank-fright', 4]);
});

describe('14B what comes of it', () => {
  const check = (state: State, id: string, phase: number, die: number, modifier = 0): number =>
    checkMorale(state, unitOf(state, id), modifier, phase, findIsolation(state), scripted(die), null);

  test('14B a rout costs a strength point and two hexes, whatever the phase', () => {
    for (const phase of [PHASE.barrage, PHASE.defence, PHASE.assault]) {
      const state = setting({ units: inTheOpen });
      expect(check(state, '83id-i-277', phase, 6, 2)).toBe(ROUTED);
      expect(strengthOf(state, '83id-i-277')).toBe(2);
      expect(whereIs(state, '83id-i-277')).not.toBe('1413');
    }
  });

  test('14B the point that a rout costs is told as what this rule takes', () => {
    const log: Log = [];
    const state = setting({ units: inTheOpen });
    checkMorale(state, unitOf(state, '83id-i-277'), 2, PHASE.defence, findIsolation(state), scripted(6), log);
    expect(eventsOf(log, 'strength-lost').map(({ rule }) => rule)).toEqual(['14B']);
  });

  test('14B an AFV that routs loses no point', () => {
    const state = setting({ units: { '33tb-t34': '1413', '83id-i-277': '1314' } });
    expect(check(state, '33tb-t34', PHASE.defence, 6, 2)).toBe(ROUTED);
    expect(strengthOf(state, '33tb-t34')).toBe(6);
    expect(whereIs(state, '33tb-t34')).not.toBe('1413');
  });

  test('14B a unit of one point that routs is gone', () => {
    const state = setting({ units: { '83id-183-radf': '1413', '9grd-18g': '1514' } });
    check(state, '83id-183-radf', PHASE.assault, 6, 2);
    expect(whereIs(state, '83id-183-radf')).toBe('lost');
    expect(state.losses[2]).toBe(1);
  });

  test('14B1 whoever fails under barrage stays but does not fire', () => {
    const state = setting({ units: inTheOpen });
    expect(check(state, '83id-i-277', PHASE.barrage, 6)).toBe(FAILED);
    expect(whereIs(state, '83id-i-277')).toBe('1413');
    expect(state.flags[unitOf(state, '83id-i-277')] & SHAKEN).toBe(SHAKEN);
    expect(strengthOf(state, '83id-i-277')).toBe(3);
  });

  test('14B2 whoever fails under defensive fire stays but does not assault', () => {
    const state = setting({ units: inTheOpen });
    const unit = unitOf(state, '9grd-18g');
    state.target[unit] = hexOf('1413');
    state.flags[unit] = ASSAULTED;
    expect(check(state, '9grd-18g', PHASE.defence, 6)).toBe(FAILED);
    expect(whereIs(state, '9grd-18g')).toBe('1514');
    expect(state.target[unit]).toBe(NONE);
    expect(state.flags[unit] & (ASSAULTED | SHAKEN)).toBe(SHAKEN);
  });

  test('14B3 whoever fails under assault fire retreats two hexes and loses nothing for it', () => {
    const state = setting({ units: inTheOpen });
    expect(check(state, '83id-i-277', PHASE.assault, 6)).toBe(FAILED);
    expect(whereIs(state, '83id-i-277')).not.toBe('1413');
    expect(strengthOf(state, '83id-i-277')).toBe(3);
  });

  test('3A in the movement phase a failure is left to the mover', () => {
    const state = setting({ units: { '33tb-t34': '1413', '83id-i-277': '1314' } });
    expect(check(state, '33tb-t34', PHASE.movement, 5)).toBe(FAILED);
    expect(state.flags[unitOf(state, '33tb-t34')] & SHAKEN).toBe(0);
    expect(whereIs(state, '33tb-t34')).toBe('1413');
  });
});

test('14C3 isolation adds 1', () => {
  expect(totalOf(setting({ units: surrounded }), '83id-i-277')).toBe(2);
});

test('14C4, ruling 28 each rout in the hex in this phase adds 1', () => {
  const state = setting({ units: inTheOpen });
  markRout(state, hexOf('1413'));
  markRout(state, hexOf('1413'));
  markRout(state, hexOf('1514'));
  expect(totalOf(state, '83id-i-277')).toBe(3);
});

test('14C4 a unit that routs weighs on the next one of its hex', () => {
  const state = setting({ units: { ...inTheOpen, '83id-ii-277': '1413' } });
  checkMorale(state, unitOf(state, '83id-i-277'), 2, PHASE.assault, findIsolation(state), scripted(6), null);
  expect(totalOf(state, '83id-ii-277')).toBe(2);
});

test('14C5 snow adds 1 outside towns, but not to AFVs', () => {
  expect(totalOf(setting({ weather: 'snow', units: inTheOpen }), '83id-i-277')).toBe(2);
  expect(totalOf(setting({ weather: 'snow', units: { '83id-i-277': '1615' } }), '83id-i-277')).toBe(1);
  expect(totalOf(setting({ weather: 'snow', units: { '33tb-t34': '1413' } }), '33tb-t34')).toBe(1);
});

test('14C6, rule 19 nobody in a bunker of three points checks, except AFVs and those who assault out of it', () => {
  const units = { '83id-i-277': '2319', 'lix-3-185-stug': '2319', '83id-ii-277': '2319' };
  const state = setting({ side: 'german', units, bunkers: { '2319': 3 } });
  state.target[unitOf(state, '83id-ii-277')] = hexOf('2318');
  expect(totalOf(state, '83id-i-277', 4)).toBeUndefined();
  expect(totalOf(state, '83id-ii-277', 1)).toBe(2);
  expect(totalOf(state, 'lix-3-185-stug', 1)).toBe(2);
  expect(totalOf(setting({ units, bunkers: { '2319': 2 } }), '83id-i-277', 1)).toBe(2);
});

test('14C7 each unit eliminated in the hex in this phase adds 1', () => {
  const state = setting({ units: inTheOpen });
  markElimination(state, hexOf('1413'));
  expect(totalOf(state, '83id-i-277')).toBe(2);
});

test('4C a check of a unit that the enemy cannot see is told to its own side only', () => {
  const state = setting({ units: { '83id-ii-277': '1413', ...inTheOpen } });
  const log: Log = [];
  checkMorale(state, unitOf(state, '83id-i-277'), 0, PHASE.barrage, findIsolation(state), scripted(1), log);
  checkMorale(state, unitOf(state, '83id-ii-277'), 0, PHASE.barrage, findIsolation(state), scripted(1), log);
  expect(log.map((event) => event.seats)).toEqual([['german'], undefined]);
});
