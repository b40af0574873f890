import { partCommitment } from '@impulse/engine';
import type { MatchCard, Offered } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { call, newPart, offers } from '../testing/players.js';
import { hurriedLimits, startTestServer } from '../testing/server.js';

/** An offer that nobody has accepted is taken back by whoever has made it. */

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ limits: { ...hurriedLimits, openOffers: 2 } })));
afterAll(() => server.end());

const wish = { ...offers.totensonntag, name: 'Anna', partCommitment: partCommitment(newPart()) };
const offer = async (wishes: object = { isPublic: true }) =>
  (await call<Offered & Refused>(server.port, 'POST', '/api/matches', { ...wish, ...wishes })).body;
const withdraw = async ({ card }: Offered, bearer: string | null) => {
  const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const { body } = await call<Refused>(server.port, 'DELETE', `/api/matches/${card.match}`, undefined, headers);
  return body.problem?.code ?? null;
};
const accept = async ({ card, invitation }: Offered) => {
  const acceptance = { name: 'Bruno', part: newPart(), invitation };
  const { body } = await call<Refused>(server.port, 'POST', `/api/matches/${card.match}/accept`, acceptance);
  return body.problem?.code ?? null;
};
const listed = async () => {
  const { body } = await call<{ matches: readonly MatchCard[] }>(server.port, 'GET', '/api/matches');
  return body.matches.map(({ match }) => match);
};

interface Refused {
  readonly problem?: { readonly code: string };
}

test('only by the key of the seat, and then nobody accepts it or finds it', async () => {
  const offered = await offer();
  expect(await listed()).toContain(offered.card.match);
  for (const bearer of [null, offered.invitation, (await offer({})).key]) {
    expect(await withdraw(offered, bearer)).toBe('no-such-match');
  }
  expect(await withdraw(offered, offered.key)).toBeNull();
  expect(await listed()).not.toContain(offered.card.match);
  expect(await accept(offered)).toBe('no-such-match');
  // Who has offered it still finds it, and may ask again.
  expect((await server.matches.find(offered.card.match))?.card.to).toEqual({ name: '', isDeclined: true });
  expect(await withdraw(offered, offered.key)).toBeNull();
});

test('one that has been accepted is a match, and stays', async () => {
  const offered = await offer({});
  expect(await accept(offered)).toBeNull();
  expect(await withdraw(offered, offered.key)).toBe('no-free-seat');
});

test('it does not count among the open offers of its address any more', async () => {
  const open = [await offer(), await offer()];
  expect((await offer()).problem?.code).toBe('too-many-offers');
  expect(await withdraw(open[0], open[0].key)).toBeNull();
  const again = await offer();
  expect(again.problem).toBeUndefined();
  for (const one of [open[1], again]) await withdraw(one, one.key);
});
