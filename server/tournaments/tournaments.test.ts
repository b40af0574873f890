import { partCommitment } from '@impulse/engine';
import type { Offered, OwnTournament, TournamentView } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../mail/mailer.js';
import type { RunningServer } from '../start.js';
import type { Store } from '../store/store.js';
import { testDatabases } from '../testing/databases.js';
import { begin, Member, resign } from '../testing/league.js';
import { newPart, offers } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

const { game, scenario } = offers.totensonntag;
const wish = { title: 'Winter Cup', format: 'round-robin', game, scenario, isOpen: true };
const day = 24 * 3_600_000;
const site = 'https://table.example/';

const databases = testDatabases();
beforeAll(() => databases.start());
afterAll(() => databases.end());

describe.each(databases.kinds)('a tournament, %s', (_, make) => {
  let now = 1_800_000_000_000;
  let open: () => Promise<Store>;
  let store: Store;
  let server: RunningServer;
  const letters: Mail[] = [];
  beforeEach(async () => {
    letters.length = 0;
    open = await make();
    store = await open();
    server = await startTestServer({
      store,
      accounts: true,
      now: () => now,
      site,
      mailer: { send: async (mail) => void letters.push(mail) },
    });
    const { end } = server;
    onTestFinished(() => end());
  });

  const members = async (...names: readonly string[]): Promise<Member[]> => {
    const joined: Member[] = [];
    for (const name of names) joined.push(await Member.join(server, name));
    return joined;
  };
  const hold = async (by: Member, wishes: object = {}): Promise<TournamentView> =>
    (await by.ask<TournamentView>('POST', '/tournaments', { ...wish, ...wishes })).body;
  const at = ({ card }: TournamentView, path = ''): string => `/tournaments/${card.tournament}${path}`;
  const see = async (by: Member, view: TournamentView) => (await by.ask<TournamentView>('GET', at(view))).body;
  const enterAll = async (view: TournamentView, all: readonly Member[]): Promise<void> => {
    for (const one of all) expect(await one.refusal('POST', at(view, '/entrants'), {})).toBeNull();
  };
  const openGame = async (by: Member, view: TournamentView, part: string) => {
    const { waits } = (await see(by, view)).you;
    const path = at(view, `/games/${waits?.game}`);
    return (await by.ask<Offered>('POST', path, { partCommitment: partCommitment(part) })).body;
  };
  /** The two play their game, and the second gives up. */
  const play = async (winner: Member, loser: Member, view: TournamentView): Promise<void> => {
    const part = newPart();
    const offered = await openGame(winner, view, part);
    const accepted = await loser.accept(offered);
    const pair = await begin(server.port, offered, accepted, part);
    await resign(pair, 'guest');
    await expect.poll(async () => (await server.matches.find(pair.match))?.kept.isOver).toBe(true);
    await Promise.all([pair.host.socket.close(), pair.guest.socket.close()]);
  };
  const table = ({ entrants, standings }: TournamentView) =>
    standings.map(({ entrant, place, points }) => [entrants[entrant].name, place, points]);

  test('of three: everybody plays everybody, rounds follow upon each other, and ratings with them', async () => {
    const [anna, bruno, clara] = await members('Anna', 'Bruno', 'Clara');
    const view = await hold(anna, { isRated: true });
    expect(view.card).toMatchObject({ stage: 'entering', organiser: 'Anna', rounds: 0, entrants: 0 });
    await enterAll(view, [anna, bruno, clara]);
    expect(await anna.refusal('POST', at(view, '/rounds'))).toBeNull();
    const strength = new Map([anna, bruno, clara].map((one, index) => [one.name, index]));
    for (let round = 1; round <= 3; round++) {
      const present = await see(clara, view);
      expect(present.card).toMatchObject({ stage: 'playing', round, rounds: 3 });
      const waiting = [];
      for (const one of [anna, bruno, clara]) if ((await see(one, view)).you.waits) waiting.push(one);
      expect(waiting).toHaveLength(2);
      const [first, second] = waiting.toSorted((a, b) => (strength.get(a.name) ?? 0) - (strength.get(b.name) ?? 0));
      await play(first, second, view);
    }
    const over = await see(bruno, view);
    expect(over.card.stage).toBe('over');
    // One bye each.
    expect(table(over)).toEqual([
      ['Anna', 1, 3],
      ['Bruno', 2, 2],
      ['Clara', 3, 1],
    ]);
    expect((await anna.ratings()).history).toHaveLength(2);
    expect((await clara.ratings()).ratings[0].value).toBeLessThan(1400);
    const { body } = await anna.ask<{ tournaments: OwnTournament[] }>('GET', '/people/me/tournaments');
    expect(body.tournaments).toMatchObject([{ card: { stage: 'over' }, waits: null }]);
  });

  test('tells both that they are paired, and lets one of two who open a game at once accept the other’s', async () => {
    const [anna, bruno] = await members('Anna', 'Bruno');
    const { database } = await store.tables();
    for (const name of ['Anna', 'Bruno']) {
      await database
        .updateTable('person')
        .set({ mail: `${name}@example.org` })
        .where('name', '=', name)
        .execute();
    }
    const view = await hold(anna, { format: 'knock-out' });
    await enterAll(view, [anna, bruno]);
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
    await pass(3);
    expect(letters).toEqual([]);
    await anna.ask('POST', at(view, '/rounds'));
    await pass(3);
    expect(letters.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'Anna@example.org Winter Cup, round 1: you play against Bruno',
      'Bruno@example.org Winter Cup, round 1: you play against Anna',
    ]);
    expect(letters[0].text).toContain(`https://table.example/#/tournament/${view.card.tournament}`);
    const opened = await Promise.all([openGame(anna, view, newPart()), openGame(bruno, view, newPart())]);
    const refused = opened.filter((one) => 'problem' in one);
    expect(refused).toMatchObject([{ problem: { code: 'already-open' } }]);
    const match = opened.find((one) => 'card' in one)?.card.match;
    expect((await see(anna, view)).you.waits).toMatchObject({ match });
    expect((await see(bruno, view)).you.waits).toMatchObject({ match });
  });

  test('counts a game as lost for whoever does not come, and goes on when the days of a round are over', async () => {
    const all = await members('Anna', 'Bruno', 'Clara', 'Dora');
    const [anna] = all;
    const view = await hold(anna, { format: 'swiss', rounds: 2, daysARound: 7, clock: { bank: 60, increment: 0 } });
    await enterAll(view, all);
    await anna.ask('POST', at(view, '/rounds'));
    // Anna opens her game, and nobody accepts it; the others do nothing at all.
    const opponent = (await see(anna, view)).you.waits?.opponent;
    await openGame(anna, view, newPart());
    now += 6 * day;
    expect((await see(anna, view)).card.round).toBe(1);
    now += 2 * day;
    const next = await see(anna, view);
    expect(next.card.round).toBe(2);
    const games = next.rounds[0].games.map(({ result }) => result);
    expect(games).toContainEqual({ winner: 0, isForfeit: true });
    expect(games).toContainEqual({ winner: null, isForfeit: true });
    expect(next.you.waits?.opponent).not.toBe(opponent);
    expect(table(next)[0]).toEqual(['Anna', 1, 1]);
  });

  test('counts a game as lost for whoever has had no time for a day', async () => {
    const [anna, bruno] = await members('Anna', 'Bruno');
    const view = await hold(anna, { format: 'knock-out', clock: { bank: 3600, increment: 0 } });
    await enterAll(view, [anna, bruno]);
    await anna.ask('POST', at(view, '/rounds'));
    const part = newPart();
    const offered = await openGame(anna, view, part);
    const pair = await begin(server.port, offered, await bruno.accept(offered), part);
    const late = pair.host.battle.decides ? 'Anna' : 'Bruno';
    now += 2 * 3_600_000;
    await server.tournaments?.work();
    expect((await see(anna, view)).card.stage).toBe('playing');
    now += day;
    await server.tournaments?.work();
    const over = await see(anna, view);
    expect(over.card.stage).toBe('over');
    expect(table(over)[1]).toEqual([late, 2, 0]);
  });

  test('is left by players, who lose what is to come, and goes on without them', async () => {
    const all = await members('Anna', 'Bruno', 'Clara', 'Dora');
    const [anna, bruno, clara, dora] = all;
    const view = await hold(anna, { waitsForOrganiser: true });
    await enterAll(view, all);
    expect(await dora.refusal('DELETE', at(view, '/entrants'))).toBeNull();
    expect((await see(anna, view)).entrants.map(({ name }) => name)).toEqual(['Anna', 'Bruno', 'Clara']);
    await enterAll(view, [dora]);
    await anna.ask('POST', at(view, '/rounds'));
    expect(await dora.refusal('DELETE', at(view, '/entrants'))).toBeNull();
    expect(await anna.refusal('DELETE', at(view, '/entrants/Clara'))).toBeNull();
    const present = await see(anna, view);
    // Of a game between two who have left, nobody has the point.
    expect(present.standings.filter(({ points }) => points > 0).length).toBeLessThanOrEqual(2);
    expect(present.entrants.filter(({ hasLeft }) => hasLeft).map(({ name }) => name)).toEqual(['Clara', 'Dora']);
    expect(await bruno.visitor.refusal('PATCH', '/me', { name: 'Bruno Berg' })).toBeNull();
    expect((await see(anna, view)).entrants.map(({ name }) => name)).toContain('Bruno Berg');
    // Bruno deletes his account; his name goes, too.
    expect(await bruno.visitor.refusal('DELETE', '/me')).toBeNull();
    expect(JSON.stringify(await see(anna, view))).not.toContain('Bruno');
    for (let round = 2; round <= 3; round++) expect(await anna.refusal('POST', at(view, '/rounds'))).toBeNull();
    const over = await see(anna, view);
    expect([over.card.stage, table(over)[0]]).toEqual(['over', ['Anna', 1, 3]]);
    expect(await clara.refusal('POST', at(view, '/entrants'), {})).toBe('not-entering');
  });

  test('admits bots where it says so, and a person and a bot play without ratings', async () => {
    const [anna] = await members('Anna');
    const bot = await Member.register(server, 'Robo');
    const people = await hold(anna);
    expect(await bot.refusal('POST', at(people, '/entrants'), {})).toBe('no-bots');
    const view = await hold(anna, { admitsBots: true, isRated: true });
    await enterAll(view, [anna, bot]);
    await anna.ask('POST', at(view, '/rounds'));
    const { body } = await bot.ask<{ tournaments: OwnTournament[] }>('GET', '/bots/tournaments');
    expect(body.tournaments).toMatchObject([{ waits: { opponent: 'Anna', match: null } }]);
    await play(bot, anna, view);
    const over = await see(anna, view);
    expect(over.entrants.map(({ name, kind }) => [name, kind])).toContainEqual(['Robo', 'bot']);
    expect([over.card.stage, table(over)[0][0]]).toEqual(['over', 'Robo']);
    expect((await anna.ratings()).history).toEqual([]);
  });

  test('is held by a program for programs: they enter by its link, play, and it ends what it holds', async () => {
    const [holder, ...bots] = await Promise.all(
      ['Arbiter', 'Robo', 'Rosie'].map((name) => Member.register(server, name)),
    );
    const view = await hold(holder, { admitsBots: true, isRated: true, isOpen: false });
    expect(view.you.isOrganiser).toBe(true);
    expect(await bots[0].refusal('GET', at(view))).toBe('no-such-tournament');
    for (const bot of bots) {
      const { invitation } = view.you;
      expect(await bot.refusal('POST', at(view, '/entrants'), { invitation })).toBe(null);
    }
    expect(await bots[0].refusal('POST', at(view, '/rounds'))).toBe('not-organiser');
    await holder.ask('POST', at(view, '/rounds'));
    await play(bots[0], bots[1], view);
    const over = await see(holder, view);
    expect([over.card.stage, over.card.organiser, table(over)[0][0]]).toEqual(['over', 'Arbiter', 'Robo']);
  });

  test('goes on once, however many processes look after it at the same moment', async () => {
    const all = await members('Anna', 'Bruno', 'Clara', 'Dora');
    const view = await hold(all[0], { daysARound: 1 });
    await enterAll(view, all);
    const other = await startTestServer({ store: await open(), accounts: true, now: () => now, site });
    onTestFinished(() => other.end());
    // Begun at two processes at once: one of them finds that it has begun.
    const begun = await Promise.all([server, other].map((one) => all[0].at(one).refusal('POST', at(view, '/rounds'))));
    expect(begun).toContain(null);
    expect(['not-entering', 'not-played-out']).toContain(begun.find((code) => code !== null));
    for (let round = 2; round <= 3; round++) {
      now += 25 * 3_600_000;
      await Promise.all([server, other, server, other].map(async (one) => one.tournaments?.work()));
      await Promise.all([server, other].map(async (one) => one.tournaments?.work()));
      const { card, rounds } = await see(all[1], view);
      expect([card.stage, card.round, rounds.map(({ games }) => games.length)]).toEqual([
        'playing',
        round,
        Array.from({ length: round }, () => 2),
      ]);
    }
  });
});
