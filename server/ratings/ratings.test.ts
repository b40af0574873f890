import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../start.js';
import type { Store } from '../store/store.js';
import { testDatabases } from '../testing/databases.js';
import { Member, playTogether, resign } from '../testing/league.js';
import { call, newPart } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

const databases = testDatabases();
beforeAll(() => databases.start());
afterAll(() => databases.end());

const rated = { isRated: true };

describe.each(databases.kinds)('ratings, %s', (_, make) => {
  const start = async (store: Store, options: Partial<ServerOptions> = {}) => {
    const server = await startTestServer({ store, accounts: true, ...options });
    onTestFinished(() => server.end());
    return server;
  };
  const steps = async (store: Store) =>
    (await store.tables()).database.selectFrom('rating_step').selectAll().orderBy('number').orderBy('side').execute();

  test('follow a match between two people, once, and are told in its card and to both', async () => {
    const store = await (await make())();
    const server = await start(store);
    const [anna, bruno] = [await Member.join(server, 'Anna'), await Member.join(server, 'Bruno')];
    const pair = await playTogether(server, anna, bruno, rated);
    const cards = () => pair.guest.socket.told.flatMap((told) => ('card' in told ? [told.card] : []));
    await resign(pair, 'host');
    await expect.poll(() => cards().at(-1)?.stage).toBe('over');
    expect(cards().at(-1)).toMatchObject({
      isRated: true,
      result: { winner: 'cw', reason: 'resigned' },
      seats: [{ rating: { value: 1339, deviation: 292, change: -161 } }, { rating: { value: 1661, change: 161 } }],
    });
    // Everybody goes and comes back: it is over already.
    await server.matches.retireAll();
    await (await server.matches.find(pair.match))?.open();
    expect(await steps(store)).toHaveLength(2);
    expect(await anna.ratings()).toMatchObject({
      ratings: [{ game: 'totensonntag', value: 1339, deviation: 292, matches: 1 }],
      history: [
        { match: pair.match, scenario: 'historical', side: 'dak', opponent: 'Bruno', hasWon: false, change: -161 },
      ],
    });
    const { body } = await call<{ scenarios: object[] }>(server.port, 'GET', '/api/ratings/scenarios');
    expect(body.scenarios).toMatchObject([{ scenario: 'historical', isBid: false, edge: -15, matches: 1 }]);
    // The next offer shows what Anna has by now; with her account it goes.
    const offered = await anna.offer({ isPublic: true }, newPart());
    expect(offered.card).toMatchObject({ isRated: false, seats: [{ rating: { value: 1339, change: null } }, {}] });
    expect(await anna.visitor.refusal('DELETE', '/me')).toBeNull();
    expect((await steps(store)).map(({ side }) => side)).toEqual(['cw']);
    expect((await bruno.ratings()).history).toMatchObject([{ opponent: null, change: 161 }]);
  });

  test('stay as they are after a friendly match, and after one that was given up before a move', async () => {
    const store = await (await make())();
    const server = await start(store);
    const [anna, bruno] = [await Member.join(server, 'Anna'), await Member.join(server, 'Bruno')];
    await resign(await playTogether(server, anna, bruno), 'host');
    const aborted = await playTogether(server, anna, bruno, rated);
    await resign(aborted, 'guest', 0);
    const live = await server.matches.find(aborted.match);
    await expect.poll(() => live?.kept.result?.winner).toBe('dak');
    expect(await steps(store)).toEqual([]);
  });

  test('are not played for by guests, computers, a person alone, or a bot and a person', async () => {
    const store = await (await make())();
    const server = await start(store);
    const [anna, bruno] = [await Member.join(server, 'Anna'), await Member.join(server, 'Bruno')];
    const [guest, bot] = [Member.guest(server, 'Guest'), await Member.register(server, 'Robo')];
    expect((await guest.offer(rated, newPart())).problem?.code).toBe('not-rated');
    expect((await anna.offer({ ...rated, computer: 'script' }, newPart())).problem?.code).toBe('not-rated');
    const offered = await anna.offer(rated, newPart());
    for (const one of [guest, bot, anna]) expect((await one.accept(offered)).problem?.code).toBe('not-rated');
    expect((await bruno.accept(offered)).card.isRated).toBe(true);
    // Nobody hands a rated seat over to somebody stronger.
    const pair = await playTogether(server, anna, bruno, rated);
    const given = await pair.guest.socket.ask({ do: 'give', match: pair.match, offered: true });
    expect(given).toMatchObject({ problem: { code: 'rated-seat' } });
    // One in whose seat a computer plays on is none any more.
    const { revision } = pair.host.battle;
    const proposal = { computer: 'random', side: 'dak' };
    await pair.host.socket.ask({ do: 'propose', match: pair.match, revision, proposal });
    const number = (await server.matches.find(pair.match))?.card.proposal?.number;
    const reply = { do: 'reply', match: pair.match, revision, command: 'r', proposal: number, agree: true };
    await pair.guest.socket.ask(reply);
    await expect.poll(async () => (await cardOf(server, pair.match))?.seats[0].kind).toBe('computer');
    await pair.guest.socket.ask({
      do: 'resign',
      match: pair.match,
      revision: pair.guest.battle.revision,
      command: 'x',
    });
    expect(await steps(store)).toEqual([]);
  });

  const cardOf = async (
    server: { matches: { find: (id: string) => Promise<{ card: MatchCard } | null> } },
    id: string,
  ) => (await server.matches.find(id))?.card;

  test('of bots are apart from those of people, with an edge of their own', async () => {
    const store = await (await make())();
    const server = await start(store);
    const [one, other] = [await Member.register(server, 'Robo One'), await Member.register(server, 'Robo Two')];
    await resign(await playTogether(server, one, other, rated), 'guest');
    await expect.poll(async () => (await one.ratings()).ratings[0]?.value).toBe(1661);
    const { body } = await call<{ scenarios: object[] }>(server.port, 'GET', '/api/ratings/scenarios');
    expect(body.scenarios).toMatchObject([{ isOfBots: true, matches: 1 }]);
    expect(await one.refusal('DELETE', '/bots')).toBeNull();
    expect((await steps(store)).map(({ player }) => player)).toEqual(['bot/robotwo']);
  });

  test('are changed once when the process dies between the last move and its result', async () => {
    const open = await make();
    const dying = await open();
    const store = new Proxy(dying, {
      get: (target, name: keyof Store) => {
        if (name === 'replace') {
          return (match: Parameters<Store['replace']>[0], ...rest: [number?]) =>
            match.isOver ? Promise.reject(new Error('killed')) : target.replace(match, ...rest);
        }
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const server = await startTestServer({ store, accounts: true, report: () => undefined });
    const [anna, bruno] = [await Member.join(server, 'Anna'), await Member.join(server, 'Bruno')];
    const pair = await playTogether(server, anna, bruno, rated);
    const { match } = pair;
    await resign(pair, 'host').catch(() => undefined);
    await expect.poll(async () => (await dying.journal(match)).entries.length).toBe(2);
    expect(await steps(dying)).toEqual([]);
    await server.end();
    // Two processes find the battle over at the same moment.
    const [first, second] = [await start(await open()), await start(await open())];
    const found = await Promise.all([first.matches.find(match), second.matches.find(match)]);
    await Promise.all(found.map(async (live) => live?.open()));
    for (const live of found) await expect.poll(() => live?.kept.isOver).toBe(true);
    expect((await steps(await open())).map(({ number, side }) => [number, side])).toEqual([
      [1, 'cw'],
      [1, 'dak'],
    ]);
  });

  test('of many matches that end at once are counted one after the other', async () => {
    const open = await make();
    const [store, other] = [await open(), await open()];
    const servers = [await start(store), await start(other)];
    const [anna, bruno] = [await Member.join(servers[0], 'Anna'), await Member.join(servers[0], 'Bruno')];
    const pairs = [];
    for (let i = 0; i < 6; i++) {
      const server = servers[i % 2];
      pairs.push(await playTogether(server, anna.at(server), bruno.at(server), rated));
    }
    await Promise.all(pairs.map((pair) => resign(pair, 'host')));
    await expect.poll(async () => (await steps(store)).length).toBe(12);
    const rows = (await steps(store)).filter(({ side }) => side === 'dak');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    // Each began where the one before had ended.
    for (let i = 1; i < 6; i++) expect(rows[i].value - rows[i].change).toBeCloseTo(rows[i - 1].value, 6);
    expect(rows[5].value).toBeLessThan(rows[0].value);
  });
});
