import { keyedDice, type LogEvent, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { SideId } from '../data/types.js';
import { totensonntag } from '../game.js';
import { ROLLS, type State, STEP } from '../state.js';
import { act, setting, whyNot } from '../testing/setting.js';
import { lastAsked, ordered } from './standing.js';
import { standingValues, type StandingOrders } from './standing-values.js';

const units = { '7ad-7h': { at: 'G9', hits: 1 }, '21-mg8': 'J9' };
const done = { type: 'done' } as const;

/** A couplet has just begun after these numbers; the dice are those that fall at once. */
function after(dak: number, cw: number, dice: number[]): State {
  const state = setting({ side: 'cw', an: cw, enemyAn: dak, couplet: 2, units });
  state.impulse = 1;
  act(state, 'cw', done, dice);
  return state;
}

const given = (state: State, side: SideId, orders: StandingOrders) => ordered(state, side, orders);

describe('2.1 the number after a six', () => {
  const state = after(6, 3, []);

  test('is asked for unless it was ordered, and then chosen or rolled', () => {
    expect(totensonntag.turn(state)).toMatchObject({ step: 'choose-an', side: 'dak' });
    for (const orders of [{}, { choice: 'ask' }, { adjustment: 'up', night: 'recover' }] as const) {
      expect(given(state, 'dak', orders)).toBeNull();
    }
    expect(given(state, 'dak', { choice: 'roll' })).toEqual({ type: 'roll-an' });
    for (const choice of standingValues.choice.slice(2)) {
      const action = given(state, 'dak', { choice });
      expect(action).toEqual({ type: 'choose-an', value: Number(choice) });
      expect(action && whyNot(state, 'dak', action)).toBeUndefined();
    }
  });

  test('is nobody’s but the one’s who is asked', () => {
    expect(given(state, 'cw', { choice: 'roll' })).toBeNull();
  });

  test('2.2 is not the surprise of the first couplet', () => {
    const start = totensonntag.start({ scenario: 'historical' });
    if (!start.ok) throw new Error(start.error.message);
    expect(start.value.step).toBe(STEP['choose-an']);
    expect(given(start.value, 'cw', { choice: '6' })).toBeNull();
  });
});

describe('2.1 the change of a roll after a five', () => {
  const rolled = (die: number): State => after(3, 5, [3, die]);

  test.each([
    ['keep', 4, 0],
    ['up', 4, 1],
    ['down', 4, -1],
    ['up', 6, 0],
    ['down', 1, 0],
  ] as const)('ordered as %s makes of a %i a change of %i', (adjustment, die, delta) => {
    const state = rolled(die);
    expect([state.step, state.settled[1]]).toEqual([STEP['adjust-an'], ROLLS]);
    const action = given(state, 'cw', { adjustment });
    expect(action).toEqual({ type: 'adjust-an', delta });
    expect(action && whyNot(state, 'cw', action)).toBeUndefined();
  });

  test('is asked for unless it was ordered', () => {
    expect(given(rolled(4), 'cw', { choice: '6', night: 'recover' })).toBeNull();
  });
});

test('8.1 the night is all recovery rolls, and then its end', () => {
  const state = setting({ side: 'cw', step: 'night', units });
  expect(given(state, 'cw', { choice: '6', adjustment: 'up' })).toBeNull();
  expect(given(state, 'cw', { night: 'recover' })).toEqual({ type: 'recover-all' });
  act(state, 'cw', { type: 'recover-all' }, [1]);
  expect(given(state, 'cw', { night: 'recover' })).toEqual(done);
});

test('3.0 nothing within an impulse is ordered: it is for the side whose impulse it is', () => {
  const orders = { choice: '6', adjustment: 'up', night: 'recover' } as const;
  expect(given(setting({ side: 'cw', units }), 'cw', orders)).toBeNull();
});

test('what was decided when the side was last asked is found in its own log', () => {
  const start = totensonntag.start({ scenario: 'historical' });
  if (!start.ok) throw new Error(start.error.message);
  const state = start.value;
  expect(lastAsked(state, 'cw', [])).toEqual({ choice: null, adjustment: null, night: null });
  const log: LogEvent[] = [
    { type: 'chose-an', rule: '2.1', detail: { side: 'cw', an: 4 } },
    { type: 'rolls-an', rule: '2.1', detail: { side: 'dak' } },
    { type: 'adjusted-an', rule: '2.1', detail: { side: 'cw', delta: -1, an: 2 } },
    { type: 'night-falls', rule: '8.0', detail: { turn: 1 } },
    { type: 'recovery', rule: '8.1', detail: { unit: '7ad-7h' } },
    { type: 'recovery', rule: '8.1', detail: { unit: '21-mg8' } },
  ];
  expect(lastAsked(state, 'cw', log)).toEqual({ choice: 4, adjustment: { rolled: 3, delta: -1 }, night: 1 });
  expect(lastAsked(state, 'dak', log)).toEqual({ choice: 'roll', adjustment: null, night: 1 });
});

test('whole battles: what is ordered is always allowed, and nobody is asked any more', () => {
  const orders = { choice: 'roll', adjustment: 'up', night: 'recover' } as const;
  for (let battle = 0; battle < 4; battle++) {
    const start = totensonntag.start({ scenario: 'historical' });
    if (!start.ok) throw new Error(start.error.message);
    const state = start.value;
    const [random, dice] = [makeRandom(`standing ${battle}`), keyedDice(battle)];
    let acted = 0;
    for (let turn = totensonntag.turn(state); !turn.over; turn = totensonntag.turn(state)) {
      const { side } = turn;
      const legal = totensonntag.legal(state, side);
      // Impulses are ended at once half of the time, so that a battle is short.
      const own =
        random.below(2) === 0 && legal.some(({ type }) => type === 'done') ? done : legal[random.below(legal.length)];
      const action = ordered(state, side, orders);
      if (action) acted++;
      expect(action && totensonntag.refuse(state, side, action)).toBeNull();
      totensonntag.play(state, side, action ?? own, dice, null);
    }
    expect(acted).toBeGreaterThan(10);
  }
});
