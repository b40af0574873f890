import { describe, expect, test } from 'vitest';
import { builtInData } from '../../data/index.js';
import type { SideId } from '../../data/types.js';
import { totensonntag } from '../../game.js';
import { STEP } from '../../state.js';
import { act, hitsOn, setting, type Setting, tryOut, whereIs, whyNot } from '../../testing/setting.js';

/** 8.0 Night and 8.1 Recovery rolls. */

const done = { type: 'done' } as const;
const all = { type: 'recover-all' } as const;
const recover = (unit: string) => ({ type: 'recover', unit }) as const;
const night = (units: Setting['units'], more: Partial<Setting> = {}) =>
  setting({ side: 'cw', step: 'night', units, ...more });

/** The dice from 1 to 6 that bring a strength point back. */
function recoversOn(unit: string, others: Setting['units'] = {}): number[] {
  const side = builtInData.units.find(({ id }) => id === unit)!.side;
  const state = night({ [unit]: { at: 'G9', hits: 1 }, ...others }, { side });
  return [1, 2, 3, 4, 5, 6].filter((die) => hitsOn(tryOut(state, side, recover(unit), [die]), unit) === 0);
}

describe('8.0 the night', () => {
  const units = { '7ad-7h': { at: 'G9', hits: 1 }, '21-mg8': { at: 'J9', hits: 1 } };

  test('8.0, 2.0 night falls after the fourth couplet, and only then', () => {
    const fourth = setting({ side: 'cw', an: 3, couplet: 4, units });
    const log = act(fourth, 'cw', done);
    expect(log.at(-1)).toMatchObject({ type: 'night-falls', rule: '8.0' });
    expect(totensonntag.turn(fourth)).toMatchObject({ step: 'night', side: 'cw', rule: '8.0' });
    const third = setting({ side: 'cw', an: 3, couplet: 3, units });
    act(third, 'cw', done, [2, 2]);
    expect([third.step, third.couplet]).toEqual([STEP.impulse, 4]);
  });

  test('8.0 the Commonwealth rolls first, then the DAK, then the next turn begins', () => {
    const state = night(units);
    expect(whyNot(state, 'dak', recover('21-mg8'))).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'cw', recover('21-mg8'))).toBe('3.0 not-your-unit');
    act(state, 'cw', recover('7ad-7h'), [6]);
    act(state, 'cw', done);
    expect(totensonntag.turn(state)).toMatchObject({ step: 'night', side: 'dak' });
    expect(whyNot(state, 'dak', recover('7ad-7h'))).toBe('3.0 not-your-unit');
    act(state, 'dak', recover('21-mg8'), [6]);
    act(state, 'dak', done, [2, 2]);
    expect([state.turn, state.couplet, state.step]).toEqual([2, 1, STEP.impulse]);
    expect([hitsOn(state, '7ad-7h'), hitsOn(state, '21-mg8')]).toEqual([0, 0]);
  });

  test('8.0 rolling is allowed, not compulsory', () => {
    const state = night(units);
    act(state, 'cw', done);
    act(state, 'dak', done, [2, 2]);
    expect([hitsOn(state, '7ad-7h'), hitsOn(state, '21-mg8')]).toEqual([1, 1]);
  });

  test('8.0 no activation is needed', () => {
    const state = night({ 'sa-1ts': { at: 'G9', hits: 1 } }, { an: 6 });
    expect(whyNot(state, 'cw', recover('sa-1ts'))).toBeUndefined();
  });

  test('8.0 recovery belongs to the night', () => {
    const state = setting({ side: 'cw', units });
    expect(whyNot(state, 'cw', recover('7ad-7h'))).toBe('2.0 wrong-step');
    expect(whyNot(state, 'cw', all)).toBe('2.0 wrong-step');
  });

  test('8.0, 4.0 stacks may be rearranged at night, each side its own', () => {
    const state = night({ '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-mg8': 'J9', '21-pio200': 'J9' });
    const own = { type: 'stack', hex: 'G9', order: ['7ad-2rtr', '7ad-7h'] } as const;
    expect(whyNot(state, 'cw', own)).toBeUndefined();
    expect(whyNot(state, 'cw', { type: 'stack', hex: 'J9', order: ['21-pio200', '21-mg8'] })).toBe(
      '4.0 not-that-stack',
    );
  });

  test('8.0, ruling 48 the night of the last turn is played, and the battle ends after it', () => {
    const state = setting({ side: 'cw', an: 3, turn: 6, couplet: 4, units });
    act(state, 'cw', done);
    expect(state.step).toBe(STEP.night);
    act(state, 'cw', all, [6]);
    act(state, 'cw', done);
    expect(state.step).toBe(STEP.night);
    act(state, 'dak', all, [6]);
    const log = act(state, 'dak', done);
    expect(log.map(({ type }) => type)).toEqual(['battle-ends']);
    expect(totensonntag.turn(state)).toMatchObject({ over: true });
    expect(hitsOn(state, '7ad-7h')).toBe(0);
  });
});

describe('8.1, ruling 2 on which rolls', () => {
  test.each([
    ['German panzers', '21-pz5-1', [4, 5, 6]],
    ['German panzerjäger', 'ad-pzj605', [4, 5, 6]],
    ['German recon', '15-rec33', [4, 5, 6]],
    ['German motorized infantry', '21-mg8', [4, 5, 6]],
    ['German foot infantry', 'ad-155-1', [4, 5, 6]],
    ['German engineers', '21-pio200', [4, 5, 6]],
    ['German motorcyclists', '15-krad15', [4, 5, 6]],
    ['German artillery', '21-art155', [4, 5, 6]],
    ['German heavy artillery', 'arko104-1', [4, 5, 6]],
    ['British infantry', '7ad-2sg', [4, 5, 6]],
    ['South African infantry', 'sa-1ts', [4, 5, 6]],
    ['New Zealand infantry', 'nz-24', [4, 5, 6]],
    ['British artillery', '7ad-4rha', [4, 5, 6]],
    ['New Zealand artillery', 'nz-4fd', [4, 5, 6]],
    ['Crusaders (ruling 2)', '7ad-7h', [5, 6]],
    ['Stuarts (ruling 2)', '7ad-3rtr', [5, 6]],
    ['Matildas (ruling 2)', 'nz-44rtr', [5, 6]],
    ['British recon (ruling 2)', '7ad-kdg', [5, 6]],
    ['South African recon (ruling 2)', 'sa-3sac', [5, 6]],
    ['Italian tanks', 'ari-m13-7', [6]],
    ['Italian infantry', 'ari-ber-3', [6]],
    ['Italian artillery', 'ari-art-1', [6]],
  ])('8.1 %s', (_, unit, dice) => {
    expect(recoversOn(unit)).toEqual(dice);
  });

  test.each([
    ['German panzers', '21-pz5-1', [5, 6]],
    ['German infantry', '21-mg8', [5, 6]],
    ['British artillery', '7ad-4rha', [5, 6]],
    ['Commonwealth armor', '7ad-7h', [6]],
    ['Commonwealth recon', '7ad-kdg', [6]],
    ['Italians never', 'ari-m13-7', []],
    ['Italian guns never', 'ari-art-1', []],
  ])('8.1 one less in an enemy zone of control: %s', (_, unit, dice) => {
    const side = builtInData.units.find(({ id }) => id === unit)!.side;
    const enemy: Record<SideId, string> = { dak: '7ad-2sg', cw: '21-104-II' };
    expect(recoversOn(unit, { [enemy[side]]: 'G10' })).toEqual(dice);
    expect(recoversOn(unit, { [enemy[side]]: 'G11' })).toEqual(recoversOn(unit));
  });

  test('8.1 two enemies beside it count no more than one', () => {
    expect(recoversOn('21-mg8', { '7ad-2sg': 'G10', '7ad-7h': 'F9' })).toEqual([5, 6]);
  });

  test('8.1, ruling 29 a friend in the hex does not lift the zone, and friends beside it have none', () => {
    expect(recoversOn('21-mg8', { '21-pio200': 'G9', '7ad-2sg': 'G10' })).toEqual([5, 6]);
    expect(recoversOn('21-mg8', { '21-pio200': 'G10' })).toEqual([4, 5, 6]);
  });

  test('8.1 every kind of enemy has a zone, guns and cars too', () => {
    for (const enemy of ['7ad-4rha', '7ad-kdg', '7ad-7h', '7ad-2sg']) {
      expect(recoversOn('21-mg8', { [enemy]: 'H9' }), enemy).toEqual([5, 6]);
    }
  });
});

describe('8.1 one die for each hit', () => {
  test('8.1 as many dice as hits, each for itself', () => {
    const state = night({ '21-pz5-1': { at: 'G9', hits: 3 } }, { side: 'dak' });
    expect(hitsOn(tryOut(state, 'dak', recover('21-pz5-1'), [4, 5, 6]), '21-pz5-1')).toBe(0);
    expect(hitsOn(tryOut(state, 'dak', recover('21-pz5-1'), [4, 1, 3]), '21-pz5-1')).toBe(2);
    expect(hitsOn(tryOut(state, 'dak', recover('21-pz5-1'), [3, 2, 1]), '21-pz5-1')).toBe(3);
  });

  test('8.1 the log tells the dice', () => {
    const state = night({ '7ad-7h': { at: 'G9', hits: 2 }, '21-mg8': 'G10' });
    expect(act(state, 'cw', recover('7ad-7h'), [5, 6])).toEqual([
      {
        type: 'recovery',
        rule: '8.1',
        detail: { unit: '7ad-7h', needed: 5, modifier: -1, dice: [5, 6], regained: 1, strength: 2 },
      },
    ]);
  });

  test('8.1 once a night', () => {
    const state = night({ '7ad-7h': { at: 'G9', hits: 2 } });
    act(state, 'cw', recover('7ad-7h'), [6, 1]);
    expect(whyNot(state, 'cw', recover('7ad-7h'))).toBe('8.1 already-rolled');
    expect(whyNot(state, 'cw', all)).toBe('8.1 nothing-to-recover');
    act(state, 'cw', done);
    act(state, 'dak', done, [3, 3]);
    const again = night({ '7ad-7h': { at: 'G9', hits: 1 } }, { turn: 2 });
    expect(whyNot(again, 'cw', recover('7ad-7h'))).toBeUndefined();
  });

  test('8.1 the next night it may roll again', () => {
    const state = night({ '7ad-7h': { at: 'G9', hits: 1 }, '21-mg8': 'A1' });
    act(state, 'cw', recover('7ad-7h'), [1]);
    act(state, 'cw', done);
    act(state, 'dak', done, [3, 2]);
    for (let couplet = 1; couplet <= 4; couplet++) {
      act(state, 'dak', done);
      act(state, 'cw', done, couplet < 4 ? [3, 2] : []);
    }
    expect(state.step).toBe(STEP.night);
    expect(whyNot(state, 'cw', recover('7ad-7h'))).toBeUndefined();
  });

  test('8.1 only for units with hits', () => {
    const state = night({ '7ad-7h': 'G9', '7ad-kdg': { at: 'G9', hits: 1 } });
    expect(whyNot(state, 'cw', recover('7ad-7h'))).toBe('8.1 nothing-to-recover');
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([]);
    expect(totensonntag.legal(state, 'cw', '7ad-kdg')).toEqual([recover('7ad-kdg')]);
  });

  test('8.1 destroyed units never come back', () => {
    const state = night({ '7ad-7h': { at: 'lost', hits: 3 }, '7ad-2rtr': { at: 'lost', hits: 1 } });
    expect(whyNot(state, 'cw', recover('7ad-7h'))).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', recover('7ad-2rtr'))).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', all)).toBe('8.1 nothing-to-recover');
  });

  test('8.1 nor do exited units recover', () => {
    const state = night({ '7ad-7h': { at: 'exited', hits: 1 } });
    expect(whyNot(state, 'cw', recover('7ad-7h'))).toBe('3.0 not-on-map');
  });

  test('8.1 a unit with one strength point left can recover in full', () => {
    const state = night({ '7ad-7h': { at: 'G9', hits: 2 } });
    act(state, 'cw', recover('7ad-7h'), [5, 5]);
    expect([hitsOn(state, '7ad-7h'), whereIs(state, '7ad-7h')]).toEqual([0, 'G9']);
  });

  test('8.1 all at once: every unit that has not rolled, in order, and nobody else', () => {
    const units = {
      '7ad-7h': { at: 'G9', hits: 1 },
      '7ad-kdg': { at: 'A1', hits: 1 },
      '21-mg8': { at: 'Q1', hits: 1 },
    };
    const state = night({ ...units, 'sa-1ts': { at: 'C1', hits: 2 } });
    act(state, 'cw', recover('7ad-kdg'), [1]);
    const log = act(state, 'cw', all, [6, 4, 3]);
    expect(log.map(({ detail }) => [detail['unit'], detail['regained']])).toEqual([
      ['7ad-7h', 1],
      ['sa-1ts', 1],
    ]);
    expect([hitsOn(state, '7ad-kdg'), hitsOn(state, '21-mg8')]).toEqual([1, 1]);
  });

  test('8.1, ruling 49 all dice of the night are rolled under the zones as they stand', () => {
    const units = { '7ad-7h': { at: 'G9', hits: 1 }, '21-mg8': { at: 'G10', hits: 1 } };
    const state = night(units);
    expect(hitsOn(tryOut(state, 'cw', all, [5]), '7ad-7h')).toBe(1);
    act(state, 'cw', all, [6]);
    act(state, 'cw', done);
    expect(hitsOn(tryOut(state, 'dak', all, [4]), '21-mg8')).toBe(1);
    expect(hitsOn(tryOut(state, 'dak', all, [5]), '21-mg8')).toBe(0);
  });
});
