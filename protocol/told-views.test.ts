import { makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { playedBattle, playOn, seated } from './testing/seats.js';
import type { ProtocolSession } from './session.js';
import { makeSession } from './testing/session.js';

/** A program that keeps its view up to date by what has changed. */

interface Told {
  readonly revision: number;
  readonly since?: number;
  readonly view?: unknown;
  readonly delta?: unknown;
}

function good(session: ProtocolSession, request: object): Told {
  const answer = session.handle(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return JSON.parse(JSON.stringify(answer)) as Told;
}

test.each([
  ['totensonntag', 'historical'],
  ['white-death', 'scenario-1'],
] as const)('%s: the changes lead to the whole view', async (id, scenario) => {
  const { battle, match } = await playedBattle(id, scenario, 12);
  const seat = battle.game.sides[0];
  const session = seated(battle, match, seat);
  let { revision, view } = good(session, { do: 'view', seat, since: -1 });
  const random = makeRandom('changes');
  for (let step = 0; step < 30; step++) {
    playOn(battle, match, 1 + random.below(3), random);
    const told = good(session, { do: 'view', seat, since: revision });
    expect(told).toMatchObject({ since: revision, revision: match.revision });
    view = battle.game.applyDelta(match.state, view, told.delta);
    expect(JSON.stringify(view)).toBe(JSON.stringify(good(session, { do: 'view', seat }).view));
    revision = told.revision;
  }
});

test('whoever names another revision than the last one told is given the whole view', async () => {
  const { battle, match } = await playedBattle('totensonntag', 'historical', 12);
  const session = seated(battle, match, 'cw');
  const whole = good(session, { do: 'view', seat: 'cw' });
  expect(Object.keys(whole)).toEqual(['ok', 'view']);
  expect(good(session, { do: 'view', seat: 'cw', since: match.revision }).view).toEqual(whole.view);
  expect(good(session, { do: 'view', seat: 'cw', since: match.revision - 1 }).view).toEqual(whole.view);
  expect(good(session, { do: 'view', seat: 'cw', since: match.revision }).delta).toEqual({});
});

test('another battle, and one that people have ended, are told as a whole', () => {
  const session = makeSession();
  const ask = { do: 'view', seat: 'cw', since: 0 };
  for (const seed of ['a', 'b']) {
    good(session, { do: 'new', game: 'totensonntag', seed });
    expect(good(session, ask)).toHaveProperty('view');
    expect(good(session, ask)).toHaveProperty('delta');
  }
  good(session, { do: 'close', side: 'cw', reason: 'resigned' });
  expect(good(session, { ...ask, since: 0 })).toMatchObject({
    revision: 1,
    view: { turn: { over: true }, legal: null },
  });
});
