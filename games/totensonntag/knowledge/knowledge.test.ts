import { makeRandom, type Options } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { ADJUSTED, CHOSE, cloneState, ROLLS, type State } from '../state.js';
import { act, battle, setting, momentOf } from '../testing/setting.js';
import type { View } from '../position/view.js';

/** The second couplet of a battle whose first had these numbers; dice as the choices leave them to be rolled. */
function after(
  dak: number,
  cw: number,
  dice: readonly number[] = [],
  options: Options = { activationDice: 'secret' },
): State {
  const state = battle('historical', options);
  act(state, 'cw', choose(cw), [dak]);
  const [first, second] = cw > dak ? (['cw', 'dak'] as const) : (['dak', 'cw'] as const);
  act(state, first, { type: 'done' });
  act(state, second, { type: 'done' }, dice);
  return state;
}

const choose = (value: number): Action => ({ type: 'choose-an', value });
const hidden = { an: '?', rolled: '?', settled: '?' };
const numbersSeen = (state: State, seat: string) => (totensonntag.view(state, seat) as View).position.numbers;

describe('2.1, ruling 12, ruling 65, ruling 68 with the option, dice are secret until both numbers are final', () => {
  test('a chosen number is known to its owner alone', () => {
    const state = after(6, 6);
    act(state, 'dak', choose(4));
    expect(numbersSeen(state, 'dak').dak).toEqual({ an: 4, rolled: 0, settled: 'chose', previous: 6 });
    expect(numbersSeen(state, 'cw').dak).toEqual({ ...hidden, previous: 6 });
    expect(numbersSeen(state, 'observer')).toEqual({ dak: { ...hidden, previous: 6 }, cw: { ...hidden, previous: 6 } });
  });

  test('so is the roll a player may still adjust, and what he makes of it', () => {
    const state = after(5, 5, [3, 4]);
    expect(numbersSeen(state, 'dak').dak).toEqual({ an: 3, rolled: 3, settled: 'rolls', previous: 5 });
    expect(numbersSeen(state, 'cw').dak).toEqual({ ...hidden, previous: 5 });
    expect(numbersSeen(state, 'dak').cw).toEqual({ ...hidden, previous: 5 });
    act(state, 'dak', { type: 'adjust-an', delta: 1 });
    expect(momentOf(state)).toBe('1.2 adjust-an cw');
    expect(numbersSeen(state, 'cw').dak).toEqual({ ...hidden, previous: 5 });
  });

  test('a chosen number stays hidden from a player who adjusts', () => {
    const state = after(5, 6);
    act(state, 'cw', choose(1), [4]);
    expect(momentOf(state)).toBe('1.2 adjust-an dak');
    expect(numbersSeen(state, 'dak').cw).toEqual({ ...hidden, previous: 6 });
  });

  test('both are revealed together', () => {
    const state = after(5, 6);
    act(state, 'cw', choose(1), [4]);
    act(state, 'dak', { type: 'adjust-an', delta: -1 });
    for (const seat of ['dak', 'cw', 'observer']) {
      expect(numbersSeen(state, seat)).toMatchObject({ dak: { an: 3 }, cw: { an: 1 } });
    }
  });

  test('a sampler draws the numbers a side may have chosen, and keeps the one it has not', () => {
    const state = after(6, 6);
    act(state, 'dak', choose(4));
    const sampler = totensonntag.sampler(state, 'cw');
    const random = makeRandom('numbers');
    const drawn = Array.from({ length: 200 }, () => {
      const into = cloneState(state);
      sampler.draw(random, into);
      expect(numbersSeen(into, 'cw')).toEqual(numbersSeen(state, 'cw'));
      return into.an[0];
    });
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  test('the log tells only the owner until everybody may know', () => {
    const state = after(6, 5);
    const chosen = act(state, 'dak', choose(2), [3]);
    expect(chosen.map(({ type, seats }) => [type, seats])).toEqual([
      ['chose-an', ['dak']],
      ['rolled-an', ['cw']],
    ]);
    const adjusted = act(state, 'cw', { type: 'adjust-an', delta: 1 });
    expect(adjusted.map(({ type, seats }) => [type, seats])).toEqual([
      ['adjusted-an', ['cw']],
      ['numbers-revealed', undefined],
      ['impulse-begins', undefined],
    ]);
    const rolls = act(after(6, 6), 'dak', { type: 'roll-an' });
    expect(rolls.map(({ type, seats }) => [type, seats])).toEqual([['rolls-an', ['dak']]]);
  });

  test('nothing a seat is shown or told depends on what it may not know', () => {
    const truths: [State, 'dak' | 'cw'][] = [
      [tell(after(6, 6), (state) => act(state, 'dak', choose(4))), 'cw'],
      [tell(after(6, 5), (state) => act(state, 'dak', choose(4), [3])), 'cw'],
      [after(5, 5, [3, 4]), 'dak'],
      [after(5, 4, [3, 4]), 'dak'],
      [tell(after(5, 6), (state) => act(state, 'cw', choose(4), [3])), 'dak'],
    ];
    for (const [state, seat] of truths) {
      const other = seat === 'dak' ? 1 : 0;
      const lie = cloneState(state);
      lie.an[other] = 2;
      lie.rolled[other] = 2;
      lie.settled[other] = ROLLS;
      for (const eyes of [seat, 'observer']) {
        expect(totensonntag.view(lie, eyes)).toEqual(totensonntag.view(state, eyes));
        for (let seed = 0; seed < 40; seed++) {
          const [seen, seenToo] = [totensonntag.blank(state), totensonntag.blank(state)];
          totensonntag.redact(state, eyes, makeRandom(`same ${seed}`), seen);
          totensonntag.redact(lie, eyes, makeRandom(`same ${seed}`), seenToo);
          expect([seenToo.an, seenToo.rolled, seenToo.settled]).toEqual([seen.an, seen.rolled, seen.settled]);
        }
      }
      const refusal = totensonntag.refuse(state, seat, { type: 'adjust-an', delta: 5 });
      expect(totensonntag.refuse(lie, seat, { type: 'adjust-an', delta: 5 })).toEqual(refusal);
    }
  });

  test('what a seat imagines is everything that could be, and nothing that could not', () => {
    const state = after(5, 5, [3, 4]);
    act(state, 'dak', { type: 'adjust-an', delta: 1 });
    const random = makeRandom('imagine');
    const view = totensonntag.view(state, 'cw');
    const seen = new Set<number>();
    const changes = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const guess = totensonntag.sample(state, view, random);
      if (!guess.ok) throw new Error(guess.error.message);
      const { an, rolled, settled } = guess.value;
      expect([an[1], rolled[1], settled[1], settled[0]]).toEqual([4, 4, ROLLS, ADJUSTED]);
      changes.add(an[0] - rolled[0]);
      seen.add(an[0]);
    }
    expect([...changes].toSorted((a, b) => a - b)).toEqual([-1, 0, 1]);
    expect(seen).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('a side not asked yet has settled nothing, in truth and imagination', () => {
    const state = after(6, 6);
    const guess = totensonntag.sample(state, totensonntag.view(state, 'dak'), makeRandom('x'));
    if (!guess.ok) throw new Error(guess.error.message);
    expect(totensonntag.position(guess.value)).toEqual(totensonntag.position(state));
  });

  test('a player after a six is imagined to have chosen, or sometimes to have rolled', () => {
    const state = after(6, 5);
    act(state, 'dak', choose(4), [3]);
    const random = makeRandom('either');
    const ways = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const seen = totensonntag.blank(state);
      totensonntag.redact(state, 'cw', random, seen);
      ways.add(seen.settled[0]);
    }
    expect(ways).toEqual(new Set([CHOSE, ROLLS]));
  });
});

describe('2.1, ruling 12, ruling 65, ruling 68 dice lie open, choices do not', () => {
  const openly = (dak: number, cw: number, dice: readonly number[] = []): State => after(dak, cw, dice, {});

  test('a choice after a six is secret, and that there was one until the dice are rolled', () => {
    const state = openly(6, 6);
    act(state, 'dak', choose(4));
    expect(numbersSeen(state, 'cw').dak).toEqual({ ...hidden, previous: 6 });
    const rolling = openly(6, 6);
    const log = act(rolling, 'dak', { type: 'roll-an' });
    expect(log.map(({ type, seats }) => [type, seats])).toEqual([['rolls-an', ['dak']]]);
    expect(totensonntag.view(rolling, 'cw')).toEqual(totensonntag.view(state, 'cw'));
  });

  test('who alone may adjust has seen both dice', () => {
    const state = openly(5, 4, [3, 4]);
    for (const seat of ['dak', 'cw', 'observer']) {
      expect(numbersSeen(state, seat)).toMatchObject({ dak: { an: 3, rolled: 3 }, cw: { an: 4, rolled: 4 } });
    }
    expect(totensonntag.hasSecrets(state)).toBe(false);
  });

  test('but not what the other has chosen', () => {
    const state = openly(5, 6);
    const log = act(state, 'cw', choose(1), [4]);
    expect(log.map(({ type, seats }) => [type, seats])).toEqual([
      ['chose-an', ['cw']],
      ['rolled-an', undefined],
    ]);
    expect(momentOf(state)).toBe('1.2 adjust-an dak');
    expect(numbersSeen(state, 'dak').cw).toEqual({ an: '?', rolled: 0, settled: 'chose', previous: 6 });
    expect(numbersSeen(state, 'cw').dak).toEqual({ an: 4, rolled: 4, settled: 'rolls', previous: 5 });
  });

  test('where both may adjust, what the DAK makes of its roll is secret', () => {
    const state = openly(5, 5, [3, 4]);
    act(state, 'dak', { type: 'adjust-an', delta: 1 });
    expect(momentOf(state)).toBe('1.2 adjust-an cw');
    expect(numbersSeen(state, 'cw').dak).toEqual({ an: '?', rolled: 3, settled: 'adjusted', previous: 5 });
    const left = openly(5, 5, [3, 4]);
    act(left, 'dak', { type: 'adjust-an', delta: 0 });
    expect(totensonntag.view(left, 'cw')).toEqual(totensonntag.view(state, 'cw'));
  });

  test('what a seat imagines fits the dice it has seen', () => {
    const state = openly(5, 5, [3, 4]);
    act(state, 'dak', { type: 'adjust-an', delta: 1 });
    const random = makeRandom('seen');
    const imagined = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const guess = totensonntag.sample(state, totensonntag.view(state, 'cw'), random);
      if (!guess.ok) throw new Error(guess.error.message);
      expect([guess.value.rolled[0], guess.value.settled[0], guess.value.an[1]]).toEqual([3, ADJUSTED, 4]);
      imagined.add(guess.value.an[0]);
    }
    expect(imagined).toEqual(new Set([2, 3, 4]));
  });

  test('a view may hide nothing that the dice have shown', () => {
    const state = openly(5, 4, [3, 4]);
    const view = totensonntag.view(state, 'dak') as View;
    const { cw } = view.position.numbers;
    const spoil = (numbers: object) =>
      totensonntag.sample(
        state,
        { ...view, position: { ...view.position, numbers: { ...view.position.numbers, cw: { ...cw, ...numbers } } } },
        makeRandom('x'),
      );
    expect(spoil({}).ok).toBe(true);
    expect(spoil({ an: '?' })).toMatchObject({ ok: false, error: { code: 'unknown-value' } });
    expect(spoil({ an: '?', rolled: '?', settled: '?' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-value' },
    });
  });
});

test('4.0, ruling 63 stacks are open to both players', () => {
  const state = setting({ units: { '21-pz5-1': 'J18', '21-104-II': 'J18', '7ad-kdg': 'B17' } });
  for (const seat of ['dak', 'cw', 'observer']) {
    expect((totensonntag.view(state, seat) as View).position.stacks).toEqual({ J18: ['21-pz5-1', '21-104-II'] });
  }
});

function tell(state: State, what: (state: State) => unknown): State {
  what(state);
  return state;
}
