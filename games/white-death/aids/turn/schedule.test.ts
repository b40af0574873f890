import { keyedDice } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { battle } from '../../testing/play.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

describe('17 the schedule of reinforcements', () => {
  test('17 names everybody who is still to come once, in the order of the turns', () => {
    const state = battle('campaign');
    const schedule = aids.schedule(state, 'soviet');
    const named = schedule.flatMap(({ units }) => units);
    const waiting = aids
      .units(state, 'soviet')
      .filter(({ id, where }) => where === 'off' && state.due[unitOf(state, id)] > 0);
    expect(named.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
    expect(schedule.map(({ turn }) => turn)).toEqual(schedule.map(({ turn }) => turn).toSorted((a, b) => a - b));
    for (const { hexes, side, entry } of schedule) {
      expect(hexes).toEqual(state.context.data.entries.find(({ id }) => id === entry)?.hexes);
      expect(['soviet', 'german']).toContain(side);
    }
    expect(aids.schedule(state, 'german')).toEqual(schedule);
  });

  test('17D whoever is sent another way stands under the new one, and a turn later', () => {
    const state = setting({ side: 'german', turn: 5, units: { '1ss-i-8-ss': 'off' } });
    const unit = unitOf(state, '1ss-i-8-ss');
    state.due[unit] = 5;
    state.entry[unit] = state.context.ground.entryNumber.get('s')!;
    const entryOf = () => aids.schedule(state, 'german').find(({ units }) => units.includes('1ss-i-8-ss'));
    expect(entryOf()).toMatchObject({ turn: 5, entry: 's' });
    const dice = keyedDice(1);
    dice.begin(0);
    whiteDeath.play(state, 'german', { type: 'reassign', unit: '1ss-i-8-ss', area: 'w' }, dice, null);
    expect(entryOf()).toMatchObject({ turn: 6, entry: 'w' });
  });

  test('17 whoever has come stays under the turn of the schedule', () => {
    const { id, due } = battle('campaign').context.units.find((unit) => unit.due && !unit.due.flieger)!;
    const state = setting({ turn: 10, units: { [id]: '3030' } });
    expect(aids.schedule(state, 'soviet').find(({ units }) => units.includes(id))).toMatchObject({
      turn: due!.turn,
      entry: due!.entry,
    });
  });

  test('17F the Flieger Division is not announced before it is granted', () => {
    const state = battle('campaign');
    const flieger = state.context.units.filter(({ due }) => due?.flieger).map(({ id }) => id);
    const named = new Set(aids.schedule(state, 'german').flatMap(({ units }) => units));
    expect(flieger.length).toBeGreaterThan(0);
    expect(flieger.some((id) => named.has(id))).toBe(false);
  });
});
