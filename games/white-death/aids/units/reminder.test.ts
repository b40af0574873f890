import { copyInto, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { ActionType } from '../../actions/actions.js';
import { sideIds } from '../../data/types.js';
import { fightsOf } from '../../forecast/fights.js';
import { whiteDeath } from '../../game.js';
import { FOR_BARRAGE } from '../../rules/supply/supply-points.js';
import { BARRAGED, POINT, POOL_SOVIET, type State, STEP } from '../../state.js';
import { fight } from '../../testing/combat.js';
import { playRandomly } from '../../testing/play.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

describe('what would be left undone', () => {
  test('5.2 an assault that could be declared', () => {
    const state = setting({ units: { '9grd-18g': '3030', '83id-i-183': '3031' } });
    expect(aids.left(state, 'soviet')?.warnings).toContainEqual({
      code: 'assaults',
      hexes: ['3031'],
      units: ['9grd-18g'],
    });
  });

  test('6B2 artillery that could deploy', () => {
    const state = setting({ units: { '9grd-art': '3030' } });
    expect(aids.left(state, 'soviet')).toMatchObject({
      step: 'movement',
      idle: ['9grd-art'],
      warnings: [{ code: 'undeployed', hexes: ['3030'], units: ['9grd-art'] }],
      asks: true,
    });
  });

  test('17 reinforcements that could enter', () => {
    const state = setting({ turn: 3, units: { '9grd-18g': 'off' } });
    const unit = unitOf(state, '9grd-18g');
    state.due[unit] = 2;
    state.entry[unit] = state.context.ground.entryNumber.get('se')!;
    expect(aids.left(state, 'soviet')?.warnings.map(({ code }) => code)).toEqual(['arrivals']);
  });

  test('18 replacements that could be taken', () => {
    const state = setting({ units: { '9grd-18g': { at: '3430', strength: 2 } } });
    state.replacements[0] = 3;
    expect(aids.left(state, 'soviet')?.warnings).toEqual([
      { code: 'replacements', hexes: ['3430'], units: ['9grd-18g'] },
    ]);
  });

  test('15A2 guns that could fire are asked about once barrages are paid for, not before', () => {
    const state = setting({
      step: 'barrage',
      units: { '9grd-art': { at: '3030', deployed: true }, '83id-i-183': '3031', '9grd-18g': '3030' },
    });
    expect(aids.left(state, 'soviet')).toMatchObject({ warnings: [{ code: 'barrages' }], asks: false });
    state.paid[POOL_SOVIET] = FOR_BARRAGE;
    expect(aids.left(state, 'soviet')?.asks).toBe(true);
  });

  test('11B1 guns that can support a declared assault have been kept for it, others are asked about', () => {
    const guns = { '9grd-art': { at: '3230', deployed: true }, '31rb-art': { at: '3230', deployed: true } };
    const state = fight('3029', ['9grd-18g'], 'barrage', {
      units: { ...guns, '9grd-18g': '3030', '83id-i-257': '3029' },
    });
    state.paid[POOL_SOVIET] = FOR_BARRAGE;
    expect(aids.ready(state, 'soviet')).toEqual(expect.arrayContaining(['9grd-art', '31rb-art']));
    expect(aids.left(state, 'soviet')).toEqual({
      step: 'barrage',
      idle: ['31rb-art'],
      warnings: [{ code: 'barrages', hexes: ['3029'], units: ['31rb-art'] }],
      asks: true,
    });
    state.flags[unitOf(state, '31rb-art')] |= BARRAGED;
    expect(aids.left(state, 'soviet')).toEqual({ step: 'barrage', idle: [], warnings: [], asks: false });
  });

  test('nothing: then nobody is asked', () => {
    const state = setting({ impulse: 2, units: { '9grd-18g': '3030' } });
    state.spent[unitOf(state, '9grd-18g')] = 2 * POINT;
    expect(aids.left(state, 'soviet')).toEqual({ step: 'movement', idle: [], warnings: [], asks: false });
  });

  test('only to whoever decides, in a step that can be ended', () => {
    const state = setting({ units: { '9grd-18g': '3030' } });
    expect(aids.left(state, 'german')).toBeNull();
    expect(aids.left(setting({ step: 'decision', impulse: 0, units: {} }), 'soviet')).toBeNull();
  });
});

/** What a unit that is warned of can do. */
const meant: Readonly<Record<string, ActionType>> = {
  assaults: 'assault',
  undeployed: 'deploy',
  arrivals: 'enter',
  replacements: 'replace',
  repairs: 'repair',
  barrages: 'barrage',
  advances: 'advance',
};

/** Guns that would have something to support if the fire began now. */
function kept(state: State): ReadonlySet<string> {
  const then = whiteDeath.blank(state);
  copyInto(then, state);
  then.step = STEP.assault;
  return new Set(fightsOf(then).flatMap(({ support }) => support.map(({ unit }) => unit)));
}

test('every warning is about something that can be done, and nothing of the kind is left out', () => {
  const random = makeRandom('reminders');
  const met = new Set<string>();
  for (const scenario of ['scenario-1', 'scenario-3', 'scenario-5', 'campaign'] as const) {
    let looked = 0;
    playRandomly('reminders', scenario, (state) => {
      if (state.step === STEP.movement && random.below(12) > 0) return true;
      const seat = sideIds[state.deciding];
      const left = seat === undefined ? null : aids.left(state, seat);
      if (!left) return true;
      const legal = whiteDeath.legal(state, seat);
      for (const [code, type] of Object.entries(meant)) {
        const could = legal.flatMap((action) => (action.type === type ? aids.spot(state, seat, action).units : []));
        const spared = code === 'barrages' ? kept(state) : new Set<string>();
        const able = could.filter((unit) => !spared.has(unit));
        if (spared.size > 0) met.add('kept');
        const warned = left.warnings.find((one) => one.code === code)?.units ?? [];
        expect([...warned].toSorted(), `${code} at ${left.step}`).toEqual([...new Set(able)].toSorted());
        if (warned.length > 0) met.add(code);
      }
      const fires = legal.flatMap((action) =>
        action.type === 'defend' || action.type === 'fire' ? action.target : [],
      );
      const byDefault = left.warnings.find(({ code }) => code === 'default-fire')?.hexes ?? [];
      expect([...byDefault].toSorted()).toEqual([...new Set(fires)].toSorted());
      if (state.step === STEP.defence) met.add('defence');
      return ++looked < 20;
    });
  }
  expect([...met]).toEqual(
    expect.arrayContaining(['assaults', 'undeployed', 'barrages', 'kept', 'advances', 'defence']),
  );
});
