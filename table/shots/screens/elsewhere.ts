import type { Browser, Page } from '@playwright/test';
import { Correspondent } from '../../e2e/testing/correspondent.js';
import { expect } from '../../e2e/testing/fixtures.js';
import type { OnlinePlayer } from '../../e2e/testing/online-player.js';

/** Pages on which two people play that are not at the same table: one walk through all of them. */

type Shoot = (page: Page, name: string) => Promise<void>;

export async function walkOnline(anna: OnlinePlayer, bernhard: OnlinePlayer, shoot: Shoot): Promise<void> {
  const { page } = anna;
  const see = async (link: string, name: string): Promise<void> => {
    await anna.go(link);
    await page.reload();
    await expect(page.locator('main, [role=main]').first()).not.toBeEmpty();
    await shoot(page, name);
  };
  await see('#/account', 'account-none');
  await see('#/online', 'online-none');
  await anna.join();
  await bernhard.join();
  await see('#/account', 'account');
  await see('#/tournaments', 'tournaments-none');
  await see('#/hold', 'hold');
  await see('#/offer/white-death', 'offer-winter');
  await see('#/offer/totensonntag', 'offer');
  await page.locator('button[type="submit"]').click();
  await anna.part('waiting-room').waitFor();
  await shoot(page, 'waiting-room');
  const link = await page.locator('.invitation-link input').inputValue();
  await see('#/online', 'online-offered');
  // What she puts into the dice is told from the page of the game.
  await anna.go(`#/match/${link.split('/').at(-2)!}`);
  await bernhard.page.goto(link);
  await bernhard.table.button('accept').waitFor();
  await shoot(bernhard.page, 'invited');
  await bernhard.table.button('accept').click();
  await bernhard.seated();
  await shoot(bernhard.page, 'online-play');
  await bernhard.chooseTab('match');
  await shoot(bernhard.page, 'online-match');
  await see('#/online', 'online');
  await see('#/', 'home-online');
  await anna.go('#/hold');
  await page.locator('[name="title"]').fill('Winter Cup');
  await page.locator('button[type="submit"]').click();
  await page.locator('.invitation-link input').waitFor();
  await anna.table.button('enter').click();
  await shoot(page, 'tournament');
  await see('#/tournaments', 'tournaments');
}

export async function walkByFile(
  browser: Browser,
  baseURL: string,
  speak: (page: Page) => Promise<unknown>,
  shoot: Shoot,
): Promise<void> {
  const [host, guest] = [
    await Correspondent.arrive(browser, { baseURL }),
    await Correspondent.arrive(browser, { baseURL }),
  ];
  await Promise.all([speak(host.page), speak(guest.page)]);
  await host.invite('white-death');
  await shoot(host.page, 'file-awaits');
  const invitation = await host.save();
  await guest.open(invitation);
  await guest.table.button('accept').waitFor();
  await shoot(guest.page, 'file-invitation');
  await guest.table.button('accept').click();
  await guest.phase('writes').waitFor();
  await shoot(guest.page, 'file-writes');
  await guest.save();
  await guest.page.goto('./#/by-file');
  await guest.page.reload();
  await shoot(guest.page, 'file-list');
}
