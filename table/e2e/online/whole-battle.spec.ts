import { test } from '@playwright/test';
import { expect } from '../testing/fixtures.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';
import { playUntil } from '../testing/playing-online.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

const isOver = (player: OnlinePlayer) => () => player.table.over.isVisible();

/** The page shows how it ended, also to whoever comes back, and its record holds in this browser. */
async function showsEnding(player: OnlinePlayer, ending: RegExp, seen: RegExp): Promise<void> {
  await expect(player.table.over).toContainText(ending);
  await player.page.reload();
  await expect(player.table.over).toContainText(ending);
  await player.chooseTab('match');
  await expect(player.part('promise')).toHaveClass('hint');
  await player.table.over.getByRole('button', { name: seen }).click();
  await expect(player.part('scrubber')).toBeVisible();
}

test('two people play White Death to its victory screen, every decision by hand', async ({ browser }) => {
  test.setTimeout(240_000);
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  const link = await anna.offer('white-death', 'soviet', { scenario: 'scenario-3' });
  await bernhard.accept(link);
  await anna.seated();
  // An impulse with all points that are left: each side has one in each turn.
  await playUntil([anna, bernhard], isOver(anna), 60, 'last');
  await expect(bernhard.table.over).toBeVisible();
  await showsEnding(anna, /(Soviet|German) victory; net score [+−]?[0-9]+ VP/, /^Watch again$/);
  await showsEnding(bernhard, /(蘇軍|德軍)/, /^重看戰局$/);
  await anna.leave();
  await bernhard.leave();
});

test('two people play Totensonntag from the first couplet to its victory screen', async ({ browser }) => {
  test.setTimeout(360_000);
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna', 'zh-TW');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard');
  const link = await anna.offer('totensonntag', 'dak');
  await bernhard.accept(link);
  await anna.seated();
  await playUntil([anna, bernhard], isOver(anna), 200);
  await expect(bernhard.table.over).toBeVisible();
  await anna.leave();
  await bernhard.leave();
});
