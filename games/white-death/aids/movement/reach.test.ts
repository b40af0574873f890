import { keyedDice, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { cloneState, type State, STEP, STOPPED } from '../../state.js';
import { playRandomly } from '../../testing/play.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';
import { discloses } from '../../knowledge/discloses.js';
import { riskCodes } from '../codes.js';
import { costsAlong, reachedBy } from './reach.js';

const at = (state: State, seat: string, unit: string, hex: string) =>
  reachedBy(state, seat, unit).filter((one) => one.hex === hex);

describe('what the way to a hex does to a unit', () => {
  test('3 an enemy zone stops it; 6B3 with a point left it can assault from there', () => {
    const state = setting({ impulse: 3, units: { '9grd-18g': '3030', '83id-i-183': '3033' } });
    const [way] = at(state, 'soviet', '9grd-18g', '3032');
    expect(way.effects).toContain('stops');
    expect(way.effects.includes('assault')).toBe(way.left >= 1);
    expect(at(state, 'soviet', '9grd-18g', '3029')[0].effects).toEqual([]);
  });

  test('5.5 in an impulse too short nobody can assault from anywhere', () => {
    const state = setting({ impulse: 2, left: [5, 10], units: { '9grd-18g': '3030', '83id-i-183': '3032' } });
    expect(reachedBy(state, 'soviet', '9grd-18g').some(({ effects }) => effects.includes('assault'))).toBe(false);
  });

  test('3A an AFV that leaves an enemy zone is fired at, wherever it goes', () => {
    const state = setting({ impulse: 4, units: { '18mech-t34': '3030', '83id-i-183': '3031' } });
    const ways = reachedBy(state, 'soviet', '18mech-t34');
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every(({ effects }) => effects.includes('transit'))).toBe(true);
  });

  test('3B skiers may be stopped by what they cannot see', () => {
    const skier = setting({ units: {} }).context.units.find(
      ({ side, mobility }) => side === 'soviet' && mobility === 'ski',
    )!;
    const state = setting({
      impulse: 5,
      units: { [skier.id]: '3029', '83id-i-183': '3031', '83id-ii-183': '3031' },
    });
    expect(at(state, 'soviet', skier.id, '3030')[0].effects).toContain('unseen');
    const alone = setting({ impulse: 5, units: { [skier.id]: '3029', '83id-i-183': '3031' } });
    expect(at(alone, 'soviet', skier.id, '3030')[0].effects).not.toContain('unseen');
  });

  test('21B Brandenburgers may be found out in a Soviet zone', () => {
    const { id } = setting({ units: {} }).context.units.find(({ brandenburg }) => brandenburg)!;
    const state = setting({ side: 'german', impulse: 4, units: { [id]: '3029', '9grd-18g': '3031' } });
    expect(at(state, 'german', id, '3030')[0].effects).toContain('detection');
  });
});

test('8 by rail a unit gets far for a point, and the train is told from the march', () => {
  const { railways } = setting({ units: {} }).context.data.map;
  const state = setting({ side: 'german', impulse: 3, units: { '291id-i-504': railways[0].hexes[5] } });
  const trains = reachedBy(state, 'german', '291id-i-504').filter(({ kind }) => kind === 'rail');
  expect(trains.length).toBeGreaterThan(0);
  for (const { left, path } of trains) {
    expect(left).toBe(2);
    expect(costsAlong(state, '291id-i-504', path, 'rail').at(-1)).toBe(1);
  }
});

test('17 a reinforcement reaches hexes behind its entry area, with what it has left', () => {
  const state = setting({ side: 'german', turn: 3, impulse: 4, units: { '8pz-8-krad': 'off' } });
  const unit = unitOf(state, '8pz-8-krad');
  state.due[unit] = 2;
  state.entry[unit] = state.context.ground.entryNumber.get('nw')!;
  const ways = reachedBy(state, 'german', '8pz-8-krad').filter(({ kind }) => kind === 'enter');
  expect(ways.some(({ path }) => path.length === 1)).toBe(true);
  for (const { left, path } of ways) {
    expect(left).toBeCloseTo(4 - costsAlong(state, '8pz-8-krad', path, 'enter').at(-1)!);
  }
});

test('costs are counted as far as a way leads', () => {
  const state = setting({ impulse: 1, units: { '9grd-18g': '3030', '83id-i-183': '3033' } });
  const totals = costsAlong(state, '9grd-18g', ['3031', '3032', '3033'], 'move');
  expect(totals).toHaveLength(2);
  expect(totals[1]).toBeGreaterThan(totals[0]);
});

/** A legal action of a unit that goes the way that was shown. */
const actionBy = (
  state: State,
  seat: string,
  unit: string,
  kind: string | undefined,
  path: readonly string[],
): Action =>
  whiteDeath
    .legal(state, seat, unit)
    .find((one) => one.type === kind && 'path' in one && one.path.join() === path.join() && !('with' in one))!;

test('what is promised of a hex is what the rules then do, along random battles', () => {
  const random = makeRandom('reach');
  const met = new Set<string>();
  for (const scenario of ['scenario-1', 'scenario-3', 'scenario-5'] as const) {
    let looked = 0;
    playRandomly('reach', scenario, (state) => {
      if (state.step !== STEP.movement || random.below(6) > 0) return looked < 40;
      const seat = sideIds[state.deciding];
      const ready = aids.ready(state, seat);
      if (ready.length === 0) return true;
      const unit = ready[random.below(ready.length)];
      for (const way of reachedBy(state, seat, unit)) {
        if (random.below(8) > 0) continue;
        looked++;
        const action = actionBy(state, seat, unit, way.kind, way.path);
        // Columns are shown with the way of their leader.
        if (!action) continue;
        const then = cloneState(state);
        const dice = keyedDice(looked);
        dice.begin(0);
        whiteDeath.play(then, seat, action, dice, null);
        const risky = way.effects.some((effect) => riskCodes.has(effect));
        if (discloses(state, action) === 'actor') expect(risky, `${unit} learns something in ${way.hex}`).toBe(true);
        expect(whiteDeath.forecast(state, seat, action) !== null).toBe(
          way.effects.some((effect) => ['transit', 'ice', 'detection'].includes(effect)),
        );
        if (risky) continue;
        const number = unitOf(then, unit);
        expect(aids.unit(then, seat, unit)).toMatchObject({ hex: way.hex });
        expect(aids.unit(then, seat, unit)?.movement?.left).toBeCloseTo(way.left);
        expect((then.flags[number] & STOPPED) !== 0).toBe(way.effects.includes('stops'));
        const assaults = whiteDeath.legal(then, seat, unit).some(({ type }) => type === 'assault');
        expect(assaults, `${unit} assaults from ${way.hex}`).toBe(way.effects.includes('assault'));
        for (const effect of way.effects) met.add(effect);
      }
      return looked < 40;
    });
  }
  expect([...met].toSorted()).toEqual(expect.arrayContaining(['assault', 'stops']));
});

describe('ruling 110 where several units can go together', () => {
  const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'] as const;

  test('4A companies that may not leave one by one reach everything together, at the pace of the slowest', () => {
    const ids = ['3mtn-i-138', '291id-i-504', '8pz-1-10-pz', ...ski];
    const state = setting({ side: 'german', impulse: 2, units: Object.fromEntries(ids.map((id) => [id, '1513'])) });
    expect(reachedBy(state, 'german', ski[0])).toEqual([]);
    const ways = aids.together!(state, 'german', ski);
    expect(ways.length).toBeGreaterThan(6);
    for (const { hex, action, left } of ways) {
      expect(action).toMatchObject({ type: 'move', unit: ski[0], with: ski.slice(1) });
      expect(aids.spot(state, 'german', action).hex).toBe(hex);
      expect(whiteDeath.refuse(state, 'german', action)).toBeNull();
      expect(left).toBeGreaterThanOrEqual(0);
    }
    const slow = aids.together!(state, 'german', [ski[0], '3mtn-i-138']);
    expect(slow.length).toBeLessThan(ways.length);
  });

  test('6A not where there is no room for all, nor for another seat, nor from different hexes', () => {
    const units = { '9grd-18g': '3030', '9grd-smg': '3030', '46grd-smg': '3031', '46grd-135g': '3130' };
    const state = setting({ impulse: 3, units });
    const hexes = (seat: string, ...ids: readonly string[]) => aids.together!(state, seat, ids).map(({ hex }) => hex);
    expect(hexes('soviet', '9grd-18g', '9grd-smg')).toContain('3029');
    expect(hexes('soviet', '9grd-18g', '9grd-smg')).not.toContain('3031');
    expect(hexes('german', '9grd-18g', '9grd-smg')).toEqual([]);
    expect(hexes('soviet', '9grd-18g', '46grd-135g')).toEqual([]);
  });
});
