import { test } from '@playwright/test';
import { expect } from '../testing/fixtures.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start('--webhooks-at-home')));
test.afterAll(() => server.end());

/** Anna and Bernhard at a match by mail; the Commonwealth begins. */
async function byMail(anna: OnlinePlayer, bernhard: OnlinePlayer): Promise<void> {
  const link = await anna.offer('totensonntag', 'dak', { pace: 'mail' });
  await bernhard.accept(link);
  await anna.seated();
}

test('a player chooses how to be told, rests, and goes from one game to the next', async ({ browser }) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  await byMail(anna, bernhard);
  // Whoever decides sees the own time, the other one theirs, in whichever panel they are.
  await expect(bernhard.page.locator('.activity [data-part="clock"]')).toContainText('剩餘 13 天');
  await expect(anna.page.locator('.activity')).toContainText(/Bernhard decides.*13 d/);

  await bernhard.chooseTab('match');
  const settings = bernhard.part('notice-settings');
  await settings.locator('[name="webhook"]').fill('ftp://nowhere');
  await settings.locator('form button').first().click();
  await expect(settings.locator('[role="status"]')).toContainText('無法傳送');
  await settings.locator('[name="webhook"]').fill('http://127.0.0.1:9/hook');
  await settings.locator('form button').first().click();
  await expect(settings.locator('[data-kind="webhook"]')).toContainText('127.0.0.1:9');
  await settings.locator('[name="remind"]').selectOption('6');
  // Mail is not offered where the server has nobody to send it.
  await expect(settings.locator('[name="mail"]')).toHaveCount(0);
  await bernhard.page.reload();
  await bernhard.seated();
  await bernhard.chooseTab('match');
  await expect(settings.locator('[name="remind"]')).toHaveValue('6');
  await settings.locator('[data-kind="webhook"] button').click();
  await expect(settings.locator('[data-kind="webhook"]')).toHaveCount(0);

  await bernhard.page.locator('[name="vacation"]').selectOption('3');
  await bernhard.table.button('vacation').click();
  await expect(anna.part('vacation-line')).toContainText('Bernhard is on vacation until');
  await bernhard.table.button('back-from-vacation').click();
  await expect(anna.part('vacation-line')).toHaveCount(0);

  // A second match in which Bernhard is asked: while the first one waits for Anna, it is offered.
  await byMail(anna, bernhard);
  const second = bernhard.page.url();
  await expect.poll(() => bernhard.decides()).toBe(true);
  while (await bernhard.decides()) await bernhard.decideOnce();
  await expect(bernhard.part('next-match')).toContainText('Anna');
  await bernhard.page.keyboard.press('Shift+G');
  await expect(bernhard.page).not.toHaveURL(second);
  await bernhard.seated();
  await expect.poll(() => bernhard.decides()).toBe(true);
  await bernhard.go('#/');
  await expect(bernhard.part('waiting-matches').locator('a')).toHaveCount(1);
  await expect(bernhard.part('waiting-matches')).toContainText('輪到你決定');

  await anna.go(`#/mail/confirm/${'0'.repeat(32)}.${'A'.repeat(43)}`);
  await anna.table.button('confirm').click();
  await expect(anna.part('mail')).toContainText('expired');
  await anna.leave();
  await bernhard.leave();
});
