import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../start.js';
import type { Store } from '../store/store.js';
import { testDatabases } from '../testing/databases.js';
import { Member, playTogether, resign } from '../testing/league.js';
import { call, decider, newPart, playOn, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { dutyPatience } from './owed.js';

/** What a process leaves undone when it dies is done by any other, though nobody comes to the match. */

const databases = testDatabases();
beforeAll(() => databases.start());
afterAll(() => databases.end());

const fail = (error: unknown): never => {
  throw error;
};

describe.each(databases.kinds)('duties, %s', (_, make) => {
  let now = 1_800_000_000_000;
  const start = async (store: Store, options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
    const server = await startTestServer({ store, accounts: true, now: () => now, ...options });
    onTestFinished(() => server.end());
    return server;
  };
  const dutiesIn = async (store: Store) => (await store.tables()).database.selectFrom('duty').selectAll().execute();

  /** A store whose process dies as soon as it wants to do this. */
  const dyingAt = (store: Store, name: 'replace' | 'append', isLast: (given: never) => boolean): Store =>
    new Proxy(store, {
      get(target, asked: keyof Store) {
        const value = target[asked];
        if (typeof value !== 'function') return value;
        const call = value.bind(target) as (...given: unknown[]) => Promise<unknown>;
        if (asked !== name) return call;
        return (...given: unknown[]) =>
          isLast(given[0] as never) ? Promise.reject(new Error('killed')) : call(...given);
      },
    });

  test('a rated match whose process died is rated once, by whichever of two processes takes it', async () => {
    const open = await make();
    const store = await open();
    const first = await startTestServer({
      store: dyingAt(store, 'replace', ({ isOver }: { isOver: boolean }) => isOver),
      accounts: true,
      now: () => now,
      report: () => undefined,
    });
    const [anna, bruno] = [await Member.join(first, 'Anna'), await Member.join(first, 'Bruno')];
    const pair = await playTogether(first, anna, bruno, { isRated: true });
    await resign(pair, 'host').catch(() => undefined);
    await expect.poll(async () => (await store.journal(pair.match)).entries.length).toBe(2);
    expect(await dutiesIn(store)).toMatchObject([{ match: pair.match, tries: 0 }]);
    await first.end();

    const both = [await start(await open()), await start(await open())];
    // Too early: the process that made the entry may be about to do it.
    for (const server of both) await server.duties.work(fail);
    const kept = await open();
    expect((await kept.find(pair.match))?.isOver).toBe(false);
    now += dutyPatience;
    await Promise.all(both.map((server) => server.duties.work(fail)));
    expect((await kept.find(pair.match))?.result).toMatchObject({ winner: 'cw', reason: 'resigned' });
    const { database } = await kept.tables();
    const steps = await database.selectFrom('rating_step').select(['side', 'number']).orderBy('side').execute();
    expect(steps).toEqual([
      { side: 'cw', number: 1 },
      { side: 'dak', number: 1 },
    ]);
    expect(await dutiesIn(kept)).toEqual([]);
    await kept.close();
  });

  test('a computer goes on that owed a decision when its process died', async () => {
    const open = await make();
    const store = await open();
    const isComputers = ({ entries }: { entries: readonly { entry: string }[] }): boolean =>
      entries.some(({ entry }) => entry.includes('computer '));
    const first = await startTestServer({
      store: dyingAt(store, 'append', isComputers),
      now: () => now,
      report: () => undefined,
    });
    const pair = await seatTwo(first.port, 'totensonntag');
    await playOn(pair, 2);
    const [slow, patient] = decider(pair) === pair.host ? [pair.host, pair.guest] : [pair.guest, pair.host];
    const { match, battle } = slow;
    const proposal = { computer: 'script', side: battle.seat };
    await slow.socket.ask({ do: 'propose', match, revision: battle.revision, proposal });
    const number = (await first.matches.find(match))?.card.proposal?.number;
    const reply = { do: 'reply', match, revision: battle.revision, command: 'yes', proposal: number, agree: true };
    await patient.socket.ask(reply);
    await expect.poll(() => dutiesIn(store)).toMatchObject([{ match, tries: 0 }]);
    await first.end();

    const second = await start(await open());
    const kept = await open();
    const before = (await kept.journal(match)).entries.length;
    now += dutyPatience;
    await second.duties.work(fail);
    await expect.poll(async () => (await second.matches.find(match))?.decides).toBe(patient.battle.seat);
    expect((await kept.journal(match)).entries.length).toBeGreaterThan(before);
    // It was handed over in the same step as the last decision.
    await expect.poll(() => dutiesIn(kept)).toEqual([]);
    await kept.close();
  });

  test('between people who decide themselves nothing is owed', async () => {
    const store = await (await make())();
    const server = await start(store);
    await playOn(await seatTwo(server.port, 'totensonntag'), 4);
    expect(await dutiesIn(store)).toEqual([]);
  });

  test('orders that say nothing of the decision are looked at once more, and no more', async () => {
    const store = await (await make())();
    const server = await start(store);
    const pair = await seatTwo(server.port, 'totensonntag');
    const slow = decider(pair) ?? pair.host;
    const { match, battle } = slow;
    await slow.socket.ask({ do: 'standing', match, orders: { night: 'recover' } });
    expect(await dutiesIn(store)).toMatchObject([{ match }]);
    now += dutyPatience;
    await server.duties.work(fail);
    expect(await dutiesIn(store)).toEqual([]);
    expect((await server.matches.find(match))?.decides).toBe(battle.seat);
  });

  test('what cannot be done is tried less and less often, and hinders nothing else', async () => {
    const store = await (await make())();
    const { database } = await store.tables();
    const broken = 'f'.repeat(32);
    const failing = new Proxy(store, {
      get(target, name: keyof Store) {
        const value = target[name];
        if (name === 'find')
          return (id: string) => (id === broken ? Promise.reject(new Error('broken')) : target.find(id));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const server = await start(failing);
    const offer = { game: 'totensonntag', scenario: 'historical', side: 'dak', name: 'A', partCommitment: newPart() };
    expect((await call(server.port, 'POST', '/api/matches', offer)).status).toBe(200);
    await database.insertInto('duty').values({ match: broken, due: now, tries: 0 }).execute();
    await database
      .insertInto('duty')
      .values({ match: 'e'.repeat(32), due: now, tries: 0 })
      .execute();
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const reported: unknown[] = [];
      await server.duties.work((error) => reported.push(error));
      expect(reported).toHaveLength(1);
      // The other one is of no match that there is.
      const [row, ...others] = await dutiesIn(store);
      expect(others).toEqual([]);
      waits.push(row.due - now);
      now = row.due;
    }
    expect(waits).toEqual([dutyPatience, 2 * dutyPatience, 4 * dutyPatience]);
  });
});
