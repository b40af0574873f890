import { describe, expect, test } from 'vitest';
import { DEPLOYED } from '../../state.js';
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

  test('begins with every gun that can fire, or with those that are named', () => {
    const all = barraging.begin(state(), 'soviet', [], '3031')!;
    expect(all.units.toSorted()).toEqual(['46grd-art', '9grd-art']);
    expect(barraging.begin(state(), 'soviet', ['9grd-art'], '3031')?.units).toEqual(['9grd-art']);
    expect(barraging.begin(state(), 'soviet', ['9grd-18g'], '3031')).toBeNull();
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
