import { playedIn } from '@impulse/engine';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { expect, test } from 'vitest';
import { sitWithSoviets, winterAfter } from '../battles/white-death/testing/winter.js';
import { targetsOf } from './drafts.js';

const inMovement = () =>
  winterAfter({ type: 'done' }, { type: 'avoid-isolation', pay: false }, { type: 'impulse', points: 5 });
const stupino = '2927';

test('pointing at an enemy hex begins a draft with everybody who can join in', async () => {
  const { plans, hand } = await sitWithSoviets(inMovement());
  await hand.click(stupino, null);
  const { judged } = plans.drafts;
  expect(judged.value?.draft).toMatchObject({ type: 'assault', hex: stupino });
  expect(judged.value?.draft.units.length).toBeGreaterThan(2);
  expect(plans.isMaking.value).toBe(true);
  hand.cancel();
  expect(judged.value).toBeNull();
});

test('whoever is selected is ticked alone, and ticks come and go', async () => {
  const { plans, hand, selection } = await sitWithSoviets(inMovement());
  selection.select(['9grd-22g']);
  await hand.click(stupino, null);
  expect(plans.drafts.judged.value?.draft.units).toEqual(['9grd-22g']);
  plans.drafts.toggle('9grd-18g');
  expect(plans.drafts.judged.value?.draft.units).toEqual(['9grd-22g', '9grd-18g']);
  plans.drafts.toggle('9grd-22g');
  expect(plans.drafts.judged.value?.draft.units).toEqual(['9grd-18g']);
});

test('own stacks are ticked and left out by pointing at them, and the target stays', async () => {
  const { plans, hand, selection } = await sitWithSoviets(inMovement());
  selection.select(['9grd-22g']);
  await hand.click(stupino, null);
  await hand.click('3026', null);
  expect(plans.drafts.judged.value?.draft.units.toSorted()).toEqual(['9grd-18g', '9grd-22g', '9grd-smg']);
  await hand.click('3026', null);
  await hand.click(stupino, null);
  expect(plans.drafts.judged.value?.draft).toMatchObject({ units: ['9grd-22g'], hex: stupino });
});

test('whoever is to be brought up goes first, and all of it is carried out', async () => {
  const match = inMovement();
  const { plans, hand } = await sitWithSoviets(match);
  await hand.click('2828', null);
  const types = plans.drafts.judged.value?.actions.map(({ type }) => type) ?? [];
  expect(types).toContain('move');
  await plans.confirm();
  expect(
    playedIn(match.journal)
      .slice(-types.length)
      .map(([, action]) => action),
  ).toMatchObject(types.map((type) => ({ type })));
});

test('what is done by each for itself is carried out one after the other and closes the draft', async () => {
  const match = inMovement();
  const { plans, hand, selection } = await sitWithSoviets(match);
  selection.select(['9grd-22g', '9grd-18g']);
  await hand.click(stupino, null);
  await plans.confirm();
  expect(
    playedIn(match.journal)
      .slice(-2)
      .map(([, action]) => action),
  ).toEqual([
    { type: 'assault', unit: '9grd-22g', target: stupino },
    { type: 'assault', unit: '9grd-18g', target: stupino },
  ]);
  expect(plans.drafts.judged.value).toBeNull();
});

test('several units of a hex that are selected go where they are sent by one action', async () => {
  const match = inMovement();
  const { hand, selection } = await sitWithSoviets(match);
  selection.select(['9grd-18g', '9grd-smg']);
  await hand.click('3326', null);
  expect(playedIn(match.journal).at(-1)?.[1]).toMatchObject({ type: 'move', unit: '9grd-18g', with: ['9grd-smg'] });
});

test('a hex that means nothing to the step is left to the other intents', async () => {
  const { plans, hand, selection } = await sitWithSoviets(inMovement());
  await hand.click('3027', null);
  expect(plans.drafts.judged.value).toBeNull();
  expect(selection.units.value).toHaveLength(1);
});

test('a field is set, judged and left to the default again', async () => {
  const { plans } = await sitWithSoviets(inMovement());
  expect(plans.drafts.begin('orders', [], null)).toBe(true);
  const { judged } = plans.drafts;
  expect(judged.value?.action).toBeNull();
  plans.drafts.set('retreat', 'cover');
  expect(judged.value?.action).toEqual({ type: 'orders', retreat: 'cover' });
  plans.drafts.set('retreat', null);
  expect(judged.value?.action).toBeNull();
});

test('steps of fire lay the next hex before the player', async () => {
  const match = winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    { type: 'assault', unit: '9grd-22g', target: stupino },
    { type: 'done' },
    { type: 'done' },
    { type: 'defend', target: stupino },
  );
  const { chair, plans } = await sitWithSoviets(match);
  expect(targetsOf(chair.now(), 'fire')).toEqual([stupino]);
  expect(plans.drafts.judged.value?.draft).toMatchObject({ type: 'fire', hex: stupino });
  expect(plans.drafts.judged.value?.forecast?.kind).toBe('fire');
});

/** Two hexes are assaulted and have been defended: the Soviets fire. */
const twoFights = () =>
  winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    { type: 'assault', unit: '9grd-22g', target: stupino },
    { type: 'assault', unit: '357rd-1188', target: '2923' },
    { type: 'done' },
    { type: 'done' },
    { type: 'defend', target: stupino },
    { type: 'defend', target: '2923' },
  );

test('what was changed about a fight is found again after a look at another, and fired', async () => {
  const match = twoFights();
  const { plans } = await sitWithSoviets(match);
  const { drafts } = plans;
  const hex = drafts.judged.value!.draft.hex!;
  const other = hex === stupino ? '2923' : stupino;
  const proposed = drafts.judged.value!.action;
  for (const unit of drafts.judged.value!.draft.units) drafts.toggle(unit);
  const changed = drafts.judged.value!.action;
  expect(changed).not.toEqual(proposed);
  drafts.begin('fire', [], other);
  expect(drafts.judged.value?.draft.hex).toBe(other);
  drafts.begin('fire', [], hex);
  expect(drafts.judged.value?.action).toEqual(changed);
  drafts.begin('fire', [], other);
  drafts.clear();
  await plans.confirmAll();
  const fires = playedIn(match.journal).flatMap(([, action]) => ((action as Action).type === 'fire' ? [action] : []));
  expect(fires).toContainEqual(changed);
});

test('what was changed about a fight is gone when somebody else has sat down', async () => {
  const { chair, plans } = await sitWithSoviets(twoFights());
  const { drafts } = plans;
  const { draft, action: proposed } = drafts.judged.value!;
  for (const unit of draft.units) drafts.toggle(unit);
  await chair.sit('german');
  await chair.sit('soviet');
  drafts.clear();
  drafts.begin('fire', [], draft.hex);
  expect(drafts.judged.value?.action).toEqual(proposed);
});

test('all fights of a step are fired as they are laid out, guns included', async () => {
  const centre = '2923';
  const match = winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    { type: 'assault', unit: '9grd-22g', target: stupino },
    { type: 'assault', unit: '357rd-1188', target: centre },
    { type: 'done' },
    { type: 'done' },
    { type: 'defend', target: stupino },
    { type: 'defend', target: centre },
  );
  const { plans } = await sitWithSoviets(match);
  expect(plans.drafts.comeInSeries()).toBe(true);
  const shown = plans.drafts.judged.value?.action;
  await plans.confirmAll();
  const fires = playedIn(match.journal).flatMap(([, action]) => ((action as Action).type === 'fire' ? [action] : []));
  expect(fires[0]).toEqual(shown);
  const turn = match.turn();
  // A hex that is emptied asks for its advance first.
  expect(fires.length === 2 || (!turn.over && turn.step === 'advance')).toBe(true);
});

test('movement ends and no barrage is fired, by one order; by itself, the end of movement asks about those left', async () => {
  const begun = [
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    { type: 'assault', unit: '9grd-22g', target: stupino },
  ] as const;
  const { plans, chair } = await sitWithSoviets(winterAfter(...begun));
  await plans.endBoth();
  expect(chair.turn.value).toMatchObject({ step: 'defence', side: 'german' });

  const usual = await sitWithSoviets(winterAfter(...begun));
  await usual.plans.end();
  expect(usual.plans.ending.value?.idle.length).toBeGreaterThan(0);
  await usual.plans.confirm();
  expect(usual.chair.turn.value).toMatchObject({ step: 'barrage', side: 'soviet' });
});

test('an impulse of three points is proposed by itself, and Escape leaves it open', async () => {
  const { plans, hand } = await sitWithSoviets(winterAfter({ type: 'done' }, { type: 'avoid-isolation', pay: false }));
  expect(plans.proposal.value?.action).toEqual({ type: 'impulse', points: 3 });
  hand.cancel();
  expect(plans.proposal.value).toBeNull();
});

test('nobody drafts what the kit does not offer', async () => {
  const { plans } = await sitWithSoviets(inMovement());
  expect(plans.drafts.begin('stack', ['9grd-22g'], '3027')).toBe(false);
  expect(plans.drafts.begin('nonsense', [], null)).toBe(false);
});
