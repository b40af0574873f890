import type { Browser } from '@playwright/test';
import { letters as english } from '../../i18n/en/letters.js';
import { letters as chinese } from '../../i18n/zh-Hant/letters.js';
import { Correspondent } from '../testing/correspondent.js';
import { expect, test } from '../testing/fixtures.js';
import { storedBy } from '../testing/page-memory.js';

test.setTimeout(180_000);

/** Two profiles; the host's invitation has been accepted, and the host holds the decision. */
async function begun(
  browser: Browser,
  game: string,
  mine: 0 | 1 = 0,
): Promise<[host: Correspondent, guest: Correspondent]> {
  const [host, guest] = [await Correspondent.arrive(browser), await Correspondent.arrive(browser)];
  await host.invite(game, mine);
  await guest.accept(await host.save());
  await host.openHere(await guest.save());
  return [host, guest];
}

for (const game of ['totensonntag', 'white-death'] as const) {
  test(`${game}: two profiles play by file`, async ({ browser }) => {
    const [host, guest] = await begun(browser, game);
    let [writer, reader] = [host, guest];
    for (let letter = 0; letter < 4; letter++) {
      await writer.decide();
      await expect(writer.phase('writes')).toBeVisible();
      const text = await writer.save();
      expect(text).not.toMatch(/"entries"|"type"|"link"/);
      await expect(writer.phase('awaits')).toBeVisible();
      // At the table, or on the page for it: it comes to the same.
      if (letter % 2 === 0) await reader.openHere(text);
      else await reader.open(text);
      await expect(reader.phase('awaits')).toHaveCount(0);
      [writer, reader] = [reader, writer];
    }
    for (const { page, table } of [host, guest]) {
      await table.chooseTab('log');
      await expect(table.log).toContainText(/DAK|Soviets/);
      // What the dice are made of, and the journal, are kept sealed.
      expect(await storedBy(page)).not.toMatch(/"seed"|"link"|"unread"|"journal"|"secret"/);
    }
    await Promise.all([host.leave(), guest.leave()]);
  });
}

test('a battle by file goes on after the page was left, is open in one tab, and is resigned by file', async ({
  browser,
}) => {
  const [host, guest] = await begun(browser, 'totensonntag', 1);
  await host.table.number(4).click();
  await host.page.reload();
  await expect(host.table.number(4)).toBeVisible();
  await host.decide();
  const text = await host.save();
  await host.page.reload();
  await expect(host.phase('awaits')).toBeVisible();
  expect(await host.save()).toBe(text);

  const other = await guest.page.context().newPage();
  await other.goto('./#/by-file');
  await other
    .locator('[data-part="letter-file"]')
    .setInputFiles({ name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(other.locator('[data-refusal="open-elsewhere"]')).toHaveText(/open in another tab/);
  await other.close();
  await guest.openHere(text);
  await expect(guest.phase('awaits')).toHaveCount(0);

  await guest.table.chooseTab('view');
  await guest.table.button('ask-resign').click();
  await guest.table.button('resign').click();
  await expect(guest.phase('writes')).toContainText('The battle is over');
  await host.openHere(await guest.save());
  await expect(host.table.over).toBeVisible();
  await expect(host.phase('over')).toBeVisible();
  await Promise.all([host.leave(), guest.leave()]);
});

test('a file that does not fit is refused in plain words, of the language of whoever opens it', async ({ browser }) => {
  const host = await Correspondent.arrive(browser);
  const guest = await Correspondent.arrive(browser, { locale: 'zh-TW' });
  const stranger = await Correspondent.arrive(browser);
  await host.invite('totensonntag', 1);
  const invitation = await host.save();
  await guest.accept(invitation);
  const acceptance = await guest.save();
  await stranger.accept(invitation);
  const late = await stranger.save();
  await host.openHere(acceptance);
  await host.decide();
  const third = await host.save();
  const changed = (text: string, change: object): string => JSON.stringify({ ...JSON.parse(text), ...change });
  /** What is sealed, with another first character. */
  const otherwise = (text: string): string => {
    const { sealed } = JSON.parse(text) as { readonly sealed: string };
    return `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  };
  const tried: readonly (readonly [Correspondent, string, keyof typeof english.refusals])[] = [
    [host, '{}', 'foreign-file'],
    [host, '{"format":"impulse-letter-7"}', 'other-format'],
    [host, changed(acceptance, { rules: '0' }), 'other-rules'],
    [host, third, 'own-letter'],
    [host, acceptance, 'already-read'],
    [host, late, 'taken-invitation'],
    [guest, changed(third, { sealed: otherwise(third) }), 'changed-file'],
    [guest, changed(third, { number: 4 }), 'changed-file'],
    [guest, invitation, 'already-read'],
    [stranger, third, 'changed-file'],
  ];
  for (const [who, text, refusal] of tried) {
    await who.open(text);
    const { refusals } = who === guest ? chinese : english;
    await expect(who.refusal(refusal)).toContainText(refusals[refusal]);
  }
  const newcomer = await Correspondent.arrive(browser, { locale: 'zh-TW' });
  await newcomer.open(third);
  await expect(newcomer.refusal('not-for-you')).toHaveText(chinese.refusals['not-for-you']);
  await guest.open(third);
  await expect(guest.page.locator('.play')).toBeVisible();
  await Promise.all([host, guest, stranger, newcomer].map((one) => one.leave()));
});

test('who invites somebody from the page for it begins with a player who is away; any file can be opened from the list', async ({
  browser,
}) => {
  const [host, guest] = [await Correspondent.arrive(browser), await Correspondent.arrive(browser)];
  await host.page.goto('./#/by-file');
  await host.page.locator('[data-action="invite"]').click();
  await expect(host.page.locator('[data-part="sides"] select').nth(1)).toHaveValue('away');
  // From another page: this one would be asked before it is the new one.
  await host.page.goto('about:blank');
  await host.invite('white-death');
  const buffer = Buffer.from(await host.save());
  await guest.page.goto('./');
  await guest.page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(guest.page.locator('[data-part="invitation"]')).toContainText('White Death');
  await Promise.all([host.leave(), guest.leave()]);
});
