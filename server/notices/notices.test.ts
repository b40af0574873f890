import { loadBattle } from '@impulse/library';
import type { Offered } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { AbsentPlayer } from '../testing/absent-player.js';
import { testDatabases } from '../testing/databases.js';
import { NoticeSetting, work } from '../testing/notice-setting.js';
import { call, decider, newPart, offers, playOn } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

const databases = testDatabases();
beforeAll(() => databases.start());
afterAll(() => databases.end());

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases.kinds)('notices, %s', (_, make) => {
  test('whoever owes a decision and is not there is told once: battle, opponent, what is asked, where', async () => {
    const setting = await NoticeSetting.set(await make());
    await setting.tellByWebhook(setting.absent('decider'));
    await setting.leave();
    await setting.pass(30_000);
    expect(setting.contents).toEqual([]);
    await setting.pass(10 * minute);
    expect(setting.contents).toHaveLength(1);
    const [content] = setting.contents;
    const { game, texts } = await loadBattle('totensonntag');
    const begun = game.start({ scenario: 'historical' });
    if (!begun.ok) throw new Error(begun.error.message);
    expect(content).toContain('Totensonntag against ');
    expect(content).toContain(texts.en.turn(game.turn(begun.value)));
    expect(content).toContain(`http://127.0.0.1:${setting.server.port}/#/match/${setting.pair.match}`);
    expect(content).not.toContain(setting.pair.accepted.key);
    expect(content).not.toContain(setting.pair.offered.key);
    await setting.pass(48 * hour);
    expect(setting.contents).toHaveLength(1);
  });

  test('reminders come at the chosen pace, in the language of the reader, until the decision is made', async () => {
    const setting = await NoticeSetting.set(await make());
    await setting.tellByWebhook(setting.absent('decider'), 6, 'zh-Hant');
    await setting.leave();
    await setting.pass(5 * minute);
    expect(setting.contents).toHaveLength(1);
    expect(setting.contents[0]).toContain('輪到你了');
    await setting.pass(13 * hour);
    expect(setting.contents).toHaveLength(3);
    expect(setting.contents[2]).toContain('還在等你決定');
    const again = await setting.comeBack();
    await again.host.socket.ask({ do: 'resign', match: again.match, revision: 0, command: 'enough' });
    await setting.pass(24 * hour);
    expect(setting.contents).toHaveLength(3);
  });

  test('nobody is told while at the table, nor at once after leaving it; only what is handed over later', async () => {
    const setting = await NoticeSetting.set(await make());
    const { pair } = setting;
    for (const key of [pair.offered.key, pair.accepted.key]) {
      await setting.tellByWebhook(new AbsentPlayer(setting.server.port, pair.match, key));
    }
    await setting.pass(5 * minute);
    const first = decider(pair);
    while (decider(pair) === first) await playOn(pair, 1);
    await setting.pass(5 * minute);
    await setting.leave();
    await setting.pass(5 * minute);
    expect(setting.contents).toEqual([]);

    const again = await setting.comeBack();
    const stays = decider(again);
    const goes = stays === again.host ? again.guest : again.host;
    while (decider(again) === stays) await playOn(again, 1);
    await goes.socket.close();
    await expect.poll(async () => (await setting.server.matches.find(pair.match))?.audience.present.size).toBe(1);
    await setting.pass(5 * minute);
    expect(setting.contents).toHaveLength(1);
  });

  test('whoever waits is told once that the time of the other is over, and nothing is taken from anybody', async () => {
    const clock = { bank: 2 * 3600, increment: 0, vacation: 1 };
    const setting = await NoticeSetting.set(await make(), {}, 'totensonntag', { clock });
    await setting.tellByWebhook(setting.absent('other'));
    await setting.leave();
    await setting.pass(hour);
    expect(setting.contents).toEqual([]);
    await setting.pass(2 * hour);
    expect(setting.contents).toHaveLength(1);
    expect(setting.contents[0]).toMatch(/Totensonntag: (Anna|Bernhard) is out of time/);
    expect(setting.contents[0]).toContain('claim victory');
    await setting.pass(24 * hour);
    expect(setting.contents).toHaveLength(1);
    expect((await setting.server.matches.find(setting.pair.match))?.card.stage).toBe('playing');
    // Who comes back late after all hands over as ever.
    const again = await setting.comeBack();
    const late = decider(again);
    while (decider(again) === late) await playOn(again, 1);
    await setting.leave(again);
    await setting.pass(5 * minute);
    expect(setting.contents).toHaveLength(2);
    expect(setting.contents[1]).toContain('it is your turn');
  });

  test('a page that is open behind others hinders no notice', async () => {
    const setting = await NoticeSetting.set(await make());
    const { pair } = setting;
    const owner = decider(pair);
    await setting.tellByWebhook(setting.absent('decider'));
    const { match } = pair;
    expect(await owner?.socket.ask({ do: 'attend', match, looks: false })).toMatchObject({ done: true });
    await setting.pass(5 * minute);
    expect(setting.contents).toHaveLength(1);
    expect(owner?.socket.told.length).toBeGreaterThan(0);
  });

  test('what is answered within a minute is not told of, and several decisions within it are told of once', async () => {
    const setting = await NoticeSetting.set(await make());
    const { pair } = setting;
    const owner = setting.absent('decider');
    const first = decider(pair);
    while (decider(pair) === first) await playOn(pair, 1);
    // Now the other side decides, and the first one is told when it gets the decision back.
    await setting.tellByWebhook(owner);
    await setting.leave();
    await work(setting.server);
    const playBack = async (): Promise<void> => {
      const again = await setting.comeBack();
      const player = decider(again);
      while (player && decider(again) === player) await playOn(again, 1);
      await setting.leave(again);
    };
    // To the first side, back, and to the first side again, before anybody looks.
    for (let i = 0; i < 3; i++) await playBack();
    await setting.pass(10 * minute);
    expect(setting.contents).toHaveLength(1);
  });

  test('what was taken without an answer is sent once more, as the same notice', async () => {
    const setting = await NoticeSetting.set(await make());
    await setting.tellByWebhook(setting.absent('decider'));
    await setting.leave();
    setting.receiver.answer(0);
    await setting.pass(5 * 60 * minute);
    const keys = setting.receiver.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  test('an address that cannot take it now is tried again, one that is gone is forgotten', async () => {
    const setting = await NoticeSetting.set(await make());
    const owner = setting.absent('decider');
    await setting.tellByWebhook(owner, 24);
    await setting.leave();
    setting.receiver.answer(503);
    await setting.pass(3 * minute);
    expect(setting.receiver.received.length).toBeGreaterThan(0);
    setting.receiver.answer(204);
    const before = setting.receiver.received.length;
    await setting.pass(3 * hour);
    expect(setting.receiver.received).toHaveLength(before + 1);
    setting.receiver.answer(410);
    await setting.pass(25 * hour);
    expect((await owner.card()).body.channels).toEqual([]);
    const after = setting.receiver.received.length;
    await setting.pass(48 * hour);
    expect(setting.receiver.received).toHaveLength(after);
  });

  test('a restart loses nothing and tells nothing twice', async () => {
    const open = await make();
    const setting = await NoticeSetting.set(open);
    await setting.tellByWebhook(setting.absent('decider'));
    await setting.leave();
    await setting.pass(40_000);
    const second = await startTestServer({ store: await open(), now: () => setting.time.now, webhooksAtHome: true });
    onTestFinished(() => second.end());
    await setting.pass(5 * minute, second);
    expect(setting.contents).toHaveLength(1);
    await setting.pass(5 * minute);
    expect(setting.contents).toHaveLength(1);
  });

  test('whoever has offered a match is told when it is accepted', async () => {
    const setting = await NoticeSetting.set(await make());
    const { port } = setting.server;
    const offer = { ...offers['white-death'], name: 'Anna', partCommitment: newPart() };
    const { body: offered } = await call<Offered>(port, 'POST', '/api/matches', offer);
    await setting.tellByWebhook(new AbsentPlayer(setting.server.port, offered.card.match, offered.key));
    await setting.pass(5 * minute);
    expect(setting.contents).toEqual([]);
    const acceptance = { name: '@everyone', part: newPart(), invitation: offered.invitation };
    await call(setting.server.port, 'POST', `/api/matches/${offered.card.match}/accept`, acceptance);
    await setting.pass(5 * minute);
    expect(setting.contents).toHaveLength(1);
    expect(setting.contents[0]).toContain('@everyone has accepted');
    const [{ body }] = setting.receiver.received;
    expect(JSON.parse(body.toString())).toMatchObject({ allowed_mentions: { parse: [] } });
  });
});
