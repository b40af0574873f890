import { partCommitment } from '@impulse/engine';
import type { MatchCard, Offered, Seated } from '@impulse/protocol/wire/index.js';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../mail/mailer.js';
import type { RunningServer } from '../start.js';
import type { Store } from '../store/store.js';
import { bothStores } from '../testing/both-stores.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { Visitor } from '../testing/visitor.js';

interface Refused {
  readonly problem?: { readonly code: string };
}

describe.each(bothStores())('a challenge, %s', (_, open) => {
  let now = 1_800_000_000_000;
  let server: RunningServer;
  let store: Store;
  const letters: Mail[] = [];
  beforeEach(async () => {
    letters.length = 0;
    store = await open();
    server = await startTestServer({
      store,
      accounts: true,
      now: () => now,
      site: 'https://table.example/',
      mailer: { send: async (letter) => void letters.push(letter) },
    });
    const { end } = server;
    onTestFinished(() => end());
  });

  const joined = async (name: string): Promise<Visitor> => {
    const one = new Visitor(server.port);
    expect(await one.signUp(name)).toBeNull();
    return one;
  };
  const as = (one: Visitor | null): Readonly<Record<string, string>> => (one?.cookie ? { cookie: one.cookie } : {});
  const challenge = (by: Visitor | null, to: string, wishes: object = {}) => {
    const offer = { ...offers.totensonntag, name: 'X', partCommitment: partCommitment(newPart()), to, ...wishes };
    return call<Offered & Refused>(server.port, 'POST', '/api/matches', offer, as(by));
  };
  const accept = (by: Visitor | null, { card, invitation }: Offered, wishes: object = {}) => {
    const acceptance = { name: 'Y', part: newPart(), ...wishes };
    const path = `/api/matches/${card.match}/accept`;
    return call<Seated & Refused>(server.port, 'POST', path, { ...acceptance, ...(by ? {} : { invitation }) }, as(by));
  };
  const waiting = async (one: Visitor) =>
    (await one.ask<{ offers: readonly MatchCard[] }>('GET', '/me/offers')).body.offers.map(({ match }) => match);
  const shown = (one: Visitor | null, match: string) =>
    call<{ card?: MatchCard; seat?: string }>(server.port, 'GET', `/api/matches/${match}`, undefined, as(one));

  test('waits for the one who is named, and for nobody else', async () => {
    const [anna, bruno, clara] = [await joined('Anna'), await joined('Bruno'), await joined('Clara')];
    const { body: offered } = await challenge(anna, 'bruno');
    const { match } = offered.card;
    expect(offered.card).toMatchObject({ stage: 'open', to: { name: 'Bruno', isDeclined: false } });
    expect([await waiting(anna), await waiting(bruno), await waiting(clara)]).toEqual([[], [match], []]);
    expect((await shown(bruno, match)).body).toMatchObject({ seat: 'cw', card: { match } });
    for (const other of [clara, null]) {
      expect((await shown(other, match)).status).toBe(404);
      // The invitation of the one who has offered it opens it to nobody.
      expect((await accept(other, offered)).body.problem?.code).toBe('no-such-match');
      expect((await accept(other, offered, { invitation: offered.invitation })).status).toBe(404);
    }
    const { body: seated } = await accept(bruno, offered);
    expect(seated).toMatchObject({ seat: 'cw', card: { stage: 'dice', seats: [{ name: 'Anna' }, { name: 'Bruno' }] } });
    expect(await waiting(bruno)).toEqual([]);
    expect(await bruno.refusal('DELETE', `/me/offers/${match}`)).toBe('no-such-match');
  });

  test('is declined by the one, withdrawn by the other, and by nobody else', async () => {
    const [anna, bruno, eve] = [await joined('Anna'), await joined('Bruno'), await joined('Eve')];
    for (const one of [bruno, anna]) {
      const { body: offered } = await challenge(anna, 'Bruno');
      const { match } = offered.card;
      expect(await eve.refusal('DELETE', `/me/offers/${match}`)).toBe('no-such-match');
      expect(await new Visitor(server.port).refusal('DELETE', `/me/offers/${match}`)).toBe('not-signed-in');
      expect(await waiting(bruno)).toEqual([match]);
      expect(await one.refusal('DELETE', `/me/offers/${match}`)).toBeNull();
      expect(await waiting(bruno)).toEqual([]);
      expect((await accept(bruno, offered)).body.problem?.code).toBe('no-such-match');
      const own = { authorization: `Bearer ${offered.key}` };
      const { body } = await call<{ card: MatchCard }>(server.port, 'GET', `/api/matches/${match}`, undefined, own);
      expect(body.card.to).toEqual({ name: 'Bruno', isDeclined: true });
    }
    const { body: link } = await challenge(anna, 'Bruno', { to: undefined });
    expect(await anna.refusal('DELETE', `/me/offers/${link.card.match}`)).toBe('no-such-match');
  });

  test('of somebody who has blocked you is answered as if they were not there', async () => {
    const [anna, bruno] = [await joined('Anna'), await joined('Bruno')];
    const { body: before } = await challenge(anna, 'Bruno');
    expect(await bruno.refusal('POST', '/me/blocks', { name: 'Anna' })).toBeNull();
    expect(await waiting(bruno)).toEqual([]);
    expect(before.card.to?.name).toBe('Bruno');
    const [there, nowhere] = [await challenge(anna, 'Bruno'), await challenge(anna, 'Nobody')];
    expect(there).toEqual(nowhere);
    expect(there).toMatchObject({ status: 404, body: { problem: { code: 'no-such-person' } } });
    // The other way round it is no secret, and nobody sits down with whom they have blocked.
    const { body: offered } = await challenge(bruno, 'Anna');
    expect((await accept(anna, offered)).body.problem?.code).toBe('blocked');
  });

  test.each([
    ['by a guest', null, {}, 'not-signed-in'],
    ['to oneself', 'Anna', { to: 'Anna' }, 'not-yourself'],
    ['to nobody', 'Anna', { to: '' }, 'empty-text'],
    ['to everybody', 'Anna', { isPublic: true }, 'not-for-one'],
    ['to a computer', 'Anna', { computer: 'script' }, 'not-for-one'],
    ['to something else than a name', 'Anna', { to: { player: 'person/1' } }, 'wrong-type'],
    ['of a scenario that there is not', 'Anna', { scenario: 'none' }, 'unknown-scenario'],
  ])('that is %s is refused', async (_, by, wishes, code) => {
    const [anna, bruno] = [await joined('Anna'), await joined('Bruno')];
    const { body } = await challenge(by === null ? null : anna, 'Bruno', wishes);
    expect(body.problem?.code).toBe(code);
    expect(await waiting(bruno)).toEqual([]);
  });

  test('comes a few times to one person, and names are tried so often in a day', async () => {
    const [anna, bruno] = [await joined('Anna'), await joined('Bruno')];
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) codes.push((await challenge(anna, 'Bruno')).body.problem?.code);
    expect(codes).toEqual([undefined, undefined, undefined, ...Array.from({ length: 3 }, () => 'too-many-offers')]);
    const [, second] = await waiting(bruno);
    expect(await bruno.refusal('DELETE', `/me/offers/${second}`)).toBeNull();
    expect((await challenge(anna, 'Bruno')).status).toBe(200);
    for (let i = 0; i < 33; i++) await challenge(anna, `Somebody ${i}`);
    expect((await challenge(anna, 'Bruno')).body.problem?.code).toBe('too-many-attempts');
    expect((await challenge(anna, 'Nobody')).body.problem?.code).toBe('too-many-attempts');
  });

  test('goes with the account of either', async () => {
    const [anna, bruno, clara] = [await joined('Anna'), await joined('Bruno'), await joined('Clara')];
    const { body: toBruno } = await challenge(anna, 'Bruno');
    await challenge(bruno, 'Clara');
    expect(await bruno.refusal('DELETE', '/me')).toBeNull();
    expect(await waiting(clara)).toEqual([]);
    const own = { authorization: `Bearer ${toBruno.key}` };
    const path = `/api/matches/${toBruno.card.match}`;
    const { body } = await call<{ card: MatchCard }>(server.port, 'GET', path, undefined, own);
    expect(body.card.to?.isDeclined).toBe(true);
  });

  test('is told as the account of the challenged says, and again in the seat that the bids gave', async () => {
    const [anna, bruno] = [await joined('Anna'), await joined('Bruno')];
    const { database } = await store.tables();
    for (const name of ['Anna', 'Bruno']) {
      const mail = `${name.toLowerCase()}@example.org`;
      await database.updateTable('person').set({ mail }).where('name', '=', name).execute();
    }
    const pass = async (minutes: number): Promise<void> => {
      for (let i = 0; i < minutes; i++) {
        now += 60_000;
        await (
          await server.notices()
        ).work((error) => {
          throw error;
        });
      }
    };
    const told = () => letters.map(({ to, subject }) => [to, subject]);
    const { body: offered } = await challenge(anna, 'Bruno', { bid: 1 });
    await pass(3);
    expect(told()).toEqual([['bruno@example.org', 'Totensonntag: Anna challenges you']]);
    expect(letters[0].text).toContain(`https://table.example/#/match/${offered.card.match}`);
    // Bruno bids more and gets the seat: it is Anna who is told that the dice wait for her.
    expect((await accept(bruno, offered, { bid: 2 })).body.seat).toBe('dak');
    await pass(3);
    expect(told().slice(1)).toEqual([['anna@example.org', 'Totensonntag: Bruno has accepted your match']]);
    const { body: second } = await challenge(anna, 'Bruno');
    expect(await bruno.refusal('DELETE', `/me/offers/${second.card.match}`)).toBeNull();
    await pass(3);
    expect(told()).toHaveLength(2);
  });
});
