import { expect, test } from '@playwright/test';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

test('standing orders of Totensonntag are left with the server, held over a visit, and seen by nobody else', async ({
  browser,
}) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  const link = await anna.offer('totensonntag', 'dak');
  await bernhard.accept(link);
  await anna.seated();
  await Promise.all([anna.chooseTab('match'), bernhard.chooseTab('match')]);
  const form = anna.part('standing-orders');
  await expect(form.locator('[data-hindsight="night"]')).toContainText('not been asked');
  await form.locator('[data-order="night"]').selectOption('recover');
  await form.locator('[data-order="adjustment"]').selectOption('up');
  await expect(form).toContainText('a 6 stays a 6');
  await expect(bernhard.part('standing-orders')).toContainText('常設命令');
  await expect(bernhard.part('standing-orders').locator('[data-order="night"]')).toHaveValue('ask');
  expect(bernhard.heard.some((text) => text.includes('"recover"'))).toBe(false);

  // Another page of the same browser finds them as they are, and a change there is seen here.
  const again = await anna.comeBack();
  await again.go(`#/match/${link.split('/').at(-2)!}`);
  await again.seated();
  await again.chooseTab('match');
  const orders = again.part('standing-orders');
  await expect(orders.locator('[data-order="night"]')).toHaveValue('recover');
  await expect(orders.locator('[data-order="adjustment"]')).toHaveValue('up');
  await orders.locator('[data-order="night"]').selectOption('ask');
  await expect(form.locator('[data-order="night"]')).toHaveValue('ask');
  await Promise.all([anna, bernhard].map((player) => player.leave()));
});
