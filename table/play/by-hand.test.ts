import { expect, test } from 'vitest';
import { makeRandom } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { type Action, type ActionType, actionTypes } from '@impulse/totensonntag/actions/actions.js';
import type { Session } from './session.js';
import { sit, sitInImpulse } from './testing.js';

/** Makes a decision as a player would: by selecting, clicking, choosing among alternatives and confirming. */
async function byHand(session: Session, action: Action): Promise<void> {
  switch (action.type) {
    case 'place':
    case 'advance':
      session.select([action.unit]);
      return await session.click(action.hex, null);
    case 'move':
    case 'enter':
      session.select([action.unit]);
      if (action.overrun === undefined) return await session.click(action.path.at(-1)!, null);
      return await attack(session, action.overrun, action);
    case 'assault':
    case 'barrage':
      session.select([action.unit]);
      return await attack(session, action.target, action);
    case 'barrage-target':
      return await attack(session, session.view.value.position.focus!, action);
    case 'fly':
      session.select([action.unit]);
      if (action.target === undefined) return await session.click(action.hex, null);
      return await attack(session, session.roster.value.get(action.target)!.at, action);
    case 'exit':
    case 'stay': {
      session.select([action.unit]);
      const other = session.orders.value[0].others.find(({ type }) => type === action.type);
      await session.act(other!);
      return;
    }
    case 'recover':
    case 'destroy-excess':
    case 'choose-an':
    case 'roll-an':
    case 'adjust-an':
      session.propose(action);
      return await session.confirm();
    case 'done':
      await session.end();
      if (session.ending.value) await session.confirm();
      return;
    case 'stack':
    case 'place-rest':
    case 'recover-all':
      await session.act(action);
  }
}

async function attack(session: Session, hex: string, action: Action): Promise<void> {
  await session.click(hex, null);
  const wanted = JSON.stringify(action);
  const offered = session.proposal.value?.alternatives.find((one) => JSON.stringify(one.action) === wanted);
  expect(offered, wanted).toBeDefined();
  session.choose(offered!.action);
  expect(session.proposal.value?.forecast).not.toBeNull();
  await session.confirm();
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
  const { session, match } = sit({ scenario: 'free', options, seed });
  for (;;) {
    session.liftCurtain();
    const turn = session.turn.value;
    if (turn.over) return;
    expect(session.mayAct.value).toBe(true);
    const action = pick(totensonntag.legal(match.state, turn.side), random);
    const at = 'unit' in action ? session.roster.value.get(action.unit)?.at : undefined;
    const standsStill = action.type === 'move' && action.overrun === undefined && action.path.at(-1) === at;
    if (standsStill || (action.type === 'place' && at === action.hex)) continue;
    const before = match.length;
    await byHand(session, action);
    expect(match.length, JSON.stringify(action)).toBe(before + 1);
    const [, last] = match.record(true).events.at(-1)!;
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
  const { session } = sitInImpulse(4, places);
  session.select(['7ad-11h']);
  expect(session.orders.value[0].others.map(({ type }) => type)).toContain('exit');
  await byHand(session, { type: 'exit', unit: '7ad-11h', path: [] });
  expect(session.roster.value.get('7ad-11h')?.at).toBe('exited');
});

test('of several units ranged in on, the one clicked is fired at', async () => {
  const places = { '7ad-60fd': 'H16', '7ad-kdg': 'I18' };
  const { session, played } = sitInImpulse(3, places, { dice: [6, 6, 6, 6, 6] });
  session.select(['7ad-60fd']);
  await session.click('J18', null);
  expect(session.proposal.value?.action).toMatchObject({ type: 'barrage', target: 'J18', spotter: '7ad-kdg' });
  await session.confirm();
  expect(session.view.value.position.step).toBe('barrage-target');
  expect(session.selection.value).toEqual(['7ad-60fd']);
  const aim = session.stacks.value.get('J18')!.at(-1)!;
  await session.click('J18', aim);
  expect(session.proposal.value?.action).toMatchObject({ type: 'barrage-target', 'target-unit': aim });
  await session.confirm();
  expect(played.at(-1)?.events.map(({ type }) => type)).toEqual(['attack', 'hit']);
  expect(session.view.value.position.step).toBe('impulse');
});

test('a hex emptied by assaults is advanced into, or not', async () => {
  const places = { '7ad-7h': 'H10', '7ad-2rtr': 'H9', '7ad-6rtr': 'I9' };
  const sixes = Array.from({ length: 6 }, () => 6);
  const { session } = sitInImpulse(3, places, { dice: sixes });
  for (const unit of Object.keys(places)) await byHand(session, { type: 'assault', unit, target: 'I10' });
  expect(session.view.value.position.step).toBe('advance');
  expect(session.ready.value.toSorted()).toEqual(Object.keys(places).toSorted());
  await byHand(session, { type: 'stay', unit: '7ad-7h' });
  await byHand(session, { type: 'advance', unit: '7ad-2rtr', hex: 'I10' });
  expect(session.roster.value.get('7ad-2rtr')?.at).toBe('I10');
  // One is left to ask: it is picked for the player.
  expect(session.selection.value).toEqual(['7ad-6rtr']);
  await session.end();
  expect(session.view.value.position.step).toBe('impulse');
});

test('who ends with four units in a hex is warned, and loses one of his choice', async () => {
  const places = { '7ad-4sac': 'G9' };
  const { session } = sitInImpulse(3, places);
  await session.end();
  expect(session.ending.value?.overstacked).toEqual(['G9']);
  await session.confirm();
  expect(session.view.value.position.step).toBe('excess');
  await byHand(session, { type: 'destroy-excess', unit: '7ad-4sac' });
  expect(session.roster.value.get('7ad-4sac')?.at).toBe('lost');
});

test('a number rolled after a five is changed by one', async () => {
  const { session, match } = sit({ dak: 'greedy', dice: [5, 3, 3] });
  await byHand(session, { type: 'choose-an', value: 5 });
  while (!session.turn.value.over && session.view.value.position.couplet === 1) {
    if (session.mayAct.value) await byHand(session, { type: 'done' });
    else await session.run();
  }
  expect(session.view.value.position.step).toBe('adjust-an');
  expect(session.view.value.position.numbers.cw.an).toBe(match.state.rolled[1]);
  await byHand(session, { type: 'adjust-an', delta: -1 });
  expect(session.view.value.position.step).not.toBe('adjust-an');
});
