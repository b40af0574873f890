import { partCommitment } from '@impulse/engine';
import type { MatchResult, Offered, Seated } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ended } from '../rules/messages.js';
import type { RunningServer } from '../start.js';
import { keptMatch } from '../testing/kept-match.js';
import { call, meet, newPart, offers, playOn } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { verdictOf } from './verdict.js';

interface Refused {
  readonly problem: { readonly code: string };
}

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

const part = newPart();
const offered = async (wishes: object): Promise<Offered> => {
  const offer = { ...offers.totensonntag, name: 'Anna', partCommitment: partCommitment(part), ...wishes };
  return (await call<Offered>(server.port, 'POST', '/api/matches', offer)).body;
};
const accept = <T = Seated>({ card, invitation }: Offered, wishes: object) => {
  const acceptance = { name: 'Bernhard', part: newPart(), invitation, ...wishes };
  return call<T>(server.port, 'POST', `/api/matches/${card.match}/accept`, acceptance);
};

describe('a side that both bid for', () => {
  test('goes to the higher bid, and whoever has offered the match is told their new seat', async () => {
    const offer = await offered({ bid: 3, spectators: 'public' });
    const { match } = offer.card;
    expect(offer).toMatchObject({ seat: 'dak', card: { bid: { side: 'dak', points: null } } });
    const host = await TestSocket.open(server.port);
    expect(await host.ask({ do: 'watch', match, key: offer.key })).toMatchObject({ seat: 'dak' });
    const { body: accepted } = await accept(offer, { bid: 4 });
    expect(accepted).toMatchObject({ seat: 'dak', card: { bid: { side: 'dak', points: 4 } } });
    expect(accepted.card.seats.map(({ side, name }) => [side, name])).toEqual([
      ['dak', 'Bernhard'],
      ['cw', 'Anna'],
    ]);
    await host.ask({ do: 'reveal', match, part });
    expect(host.told).toContainEqual({ match, seat: 'cw' });
    const pair = await meet(server.port, 'totensonntag', {
      ...accepted.card,
      host: { ...offer, seat: 'cw' },
      guest: accepted,
    });
    await Promise.all([pair.host.reach(0), pair.guest.reach(0)]);
    await playOn(pair, 6);
    // The socket that was there before the bids hears what its new seat hears, and nothing else.
    await host.ask({ do: 'leave', match });
    const news = (texts: readonly string[]) => texts.filter((text) => text.includes('"news"'));
    expect(news(host.texts)).toEqual(news(pair.host.socket.texts));
  });

  test('stays with whoever has offered the match when the other bids no more', async () => {
    const offer = await offered({ bid: 3 });
    expect((await accept(offer, { bid: 3 })).body).toMatchObject({
      seat: 'cw',
      card: { bid: { side: 'dak', points: 3 }, seats: [{ name: 'Anna' }, { name: 'Bernhard' }] },
    });
  });

  test('is bid for unseen', async () => {
    const offer = await offered({ bid: 417, isPublic: true, spectators: 'public' });
    const watcher = await TestSocket.open(server.port);
    const seen = [
      await watcher.ask({ do: 'watch', match: offer.card.match }),
      await call(server.port, 'GET', '/api/matches'),
      await call(server.port, 'GET', `/api/matches/${offer.card.match}`),
      (await accept(offer, { bid: 2 })).body.card.bid === null,
    ];
    expect(JSON.stringify(seen.slice(0, 3))).not.toContain('417');
    await watcher.close();
  });

  test.each([
    ['nothing is bid', { bid: 3 }, {}, 'bid-missing'],
    ['nobody bids', {}, { bid: 3 }, 'nobody-bids'],
    ['less than nothing is bid', { bid: 3 }, { bid: -1 }, 'out-of-range'],
    ['half a point is bid', { bid: 3 }, { bid: 1.5 }, 'wrong-type'],
    ['too much is bid', { bid: 3 }, { bid: 501 }, 'out-of-range'],
  ])('is refused when %s', async (_, offer, wishes, code) => {
    const { status, body } = await accept<Refused>(await offered(offer), wishes);
    expect([status, body.problem.code]).toEqual([400, code]);
  });

  test('is not bid for with a computer', async () => {
    expect(await offered({ bid: 3, computer: 'script' })).toMatchObject({ problem: { code: 'nobody-bids' } });
  });
});

describe('the verdict', () => {
  const played = (winner: string, points: number): Ended => ({
    winner,
    reason: 'played',
    lead: { side: 'cw', points },
  });
  const cases: readonly (readonly [string, Ended, string, number, MatchResult['winner']])[] = [
    ['the bid is reached', played('cw', 3), 'cw', 3, 'cw'],
    ['the bid is missed by one', played('cw', 2), 'cw', 3, 'dak'],
    ['the other side has bid for itself', played('dak', -3), 'dak', 3, 'cw'],
    ['the other side has done better than that', played('dak', -4), 'dak', 3, 'dak'],
    ['nothing was bid', played('cw', 0), 'cw', 0, 'cw'],
    ['points did not decide', { winner: 'cw', reason: 'played', lead: null }, 'cw', 9, 'cw'],
    ['somebody has resigned', { winner: 'cw', reason: 'resigned', lead: null }, 'cw', 9, 'cw'],
  ];
  test.each(cases)('when %s', (_, ended, side, points, winner) => {
    const { seats } = keptMatch('m');
    expect(verdictOf(ended, { seats, bid: { side, offered: points, points } })).toEqual({
      winner,
      reason: ended.reason,
    });
    expect(verdictOf(ended, { seats, bid: null }).winner).toBe(ended.winner);
  });
});
