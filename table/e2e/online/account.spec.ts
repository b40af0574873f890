import { expect, type Page, test } from '@playwright/test';
import { findings } from '../testing/axe.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';
import { VirtualAuthenticator } from '../testing/virtual-authenticator.js';

let server: MatchServer;
let address: string;
test.beforeAll(async () => {
  server = await MatchServer.start('--accounts');
  // Browsers keep passkeys for names, not for numbers.
  address = server.address.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => server.end());

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

test('an account by passkey: its game is there in another browser; it is signed out there, and deleted', async ({
  browser,
}) => {
  const anna = await OnlinePlayer.arrive(browser, address, 'Anna');
  const device = await VirtualAuthenticator.at(anna.page);
  await anna.go('#/account');
  await action(anna.page, 'join').click();
  expect(await findings(anna.page)).toEqual([]);
  await part(anna.page, 'sign-up').locator('[name="name"]').fill('Anna Berg');
  await action(anna.page, 'sign-up-passkey').click();
  await expect(part(anna.page, 'who')).toContainText('Anna Berg');

  // She sits down under the name of the account; a guest plays her by link.
  await anna.go('#/offer/totensonntag');
  await expect(part(anna.page, 'own-name')).toContainText('Anna Berg');
  await anna.page.locator('button[type="submit"]').click();
  const link = await anna.page.locator('.invitation-link input').inputValue();
  const guest = await OnlinePlayer.arrive(browser, address, 'Bernhard');
  await guest.accept(link);
  await anna.seated();

  const elsewhere = await OnlinePlayer.arrive(browser, address, 'Anna', 'zh-TW');
  await device.copyTo(await VirtualAuthenticator.at(elsewhere.page));
  await elsewhere.go('#/account');
  await action(elsewhere.page, 'sign-in-passkey').click();
  await expect(part(elsewhere.page, 'who')).toContainText('Anna Berg');
  await elsewhere.go('#/online');
  const match = link.split('/').at(-2);
  await elsewhere.page.locator(`[data-match="${match}"] a`).click();
  await elsewhere.seated();
  await expect.poll(() => elsewhere.map()).toBe(await guest.map());

  // Whoever signs out leaves no seat behind, and finds it again.
  await elsewhere.go('#/account');
  await action(elsewhere.page, 'sign-out').click();
  await expect(part(elsewhere.page, 'account-door')).toBeVisible();
  expect(await elsewhere.page.evaluate(() => localStorage.getItem('impulse-seats'))).toBe('[]');
  await action(elsewhere.page, 'sign-in-passkey').click();
  await expect(part(elsewhere.page, 'who')).toBeVisible();

  await anna.go('#/account');
  await expect(part(anna.page, 'sessions').locator('li')).toHaveCount(2);
  expect(await findings(anna.page)).toEqual([]);
  await action(anna.page, 'end-session').click();
  await expect(part(anna.page, 'sessions').locator('li')).toHaveCount(1);
  await elsewhere.page.reload();
  await expect(part(elsewhere.page, 'account-door')).toBeVisible();

  await action(anna.page, 'delete').click();
  await action(anna.page, 'delete-for-good').click();
  await expect(part(anna.page, 'account-door')).toBeVisible();
  await guest.chooseTab('match');
  await expect(guest.page.locator('[data-side="dak"]')).not.toContainText('Anna');
  await Promise.all([anna, guest, elsewhere].map((player) => player.leave()));
});

test('an account by password: a guest brings a game along, and signs in elsewhere', async ({ browser }) => {
  const clara = await OnlinePlayer.arrive(browser, address, 'Clara');
  const link = await clara.offer('totensonntag', 'dak');
  const match = link.split('/').at(-2);
  await clara.page.locator('.account-link').click();
  await action(clara.page, 'join').click();
  const form = part(clara.page, 'sign-up');
  await form.locator('[name="name"]').fill('Сlara');
  await form.locator('[name="password"]').fill('four brown horses');
  await form.locator('[type="submit"]').click();
  await expect(form.locator('.problem')).not.toBeEmpty();
  await form.locator('[name="name"]').fill('Clara');
  await form.locator('[type="submit"]').click();
  await expect(part(clara.page, 'who')).toContainText('Clara');
  await action(clara.page, 'bind').click();
  await expect(action(clara.page, 'bind')).toHaveCount(0);

  // On a phone the way to the account stands in one line with the choice of language.
  await clara.page.setViewportSize({ width: 360, height: 740 });
  const middle = async (selector: string): Promise<number> => {
    const { y, height } = (await clara.page.locator(selector).boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height / 2);
  };
  expect(await middle('.account-link')).toBe(await middle('.language'));

  const elsewhere = await OnlinePlayer.arrive(browser, address, 'Clara');
  await elsewhere.go('#/account');
  const door = part(elsewhere.page, 'sign-in');
  await door.locator('[name="name"]').fill('clara');
  for (const [password, isRight] of [
    ['four brown houses', false],
    ['four brown horses', true],
  ] as const) {
    await door.locator('[name="password"]').fill(password);
    await door.locator('[type="submit"]').click();
    await expect(isRight ? part(elsewhere.page, 'who') : door.locator('.problem')).not.toBeEmpty();
  }
  await elsewhere.go('#/online');
  await expect(elsewhere.page.locator(`[data-match="${match}"]`)).toBeVisible();
  await Promise.all([clara, elsewhere].map((player) => player.leave()));
});
