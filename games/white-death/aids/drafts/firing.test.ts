import type { Draft } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { fightsOf } from '../../forecast/fights.js';
import { ASSAULTED, relocate, type State, STEP, TARGET } from '../../state.js';
import { answerTo, assaulted, draftingOf } from '../../testing/drafts.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';

describe('5.5 the fire of an assault', () => {
  const firing = draftingOf('fire');

  test('is complete as it begins, with every point given', () => {
    const state = assaulted('assault');
    const draft = firing.begin(state, 'soviet', [], null)!;
    expect(firing.action(state, 'soviet', draft)).toEqual({ type: 'fire', target: '3031', support: ['9grd-art'] });
    expect(answerTo(state, 'soviet', draft)).toBeNull();
    const { allocation } = firing.bounds(state, 'soviet', draft);
    expect(allocation).toMatchObject({ kind: 'shares', step: 0.25 });
    if (allocation.kind !== 'shares') throw new Error('no shares');
    expect(allocation.rows.flatMap(({ unit }) => unit ?? []).toSorted()).toEqual(['291id-i-504', '291id-ii-504']);
    const given = allocation.rows.reduce((sum, { standard }) => sum + standard, 0);
    expect(given).toBeLessThanOrEqual(allocation.pools['conventional']);
    expect(given).toBeGreaterThan(0);
  });

  test('9D who advances if the hex is emptied is decided along with it', () => {
    const state = assaulted('assault', { '9grd-31g': '2931', '9grd-smg': '2931' });
    for (const id of ['9grd-31g', '9grd-smg']) {
      state.target[unitOf(state, id)] = hexOf('3031');
      state.flags[unitOf(state, id)] |= ASSAULTED;
    }
    const draft = firing.begin(state, 'soviet', [], '3031')!;
    const { advance } = firing.bounds(state, 'soviet', draft);
    if (advance.kind !== 'units') throw new Error('nobody advances');
    const able = advance.units.map(({ unit }) => unit);
    expect(able).toEqual(['9grd-18g', '9grd-22g', '9grd-31g', '9grd-smg']);
    // 4: there is room for one regiment and a battalion beside it.
    expect(advance.standard).toEqual(['9grd-18g', '9grd-smg']);
    const other = firing.toggle(state, 'soviet', draft, '9grd-31g');
    expect(other.fields['advance']).toEqual(['9grd-31g', '9grd-smg']);
    const fewer = firing.toggle(state, 'soviet', other, '9grd-smg');
    // It is no part of the fire.
    expect(firing.action(state, 'soviet', fewer)).toEqual(firing.action(state, 'soviet', draft));
    expect(firing.follow?.(state, 'soviet', fewer)).toEqual([]);

    for (const id of ['291id-i-504', '291id-ii-504']) relocate(state, unitOf(state, id), hexOf('3032'));
    state.step = STEP.advance;
    state.focusHex = hexOf('3031');
    const [first, end] = firing.follow?.(state, 'soviet', fewer) ?? [];
    expect(first).toEqual({ type: 'advance', unit: '9grd-31g', hex: '3031' });
    expect(whiteDeath.refuse(state, 'soviet', first)).toBeNull();
    expect(end).toEqual({ type: 'done' });
    state.focusHex = hexOf('3130');
    expect(firing.follow?.(state, 'soviet', fewer)).toEqual([]);
  });

  test('11A2 a gun adds what it is said to add', () => {
    const state = assaulted('assault');
    const draft = firing.begin(state, 'soviet', [], '3031')!;
    const { units } = firing.bounds(state, 'soviet', draft);
    if (units.kind !== 'units') throw new Error('no units');
    const gun = units.units.find(({ unit }) => unit === '9grd-art')!;
    expect(firing.action(state, 'soviet', draft)).toMatchObject({ support: ['9grd-art'] });
    const alone = firing.toggle(state, 'soviet', draft, '9grd-art');
    expect(firing.action(state, 'soviet', alone)).toEqual({ type: 'fire', target: '3031' });
    expect(answerTo(state, 'soviet', alone)).toBeNull();
    expect(pool(state, draft) - pool(state, alone)).toBeCloseTo(gun.adds!);
    expect(firing.toggle(state, 'soviet', alone, '9grd-art')).toEqual(draft);
  });

  test('11A2 a gun that two hexes could call is left to the player', () => {
    const state = assaulted('assault', { '291id-ii-504': '3130' });
    state.target[unitOf(state, '9grd-22g')] = hexOf('3130');
    state.marks[hexOf('3130')] |= TARGET;
    expect(fightsOf(state).map(({ target }) => target)).toEqual(['3031', '3130']);
    for (const hex of ['3031', '3130']) expect(firing.begin(state, 'soviet', [], hex)?.units).toEqual([]);
    expect(firing.begin(state, 'soviet', ['9grd-art'], '3031')?.units).toEqual(['9grd-art']);
  });

  test('11A1 a gun of another headquarters takes the place of those that do not obey it', () => {
    const state = assaulted('assault', { '46grd-139g': '2931', '46grd-art': { at: '2930', deployed: true } });
    state.target[unitOf(state, '46grd-139g')] = hexOf('3031');
    state.flags[unitOf(state, '46grd-139g')] |= ASSAULTED;
    const draft = firing.begin(state, 'soviet', ['9grd-art'], '3031')!;
    const { units } = firing.bounds(state, 'soviet', draft);
    expect(units).toMatchObject({ units: [{ unit: '9grd-art' }, { unit: '46grd-art' }] });
    const other = firing.toggle(state, 'soviet', draft, '46grd-art');
    expect(firing.action(state, 'soviet', other)).toMatchObject({ headquarters: '46grd', support: ['46grd-art'] });
    expect(answerTo(state, 'soviet', other)).toBeNull();
    // Naming the headquarters does the same; whoever has called nobody goes without.
    expect(firing.set(state, 'soviet', draft, 'headquarters', '46grd').units).toEqual(['46grd-art']);
    const without = firing.toggle(state, 'soviet', draft, '9grd-art');
    expect(firing.set(state, 'soviet', without, 'headquarters', '46grd').units).toEqual([]);
  });

  test('9C3 points can be moved from one target to another, and too many are refused', () => {
    const state = assaulted('assault');
    const draft = firing.begin(state, 'soviet', [], '3031')!;
    const all = pool(state, draft);
    const one = firing.set(state, 'soviet', draft, 'allocation', { '291id-i-504': all - 4, '291id-ii-504': 4 });
    expect(answerTo(state, 'soviet', one)).toBeNull();
    expect(whiteDeath.forecast(state, 'soviet', firing.action(state, 'soviet', one)!)?.detail['targets']).toMatchObject(
      [
        { unit: '291id-i-504', fire: all - 4 },
        { unit: '291id-ii-504', fire: 4 },
      ],
    );
    const more = firing.set(state, 'soviet', draft, 'allocation', { '291id-i-504': all + 1 });
    expect(answerTo(state, 'soviet', more)).toMatchObject({ rule: '9C3', reason: 'too-much-fire' });
    expect(firing.set(state, 'soviet', one, 'allocation', null)).toEqual(draft);
  });

  test('9C3 every target tells the points at which its odds change, and what is left of the fire', () => {
    const state = assaulted('assault');
    const draft = firing.begin(state, 'soviet', [], '3031')!;
    const rowsOf = (one: Draft) => {
      const { allocation } = firing.bounds(state, 'soviet', one);
      if (allocation.kind !== 'shares') throw new Error('no shares');
      return allocation;
    };
    const [first] = rowsOf(draft).rows;
    const oddsAt = (points: number): unknown => {
      const given = firing.set(state, 'soviet', draft, 'allocation', { [first.id]: points });
      const targets = whiteDeath.forecast(state, 'soviet', firing.action(state, 'soviet', given)!)?.detail['targets'];
      return (targets as { unit: string; odds: string }[]).find(({ unit }) => unit === first.id)?.odds;
    };
    const reached = first.steps.filter((points) => points <= pool(state, draft));
    expect(reached.length).toBeGreaterThan(2);
    for (const points of reached) expect(oddsAt(points - 0.25)).not.toBe(oddsAt(points));
    const one = rowsOf(firing.set(state, 'soviet', draft, 'allocation', { [first.id]: 8 }));
    expect(one.left['conventional']).toBe(one.pools['conventional'] - 8);
    expect(one.rows.find(({ id }) => id === first.id)?.most).toBe(one.pools['conventional']);
  });

  test('9C3 a weapons unit can have as much as leaves it no better odds than personnel beside it', () => {
    const state = assaulted('assault', { '291id-14-504': '3031' });
    const draft = firing.begin(state, 'soviet', [], '3031')!;
    const { allocation } = firing.bounds(state, 'soviet', draft);
    if (allocation.kind !== 'shares') throw new Error('no shares');
    const weapons = allocation.rows.find(({ unit }) => unit === '291id-14-504')!;
    const given = (points: number) =>
      firing.set(state, 'soviet', draft, 'allocation', {
        ...Object.fromEntries(allocation.rows.map(({ id, unit }) => [id, unit === '291id-ii-504' ? 6 : 12])),
        [weapons.id]: points,
      });
    const divided = firing.bounds(state, 'soviet', given(0))['allocation'];
    if (divided.kind !== 'shares') throw new Error('no shares');
    const { most, steps } = divided.rows.find(({ unit }) => unit === '291id-14-504')!;
    expect(steps).toContain(most + 0.25);
    expect(answerTo(state, 'soviet', given(most))).toBeNull();
    expect(answerTo(state, 'soviet', given(most + 0.25))?.reason).toBe('weapons-above-personnel');
  });

  test('14C4 the targets can be put in order', () => {
    const state = assaulted('assault');
    const draft = firing.begin(state, 'soviet', [], '3031')!;
    const unitsOf = (one: Draft): readonly string[] => {
      const { order } = firing.bounds(state, 'soviet', one);
      return order.kind === 'order' ? order.units : [];
    };
    const turned = unitsOf(draft).toReversed();
    const other = firing.set(state, 'soviet', draft, 'order', turned);
    expect(firing.action(state, 'soviet', other)).toMatchObject({ type: 'fire', target: '3031', order: turned });
    expect(answerTo(state, 'soviet', other)).toBeNull();
    expect(unitsOf(other)).toEqual(turned);
    expect(firing.set(state, 'soviet', other, 'order', null)).toEqual(draft);
  });

  const pool = (state: State, draft: Draft): number => {
    const { allocation } = firing.bounds(state, 'soviet', draft);
    return allocation.kind === 'shares' ? allocation.pools['conventional'] : 0;
  };
});

describe('5.4 defensive fire', () => {
  const defending = draftingOf('defend');

  test('15A4 high intensity is open where its pool can pay, and makes guns worth more', () => {
    const gun = { '291id-art': { at: '3033', deployed: true } };
    const guns = setting({ units: {} }).context.units.filter(
      ({ formation, support }) => formation === '291id' && (support ?? 0) > 1,
    );
    const state = assaulted('defence', { [guns[0].id]: gun['291id-art'] });
    const draft = defending.begin(state, 'german', [guns[0].id], '3031')!;
    expect(draft.units).toEqual([guns[0].id]);
    const adds = (one: Draft) => {
      const { units } = defending.bounds(state, 'german', one);
      return units.kind === 'units' ? units.units[0].adds : null;
    };
    const high = defending.set(state, 'german', draft, 'intensity', 'high');
    expect(answerTo(state, 'german', high)).toBeNull();
    expect(adds(high)!).toBeGreaterThan(adds(draft)!);
    state.supply.fill(0);
    expect(defending.bounds(state, 'german', draft)['intensity']).toEqual({
      kind: 'choice',
      values: ['low'],
      standard: 'low',
    });
    expect(answerTo(state, 'german', high)).toMatchObject({ rule: '15A4' });
  });

  test('10D weapons units are told which fire to give', () => {
    const weapon = setting({ units: {} }).context.units.find(
      ({ side, class: kind, antitank, conventional, range }) =>
        side === 'german' && kind === 'heavy' && antitank > 0 && conventional > 0 && range === undefined,
    )!;
    const state = assaulted('defence', { [weapon.id]: '3031' });
    const draft = defending.begin(state, 'german', [], '3031')!;
    const { antitank } = defending.bounds(state, 'german', draft);
    expect(antitank).toMatchObject({ kind: 'units', units: [{ unit: weapon.id }] });
    const told = defending.toggle(state, 'german', draft, weapon.id);
    expect(defending.action(state, 'german', told)).toMatchObject({ antitank: [weapon.id] });
    expect(answerTo(state, 'german', told)).toBeNull();
  });

  test('only whoever owes the fire drafts it', () => {
    const state = assaulted('defence');
    expect(defending.begin(state, 'soviet', [], '3031')).toBeNull();
    expect(defending.begin(state, 'german', [], '3030')).toBeNull();
  });
});
