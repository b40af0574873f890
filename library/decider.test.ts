import { setImmediate } from 'node:timers/promises';
import { type Dice, keyedDice, makeRandom, type PublicAction, scriptedDice } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { type State, STEP } from '@impulse/totensonntag/state.js';
import { describe, expect, test } from 'vitest';
import { loadBattle } from './battles.js';
import { Decider } from './decider.js';
import type { Company, Progress } from './opponents.js';

const level = 'veteran';
const battle = await loadBattle('totensonntag');

/** A scripted battle up to where one side acts, which is the first of its couplet to do so, or the second. */
function actingAs(impulse: number): State {
  const started = totensonntag.start({ scenario: 'historical' });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const dice = keyedDice(3);
  for (let event = 0; state.step !== STEP.impulse || state.impulse !== impulse; event++) {
    dice.begin(event);
    play(state, battle.opponents.think('script', state, sideOf(state), makeRandom(`${event}`)).action, dice);
  }
  return state;
}

const sideOf = (state: State): string => totensonntag.sides[state.deciding];

function play(state: State, action: PublicAction, dice: Dice = scriptedDice([])): State {
  const read = totensonntag.parseAction(state, action);
  if (!read.ok) throw new Error(read.error.message);
  totensonntag.play(state, sideOf(state), read.value, dice, null);
  return state;
}

/** The first of a couplet acts, the other is the computer. */
const acting = (): State => actingAs(0);
const seat = totensonntag.sides[1 - acting().deciding];
const known = { battle: 'thought about', setup: { scenario: 'historical' }, seat };
const done = (state: State): State => play(state, { type: 'done' });

/** The same after a move. */
function moved(): State {
  const state = acting();
  const move = totensonntag.legal(state, sideOf(state)).find(({ type }) => type === 'move');
  return move ? play(state, move) : expect.unreachable();
}

const seeds = ['first', 'second'];
const owed = (state: State) => ({ ...known, view: totensonntag.view(state, seat), seed: seeds[0] });
const ahead = (state: State) => ({ ...known, view: totensonntag.view(state, seat), seeds });

/** As at the table: between two rounds the thread hears what it is asked. */
const pause = (): Promise<boolean> => setImmediate(true);

/** Company that notes what it is told. */
function listening(): Company & { readonly told: Progress[] } {
  const told: Progress[] = [];
  return { told, patience: (progress) => told.push(progress) > 0 };
}

describe('a decision that was thought about beforehand', () => {
  const afresh = (state: State) => new Decider(1).decide(battle, level, owed(state), {});

  test('is the same, and is there when it is asked for', async () => {
    const decider = new Decider(1);
    let rounds = 0;
    const patience = (): Promise<boolean> => {
      rounds++;
      return pause();
    };
    decider.foresee(battle, level, ahead(acting()), { callHelpers: () => null, patience });
    for (let before = -1; rounds > before; await pause(), await pause()) before = rounds;
    const asked = listening();
    const thought = await decider.decide(battle, level, owed(done(acting())), asked);
    expect(rounds).toBeGreaterThan(3);
    expect(asked.told).toEqual([]);
    expect(thought).toEqual(await afresh(done(acting())));
  });

  test('is the same when it is asked for half-way, and helpers then help', async () => {
    const decider = new Decider(1);
    decider.foresee(battle, level, ahead(acting()), { callHelpers: () => null, patience: pause });
    await pause();
    const asked = listening();
    let called = 0;
    const failing = { begin: () => undefined, make: () => Promise.reject(new Error('not there')) };
    const callHelpers = () => {
      called++;
      return [failing];
    };
    const thought = await decider.decide(battle, level, owed(done(acting())), { ...asked, callHelpers });
    expect(asked.told.length).toBeGreaterThan(0);
    expect(called).toBe(1);
    expect(thought).toEqual(await afresh(done(acting())));
  });

  test('is left when it comes otherwise', async () => {
    const decider = new Decider(1);
    decider.foresee(battle, level, ahead(acting()), { callHelpers: () => null, patience: pause });
    const asked = listening();
    const thought = await decider.decide(battle, level, owed(done(moved())), asked);
    expect(asked.told[0].done).toBe(0);
    expect(thought).toEqual(await afresh(done(moved())));
  });

  test('is not begun where nobody knows what comes: dice fall before the computer decides', async () => {
    const decider = new Decider(1);
    const second = actingAs(1);
    const other = totensonntag.sides[1 - second.deciding];
    const asked = { ...ahead(second), seat: other, view: totensonntag.view(second, other) };
    let rounds = 0;
    decider.foresee(battle, level, asked, { patience: () => ++rounds > 0 });
    await pause();
    expect(rounds).toBe(0);
  });
});
