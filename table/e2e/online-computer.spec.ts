import { expect, test } from '@playwright/test';
import { MatchServer } from './match-server.js';
import { OnlinePlayer } from './online-player.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

test('a computer of the server takes the other seat at once, says what it is, and plays', async ({ browser }) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  await anna.go('#/offer/totensonntag');
  await anna.call();
  await anna.page.locator('[name="side"][value="dak"]').check();
  await anna.page.locator('[name="opponent"][value="computer"]').check();
  await anna.page.locator('[data-part="to-whom"] select').first().selectOption('script');
  await anna.page.locator('button[type="submit"]').click();
  await anna.seated();
  await anna.chooseTab('match');
  const computer = anna.page.locator('[data-part="match"] [data-side="cw"]');
  await expect(computer).toContainText('Regular');
  await expect(computer).toHaveAttribute('data-kind', 'computer');
  // The Commonwealth begins: it has decided before this person is asked.
  await expect.poll(() => anna.decides()).toBe(true);
  await anna.chooseTab('log');
  const before = anna.heard.length;
  for (
    let step = 0;
    step < 12 && anna.heard.slice(before).filter((text) => text.includes('"by":"cw"')).length < 2;
    step++
  ) {
    await expect.poll(() => anna.decides()).toBe(true);
    await anna.decideOnce();
  }
  expect(anna.heard.slice(before).some((text) => text.includes('"by":"cw"'))).toBe(true);

  await anna.go('#/online');
  await expect(anna.page.locator('.match-list li').first()).toContainText('Regular');
  await anna.leave();
});
