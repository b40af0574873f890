import { test } from '@playwright/test';
import { expect } from '../testing/fixtures.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

/** Plays the Afrika Korps against a computer. */
async function playComputer(player: OnlinePlayer): Promise<void> {
  const { page } = player;
  await player.go('#/offer/totensonntag');
  await player.call();
  await page.locator('[name="side"][value="dak"]').check();
  await page.locator('[name="opponent"][value="computer"]').check();
  await page.locator('[data-part="to-whom"] select:has([value="recruit"])').selectOption('script');
  await page.locator('button[type="submit"]').click();
  await player.seated();
}

test('a computer of the server takes the other seat at once, says what it is, and plays', async ({ browser }) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  await playComputer(anna);
  await anna.chooseTab('match');
  const computer = anna.page.locator('[data-part="match"] [data-side="cw"]');
  await expect(computer).toContainText('Regular');
  await expect(computer).toHaveAttribute('data-kind', 'computer');
  // The Commonwealth begins: it has decided before this person is asked.
  await expect.poll(() => anna.decides()).toBe(true);
  await anna.chooseTab('log');
  const before = anna.heard.length;
  const moves = () => anna.heard.slice(before).filter((text) => text.includes('"by":"cw"')).length;
  for (let step = 0; step < 12 && moves() < 2; step++) {
    await expect.poll(() => anna.decides()).toBe(true);
    await anna.decideOnce();
  }
  expect(moves()).toBeGreaterThan(0);

  // A note on a hex is kept with the seat.
  await anna.table.clickHex('K10');
  const note = anna.part('hex-note').locator('input');
  await note.fill('<b>they come here</b>');
  await anna.table.button('pin-note').click();
  await expect(anna.table.button('pin-note')).toHaveCount(0);
  await anna.page.reload();
  await anna.seated();
  await anna.table.clickHex('K10');
  await expect(note).toHaveValue('<b>they come here</b>');

  await anna.go('#/online');
  await expect(anna.page.locator('.match-list li').first()).toContainText('Regular');

  // Pages that need accounts say that this server has none, and lead back.
  for (const link of ['#/account', '#/tournaments', '#/hold/totensonntag']) {
    await anna.go(link);
    await expect(anna.part('no-accounts')).toContainText('everybody plays as a guest');
  }
  await anna.page.locator('main [data-action="online"]').click();
  await expect(anna.page.locator('.match-list li').first()).toBeVisible();
  await anna.leave();
});

test('both bid for a side unseen, and whoever bids more plays it', async ({ browser }) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  await anna.go('#/offer/totensonntag');
  await anna.call();
  await anna.page.locator('[name="side"][value="dak"]').check();
  await anna.page.locator('[name="bids"]').check();
  await anna.page.locator('[name="bid"]').fill('2');
  await anna.page.locator('button[type="submit"]').click();
  const link = await anna.page.locator('.invitation-link input').inputValue();
  await bernhard.page.goto(link);
  await bernhard.call();
  await expect(bernhard.page.getByText('出價高者操作這一方')).toBeVisible();
  await bernhard.page.locator('[name="bid"]').fill('3');
  await bernhard.table.button('accept').click();
  await bernhard.seated();
  await anna.seated();
  await Promise.all([anna.chooseTab('match'), bernhard.chooseTab('match')]);
  // The Commonwealth begins, and it is Anna's now.
  await expect(anna.page.locator('[data-part="match"] [data-side="dak"]')).toContainText('Bernhard');
  await expect(anna.page.locator('[data-part="bid"]')).toHaveText('DAK (Axis) needs 3 more points to win');
  await expect(bernhard.page.locator('[data-part="bid"]')).toContainText('3 分');
  await expect.poll(() => anna.decides()).toBe(true);
  expect(await bernhard.decides()).toBe(false);
  await anna.go('#/online');
  await expect(anna.page.locator('.match-list li.side-cw')).toBeVisible();
  await anna.leave();
  await bernhard.leave();
});

test('an offer says what is played before it is opened, and is taken back by whoever has made it', async ({
  browser,
}) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  const link = await anna.offer('totensonntag', 'dak', { isPublic: true, spectators: 'public', pace: 'mail' });
  const match = link.split('/').at(-2)!;
  await bernhard.go('#/online');
  const row = bernhard.page.locator(`[data-match="${match}"]`);
  await expect(row).toContainText('雙方各 14 天');
  await expect(row).toContainText('旁觀者可見：雙方都知道的事');
  await bernhard.page.goto(link);
  await expect(bernhard.part('invitation')).toContainText('雙方都知道的事');

  await anna.table.button('withdraw').click();
  await expect(anna.part('declined')).toHaveText('This offer has been withdrawn.');
  await bernhard.call();
  await bernhard.table.button('accept').click();
  await expect(bernhard.page.locator('[role="alert"]')).toBeVisible();
  await bernhard.go('#/online');
  await expect(bernhard.page.locator('h2').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await anna.go('#/online');
  const own = anna.page.locator(`[data-match="${match}"]`);
  await expect(own).toContainText('This offer has been withdrawn.');
  await own.getByRole('button', { name: 'Remove from list' }).click();
  await expect(own).toHaveCount(0);
  await anna.leave();
  await bernhard.leave();
});

test('a player is muted, hands the seat over by a link, and somebody else plays on', async ({ browser }) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  const clara = await OnlinePlayer.arrive(browser, server.address, 'Clara');
  await anna.go('#/offer/totensonntag');
  await anna.call();
  await anna.page.locator('[name="side"][value="dak"]').check();
  await anna.page.locator('button[type="submit"]').click();
  await bernhard.page.goto(await anna.page.locator('.invitation-link input').inputValue());
  await bernhard.call();
  await bernhard.table.button('accept').click();
  await bernhard.seated();
  await anna.seated();
  await Promise.all([anna.chooseTab('match'), bernhard.chooseTab('match')]);

  await anna.table.button('mute').click();
  await expect(anna.part('block-line').locator('span')).toBeVisible();
  await bernhard.part('talk').locator('input').fill('hello');
  await bernhard.part('talk').locator('button').click();
  await expect(bernhard.page.locator('.talk-text')).toHaveText('hello');
  await expect(anna.page.locator('.talk-text')).toHaveCount(0);

  await bernhard.table.button('give-seat').click();
  await clara.page.goto(await bernhard.part('give-seat').locator('input').inputValue());
  await expect(clara.part('invitation').locator('h2')).toContainText('Bernhard');
  await clara.call();
  await clara.table.button('accept').click();
  await clara.seated();
  await expect(bernhard.part('seat-given')).toContainText('Clara');
  await expect(anna.page.locator('[data-part="match"] [data-side="cw"]')).toContainText('Clara');
  // The Commonwealth begins.
  await expect.poll(() => clara.decides()).toBe(true);
  await clara.decideOnce();
  await Promise.all([anna, bernhard, clara].map((player) => player.leave()));
});
