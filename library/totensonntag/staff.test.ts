import { finish, makeRandom, Match, type Work } from '@impulse/engine';
import { certain } from '@impulse/opponent/analysis/share.js';
import { totensonntag } from '@impulse/totensonntag';
import type { State } from '@impulse/totensonntag/state.js';
import { withOtherSecrets } from '@impulse/totensonntag/testing/secrets.js';
import { describe, expect, test } from 'vitest';
import { totensonntagBattle } from './index.js';
import { opponents } from './opponents.js';

const { staff, aids } = totensonntagBattle;
if (!staff) throw new Error('Totensonntag has a staff');

type Battle = Match<State, Parameters<typeof totensonntag.play>[2]>;

function begin(): Battle {
  const begun = Match.start(totensonntag, { scenario: 'historical' }, { match: 'advised', secret: '7b'.repeat(32) });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

/** Scripts play until the battle is as wanted. */
function playUntil(match: Battle, wanted: () => boolean): void {
  for (let turn = match.turn(); !turn.over && !wanted(); turn = match.turn()) {
    match.act(turn.side, opponents.think('script', match.state, turn.side, makeRandom(`${match.length}`)).action);
  }
}

/** The first impulse of a side, when nothing has been done in it. */
function impulseOf(side: string): State {
  const match = begin();
  playUntil(match, () => {
    const turn = match.turn();
    return !turn.over && turn.side === side && turn.step === 'impulse';
  });
  return match.state;
}

describe('a plan of the staff', () => {
  const state = impulseOf('cw');
  const before = state.cells.slice();
  const plan = (from: State) => finish(staff.plan(from, 'cw', 16, 5));
  const found = plan(state);

  test('gives orders that can be given, one after the other, and draws each on the map', () => {
    expect(found?.orders.length).toBeGreaterThan(3);
    const [first] = found!.orders;
    expect(totensonntag.refuse(state, 'cw', first.action)).toBeNull();
    for (const { path, attack, units } of found!.orders) {
      if (path.length > 1 || attack !== null) expect(units.length).toBeGreaterThan(0);
    }
    expect(found!.chance).toBeGreaterThan(0);
    expect(found!.chance).toBeLessThan(certain);
  });

  test('is the same for the same seed, made from what the side knows, and leaves the state alone', () => {
    expect(state.cells).toEqual(before);
    expect(plan(withOtherSecrets(state, 2))).toEqual(found);
  });

  test('tells how far it is, and can be left in the middle', () => {
    const work: Work<unknown> = staff.plan(state, 'cw', 16, 5);
    const steps = [work.next(), work.next(), work.next()].map(({ value }) => value as { done: number; total: number });
    expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(steps[0].total).toBe(16);
    expect(work.return(null).done).toBe(true);
  });

  test('is not made where there is nothing to plan', () => {
    const match = begin();
    playUntil(match, () => {
      const turn = match.turn();
      return !turn.over && turn.step !== 'impulse' && turn.step !== 'setup';
    });
    const turn = match.turn();
    expect(finish(staff.plan(match.state, turn.over ? '' : turn.side, 16, 5))).toBeNull();
  });
});

test('a hint compares the ways of one unit, the best first', () => {
  const state = impulseOf('cw');
  const [unit] = aids.ready(state, 'cw');
  const hints = finish(staff.hint(state, 'cw', unit, 20, 5));
  expect(hints.length).toBeGreaterThan(1);
  expect(hints.map(({ chance }) => chance)).toEqual(hints.map(({ chance }) => chance).toSorted((a, b) => b - a));
  for (const { action, units } of hints) {
    expect(units).toContain(unit);
    expect(totensonntag.refuse(state, 'cw', action)).toBeNull();
  }
});

describe('why a move was made', () => {
  const match = begin();
  playUntil(match, () => match.length >= 40);
  match.close('cw', { reason: 'resigned', winner: 'dak' });
  const read = finish(staff.cut(match.record(true)));
  if (!read.ok) throw new Error(read.error.message);
  const cut = read.value;
  const explained = cut.stretches.flatMap(({ steps }, index) => steps.map((_, at) => staff.explain(cut, index, at)));

  test('is told of every move of the battle', () => {
    expect(explained).toHaveLength(40);
    expect(explained.filter(({ motive }) => motive !== null).length).toBeGreaterThan(10);
    expect(explained.filter(({ alternatives }) => alternatives.length > 0).length).toBeGreaterThan(10);
    expect(explained.some(({ odds }) => odds !== null)).toBe(true);
  });

  test('what counts more and less adds up to what has changed, but for what is not worth a word', () => {
    for (const { before, after, changes } of explained) {
      const sum = changes.reduce((total, { by }) => total + by, 0);
      // At most the features left out, each below the least change.
      expect(Math.abs(sum - (after - before))).toBeLessThan(500 * 44);
      for (const { feature } of changes) expect(totensonntagBattle.features.names).toContain(feature);
    }
    expect(explained.some(({ changes }) => changes.length > 2)).toBe(true);
  });

  test('a move without dice leads where it was expected to', () => {
    const quiet = cut.stretches.flatMap(({ steps }) => steps).map(({ dice }) => dice.length === 0);
    explained.forEach(({ expected, after }, index) => {
      if (quiet[index]) expect(Math.abs(expected - after)).toBeLessThan(2);
    });
    expect(quiet.filter(Boolean).length).toBeGreaterThan(10);
  });

  test('everything that is weighed has words in every language', () => {
    const { phrases, features } = totensonntagBattle;
    for (const say of Object.values(phrases)) {
      for (const name of features.names) expect(say.consideration(name, ['dak', 'cw'])).not.toMatch(/^(own|enemy)-/);
    }
    expect(phrases.en.consideration('enemy-armor', ['dak', 'cw'])).toBe('armor of the Commonwealth');
  });
});
