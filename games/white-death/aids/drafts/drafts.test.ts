import { type Draft, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { ActionType } from '../../actions/actions.js';
import { sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { liftUnit, LOST, POINT, type State, STEP } from '../../state.js';
import { answerTo, assaulted, draftingOf } from '../../testing/drafts.js';
import { waiting } from '../../testing/movement.js';
import { playRandomly } from '../../testing/play.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';

test('5.2 several units onto one hex declare one after the other', () => {
  const assaulting = draftingOf('assault');
  const state = setting({ units: { '9grd-18g': '3030', '9grd-22g': '3131', '291id-i-504': '3031' } });
  const draft = assaulting.begin(state, 'soviet', [], '3031')!;
  expect(draft.units.toSorted()).toEqual(['9grd-18g', '9grd-22g']);
  const declared: string[] = [];
  for (
    let action = assaulting.action(state, 'soviet', draft);
    action;
    action = assaulting.action(state, 'soviet', draft)
  ) {
    if (action.type === 'assault') declared.push(action.unit);
    whiteDeath.play(state, 'soviet', action, { begin: () => {}, roll: () => 1 }, null);
  }
  expect(declared).toEqual(draft.units);
  const { units } = assaulting.bounds(state, 'soviet', draft);
  expect(units).toMatchObject({ kind: 'units', units: draft.units.map((unit) => ({ unit })) });
});

test('21B Brandenburgers lead whoever is ticked', () => {
  const moving = draftingOf('move');
  const { id } = setting({ units: {} }).context.units.find(({ brandenburg }) => brandenburg)!;
  const state = setting({
    side: 'german',
    impulse: 5,
    units: { [id]: '3029', '291id-i-504': '3029', '9grd-18g': '3031' },
  });
  const draft = moving.begin(state, 'german', [id], '3030')!;
  const alone = moving.action(state, 'german', draft);
  expect(alone).toMatchObject({ type: 'move', unit: id });
  expect(alone).not.toHaveProperty('with');
  const led = moving.toggle(state, 'german', draft, '291id-i-504');
  expect(moving.action(state, 'german', led)).toMatchObject({ with: ['291id-i-504'] });
  expect(answerTo(state, 'german', led)).toBeNull();
  expect(moving.toggle(state, 'german', led, '9grd-18g')).toEqual(led);
});

test('ruling 110 a unit of a stack begins with the whole stack, and whoever is not to go is ticked off', () => {
  const moving = draftingOf('move');
  const state = setting({ impulse: 3, units: { '9grd-18g': '3030', '9grd-smg': '3030', '1eng': '3030' } });
  const begun = moving.begin(state, 'soviet', ['9grd-smg'], null)!;
  expect(begun.units).toEqual(['9grd-smg', '9grd-18g', '1eng']);
  expect(moving.action(state, 'soviet', begun)).toBeNull();
  const aimed = moving.aim(state, 'soviet', begun, '3031');
  expect(answerTo(state, 'soviet', aimed)).toBeNull();
  const fewer = moving.toggle(state, 'soviet', aimed, '1eng');
  expect(moving.action(state, 'soviet', fewer)).toMatchObject({ unit: '9grd-smg', with: ['9grd-18g'] });
});

test('17C, ruling 110 those who wait for the same entry area enter together when they are ticked', () => {
  const entering = draftingOf('enter');
  const state = waiting('19grd-54g', 'e');
  state.due[unitOf(state, '19grd-smg')] = 3;
  state.entry[unitOf(state, '19grd-smg')] = state.entry[unitOf(state, '19grd-54g')];
  const begun = entering.begin(state, 'soviet', ['19grd-54g'], '4020')!;
  expect(begun.units).toEqual(['19grd-54g']);
  const both = entering.toggle(state, 'soviet', begun, '19grd-smg');
  expect(entering.action(state, 'soviet', both)).toMatchObject({ type: 'enter', with: ['19grd-smg'] });
  expect(answerTo(state, 'soviet', both)).toBeNull();
  expect(draftingOf('move').begin(state, 'soviet', ['19grd-54g'], null)).toBeNull();
});

test('5.2 nobody is offered a move together outside the movement phase', () => {
  const units = { '9grd-18g': '3030', '9grd-smg': '3030', '291id-i-504': '3031' };
  const moving = draftingOf('move');
  expect(moving.begin(setting({ units }), 'soviet', ['9grd-18g'], null)?.units).toEqual(['9grd-18g', '9grd-smg']);
  expect(moving.begin(setting({ step: 'barrage', units }), 'soviet', ['9grd-18g'], null)).toBeNull();
});

test('9D, ruling 110 those who assaulted advance together when they are ticked', () => {
  const advancing = draftingOf('advance');
  const state = assaulted('assault');
  for (const id of ['291id-i-504', '291id-ii-504']) liftUnit(state, unitOf(state, id), LOST);
  state.step = STEP.advance;
  state.focusHex = hexOf('3031');
  // By itself: as many as have room.
  const fitting = advancing.begin(state, 'soviet', [], null)!;
  expect(fitting.units).toHaveLength(1);
  expect(answerTo(state, 'soviet', fitting)).toBeNull();
  const begun = advancing.begin(state, 'soviet', ['9grd-18g'], null)!;
  expect(begun).toMatchObject({ units: ['9grd-18g'], hex: '3031' });
  expect(answerTo(state, 'soviet', begun)).toBeNull();
  const both = advancing.toggle(state, 'soviet', begun, '9grd-22g');
  expect(advancing.action(state, 'soviet', both)).toMatchObject({ with: ['9grd-22g'] });
  expect(answerTo(state, 'soviet', both)).toMatchObject({ reason: 'stack-full' });
});

test('6A a path can be drawn, and is judged as drawn', () => {
  const moving = draftingOf('move');
  const state = setting({ impulse: 5, units: { '9grd-18g': '3030' } });
  const draft = moving.set(state, 'soviet', moving.begin(state, 'soviet', ['9grd-18g'], '3031')!, 'path', [
    '3029',
    '3028',
  ]);
  expect(draft.hex).toBe('3028');
  expect(moving.action(state, 'soviet', draft)).toEqual({ type: 'move', unit: '9grd-18g', path: ['3029', '3028'] });
  state.spent[unitOf(state, '9grd-18g')] = 5 * POINT;
  expect(answerTo(state, 'soviet', draft)).toMatchObject({ reason: 'too-few-points' });
});

test('18 replacements: as many as it can take, or fewer', () => {
  const replacing = draftingOf('replace');
  const state = setting({ units: { '9grd-18g': { at: '3430', strength: 2 } } });
  state.replacements[0] = 3;
  const draft = replacing.begin(state, 'soviet', ['9grd-18g'], null)!;
  expect(replacing.action(state, 'soviet', draft)).toMatchObject({ points: 3 });
  expect(replacing.bounds(state, 'soviet', draft)).toEqual({
    points: { kind: 'number', least: 1, most: 3, step: 1, standard: 3 },
  });
  const one = replacing.set(state, 'soviet', draft, 'points', 1);
  expect(replacing.action(state, 'soviet', one)).toMatchObject({ points: 1 });
  expect(replacing.begin(state, 'soviet', ['9grd-22g'], null)).toBeNull();
});

test('rule standing-orders a draft of orders holds what changes, and is none without a change', () => {
  const ordering = draftingOf('orders');
  const state = setting({ step: 'decision', impulse: 0, units: {} });
  const draft = ordering.begin(state, 'soviet', [], null)!;
  expect(ordering.action(state, 'soviet', draft)).toBeNull();
  const fire = ordering.set(state, 'soviet', draft, 'defence', 'fire');
  expect(ordering.action(state, 'soviet', fire)).toEqual({ type: 'orders', defence: 'fire' });
  expect(answerTo(state, 'soviet', fire)).toBeNull();
  expect(ordering.set(state, 'soviet', fire, 'defence', 'ask')).toEqual(draft);
  expect(ordering.set(state, 'soviet', draft, 'weather', 'snow')).toEqual(draft);
});

test('4C the units ticked come to the top of their stack', () => {
  const stacking = draftingOf('stack');
  const state = setting({ units: { '9grd-18g': '3030', '9grd-22g': '3030', '9grd-smg': '3030' } });
  const draft = stacking.begin(state, 'soviet', ['9grd-smg'], null)!;
  expect(stacking.action(state, 'soviet', draft)).toEqual({
    type: 'stack',
    hex: '3030',
    order: ['9grd-smg', '9grd-18g', '9grd-22g'],
  });
  expect(stacking.begin(state, 'german', ['9grd-smg'], null)).toBeNull();
});

describe('along random battles', () => {
  test('every fire and barrage that is offered can be drafted, and every change is legal or refused by a rule', () => {
    const random = makeRandom('drafts');
    const met = new Set<string>();
    const verdicts = new Set<string>();
    for (const scenario of ['scenario-1', 'scenario-3', 'scenario-5'] as const) {
      let looked = 0;
      playRandomly('drafts', scenario, (state) => {
        if (state.step !== STEP.barrage && state.step !== STEP.defence && state.step !== STEP.assault) return true;
        const seat = sideIds[state.deciding];
        for (const action of whiteDeath.legal(state, seat)) {
          if (action.type !== 'barrage' && action.type !== 'defend' && action.type !== 'fire') continue;
          // Barrages are offered for every gun and every hex in its range.
          if (random.below(action.type === 'barrage' ? 40 : 2) > 0) continue;
          looked++;
          met.add(action.type);
          const drafting = draftingOf(action.type);
          const units = action.type === 'barrage' ? action.units : (action.support ?? []);
          const draft = drafting.begin(state, seat, units, action.target)!;
          expect(answerTo(state, seat, draft)).toBeNull();
          for (const change of changesOf(state, seat, draft, (most) => random.below(most))) {
            const refusal = answerTo(state, seat, change);
            verdicts.add(refusal ? refusal.reason : 'legal');
            if (refusal && refusal.reason !== 'no action') expect(refusal.rule).toMatch(/^\w/);
          }
        }
        return looked < 60;
      });
    }
    expect(met).toEqual(new Set(['barrage', 'defend', 'fire']));
    expect(verdicts.has('legal')).toBe(true);
  });

  /** One change of each field that has bounds. */
  function changesOf(state: State, seat: string, draft: Draft, below: (most: number) => number): Draft[] {
    const drafting = draftingOf(draft.type as ActionType);
    return Object.entries(drafting.bounds(state, seat, draft)).flatMap(([field, bound]): Draft[] => {
      switch (bound.kind) {
        case 'choice':
          return [drafting.set(state, seat, draft, field, bound.values[below(bound.values.length)])];
        case 'units':
          return bound.units.length === 0
            ? []
            : [drafting.toggle(state, seat, draft, bound.units[below(bound.units.length)].unit)];
        case 'shares': {
          const shares = bound.rows
            .slice(0, 2)
            .map(({ id, pool }) => [id, below(1 + Math.floor(bound.pools[pool]))] as const);
          return [drafting.set(state, seat, draft, field, Object.fromEntries(shares))];
        }
        default:
          return [];
      }
    });
  }
});
