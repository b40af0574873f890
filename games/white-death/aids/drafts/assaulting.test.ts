import type { Draft } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { type State, STEP } from '../../state.js';
import { draftingOf } from '../../testing/drafts.js';
import { setting } from '../../testing/setting.js';

const assaulting = draftingOf('assault');
const dice = { begin: () => {}, roll: () => 1 };

const wholeOf = (state: State, draft: Draft) => {
  const whole = assaulting.whole?.(state, 'soviet', draft);
  if (!whole) throw new Error('no whole');
  return whole;
};

/** 18G beside an enemy, 22G a short march away. */
const near = (): State =>
  setting({ impulse: 9, units: { '9grd-18g': '3030', '9grd-22g': '3029', '291id-i-504': '3031', '9grd-art': '2924' } });

describe('5.2 the plan of an assault', () => {
  test('6B3 brings up whoever can still assault from there', () => {
    const state = near();
    const draft = assaulting.begin(state, 'soviet', ['9grd-22g'], '3031')!;
    const { actions, refusal } = wholeOf(state, draft);
    expect(refusal).toBeNull();
    expect(actions.map(({ type }) => type)).toEqual(['move', 'assault']);
    for (const action of actions) {
      expect(whiteDeath.refuse(state, 'soviet', action)).toBeNull();
      whiteDeath.play(state, 'soviet', action, dice, null);
    }
    expect(assaulting.action(state, 'soviet', draft)).toBeNull();
  });

  test('proposes the combination that is likeliest to empty the hex', () => {
    const state = near();
    const chance = (units: readonly string[]): number =>
      Number(wholeOf(state, { type: 'assault', units, hex: '3031', fields: {} }).forecast?.detail['emptiedAtWorst']);
    const proposed = assaulting.begin(state, 'soviet', [], '3031')!.units;
    for (const other of [['9grd-18g'], ['9grd-22g'], ['9grd-18g', '9grd-22g']]) {
      expect(chance(proposed)).toBeGreaterThanOrEqual(chance(other) - 0.02);
    }
  });

  test('21A submachine gunners count double into a town, also before they declare', () => {
    const state = setting({ impulse: 9, units: { '9grd-smg': '3026', '9grd-18g': '3027', '291id-i-504': '2927' } });
    const draft = assaulting.begin(state, 'soviet', [], '2927')!;
    const { units } = assaulting.bounds(state, 'soviet', draft);
    if (units.kind !== 'units') throw new Error('no units');
    expect(new Map(units.units.map(({ unit, adds }) => [unit, adds]))).toEqual(
      new Map([
        ['9grd-smg', 16],
        ['9grd-18g', 36],
      ]),
    );
  });

  test('a unit assaults from the hex that is chosen for it', () => {
    const state = near();
    const draft = assaulting.begin(state, 'soviet', ['9grd-22g'], '3031')!;
    const { from } = assaulting.bounds(state, 'soviet', draft);
    if (from.kind !== 'places') throw new Error('no places');
    const places = from.rows.find(({ unit }) => unit === '9grd-22g')!.places.map(({ hex }) => hex);
    expect(places.length).toBeGreaterThan(1);
    const chosen = assaulting.set(state, 'soviet', draft, 'from', { '9grd-22g': places[1] });
    const [move] = wholeOf(state, chosen).actions as readonly Extract<Action, { type: 'move' }>[];
    expect(move.path.at(-1)).toBe(places[1]);
  });

  test('its forecast is that of the fire, if everybody lives to fire', () => {
    const state = setting({ units: { '9grd-18g': '3030', '291id-i-504': '3031' } });
    const draft = assaulting.begin(state, 'soviet', [], '3031')!;
    const { forecast, actions } = wholeOf(state, draft);
    for (const action of actions) whiteDeath.play(state, 'soviet', action, dice, null);
    while (state.step !== STEP.defence) whiteDeath.play(state, 'soviet', { type: 'done' }, dice, null);
    const defend: Action = { type: 'defend', target: '3031', allocation: { '9grd-18g': 0 } };
    expect(whiteDeath.refuse(state, 'german', defend)).toBeNull();
    whiteDeath.play(state, 'german', defend, dice, null);
    const fire = whiteDeath.forecast(state, 'soviet', { type: 'fire', target: '3031' });
    expect(forecast?.outcomes).toEqual(fire?.outcomes);
  });

  test('4C hidden units count as the strongest that they could be', () => {
    const open = setting({ units: { '9grd-18g': '3030', '291id-i-504': '3031' } });
    const stacked = setting({ units: { '9grd-18g': '3030', '291id-i-504': '3031', '291id-ii-504': '3031' } });
    const detailOf = (state: State) => wholeOf(state, assaulting.begin(state, 'soviet', [], '3031')!).forecast!.detail;
    expect(detailOf(open)).toMatchObject({ unknownUnits: 0 });
    expect(detailOf(open)['emptiedAtWorst']).toBe(detailOf(open)['emptiedAtBest']);
    const { unknownUnits, emptiedAtWorst, emptiedAtBest } = detailOf(stacked);
    expect(unknownUnits).toBe(1);
    expect(Number(emptiedAtWorst)).toBeLessThan(Number(emptiedAtBest));
  });

  test('4C units are proposed though hidden ones, at their strongest, could not be driven out', () => {
    const battalions = { '291id-ii-504': '3031', '291id-iii-504': '3031' };
    const state = setting({
      impulse: 9,
      units: { '9grd-18g': '3030', '9grd-22g': '3029', '291id-i-504': '3031', ...battalions },
    });
    const { units } = assaulting.begin(state, 'soviet', [], '3031')!;
    const { forecast } = wholeOf(state, { type: 'assault', units: ['9grd-18g'], hex: '3031', fields: {} });
    expect(forecast?.detail['emptiedAtWorst']).toBeLessThan(0.02);
    expect([...units].sort()).toEqual(['9grd-18g', '9grd-22g']);
  });

  test('4C a stack that nobody sees through is hit with all that stands there, though its top counter would fall to less', () => {
    const at = (hex: string, units: readonly string[]) => Object.fromEntries(units.map((unit) => [unit, hex]));
    const brigade = (id: number) => ['1mr', '2mr', '3mr', 't34', 't70', 'smg'].map((unit) => `${id}mech-${unit}`);
    const all = [...brigade(34), ...brigade(43), '3eng'];
    // Whoever is hidden here may be any of these: nobody drives thirteen battalions out.
    const battalions = ['i', 'ii', 'iii'].flatMap((number) =>
      ['504', '505', '506'].map((regiment) => `291id-${number}-${regiment}`),
    );
    const more = { '8pz-le-10-pz': '2828', '2eng': '2927', '3eng': '2928', ...at('2619', battalions) };
    const companies = [1, 2, 3, 4].flatMap((company) => [
      `803-${company + 8}`,
      `8pz-${company}-10-pz`,
      `83id-${company}-83-ski`,
    ]);
    const state = setting({
      impulse: 5,
      turn: 3,
      units: { ...at('2828', companies), ...more, ...at('2928', brigade(34)), ...at('2827', brigade(43)) },
    });
    const { units } = assaulting.begin(state, 'soviet', [], '2828')!;
    expect(all.filter((unit) => !units.includes(unit))).toEqual([]);
  });

  test('4B who has no room beside the others comes from another hex, and nothing is proposed that is refused', () => {
    const state = setting({
      impulse: 9,
      units: {
        '9grd-18g': '3030',
        '9grd-22g': '3029',
        '9grd-31g': '3028',
        '46grd-135g': '3128',
        '291id-i-504': '3031',
      },
    });
    const all = ['9grd-18g', '9grd-22g', '9grd-31g', '46grd-135g'];
    const chosen = assaulting.begin(state, 'soviet', all, '3031')!;
    expect(chosen.units).toEqual(all);
    const { actions, refusal } = wholeOf(state, chosen);
    expect(refusal).toBeNull();
    const places = actions.flatMap((action) => (action.type === 'move' ? [action.path.at(-1)] : []));
    expect(new Set(places).size).toBe(places.length);
    // Ticked one after the other they find the same room.
    const ticked = all.reduce((draft: Draft, unit) => assaulting.toggle(state, 'soviet', draft, unit), {
      type: 'assault',
      units: [],
      hex: '3031',
      fields: {},
    });
    expect(wholeOf(state, ticked).refusal).toBeNull();
    expect(wholeOf(state, assaulting.begin(state, 'soviet', [], '3031')!).refusal).toBeNull();
  });

  test('those who make a difference only together are proposed together', () => {
    const state = setting({ impulse: 9, units: { '9grd-22g': '3029', '9grd-smg': '3028', '291id-i-504': '3031' } });
    const chance = (units: readonly string[]): number =>
      Number(wholeOf(state, assaulting.begin(state, 'soviet', units, '3031')!).forecast?.detail['emptiedAtWorst']);
    const proposed = assaulting.begin(state, 'soviet', [], '3031')!.units;
    expect(chance(proposed)).toBeGreaterThanOrEqual(chance(['9grd-22g', '9grd-smg']) - 0.02);
  });

  test('nobody plans against a hex that nobody can reach', () => {
    const state = near();
    expect(assaulting.begin(state, 'soviet', [], '3035')).toBeNull();
    expect(assaulting.begin(state, 'soviet', ['9grd-art'], '3031')).toBeNull();
    expect(assaulting.begin(state, 'german', [], '3030')).toBeNull();
  });
});
