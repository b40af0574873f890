import { loadBattle } from '@impulse/library';
import type { Offered } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { AbsentPlayer } from '../testing/absent-player.js';
import { testDatabases } from '../testing/databases.js';
import { NoticeScene, work } from '../testing/notice-scene.js';
import { call, decider, newPart, offers, playOn } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

const databases = testDatabases();
beforeAll(() => databases.start(), 120_000);
afterAll(() => databases.end(), 120_000);

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases.kinds)('notices, %s', (_, make) => {
  test('whoever owes a decision and is not there is told once: battle, opponent, what is asked, where', async () => {
    const scene = await NoticeScene.set(await make());
    await scene.tellByWebhook(scene.absent('decider'));
    await scene.leave();
    await scene.pass(30_000);
    expect(scene.contents).toEqual([]);
    await scene.pass(10 * minute);
    expect(scene.contents).toHaveLength(1);
    const [content] = scene.contents;
    const { game, texts } = await loadBattle('totensonntag');
    const begun = game.start({ scenario: 'historical' });
    if (!begun.ok) throw new Error(begun.error.message);
    expect(content).toContain('Totensonntag against ');
    expect(content).toContain(texts.en.turn(game.turn(begun.value)));
    expect(content).toContain(`http://127.0.0.1:${scene.server.port}/#/match/${scene.pair.match}`);
    expect(content).not.toContain(scene.pair.accepted.key);
    expect(content).not.toContain(scene.pair.offered.key);
    await scene.pass(48 * hour);
    expect(scene.contents).toHaveLength(1);
  });

  test('reminders come at the chosen pace, in the language of the reader, until the decision is made', async () => {
    const scene = await NoticeScene.set(await make());
    await scene.tellByWebhook(scene.absent('decider'), 6, 'zh-Hant');
    await scene.leave();
    await scene.pass(5 * minute);
    expect(scene.contents).toHaveLength(1);
    expect(scene.contents[0]).toContain('輪到你了');
    await scene.pass(13 * hour);
    expect(scene.contents).toHaveLength(3);
    expect(scene.contents[2]).toContain('還在等你決定');
    const again = await scene.comeBack();
    await again.host.socket.ask({ do: 'resign', match: again.match, revision: 0, command: 'enough' });
    await scene.pass(24 * hour);
    expect(scene.contents).toHaveLength(3);
  });

  test('nobody is told while at the table, nor at once after leaving it; only what is handed over later', async () => {
    const scene = await NoticeScene.set(await make());
    const { pair } = scene;
    for (const key of [pair.offered.key, pair.accepted.key]) {
      await scene.tellByWebhook(new AbsentPlayer(scene.server.port, pair.match, key));
    }
    await scene.pass(5 * minute);
    const first = decider(pair);
    while (decider(pair) === first) await playOn(pair, 1);
    await scene.pass(5 * minute);
    await scene.leave();
    await scene.pass(5 * minute);
    expect(scene.contents).toEqual([]);

    const again = await scene.comeBack();
    const stays = decider(again);
    const goes = stays === again.host ? again.guest : again.host;
    while (decider(again) === stays) await playOn(again, 1);
    await goes.socket.close();
    await expect.poll(async () => (await scene.server.matches.find(pair.match))?.audience.present.size).toBe(1);
    await scene.pass(5 * minute);
    expect(scene.contents).toHaveLength(1);
  });

  test('a page that is open behind others hinders no notice', async () => {
    const scene = await NoticeScene.set(await make());
    const { pair } = scene;
    const owner = decider(pair);
    await scene.tellByWebhook(scene.absent('decider'));
    const { match } = pair;
    expect(await owner?.socket.ask({ do: 'attend', match, looks: false })).toMatchObject({ done: true });
    await scene.pass(5 * minute);
    expect(scene.contents).toHaveLength(1);
    expect(owner?.socket.told.length).toBeGreaterThan(0);
  });

  test('what is answered within a minute is not told of, and several decisions within it are told of once', async () => {
    const scene = await NoticeScene.set(await make());
    const { pair } = scene;
    const owner = scene.absent('decider');
    const first = decider(pair);
    while (decider(pair) === first) await playOn(pair, 1);
    // Now the other side decides, and the first one is told when it gets the decision back.
    await scene.tellByWebhook(owner);
    await scene.leave();
    await work(scene.server);
    const playBack = async (): Promise<void> => {
      const again = await scene.comeBack();
      const player = decider(again);
      while (player && decider(again) === player) await playOn(again, 1);
      await scene.leave(again);
    };
    // To the first side, back, and to the first side again, before anybody looks.
    for (let i = 0; i < 3; i++) await playBack();
    await scene.pass(10 * minute);
    expect(scene.contents).toHaveLength(1);
  });

  test('what was taken without an answer is not sent again', async () => {
    const scene = await NoticeScene.set(await make());
    await scene.tellByWebhook(scene.absent('decider'));
    await scene.leave();
    scene.receiver.answer(0);
    await scene.pass(5 * 60 * minute);
    expect(scene.receiver.received).toHaveLength(1);
  });

  test('an address that cannot take it now is tried again, one that is gone is forgotten', async () => {
    const scene = await NoticeScene.set(await make());
    const owner = scene.absent('decider');
    await scene.tellByWebhook(owner, 24);
    await scene.leave();
    scene.receiver.answer(503);
    await scene.pass(3 * minute);
    expect(scene.receiver.received.length).toBeGreaterThan(0);
    scene.receiver.answer(204);
    const before = scene.receiver.received.length;
    await scene.pass(3 * hour);
    expect(scene.receiver.received).toHaveLength(before + 1);
    scene.receiver.answer(410);
    await scene.pass(25 * hour);
    expect((await owner.card()).body.channels).toEqual([]);
    const after = scene.receiver.received.length;
    await scene.pass(48 * hour);
    expect(scene.receiver.received).toHaveLength(after);
  });

  test('a restart loses nothing and tells nothing twice', async () => {
    const open = await make();
    const scene = await NoticeScene.set(open);
    await scene.tellByWebhook(scene.absent('decider'));
    await scene.leave();
    await scene.pass(40_000);
    const second = await startTestServer({ store: await open(), now: () => scene.time.now, webhooksAtHome: true });
    onTestFinished(() => second.end());
    await scene.pass(5 * minute, second);
    expect(scene.contents).toHaveLength(1);
    await scene.pass(5 * minute);
    expect(scene.contents).toHaveLength(1);
  });

  test('whoever has offered a match is told when it is accepted', async () => {
    const scene = await NoticeScene.set(await make());
    const { port } = scene.server;
    const offer = { ...offers['white-death'], name: 'Anna', partCommitment: newPart() };
    const { body: offered } = await call<Offered>(port, 'POST', '/api/matches', offer);
    await scene.tellByWebhook(new AbsentPlayer(scene.server.port, offered.card.match, offered.key));
    await scene.pass(5 * minute);
    expect(scene.contents).toEqual([]);
    const acceptance = { name: '@everyone', part: newPart(), invitation: offered.invitation };
    await call(scene.server.port, 'POST', `/api/matches/${offered.card.match}/accept`, acceptance);
    await scene.pass(5 * minute);
    expect(scene.contents).toHaveLength(1);
    expect(scene.contents[0]).toContain('@everyone has accepted');
    const [{ body }] = scene.receiver.received;
    expect(JSON.parse(body.toString())).toMatchObject({ allowed_mentions: { parse: [] } });
  });
});
