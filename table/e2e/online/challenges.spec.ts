import { expect, test } from '@playwright/test';
import { findings } from '../testing/axe.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start('--accounts')));
test.afterAll(() => server.end());

async function challenge(by: OnlinePlayer, name: string): Promise<void> {
  await by.go('#/offer/totensonntag');
  await by.page.locator('[name="opponent"][value="person"]').check();
  await by.page.locator('[name="to"]').fill(name);
  await by.page.locator('[name="rated"]').check();
  await by.page.locator('button[type="submit"]').click();
}

test('one person challenges another by name, who declines once, then accepts and loses a rated game', async ({
  browser,
}) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bruno = await OnlinePlayer.arrive(browser, server.address, 'Bruno', 'zh-TW');
  await anna.join();
  await bruno.join();

  await challenge(anna, 'Brumo');
  await expect(anna.page.locator('.problem')).toContainText('cannot challenge anybody by this name');
  await anna.page.locator('[name="to"]').fill('bruno');
  await anna.page.locator('button[type="submit"]').click();
  await expect(anna.part('challenged')).toContainText('Bruno');
  await expect(anna.page.locator('.invitation-link')).toHaveCount(0);

  await bruno.go('#/');
  await expect(bruno.part('waiting-matches')).toContainText('Anna 向你挑戰');
  await bruno.go('#/online');
  await expect(bruno.page).toHaveTitle(/\(1\)/);
  expect(await findings(bruno.page)).toEqual([]);
  await bruno.part('challenges').locator('[data-action="decline"]').click();
  await expect(bruno.part('challenges')).toHaveCount(0);
  await expect(anna.part('declined')).toContainText('Bruno');

  await challenge(anna, 'Bruno');
  await expect(anna.part('challenged')).toBeVisible();
  await bruno.page.reload();
  await bruno.part('challenges').locator('[data-action="see-challenge"]').click();
  await expect(bruno.part('invitation')).toContainText('Anna 向你挑戰');
  expect(await findings(bruno.page)).toEqual([]);
  await bruno.table.button('accept').click();
  await Promise.all([bruno.seated(), anna.seated()]);

  // Bruno, who begins, gives up after an action: both are told what it has changed, and find it in their accounts.
  const hasActed = () => anna.heard.some((text) => text.includes('"by":"cw"'));
  for (let click = 0; click < 4 && !hasActed(); click++) await bruno.decideOnce();
  await bruno.table.waits();
  await bruno.chooseTab('match');
  await expect(bruno.part('match').locator('[data-side="dak"] .rating')).toHaveText('1500 ±350');
  await bruno.table.button('ask-resign').click();
  await bruno.page.locator('dialog[open] [data-action="resign"]').click();
  await expect(anna.part('rating-verdict')).toContainText('1661 ±292 +161');
  await expect(bruno.part('rating-verdict')).toContainText('1339 ±292 −161');
  await anna.go('#/account');
  await expect(anna.part('ratings').locator('[data-game="totensonntag"]')).toContainText('1661 ±292');
  await anna.part('ratings').locator('summary').click();
  await expect(anna.part('rating-history')).toContainText('Won against Bruno');
  expect(await findings(anna.page)).toEqual([]);
  await Promise.all([anna, bruno].map((player) => player.leave()));
});
