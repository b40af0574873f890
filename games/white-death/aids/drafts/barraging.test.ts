import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { DEPLOYED, POOL_GERMAN } from '../../state.js';
import { answerTo, draftingOf } from '../../testing/drafts.js';
import { setting, unitOf } from '../../testing/setting.js';

describe('11B1 a barrage', () => {
  const barraging = draftingOf('barrage');
  const state = () =>
    setting({
      step: 'barrage',
      units: {
        '9grd-18g': '3030',
        '9grd-art': { at: '3029', deployed: true },
        '46grd-art': { at: '3128', deployed: true },
        '291id-i-504': '3031',
      },
    });

  test('begins with every gun that makes a difference, or with those that are named', () => {
    const battle = state();
    const lossOf = (units: readonly string[]): number =>
      (whiteDeath.forecast(battle, 'soviet', { type: 'barrage', target: '3031', units })?.outcomes ?? []).reduce(
        (sum, { probability, detail }) => sum + probability * Number(detail['lost']),
        0,
      );
    const { units } = barraging.begin(battle, 'soviet', [], '3031')!;
    expect(lossOf(units)).toBeGreaterThanOrEqual(lossOf(['46grd-art', '9grd-art']));
    for (const gun of units) {
      const others = units.filter((one) => one !== gun);
      if (others.length > 0) expect(lossOf(others)).toBeLessThan(lossOf(units));
    }
    expect(barraging.begin(state(), 'soviet', ['9grd-art'], '3031')?.units).toEqual(['9grd-art']);
    expect(barraging.begin(state(), 'soviet', ['9grd-18g'], '3031')).toBeNull();
  });

  test('15A3 rockets are proposed at half of their value where the third supply point would bring little', () => {
    const against = (strength: number) =>
      setting({
        side: 'german',
        step: 'barrage',
        supply: [4, 4, 2],
        units: {
          '291id-i-504': '3031',
          'lix-i-55-wrf': { at: '3032', deployed: true },
          'lix-ii-55-wrf': { at: '3033', deployed: true },
          '9grd-18g': { at: '3030', strength },
        },
      });
    const weak = against(1);
    const draft = barraging.begin(weak, 'german', [], '3030')!;
    expect(draft.fields).toEqual({ rockets: 'half' });
    expect(answerTo(weak, 'german', draft)).toBeNull();
    expect(barraging.begin(against(9), 'german', [], '3030')!.fields).toEqual({});
    // Where it has been paid already nothing is saved.
    weak.paid[POOL_GERMAN] = 3;
    expect(barraging.begin(weak, 'german', [], '3030')!.fields).toEqual({});
  });

  test('11B3 every gun tells its range and whether somebody observes for it', () => {
    const battle = state();
    const { units } = barraging.bounds(battle, 'soviet', barraging.begin(battle, 'soviet', [], '3031')!);
    if (units.kind !== 'units') throw new Error('no units');
    const own = units.units.find(({ unit }) => unit === '9grd-art')!;
    expect(own.about).toMatchObject({ distance: 2, observed: true });
  });

  test('11B2a can be split into attacks, as far as its points go', () => {
    const battle = state();
    const draft = barraging.begin(battle, 'soviet', [], '3031')!;
    const { split } = barraging.bounds(battle, 'soviet', draft);
    if (split.kind !== 'shares') throw new Error('no shares');
    const total = split.pools['barrage'];
    const halves = barraging.set(battle, 'soviet', draft, 'split', { 0: total / 2, 1: total / 2 });
    expect(barraging.action(battle, 'soviet', halves)).toMatchObject({ split: [total / 2, total / 2] });
    expect(answerTo(battle, 'soviet', halves)).toBeNull();
    const most = barraging.set(battle, 'soviet', draft, 'split', { 0: total - 0.5 });
    const { split: rest } = barraging.bounds(battle, 'soviet', most);
    expect(rest, 'half a point is below the table').toMatchObject({
      rows: [{ most: total }, { most: 0 }, {}, {}, {}, {}, {}, {}],
    });
    const more = barraging.set(battle, 'soviet', draft, 'split', { 0: total, 1: 1 });
    expect(answerTo(battle, 'soviet', more)).toMatchObject({ rule: '11B2a', reason: 'bad-split' });
  });

  test('15A3 German rockets have a price, as far as it can be paid', () => {
    const rockets = setting({ units: {} }).context.units.find(
      ({ side, type }) => side === 'german' && type === 'rockets',
    )!;
    const battle = setting({
      side: 'german',
      step: 'barrage',
      supply: [6, 3, 0],
      units: { [rockets.id]: { at: '1510', deployed: true }, '9grd-18g': '1512' },
    });
    const draft = barraging.begin(battle, 'german', [], '1512')!;
    expect(barraging.bounds(battle, 'german', draft)['rockets']).toEqual({ kind: 'choice', values: ['half', 'full'] });
    const half = barraging.set(battle, 'german', draft, 'rockets', 'half');
    expect(barraging.action(battle, 'german', half)).toMatchObject({ rockets: 'half' });
    battle.supply[1] = 2;
    expect(barraging.bounds(battle, 'german', draft)['rockets']).toEqual({ kind: 'choice', values: ['half'] });
  });
});

test('6B2 a gun that has moved is no gun to fire with', () => {
  const state = setting({ step: 'barrage', units: { '9grd-art': '3029', '291id-i-504': '3031' } });
  expect(state.flags[unitOf(state, '9grd-art')] & DEPLOYED).toBe(0);
  expect(draftingOf('barrage').begin(state, 'soviet', ['9grd-art'], '3031')).toBeNull();
});
