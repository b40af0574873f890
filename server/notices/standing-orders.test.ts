import { expect, test } from 'vitest';
import { AbsentPlayer } from '../testing/absent-player.js';
import { NoticeSetting } from '../testing/notice-setting.js';
import { decider, playOn } from '../testing/players.js';
import { memoryStore } from '../testing/stores.js';

const mostActions = 1500;

test('what a standing order answers asks nobody, and nobody is told of it', async () => {
  const setting = await NoticeSetting.set(() => Promise.resolve(memoryStore()), {}, 'white-death');
  const { pair } = setting;
  const german = pair.guest;
  const acted = (): boolean =>
    german.battle.log.some(({ type, detail }) => type === 'order-acted' && detail['order'] === 'defence');
  const asked = new Set<string>();
  let [ordered, holds] = [false, false];
  for (let played = 0; played < mostActions && !acted(); played++) {
    const { turn } = german.battle;
    if (turn.over) break;
    // The order may have been given while the question was being asked: from the next one on it answers.
    if (ordered && decider(pair) !== german) holds = true;
    if (holds && decider(pair) === german) asked.add(turn.step);
    const order = { type: 'orders', defence: 'fire' };
    if (!ordered && decider(pair) === german && german.battle.refuse(order) === null) {
      await german.act(order);
      await Promise.all([pair.host.reach(played + 1), german.reach(played + 1)]);
      await setting.tellByWebhook(new AbsentPlayer(setting.server.port, pair.match, pair.accepted.key));
      ordered = true;
    } else await playOn(pair, 1);
  }
  expect(acted()).toBe(true);
  expect(asked).not.toContain('defence');
  expect(decider(pair)).toBe(pair.host);
  await setting.leave();
  await setting.pass(10 * 60_000);
  expect(setting.contents).toEqual([]);
});
