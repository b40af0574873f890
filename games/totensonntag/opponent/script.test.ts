import { ActionCodes, keyedDice, makeRandom, type Policy, type MotiveSource } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { cloneState, type State, STEP } from '../state.js';
import { withOtherSecrets } from '../testing/secrets.js';
import { setting, type Setting } from '../testing/setting.js';
import { greedy, purposeCodes, script } from './index.js';

const everyOption = {
  reconSupport: 'on',
  aircraft: 'on',
  overruns: 'many',
  adjacentBarrage: 'yes',
  birElGubi: 'open',
  outpost: 'L10',
};

test('4.0 no opponent loses a unit to its own overstacking', () => {
  for (const maker of [script, greedy]) {
    for (let seed = 1; seed <= 4; seed++) {
      const excess: Action[] = [];
      watch(maker.make(), begin('historical'), seed, (action) => {
        if (action.type === 'destroy-excess') excess.push(action);
      });
      expect(excess, `${maker.id} ${seed}`).toEqual([]);
    }
  }
});

function begin(scenario: string, options: Readonly<Record<string, string>> = {}): State {
  const started = totensonntag.start({ scenario, options });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

function chosen(policy: Policy<State>, state: State, seed = 'thought'): Action {
  const codes = new ActionCodes();
  policy.choose(state, makeRandom(seed), codes);
  return totensonntag.codes.action(state, codes, 0);
}

/** Plays a battle one choice at a time, and shows each choice before it is played. */
function watch(
  policy: Policy<State>,
  state: State,
  seed: number,
  check: (action: Action, reasons: MotiveSource) => void,
): void {
  const dice = keyedDice(seed);
  const random = makeRandom([seed, 1, 2, 3]);
  const codes = new ActionCodes();
  for (let event = 0; totensonntag.codes.deciding(state) >= 0; event++) {
    if (event > 20_000) throw new Error('The battle does not end');
    const reasons = policy.choose(state, random, codes);
    check(totensonntag.codes.action(state, codes, 0), reasons);
    dice.begin(event);
    totensonntag.codes.play(state, codes, 0, dice, null);
  }
}

describe.each([
  { name: 'script', policy: script.make(), games: 3 },
  { name: 'greedy', policy: greedy.make(), games: 1 },
])('the opponent $name', ({ policy, games }) => {
  test.each([
    { what: 'by the book', scenario: 'historical', options: {} },
    { what: 'with a free set-up', scenario: 'free', options: {} },
    { what: 'with every option', scenario: 'historical', options: everyOption },
    { what: 'with every option and a free set-up', scenario: 'free', options: everyOption },
  ])('never chooses an illegal action: $what', ({ scenario, options }) => {
    let decisions = 0;
    for (let seed = 1; seed <= games; seed++) {
      const state = begin(scenario, options);
      watch(policy, state, seed, (action) => {
        decisions++;
        const side = totensonntag.sides[totensonntag.codes.deciding(state)];
        expect(totensonntag.refuse(state, side, action), JSON.stringify(action)).toBeNull();
      });
    }
    expect(decisions).toBeGreaterThan(400 * games);
  });

  test('chooses the same in the same position with the same randomness, whatever it thought about before', () => {
    const earlier: { state: State; action: Action }[] = [];
    const state = begin('historical', everyOption);
    let decisions = 0;
    watch(policy, state, 7, () => {
      if (decisions++ % 20 === 0) earlier.push({ state: cloneState(state), action: chosen(policy, state) });
    });
    expect(earlier.length).toBeGreaterThan(20);
    for (const { state: before, action } of earlier.toReversed()) expect(chosen(policy, before)).toEqual(action);
  });

  test('does not let what it may not know change its mind', () => {
    let secrets = 0;
    const state = begin('historical', everyOption);
    watch(policy, state, 11, () => {
      if (!totensonntag.hasSecrets(state)) return;
      secrets++;
      const plan = chosen(policy, state);
      for (let other = 1; other <= 6; other++) expect(chosen(policy, withOtherSecrets(state, other))).toEqual(plan);
    });
    expect(secrets).toBeGreaterThan(10);
  });
});

/** What the script does first with a setting, and why. */
function thought(state: State) {
  const codes = new ActionCodes();
  const [motive] = script.make().choose(state, makeRandom('thought'), codes).motives();
  return { action: totensonntag.codes.action(state, codes, 0), motive };
}

/** Everything the script does with a setting until the other side decides, by type and unit. */
function impulse(given: Setting): Action[] {
  const policy = script.make();
  const state = setting(given);
  const { deciding: side, impulse: first } = state;
  const dice = keyedDice(1);
  const codes = new ActionCodes();
  const actions: Action[] = [];
  for (let event = 0; state.deciding === side && state.impulse === first && event < 100; event++) {
    policy.choose(state, makeRandom('impulse'), codes);
    actions.push(totensonntag.codes.action(state, codes, 0));
    dice.begin(event);
    totensonntag.codes.play(state, codes, 0, dice, null);
  }
  return actions;
}

describe('the script', () => {
  test('never chooses an illegal action when it goes on from what it thought before', () => {
    const policy = script.make();
    const state = begin('historical', everyOption);
    const dice = keyedDice(3);
    const random = makeRandom('whole');
    const codes = new ActionCodes();
    let before = -1;
    let further = 0;
    for (let event = 0; state.step !== STEP.over; event++) {
      const side = totensonntag.codes.deciding(state);
      if (side === before) further++;
      policy[side === before ? 'chooseNext' : 'choose'](state, random, codes);
      const action = totensonntag.codes.action(state, codes, 0);
      expect(totensonntag.refuse(state, totensonntag.sides[side], action), JSON.stringify(action)).toBeNull();
      dice.begin(event);
      totensonntag.codes.play(state, codes, 0, dice, null);
      before = side;
    }
    expect(further).toBeGreaterThan(200);
  });

  test('gives a motive for every choice', () => {
    const state = begin('historical', everyOption);
    const given = new Set<string>();
    watch(script.make(), state, 5, (_, reasons) => {
      const [motive] = reasons.motives();
      expect(Number.isInteger(motive.value)).toBe(true);
      given.add(motive.code);
    });
    expect(purposeCodes).toEqual(expect.arrayContaining([...given]));
    expect(given.size).toBeGreaterThan(10);
  });

  test('walks into an objective nobody holds', () => {
    const state = setting({ units: { '7ad-7h': 'L7', 'ari-m13-7': 'A1' }, side: 'cw', an: 3, turn: 5 });
    const { action, motive } = thought(state);
    expect(action).toMatchObject({ type: 'move', unit: '7ad-7h', path: ['M7'] });
    expect(motive).toMatchObject({ code: 'capture', detail: { unit: '7ad-7h', hex: 'M7' } });
  });

  test('sends a battalion into an objective that is threatened', () => {
    const actions = impulse({
      units: { 'ad-155-1': 'O3', '7ad-7h': 'J1', '7ad-2rtr': 'J1' },
      side: 'dak',
      an: 2,
      enemyAn: 4,
    });
    expect(actions[0]).toMatchObject({ type: 'move', unit: 'ad-155-1', path: ['N3'] });
  });

  test('finishes off what it can', () => {
    const state = setting({
      units: { '21-pz5-1': 'G9', '7ad-7h': { at: 'G10', hits: 2 }, '7ad-2rtr': 'G8' },
      side: 'dak',
      an: 5,
    });
    expect(chosen(script.make(), state)).toMatchObject({ type: 'assault', unit: '21-pz5-1', target: 'G10' });
  });

  test('lets the guns fire before anybody assaults', () => {
    const actions = impulse({ units: { 'nz-24': 'G9', 'nz-6fd': 'G7', 'ari-ber-5': 'G10' }, side: 'cw', an: 2 });
    expect(actions.map((action) => action.type).slice(0, 2)).toEqual(['barrage', 'assault']);
  });

  test('takes a hurt unit out of the enemy zone before night falls', () => {
    const actions = impulse({
      units: { '7ad-7h': { at: 'G9', hits: 2 }, '21-pz5-1': 'G10' },
      side: 'cw',
      an: 4,
      enemyAn: 5,
      couplet: 4,
    });
    expect(actions[0]).toMatchObject({ type: 'move', unit: '7ad-7h' });
  });

  test('puts the fittest unit on top of a stack in danger', () => {
    const actions = impulse({
      units: { 'nz-6fd': 'G9', 'nz-44rtr': 'G9', '21-pz5-1': 'G11' },
      side: 'cw',
      an: 6,
      enemyAn: 5,
    });
    expect(actions[0]).toEqual({ type: 'stack', hex: 'G9', order: ['nz-44rtr', 'nz-6fd'] });
  });

  test('drives out by the road to Tobruk when that makes up the nine points', () => {
    const state = setting({
      units: { '7ad-7h': 'Q3', '7ad-2rtr': 'Q4', '7ad-6rtr': 'Q4', 'ari-m13-7': 'A1' },
      an: 4,
      turn: 6,
    });
    const { action, motive } = thought(state);
    expect(action).toMatchObject({ type: 'exit' });
    expect(motive.code).toBe('relieve-tobruk');
  });
});
