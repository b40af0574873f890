import { expect, test } from '@playwright/test';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';
import { settledPage } from '../testing/page-memory.js';
import { hiddenFrom, nameOf, orders, stretchesOf, type Told, toldIn } from '../testing/white-death-online.js';
import { battleWith, first, pair, second } from '../testing/white-death-secrets.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

interface Course {
  /** What each profile was told of the battle, and everything it was told at all. */
  readonly soviet: Told;
  readonly german: Told;
  /** What the page of the Soviets showed at the end. */
  readonly shown: string;
}

/** Loses the connection of a page, does something, and waits until the page has found it again. */
async function offline({ page }: OnlinePlayer, doing: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.locator('[data-part="connection"][data-state="lost"]')).toBeVisible();
  await doing();
  await page.context().setOffline(false);
  await expect(page.locator('[data-part="connection"][data-state="found"]')).toBeVisible();
}

/**
 * Plays by mail, through the server, what the Germans decide unseen and what the Soviets decide in between. The Soviets
 * look on while stacks are put together, miss the rest of the set-up over a lost connection, and what follows their own
 * impulse with their page closed.
 */
async function playOver(soviet: OnlinePlayer, german: OnlinePlayer, secrets: typeof first): Promise<Course> {
  for (const { heard } of [soviet, german]) heard.length = 0;
  const link = await soviet.offer('white-death', 'soviet', { option: 'free', pace: 'mail' });
  await german.accept(link);
  await soviet.seated();
  // The Germans are heard over the line by which they play; their page need not draw the map.
  await german.go('#/about');
  const match = link.split('/').at(-2)!;
  const [setup, ...later] = stretchesOf(battleWith(secrets).journal);
  const seen = Math.floor(setup.actions.length / 2);
  await german.actAll(match, setup.actions.slice(0, seen));
  await offline(soviet, () => german.actAll(match, setup.actions.slice(seen)));
  await expect.poll(() => soviet.decides()).toBe(true);
  const absence = later.at(-1)!;
  for (const { side, actions } of later.slice(0, -1)) {
    await (side === 'soviet' ? soviet : german).actAll(match, actions);
  }
  await soviet.page.close();
  expect(absence.side).toBe('german');
  await german.actAll(match, absence.actions);
  const back = await soviet.comeBack();
  await back.go('#/online');
  await back.table.button('next-match').click();
  await back.seated();
  await expect.poll(() => back.decides()).toBe(true);
  const shown = await settledPage(back.page);
  return { soviet: toldIn([...soviet.heard, ...back.heard], match), german: toldIn(german.heard, match), shown };
}

test.setTimeout(120_000);

test('nothing that a profile receives depends on what its seat may not know', async ({ browser }) => {
  const soviet = await OnlinePlayer.arrive(browser, server.address, 'Sofia', 'zh-TW');
  const german = await OnlinePlayer.arrive(browser, server.address, 'Gerd');
  const one = await playOver(soviet, german, first);
  const other = await playOver(await soviet.comeBack(), german, second);
  expect(one.soviet.news.length).toBeGreaterThan(1);
  expect(one.soviet.news).toEqual(other.soviet.news);
  // Whoever has decided it was told: the comparison would find it.
  expect(one.german.news).not.toEqual(other.german.news);
  expect(one.german.all).toMatch(/"reserve":13/);
  expect(one.soviet.all).not.toMatch(orders);
  const hidden = hiddenFrom('soviet', battleWith(first));
  expect(hidden).toEqual(expect.arrayContaining([...pair]));
  // Neither where they are, nor in any list or event.
  for (const unit of hidden) expect(one.soviet.all).not.toMatch(nameOf(unit));
  for (const unit of pair) expect(one.german.all).toContain(`"${unit}":{"at":"2`);
  for (const unit of pair) expect(one.shown).not.toMatch(new RegExp(`data-units="[^"]*${unit}`));
  await soviet.leave();
  await german.leave();
});
