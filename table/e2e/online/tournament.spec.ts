import { type Browser, expect, test } from '@playwright/test';
import { findings } from '../testing/axe.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start('--accounts')));
test.afterAll(() => server.end());

async function arrive(browser: Browser, name: string, locale?: string): Promise<OnlinePlayer> {
  const player = await OnlinePlayer.arrive(browser, server.address, name, locale);
  await player.join();
  return player;
}

/** The player of this page gives up, after an action of whoever begins. */
async function resign(loser: OnlinePlayer, players: readonly OnlinePlayer[]): Promise<void> {
  const hasBegun = () => players[0].heard.some((text) => text.includes('"revision":1,'));
  for (const player of players) {
    for (let click = 0; click < 4 && !hasBegun() && (await player.decides()); click++) await player.decideOnce();
  }
  await loser.table.waits();
  await loser.chooseTab('match');
  await loser.table.button('ask-resign').click();
  await loser.page.locator('dialog[open] [data-action="resign"]').click();
}

test('three people play a round robin: games begin from its page, standings and ratings follow', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const anna = await arrive(browser, 'Anna');
  const bruno = await arrive(browser, 'Bruno', 'zh-TW');
  const clara = await arrive(browser, 'Clara');
  await anna.go('#/tournaments');
  await anna.table.button('hold').click();
  await anna.page.locator('[name="title"]').fill('Winter Cup');
  await anna.page.locator('[name="format"][value="round-robin"]').check();
  await anna.page.locator('[name="is-open"][value="false"]').check();
  expect(await findings(anna.page)).toEqual([]);
  await anna.page.locator('button[type="submit"]').click();
  const link = await anna.page.locator('.invitation-link input').inputValue();
  await anna.table.button('enter').click();
  // It is not in the list: the link leads to it.
  await bruno.go('#/tournaments');
  await expect(bruno.part('open-tournaments').locator('li')).toHaveCount(0);
  for (const player of [bruno, clara]) {
    await player.page.goto(link);
    await player.table.button('enter').click();
    await expect(player.part('standings').locator(`[data-entrant="${player.name}"]`)).toBeVisible();
  }
  await expect(anna.part('standings').locator('tbody tr')).toHaveCount(3);
  await anna.table.button('begin-round').click();

  const all = [anna, bruno, clara];
  const page = `#${link.split('#')[1]}`;
  for (let round = 1; round <= 3; round++) {
    for (const player of all) {
      await player.go('#/');
      if (round === 1 && player === anna) await expect(player.part('waiting-matches')).toContainText('Winter Cup');
      await player.go(page);
      await expect(player.part('rounds').locator(`[data-round="${round}"]`)).toBeVisible();
      player.heard.length = 0;
    }
    const waiting: OnlinePlayer[] = [];
    for (const player of all) {
      if (await player.page.locator('[data-part="own-game"] .button').isVisible()) waiting.push(player);
    }
    expect(waiting).toHaveLength(2);
    const [winner, loser] = waiting;
    await winner.table.button('begin-game').click();
    await expect(winner.part('challenged')).toContainText(loser.name);
    await loser.page.reload();
    await loser.table.button('to-game').click();
    await loser.table.button('accept').click();
    await Promise.all([winner.seated(), loser.seated()]);
    await resign(loser, [winner, loser]);
    await expect(winner.table.button('to-tournament')).toBeVisible();
    await expect(winner.part('rating-verdict')).toContainText('+');
  }
  await anna.table.button('to-tournament').click();
  await expect(anna.page.locator('.tournament-winner')).toContainText('Anna');
  const rows = anna.part('standings').locator('tbody tr');
  await expect(rows.nth(0)).toContainText('Anna');
  await expect(rows.nth(0).locator('td').nth(1)).toHaveText('3');
  await expect(rows.nth(1)).toContainText('Bruno');
  await expect(rows.nth(2)).toContainText('Clara');
  expect(await findings(anna.page)).toEqual([]);
  await bruno.go('#/account');
  await expect(bruno.part('ratings').locator('[data-game="totensonntag"]')).toContainText('2 局');
  await Promise.all(all.map((player) => player.leave()));
});
