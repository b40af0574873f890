import { expect, test } from 'vitest';
import { makeRandom, playedIn } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { type Action, type ActionType, actionTypes } from '@impulse/totensonntag/actions/actions.js';
import { kit } from '../battles/totensonntag/kit.js';
import { sit, sitInImpulse, type TestTable } from './testing/sitting.js';

/** Makes a decision as a player would: by selecting, clicking, choosing among alternatives and confirming. */
async function byHand(table: TestTable, action: Action): Promise<void> {
  switch (action.type) {
    case 'place':
    case 'advance':
      table.selection.select([action.unit]);
      return await table.hand.click(action.hex, null);
    case 'move':
    case 'enter':
      table.selection.select([action.unit]);
      if (action.overrun === undefined) return await table.hand.click(action.path.at(-1)!, null);
      return await attack(table, action.overrun, action);
    case 'assault':
    case 'barrage':
      table.selection.select([action.unit]);
      return await attack(table, action.target, action);
    case 'barrage-target':
      return await attack(table, table.position().focus!, action);
    case 'fly':
      table.selection.select([action.unit]);
      if (action.target === undefined) return await table.hand.click(action.hex, null);
      return await attack(table, table.at(action.target)!, action);
    case 'exit':
    case 'stay': {
      table.selection.select([action.unit]);
      const [{ exits, others }] = table.selection.deeds.value;
      const offered = [...[...exits.values()].map((one) => one.action), ...others];
      const other = offered.find(({ type }) => type === action.type);
      await table.chair.act(other!);
      return;
    }
    case 'recover':
    case 'destroy-excess':
    case 'choose-an':
    case 'roll-an':
    case 'adjust-an':
      table.plans.propose(action);
      return await table.plans.confirm();
    case 'done':
      await table.plans.end();
      if (table.plans.ending.value) await table.plans.confirm();
      return;
    case 'stack':
    case 'place-rest':
    case 'recover-all':
      await table.chair.act(action);
  }
}

async function attack(table: TestTable, hex: string, action: Action): Promise<void> {
  await table.hand.click(hex, null);
  const wanted = JSON.stringify(action);
  const offered = table.plans.proposal.value?.alternatives.find((one) => JSON.stringify(one.action) === wanted);
  expect(offered, wanted).toBeDefined();
  table.plans.choose(offered!.action);
  expect(table.plans.proposal.value?.forecast).not.toBeNull();
  await table.plans.confirm();
}

/** Paths to the same hex are the same move to a player. */
const gist = (action: Action): string =>
  action.type === 'move' && action.overrun === undefined
    ? `${action.unit} to ${action.path.at(-1)}`
    : JSON.stringify(action);

/** Ending and restacking are always possible: taken seldom, they leave room for everything else. */
const dull = new Set<ActionType>(['done', 'stack', 'place-rest']);

function pick(all: readonly Action[], random: ReturnType<typeof makeRandom>): Action {
  const lively = all.filter(({ type }) => !dull.has(type));
  const choice = lively.length > 0 && random.below(12) > 0 ? lively : all;
  // A kind of action first, then one of it, so that rare ones are not drowned by moves.
  const types = [...new Set(choice.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const some = choice.filter((action) => action.type === type);
  return some[random.below(some.length)];
}

async function playBattle(seed: string, made: Set<ActionType>): Promise<void> {
  const random = makeRandom(seed);
  const options = { aircraft: 'on', reconSupport: 'on', overruns: 'many', adjacentBarrage: 'yes' };
  const table = await sit({ scenario: 'free', options, seed });
  for (;;) {
    await table.chair.liftCurtain();
    const turn = table.chair.turn.value;
    if (turn.over) return;
    expect(table.chair.mayAct.value).toBe(true);
    const action = pick(totensonntag.legal(table.match.state, turn.side), random);
    const at = 'unit' in action ? table.at(action.unit) : undefined;
    const standsStill = action.type === 'move' && action.overrun === undefined && action.path.at(-1) === at;
    if (standsStill || (action.type === 'place' && at === action.hex)) continue;
    const before = table.match.length;
    await byHand(table, action);
    expect(table.match.length, JSON.stringify(action)).toBe(before + 1);
    const [, last] = playedIn(table.match.journal).at(-1)!;
    expect(gist(last as Action)).toBe(gist(action));
    made.add(action.type);
  }
}

test('every decision of a battle can be made by hand', async () => {
  const made = new Set<ActionType>();
  await playBattle('1', made);
  // These need a situation that chance seldom brings about; they have their own tests.
  const seldom: readonly ActionType[] = ['exit', 'barrage-target', 'adjust-an', 'advance', 'stay', 'destroy-excess'];
  expect(actionTypes.filter((type) => !made.has(type) && !seldom.includes(type))).toEqual([]);
});

test('a unit leaves for Tobruk by its button, or by a click on the exit', async () => {
  const places = { '7ad-kdg': 'P3', '7ad-11h': 'Q2' };
  const table = await sitInImpulse(4, places);
  table.selection.select(['7ad-11h']);
  expect([...table.selection.deeds.value[0].exits.keys()]).toEqual(['Q2']);
  await byHand(table, { type: 'exit', unit: '7ad-11h', path: [] });
  expect(table.at('7ad-11h')).toBe('exited');
});

test('of several units ranged in on, the one clicked is fired at', async () => {
  const places = { '7ad-60fd': 'H16', '7ad-kdg': 'I18' };
  const table = await sitInImpulse(3, places, { dice: [6, 6, 6, 6, 6] });
  table.selection.select(['7ad-60fd']);
  await table.hand.click('J18', null);
  expect(table.plans.proposal.value?.action).toMatchObject({ type: 'barrage', target: 'J18', spotter: '7ad-kdg' });
  await table.plans.confirm();
  expect(table.position().step).toBe('barrage-target');
  expect(table.selection.units.value).toEqual(['7ad-60fd']);
  const aim = table.chair.stacks.value.get('J18')!.at(-1)!;
  await table.hand.click('J18', aim);
  expect(table.plans.proposal.value?.action).toMatchObject({ type: 'barrage-target', 'target-unit': aim });
  await table.plans.confirm();
  expect(table.played.at(-1)?.told.map(({ event }) => event.type)).toEqual(['attack', 'hit']);
  expect(table.position().step).toBe('impulse');
});

test('a hex emptied by assaults is advanced into, or not', async () => {
  const places = { '7ad-7h': 'H10', '7ad-2rtr': 'H9', '7ad-6rtr': 'I9' };
  const sixes = Array.from({ length: 6 }, () => 6);
  const table = await sitInImpulse(3, places, { dice: sixes });
  for (const unit of Object.keys(places)) await byHand(table, { type: 'assault', unit, target: 'I10' });
  expect(table.position().step).toBe('advance');
  expect(table.chair.ready.value.toSorted()).toEqual(Object.keys(places).toSorted());
  await byHand(table, { type: 'stay', unit: '7ad-7h' });
  await byHand(table, { type: 'advance', unit: '7ad-2rtr', hex: 'I10' });
  expect(table.at('7ad-2rtr')).toBe('I10');
  // One is left to ask: it is picked for the player.
  expect(table.selection.units.value).toEqual(['7ad-6rtr']);
  await table.plans.end();
  expect(table.position().step).toBe('impulse');
});

test('who ends with four units in a hex is warned, and loses one of his choice', async () => {
  const places = { '7ad-4sac': 'G9' };
  const table = await sitInImpulse(3, places);
  await table.plans.end();
  expect(table.plans.ending.value?.warnings).toMatchObject([{ code: 'overstacked', hexes: ['G9'] }]);
  await table.plans.confirm();
  expect(table.position().step).toBe('excess');
  await byHand(table, { type: 'destroy-excess', unit: '7ad-4sac' });
  expect(table.at('7ad-4sac')).toBe('lost');
});

test('4.0 an overrun is proposed from a hex with room, and from a full one it says what that costs', async () => {
  const places = { '7ad-7h': 'H9', '7ad-2rtr': 'H9', '7ad-6rtr': 'H9', '7ad-4sac': 'H8' };
  const table = await sitInImpulse(4, places);
  table.selection.select(['7ad-4sac']);
  await table.hand.click('I10', null);
  const { proposal } = table.plans;
  const battle = table.chair.now();
  expect(kit.costly(battle as never, proposal.value!.action as Action)).toBe(false);
  const full = proposal.value!.alternatives.find(({ action }) => (action as { path?: string[] }).path?.at(-1) === 'H9');
  expect(kit.costly(battle as never, full!.action as Action)).toBe(true);
});

test('a number rolled after a five is changed by one', async () => {
  const table = await sit({ dak: 'greedy', dice: [5, 3, 3] });
  await byHand(table, { type: 'choose-an', value: 5 });
  while (!table.chair.turn.value.over && table.position().couplet === 1) {
    if (table.chair.mayAct.value) await byHand(table, { type: 'done' });
    else await table.computers.run();
  }
  await table.computers.run();
  expect(table.position().step).toBe('adjust-an');
  expect(table.position().numbers.cw.an).toBe(table.match.state.rolled[1]);
  await byHand(table, { type: 'adjust-an', delta: -1 });
  expect(table.position().step).not.toBe('adjust-an');
});

test('at the exit a unit is asked whether to leave or to stop, and several leave together', async () => {
  const table = await sitInImpulse(4, { '7ad-6rtr': 'Q4', '7ad-7h': 'Q4', '7ad-2rtr': 'Q4' });
  table.selection.select(['7ad-6rtr']);
  await table.hand.click('Q2', null);
  expect(table.plans.proposal.value?.alternatives.map((one) => one.action.type)).toEqual(['exit', 'move']);
  await table.plans.confirm();
  expect(table.at('7ad-6rtr')).toBe('exited');
  const both = ['7ad-7h', '7ad-2rtr'];
  table.selection.select(both);
  await table.hand.click('Q2', null);
  expect(both.map(table.at)).toEqual(['Q4', 'Q4']);
  await table.plans.confirm();
  expect(both.map(table.at)).toEqual(['exited', 'exited']);
  await table.chair.undo();
  expect(both.map(table.at)).toEqual(['Q4', 'Q4']);
});

test('an enemy hex that is clicked with nobody in hand is planned against; again, and it is looked into', async () => {
  const { chair, hand, plans, selection } = await sitInImpulse(4, {
    '7ad-7h': 'H9',
    '7ad-2rtr': 'G9',
    '21-pz5-1': 'H10',
  });
  await hand.click('H10', null);
  const { proposal } = plans;
  const attackers = chair
    .now()
    .aids.targets(chair.now().state, 'cw')
    .find(({ hex }) => hex === 'H10')?.units;
  expect(
    proposal.value?.alternatives.map(({ action }) => (action as Action & { unit: string }).unit).toSorted(),
  ).toEqual(attackers?.toSorted());
  expect(proposal.value?.series.length).toBeGreaterThan(1);
  expect(selection.inspected.value).toBe('H10');
  const [, second] = proposal.value!.series;
  plans.choose(second.action);
  expect(plans.isProposed(second.action)).toBe(true);
  expect(proposal.value?.series.length).toBeGreaterThan(1);
  await hand.click('H10', null);
  expect(selection.units.value).toEqual(['21-pz5-1']);
});

test('whoever has given up a plan, or carried it out, plans against the same hex with the next click', async () => {
  const { hand, plans } = await sitInImpulse(4, { '7ad-7h': 'H9', '7ad-2rtr': 'G9', '21-pz5-1': 'H10' });
  await hand.click('H10', null);
  hand.cancel();
  expect(plans.proposal.value).toBeNull();
  await hand.click('H10', null);
  expect(plans.target.value).toBe('H10');
  await plans.confirm();
  expect(plans.proposal.value).toBeNull();
  await hand.click('H10', null);
  expect(plans.target.value).toBe('H10');
});

test('a stack that goes together keeps its order, however its units were picked', async () => {
  const { chair, hand, selection } = await sitInImpulse(3, {});
  const before = chair.stacks.value.get('G9')!;
  expect(before.length).toBe(3);
  for (const units of [before, before.toReversed()]) {
    selection.select(units as string[]);
    await hand.click('F8', null);
    expect(chair.stacks.value.get('F8')).toEqual(before);
    await chair.undo();
  }
});

test('whoever looks at the map keeps the number chosen in the panel', async () => {
  const { hand, plans, selection } = await sit();
  plans.propose({ type: 'choose-an', value: 4 } as Action);
  await hand.click('E16', null);
  expect([plans.isProposed({ type: 'choose-an', value: 4 } as Action), selection.inspected.value]).toEqual([
    true,
    'E16',
  ]);
});
