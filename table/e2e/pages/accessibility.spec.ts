import type { Page } from '@playwright/test';
import { board, findings, type Part } from '../testing/axe.js';
import { battleWithSecret, coupletWithAssault, finishedBattle, saved } from '../testing/battles.js';
import { Correspondent } from '../testing/correspondent.js';
import { expect, test, type Table } from '../testing/fixtures.js';
import { savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

/** Each language by one of the two lights. */
const languages = [
  { language: 'en', theme: 'light', name: 'English' },
  { language: 'zh-Hant', theme: 'dark', name: '繁體中文' },
] as const;
type Manner = (typeof languages)[number];

const check = (page: Page, place: string, part?: Part): Promise<void> =>
  test.step(place, async () => expect.soft(await findings(page, part), place).toEqual([]));

const besideMap = { except: board };
/** The text of the rules is hundreds of paragraphs of one make. */
const firstRules = { except: '.rules > :nth-child(n + 40)' };

async function speak(page: Page, { language, theme }: Manner): Promise<void> {
  await page.addInitScript((wanted) => localStorage.setItem('impulse-settings', JSON.stringify(wanted)), {
    language,
    theme,
    speed: 0,
  });
}

for (const manner of languages) {
  const { language, name } = manner;
  // The map is the same for both but for its words, which one look proves.
  const known = language === 'en' ? undefined : besideMap;
  test(`axe finds nothing serious on the pages around the table: ${name}`, async ({ page, table }) => {
    test.setTimeout(120_000);
    await speak(page, manner);
    await table.keep(saved(coupletWithAssault().match));
    await table.keep(savedWhiteDeath(startWhiteDeath(3)));
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.saved-row')).toHaveCount(2);
    await expect(page.locator('.banner-picture img')).toHaveCount(2);
    await check(page, 'home');
    for (const place of [
      'new/totensonntag',
      'new/white-death',
      'about',
      'verify',
      'rules',
      'learn',
      'by-file',
      'online',
      'offer/totensonntag',
      'nowhere',
    ]) {
      await page.goto(`./#/${place}`);
      await expect(page.locator('main, [role=main]').first()).not.toBeEmpty();
      await expect(page.locator('.page-wait, .map-picture:not([data-painted])')).toHaveCount(0, { timeout: 20_000 });
      await check(page, place, place === 'rules' ? firstRules : undefined);
    }
  });

  test(`axe finds nothing serious in a battle by file: ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const [host, guest] = [await Correspondent.arrive(browser), await Correspondent.arrive(browser)];
    for (const { page } of [host, guest]) await speak(page, manner);
    await host.invite('totensonntag');
    await check(host.page, 'the invitation is to be sent');
    await guest.open(await host.save());
    await expect(guest.table.button('accept')).toBeVisible();
    await check(guest.page, 'an invitation');
    await guest.open('{}');
    await expect(guest.refusal('foreign-file')).toBeVisible();
    await check(guest.page, 'a file that is refused');
    await Promise.all([host.leave(), guest.leave()]);
  });

  test(`axe finds nothing serious at the table: ${name}`, async ({ page, table }) => {
    test.setTimeout(180_000);
    await speak(page, manner);
    const { match, number, assault } = coupletWithAssault();
    await table.open(saved(match));
    await table.asked('choose-an');
    await check(page, 'choosing a number', besideMap);
    await table.number(number).click();
    await table.button('confirm').click();
    await table.asked('impulse');
    await check(page, 'an impulse');
    await select(table, assault.unit);
    // Tabs look alike in both languages: their words are what differs, and contrast does not.
    for (const tab of language === 'en' ? ['forces', 'arrivals', 'victory', 'dice', 'view'] : ['view']) {
      await table.chooseTab(tab);
      await check(page, `tab ${tab}`, { within: '.tabs' });
    }
    await table.chooseTab('log');
    await table.mark(assault.target).dispatchEvent('click');
    await expect(table.forecast).toBeVisible();
    await check(page, 'forecast', known);
    await table.button('confirm').click();
    await expect(page.locator('[data-part="result"]')).toBeVisible();
    await check(page, 'result', { within: '[data-part="result"]' });
    await page.keyboard.press('u');
    await expect(table.notice).toBeVisible();
    await check(page, 'notice', { within: '[data-part="notice"]' });
    await table.prompt.locator('.rule-link').click();
    await expect(page.locator('dialog[open] h3, dialog[open] h2').nth(1)).toBeVisible();
    await check(page, 'rule', { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await check(page, 'keys', { within: 'dialog[open]' });
  });

  test(`axe finds nothing serious behind the curtain, at the end and in the replay: ${name}`, async ({
    page,
    table,
  }) => {
    test.setTimeout(120_000);
    await speak(page, manner);
    await table.open(saved(battleWithSecret().match, { dak: 'human', cw: 'human' }));
    if (!(await table.curtain.isVisible())) {
      await table.number(3).click();
      await table.button('confirm').click();
      await expect(table.curtain).toBeVisible();
    }
    await check(page, 'curtain');
    const battle = { ...saved(finishedBattle()), id: 'finished' };
    await table.open(battle);
    await expect(table.over).toBeVisible();
    await check(page, 'victory', known);
    await page.goto('./#/replay/finished');
    await expect(page.locator('[data-part="scrubber"]')).toBeVisible();
    await page.locator('[data-part="scrubber"]').fill('30');
    await check(page, 'replay', known);
  });
}

async function select(table: Table, unit: string): Promise<void> {
  await table.cell((await table.hexOf(unit))!).dispatchEvent('click');
  await expect(table.marks.first()).toBeAttached();
}
