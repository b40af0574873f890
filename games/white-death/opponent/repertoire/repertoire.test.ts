import { ActionCodes, keyedDice, makeRandom, type Mood } from '@impulse/engine';
import { stylesOf, varietyOf } from '@impulse/engine/testing/repertoire.js';
import { describe, expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { STEP } from '../../state.js';
import { begin } from '../../testing/scripted-battle.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { plansByTarget, repertoire, script } from '../index.js';

const state = setting({
  units: {
    '9grd-18g': '1012',
    '9grd-22g': '1012',
    '9grd-art': '1213',
    '257rd-943': '2421',
    '31rb-1': 'off',
    '93id-i-270': '0915',
    '83id-i-251': '1114',
  },
});

describe('the repertoire', () => {
  test('begins with the script as it is', () => {
    const [first, ...others] = repertoire.stances(state, SOVIET);
    expect(first.size).toBe(0);
    expect(others.length).toBeGreaterThan(6);
  });

  test('tells something only to units of the side that are on the map or about to come', () => {
    for (const stance of repertoire.stances(state, SOVIET)) {
      expect(stance.has(unitOf(state, '31rb-1'))).toBe(false);
      for (const unit of stance.keys()) expect(state.context.side[unit]).toBe(SOVIET);
    }
  });

  test('tells nothing to those who may not leave their place yet (22)', () => {
    const start = begin('scenario-1');
    for (const stance of repertoire.stances(start, GERMAN)) {
      for (const unit of stance.keys()) expect(start.context.fortress[unit]).toBe(0);
    }
  });

  test('sends troops, not guns, to the places that count', () => {
    const goals = repertoire
      .stances(state, SOVIET)
      .flatMap((stance) => [...stance].flatMap(([unit, { goal }]) => (goal === undefined ? [] : [{ unit, goal }])));
    expect(goals).toContainEqual({ unit: unitOf(state, '9grd-18g'), goal: hexOf('0912') });
    expect(goals.map(({ unit }) => unit)).not.toContain(unitOf(state, '9grd-art'));
  });

  test('varies a plan in a stack, a formation or a sector, in many ways, and leaves the plan as it was', () => {
    const unit = unitOf(state, '9grd-18g');
    const { plan, different, told } = varietyOf(repertoire, state, SOVIET, unit);
    expect(plan).toEqual([[unit, { hold: true }]]);
    expect(different).toBeGreaterThan(30);
    expect([...told]).toEqual(expect.arrayContaining(['goal', 'target', 'danger', 'noFire']));
  });

  test('draws styles that a script can be made with', () => {
    const { styles, different } = stylesOf(repertoire, state, GERMAN);
    expect(different).toBe(20);
    for (const style of styles) {
      expect(() => script.make(style)).not.toThrow();
      for (const unit of style.moods?.keys() ?? []) expect(state.context.side[unit]).toBe(GERMAN);
    }
  });

  test('plans movement, tries points out, and leaves the rest to the script', () => {
    expect(repertoire.kindOf(state)).toBe('impulse');
    expect(repertoire.kindOf(setting({ units: {}, step: 'decision' }))).toBe('choice');
    expect(repertoire.kindOf(setting({ units: {}, step: 'defence' }))).toBe('routine');
    expect(repertoire.kindOf(setting({ units: {}, step: 'barrage' }))).toBe('routine');
    expect(repertoire.kindOf(setting({ units: {}, step: 'advance' }))).toBe('afterthought');
  });

  test('has plans by target: everybody around it assaults it, or nobody assaults', () => {
    const units = {
      '9grd-18g': '1113',
      '9grd-22g': '1013',
      '31rb-1': '1115',
      '93id-i-270': '1114',
      '83id-i-251': '1114',
      '291id-i-504': '0712',
    };
    const near = setting({ scenario: 'scenario-3', units });
    const around = ['9grd-18g', '9grd-22g', '31rb-1'].map((unit) => unitOf(near, unit));
    const both: Mood[] = [{ target: hexOf('1114') }, { noFire: true }];
    expect(plansByTarget(near, SOVIET)).toEqual(both.map((mood) => new Map(around.map((unit) => [unit, mood]))));
    expect(plansByTarget(setting({ units: { '9grd-18g': '1113', '93id-i-270': '1114' } }), SOVIET)).toEqual([]);
  });

  test('tries the points of an impulse and passing, but no standing orders', () => {
    const start = begin('scenario-3');
    const listed = new ActionCodes();
    while (start.step !== STEP.decision) {
      script.make().choose(start, makeRandom('begin'), listed);
      whiteDeath.codes.play(start, listed, 0, keyedDice(1), null);
    }
    whiteDeath.codes.list(start, listed);
    const tried = new Set<string>();
    for (let index = 0; index < listed.length; index++) {
      if (repertoire.isWorthTrial?.(listed.head(index))) tried.add(whiteDeath.codes.action(start, listed, index).type);
    }
    expect([...tried].toSorted()).toEqual(['impulse', 'pass']);
  });
});
