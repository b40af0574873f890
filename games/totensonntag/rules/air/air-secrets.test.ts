import { makeRandom, observer, sameCells, type LogEvent } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { totensonntag } from '../../game.js';
import { cloneState, type State } from '../../state.js';
import { act, hitsOn, setting, unitOf } from '../../testing/setting.js';

/** 7.7 Plans are written down in secret: nobody else can tell one plan from another until both are revealed. */

const done = { type: 'done' } as const;
const fly = (unit: string, hex: string) => ({ type: 'fly', unit, hex }) as const;

const ground = { '21-mg8': 'G9', '21-pz5-1': 'G9', '7ad-7h': 'A1', '7ad-4rha': 'A1' };
const start = () => {
  const units = { ...ground, 'lw-me109': { at: 'off', hits: 1 } };
  return setting({ step: 'air-plan', side: 'dak', an: 2, enemyAn: 4, options: { aircraft: 'on' }, units });
};

/** Every kind of plan of one side: none, one, both, near and far, over own and enemy units. */
const plansOf = (first: string, second: string): Action[][] => [
  [],
  [fly(first, 'A1')],
  [fly(first, 'Q19')],
  [fly(second, 'G9')],
  [fly(first, 'G8'), fly(second, 'G8')],
  [fly(second, 'A2'), fly(first, 'K10')],
];

/** What might give a plan away: questions, also senseless ones, that a seat can put to the rules. */
const questions: Action[] = [
  fly('raf-hurri', 'A1'),
  fly('raf-spit', 'G8'),
  fly('lw-ju87', 'A1'),
  fly('lw-me109', 'G9'),
  { type: 'fly', unit: 'raf-hurri', hex: 'G8', target: '21-mg8' },
  { type: 'fly', unit: 'lw-ju87', hex: 'A2', target: '7ad-7h' },
  { type: 'fly', unit: 'raf-hurri', hex: 'A1', target: 'lw-ju87' },
  { type: 'assault', unit: '7ad-7h', target: 'A2' },
  { type: 'stack', hex: 'A1', order: ['7ad-4rha', '7ad-7h'] },
  done,
];

/** Everything the seat is told, in text. */
function told(state: State, seat: string, log: readonly LogEvent[]): string {
  return JSON.stringify({
    view: totensonntag.view(state, seat),
    turn: totensonntag.turn(state),
    legal: totensonntag.legal(state, seat),
    ofUnits: [...state.context.unitIds.slice(-4), '7ad-7h'].map((id) => totensonntag.legal(state, seat, id)),
    refusals: questions.map((action) => totensonntag.refuse(state, seat, action)),
    forecasts: questions.map((action) => totensonntag.forecast(state, seat, action)),
    log: log.filter(({ seats }) => seats === undefined || seats.includes(seat)),
  });
}

function play(state: State, side: 'dak' | 'cw', actions: readonly Action[]): LogEvent[] {
  return actions.flatMap((action) => act(state, side, action));
}

describe('7.7 the plan of the DAK', () => {
  const plans = plansOf('lw-ju87', 'lw-me109');

  test.each(['cw', observer])('7.7 is unknown to %s while it is being made', (seat) => {
    const accounts = plans.map((plan) => {
      const state = start();
      return told(state, seat, play(state, 'dak', plan));
    });
    expect(new Set(accounts).size).toBe(1);
  });

  test.each(['cw', observer])('7.7 is unknown to %s while the Commonwealth makes its own', (seat) => {
    const accounts = plans.map((plan) => {
      const state = start();
      const log = [...play(state, 'dak', [...plan, done]), ...play(state, 'cw', [fly('raf-hurri', 'A2')])];
      return told(state, seat, log);
    });
    expect(new Set(accounts).size).toBe(1);
  });

  test('7.7 is known to the DAK itself', () => {
    const accounts = plans.map((plan) => {
      const state = start();
      return told(state, 'dak', play(state, 'dak', [...plan, done]));
    });
    expect(new Set(accounts).size).toBe(plans.length);
  });

  test('7.7 is known to all once both are revealed', () => {
    for (const seat of ['dak', 'cw', observer]) {
      const state = start();
      const log = play(state, 'dak', [fly('lw-ju87', 'G8'), done]);
      expect(told(state, seat, log).includes('flights-revealed')).toBe(false);
      log.push(...play(state, 'cw', [fly('raf-hurri', 'Q19'), done]));
      const text = told(state, seat, log);
      expect(text).toContain('{"unit":"lw-ju87","hex":"G8"}');
      expect(text).toContain('{"unit":"raf-hurri","hex":"Q19"}');
    }
  });
});

describe('7.7 the plan of the Commonwealth', () => {
  const plans = plansOf('raf-hurri', 'raf-spit');
  test.each(['dak', observer])('7.7 is unknown to %s while it is being made', (seat) => {
    const accounts = plans.map((plan) => {
      const state = start();
      const log = [...play(state, 'dak', [fly('lw-ju87', 'K10'), done]), ...play(state, 'cw', plan)];
      return told(state, seat, log);
    });
    expect(new Set(accounts).size).toBe(1);
  });

  test('7.7 is known to the Commonwealth itself', () => {
    const accounts = plans.map((plan) => {
      const state = start();
      play(state, 'dak', [done]);
      return told(state, 'cw', play(state, 'cw', plan));
    });
    expect(new Set(accounts).size).toBe(plans.length);
  });
});

describe('7.7 guesses of what is hidden', () => {
  const made = plansOf('lw-ju87', 'lw-me109').map((plan) => {
    // A whole battle: a view of it can be read back.
    const started = totensonntag.start({ scenario: 'historical', options: { aircraft: 'on' } });
    if (!started.ok) throw new Error(started.error.message);
    const state = started.value;
    state.hits[unitOf(state, 'lw-me109')] = 1;
    act(state, 'cw', { type: 'choose-an', value: 4 }, [2]);
    play(state, 'dak', [...plan, done]);
    return state;
  });

  test('7.7 a guess does not depend on the truth, and is one by view or without it', () => {
    for (let seed = 0; seed < 50; seed++) {
      const guesses = made.map((state) => {
        const guess = cloneState(state);
        totensonntag.redact(state, 'cw', makeRandom(`${seed}`), guess);
        const sampled = totensonntag.sample(state, totensonntag.view(state, 'cw'), makeRandom(`${seed}`));
        expect(sampled.ok && sameCells(sampled.value, guess)).toBe(true);
        return guess;
      });
      for (const guess of guesses) expect(sameCells(guess, guesses[0])).toBe(true);
    }
  });

  test('7.7 guesses keep what is known and vary the rest', () => {
    const state = made[4];
    const places = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const guess = cloneState(state);
      totensonntag.redact(state, 'cw', makeRandom(`${seed}`), guess);
      places.add(guess.hexOf[unitOf(state, 'lw-ju87')]);
      expect(hitsOn(guess, 'lw-me109')).toBe(1);
      expect(guess.hexOf[unitOf(state, '21-mg8')]).toBe(state.hexOf[unitOf(state, '21-mg8')]);
    }
    expect(places.size).toBeGreaterThan(40);
    expect(totensonntag.hasSecrets(state)).toBe(true);
  });
});
