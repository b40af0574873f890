import { partCommitment } from '@impulse/engine';
import type { Offered } from '@impulse/protocol/wire/index.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AbsentPlayer } from '../testing/absent-player.js';
import { bothStores } from '../testing/both-stores.js';
import { call, newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { Visitor } from '../testing/visitor.js';

describe.each(bothStores())('people with accounts, %s', (_, open) => {
  test('are told as their account says, until they say otherwise at the match, or go', async () => {
    const server = await startTestServer({ store: await open(), accounts: true });
    onTestFinished(() => server.end());
    const anna = new Visitor(server.port);
    await anna.signUp('Anna');
    const choices = { mail: true, push: false, webhook: 'https://hooks.example/anna', every: 12 };
    expect(await anna.refusal('PATCH', '/me', { choices })).toBeNull();
    const offer = { ...offers.totensonntag, name: 'Anna', partCommitment: partCommitment(newPart()) };
    const headers = { cookie: anna.cookie ?? '' };
    const { body: offered } = await call<Offered>(server.port, 'POST', '/api/matches', offer, headers);
    const seat = new AbsentPlayer(server.port, offered.card.match, offered.key);
    const { body: card } = await seat.card();
    expect(card).toMatchObject({ remindEvery: 12, channels: [{ kind: 'webhook', label: 'hooks.example' }] });
    const asGuest = { ...offer, name: 'Berta' };
    const { body: guestOffer } = await call<Offered>(server.port, 'POST', '/api/matches', asGuest);
    const guest = new AbsentPlayer(server.port, guestOffer.card.match, guestOffer.key);
    expect((await guest.card()).body.channels).toEqual([]);

    await seat.wish(0);
    expect((await seat.card()).body).toMatchObject({ remindEvery: 0, channels: card.channels });
    expect(await anna.refusal('DELETE', '/me')).toBeNull();
    expect((await seat.card()).body.channels).toEqual([]);
  });
});
