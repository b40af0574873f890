import type { Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { readPosition } from '../../position/parse-position.js';
import { makePosition } from '../../position/position.js';
import { SHAKEN, TARGET } from '../../state.js';
import { forgetPhase } from '../morale/losses.js';
import { eventsOf, hexOf, setting, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { bunkerAt } from '../city/bunkers.js';
import { garrisonStands } from '../city/garrisons.js';
import { allGuns, fire, gun, play, soviet, why } from '../../testing/barrage.js';

/** 11B2b, 11B2c: what a barrage does. */

describe('11B2b resolving the attacks', () => {
  const terms = (log: Log, index: number): unknown =>
    Object.fromEntries(
      (eventsOf(log, 'barrage-struck')[index].detail['terms'] as { what: string; value: number }[]).map((term) => [
        term.what,
        term.value,
      ]),
    );

  test('11B2b each attack is run against each unit, with a die for each', () => {
    const state = soviet({ '83id-ii-257': { at: '2922', strength: 8 }, '83id-i-257': { at: '2922', strength: 8 } });
    const log = play(state, fire(allGuns), 6, 6, 1, 2, 2, 1);
    expect(eventsOf(log, 'barrage-struck').map(({ detail }) => [detail['unit'], detail['lost']])).toEqual([
      ['83id-i-257', 2],
      ['83id-ii-257', 4],
    ]);
    expect(eventsOf(log, 'strength-lost').map(({ rule }) => rule)).toEqual(['11B2b', '11B2b']);
  });

  test('11B2b forest, town and AFVs modify the die, all added up', () => {
    const units = { 'lix-3-185-stug': '3122', '83id-i-257': '3122', 'army-41g-gun': gun('3222') };
    const town = setting({ step: 'barrage', units });
    const log = play(town, fire(['army-41g-gun'], '3122'), 5, 3);
    expect(terms(log, 0)).toEqual({ town: 1 });
    expect(terms(log, 1)).toEqual({ town: 1, afv: 2 });
    const forest = setting({ step: 'barrage', units: { '83id-i-257': '2823', 'army-41g-gun': gun('2923') } });
    expect(terms(play(forest, fire(['army-41g-gun'], '2823'), 5), 0)).toEqual({ forest: 1 });
  });

  test('11B2b, rule 19 a bunker covers all but AFVs, on top of the town, and itself by nothing else', () => {
    const units = { 'lix-3-185-stug': '2619', '83id-i-277': { at: '2619', strength: 6 }, 'army-41g-gun': gun('2719') };
    const state = setting({ step: 'barrage', bunkers: { '2619': 10 }, units });
    const log = play(state, fire(['army-41g-gun'], '2619'), 4, 4, 1);
    expect(terms(log, 0)).toEqual({ town: 1, bunker: 2 });
    expect(terms(log, 1)).toEqual({ town: 1, afv: 2 });
    expect(eventsOf(log, 'bunker-struck')[0].detail).toEqual({
      hex: '2619',
      dice: [1],
      terms: [{ rule: '11B2b', what: 'bunker', value: 2 }],
      result: 2,
    });
    expect(bunkerAt(state, hexOf('2619'))).toBe(8);
  });

  describe('11B2b, ruling 104 whoever has fled into another hex is struck there again', () => {
    /** Eight points; the first barrage takes three, the rout one. */
    const fled = () => {
      const state = soviet({ '83id-i-257': { at: '2922', strength: 8 } });
      play(state, fire(['357rd-art', 'army-41g-gun']), 1, 6);
      expect([whereIs(state, '83id-i-257'), strengthOf(state, '83id-i-257')]).toEqual(['2721', 4]);
      return state;
    };

    test('11B2b, ruling 104 but loses no more than half of its strength in the phase', () => {
      const state = fled();
      const log = play(state, fire(['army-385-how'], '2721'), 1, 1);
      expect(eventsOf(log, 'barrage-struck')[0].detail['lost']).toBe(1);
      expect(strengthOf(state, '83id-i-257')).toBe(3);
    });

    test('11B2b, ruling 104 the forecast knows the limit', () => {
      const state = fled();
      const forecast = whiteDeath.forecast(state, 'soviet', {
        type: 'barrage',
        target: '2721',
        units: ['army-385-how'],
      });
      const lost = forecast?.outcomes.map(({ detail }) => (detail as { lost: number }).lost) ?? [];
      expect(Math.max(...lost)).toBe(1);
    });

    test('11B2b, ruling 104 a position keeps the limit, and a new phase begins without it', () => {
      const state = fled();
      expect(makePosition(state).units['83id-i-257']).toMatchObject({ barrageLimit: 1 });
      state.strength[unitOf(state, '83id-i-257')] = 3;
      const read = readPosition(state.context, makePosition(state), false);
      if (!read.ok) throw new Error(JSON.stringify(read));
      expect(read.value.state.barrageLimit[unitOf(state, '83id-i-257')]).toBe(2);
      forgetPhase(state);
      expect(makePosition(state).units['83id-i-257']).not.toHaveProperty('barrageLimit');
    });
  });

  test('11B2b no unit loses more than half its strength, but a single point', () => {
    const losses = (strength: number, ...dice: readonly number[]): number => {
      const state = soviet({ '83id-i-257': { at: '2922', strength } });
      play(state, fire(allGuns), 1, 1, ...dice);
      return strength - strengthOf(state, '83id-i-257');
    };
    expect(losses(12, 1)).toBe(6);
    expect(losses(7, 1)).toBe(3);
    expect(losses(3, 1)).toBe(1);
    expect(losses(2, 1)).toBe(1);
    expect(losses(1)).toBe(1);
  });

  test('11B2b, rule 19 a bunker loses all that is called for', () => {
    const units = { '83id-i-277': { at: '2619', strength: 6 }, 'army-41g-gun': gun('2719', 20) };
    const state = setting({ step: 'barrage', bunkers: { '2619': 5 }, units });
    play(state, fire(['army-41g-gun'], '2619'), 6, 6, 1, 1);
    expect(bunkerAt(state, hexOf('2619'))).toBe(0);
    expect(state.bunkersLost).toBe(1);
  });

  test('14C6, ruling 88 the bunker that stood when the barrage began spares the units their checks', () => {
    const units = { '83id-i-277': { at: '2619', strength: 6 }, 'army-41g-gun': gun('2719', 20) };
    const state = setting({ step: 'barrage', bunkers: { '2619': 3 }, units });
    const log = play(state, fire(['army-41g-gun'], '2619'), 1, 1, 1, 1);
    expect(eventsOf(log, 'morale')).toEqual([]);
    expect(strengthOf(state, '83id-i-277')).toBe(3);
    const weak = setting({ step: 'barrage', bunkers: { '2619': 2 }, units });
    expect(eventsOf(play(weak, fire(['army-41g-gun'], '2619'), 1, 1, 1, 6, 6), 'morale')).toHaveLength(1);
  });

  test('14A2, 11B2c one check for all attacks, with what was really lost', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 4 } });
    const log = play(state, fire(allGuns), 1, 1, 1);
    expect(eventsOf(log, 'barrage-struck')[0].detail).toMatchObject({ result: 6, lost: 2 });
    expect(eventsOf(log, 'morale').map(({ detail }) => detail['total'])).toEqual([3]);
  });

  test('11B2c, 14A2 without a loss there is no check', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 4 } });
    expect(eventsOf(play(state, fire(['357rd-art']), 6), 'morale')).toEqual([]);
  });

  test('14B1 a unit that fails its check stays, shaken', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 8 } });
    play(state, fire(['army-41g-gun']), 4, 6);
    expect(whereIs(state, '83id-i-257')).toBe('2922');
    expect(state.flags[unitOf(state, '83id-i-257')] & SHAKEN).toBeTruthy();
  });

  test('14B a unit that routs leaves the hex', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 8 } });
    play(state, fire(['army-41g-gun']), 1, 6);
    expect(whereIs(state, '83id-i-257')).not.toBe('2922');
    expect(strengthOf(state, '83id-i-257')).toBe(4);
  });

  test('14C7 a unit eliminated before weighs on the next', () => {
    const state = soviet({ '83id-ii-257': { at: '2922', strength: 8 }, '83id-i-257': { at: '2922', strength: 1 } });
    const log = play(state, fire(['army-41g-gun']), 1, 4, 1);
    expect(whereIs(state, '83id-i-257')).toBe('lost');
    expect(eventsOf(log, 'morale')[0].detail['total']).toBe(3);
  });

  test('ruling 53 a target hex emptied by barrage stays a target', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 1 }, '357rd-1188': '2921' });
    state.target[unitOf(state, '357rd-1188')] = hexOf('2922');
    state.marks[hexOf('2922')] = TARGET;
    const log = play(state, fire(['army-41g-gun']), 1);
    expect(eventsOf(log, 'barrage-result')[0].detail).toEqual({ hex: '2922', lost: 1, emptied: true });
    expect(state.marks[hexOf('2922')] & TARGET).toBe(TARGET);
  });

  test('rule intrinsic-garrisons a barrage destroys a garrison by any loss', () => {
    const units = { '357rd-art': gun('0521'), '357rd-1188': '0518' };
    const state = setting({ step: 'barrage', garrisons: ['0719'], units, bridges: ['2220', '2222'] });
    const log = play(state, fire(['357rd-art'], '0719'), 1);
    expect(garrisonStands(state, hexOf('0719'))).toBe(false);
    expect(eventsOf(log, 'barrage-result')[0].detail).toEqual({ hex: '0719', lost: 1, emptied: true });
    expect(why(state, fire(['357rd-art'], '0720'))).toBe('already-fired');
  });

  test('rule intrinsic-garrisons it is struck together with the units in its town', () => {
    const units = { '83id-i-257': '0719', '357rd-art': gun('0521'), '357rd-1188': '0718' };
    const state = setting({ step: 'barrage', garrisons: ['0719'], units, bridges: ['2220', '2222'] });
    const log = play(state, fire(['357rd-art'], '0719'), 6, 6);
    expect(eventsOf(log, 'garrison-struck')[0].detail).toMatchObject({ dice: [6], result: 0 });
    expect(garrisonStands(state, hexOf('0719'))).toBe(true);
  });
});

describe('ruling 51 what each side learns', () => {
  test('ruling 51, 4C all learn how many units were struck and what they lost in all', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 8 }, '83id-ii-257': { at: '2922', strength: 8 } });
    const log = play(state, fire(['army-41g-gun']), 4, 1, 4, 1);
    expect(eventsOf(log, 'barrage')[0]).toEqual({
      type: 'barrage',
      rule: '11B2a',
      detail: { side: 'soviet', hex: '2922', attacks: [30], unobserved: 0, units: 2 },
    });
    expect(eventsOf(log, 'barrage-result')[0].detail).toEqual({ hex: '2922', lost: 2, emptied: false });
  });

  test('ruling 51, 4C what became of a unit below the top is told to its own side only, the guns to theirs', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 8 }, '83id-ii-257': { at: '2922', strength: 8 } });
    const log = play(state, fire(['army-41g-gun']), 4, 1, 4, 1);
    const hidden = log.filter(({ detail }) => detail['unit'] === '83id-ii-257');
    expect(hidden.length).toBeGreaterThan(1);
    for (const event of hidden) expect(event.seats, event.type).toEqual(['german']);
    expect(eventsOf(log, 'barrage-guns')[0].seats).toEqual(['soviet']);
  });
});
