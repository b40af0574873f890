import type { Page } from '@playwright/test';
import { battleNames } from '@impulse/library/battles.js';
import { phone } from '../testing/browser.js';
import { coupletWithAssault, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

/** The pages around the table: home, new battle, kept battles. */

const painted = (page: Page, count: number): Promise<void> =>
  expect(page.locator('.map-picture[data-painted]')).toHaveCount(count, { timeout: 20_000 });

test('both battles are shown as they begin, with a way into each; every scenario tells its story and its length', async ({
  page,
  table,
}) => {
  await page.goto('./');
  for (const id of ['totensonntag', 'white-death'] as const) {
    const banner = page.locator(`[data-battle="${id}"]`);
    await expect(banner).toContainText(battleNames[id].en);
    await expect(banner.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', `#/rules/${id}`);
    await banner.getByRole('link', { name: 'New battle' }).click();
    await expect(page.getByRole('radio', { name: battleNames[id].en })).toBeChecked();
    await page.goto('./#/');
  }

  await page.goto('./#/new/white-death');
  await painted(page, 1);
  const radios = page.locator('input[name="scenario"]');
  await expect(radios).toHaveCount(6);
  const stories = new Set<string>();
  for (let i = 0; i < 6; i++) {
    await radios.nth(i).check();
    stories.add(await page.locator('.scenario-story').innerText());
    await expect(page.locator('.side-choice .hint')).toHaveCount(2);
  }
  expect(stories.size).toBe(6);
  await expect(page.locator('.scenario-length').first()).toHaveText('13 turns · about 9 hours');
  await page.getByRole('radio', { name: 'IV: The Second Relief Attempt' }).check();
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.play')).toBeVisible();
  await table.rested();
  await expect(page.locator('.tracker')).toContainText('10');
});

/** The files of a battle's rules, of its table and of every table. */
const ofTables = /\/assets\/(?:totensonntag|white-death|table)-[\w-]*\.js$/;

test('the home page shows both battles without fetching either; a picture that does not come is painted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('./');
  const pictures = page.locator('.banner-picture img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => ofTables.test(path))).toEqual([]);

  await page.route('**/*.webp', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
  await page.reload();
  await painted(page, 2);
  expect(asked.filter((path) => ofTables.test(path)).length).toBeGreaterThan(2);
});

test('a rule that is linked to is in sight in the contents as well', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#/rules/totensonntag/r8.1');
  await expect(page.locator('.rules-contents [aria-current="location"]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#r8\\.1')).toBeInViewport();
});

test('battles stand beside history, in both languages', async ({ page }) => {
  await page.goto('./#/about');
  const part = page.locator('[data-part="beside-history"]');
  await part.locator('summary').click();
  const campaign = part.getByRole('table', { name: 'Campaign' });
  await expect(campaign.getByRole('row', { name: 'The ring round the city closes' })).toContainText('24–28 November');
  await expect(part.getByRole('table')).toHaveCount(6);
  await expect(part).toContainText('1000 battles of each scenario');
  await page.getByRole('button', { name: '繁體中文' }).click();
  await expect(part.getByRole('table', { name: '完整戰役' })).toContainText('大盧基的包圍圈合攏');
  await expect(part).not.toContainText(/null|undefined/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test('a battle can be begun without scrolling', async ({ page }) => {
    await page.goto('./#/new/white-death');
    await expect(page.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  });
});

test('a kept battle has a name, a question and a place; deleted, it can be had back', async ({ page, table }) => {
  await table.keep(saved(startBattle(7)));
  await table.keep(savedWhiteDeath(startWhiteDeath(3)));
  await page.goto('./');
  await expect(page.locator('.saved-row')).toHaveCount(2);
  const row = page.locator('[data-id="winter-3"]');
  await expect(row).toContainText('I: Purkayev’s Attack · Turn 1');
  await row.getByRole('button', { name: 'Rename' }).click();
  await row.getByRole('textbox').fill('Snow');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('heading')).toHaveText('Snow');

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator('.saved-gone')).toContainText('“Snow” has been deleted.');
  await page.locator('[data-action="bring-back"]').click();
  await expect(row.getByRole('heading')).toHaveText('Snow');
  await page.reload();
  await expect(row.getByRole('heading')).toHaveText('Snow');
});

test('a name that was given stays while the battle is played; the map is had as a picture; the list says what is asked', async ({
  page,
  table,
}) => {
  const { match, number } = coupletWithAssault();
  const battle = saved(match);
  await table.keep({ ...battle, title: 'Sunday' });
  await page.goto(`./#/play/${battle.id}`);
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  await table.chooseTab('view');
  const [file] = await Promise.all([page.waitForEvent('download'), table.button('picture').click()]);
  expect(file.suggestedFilename()).toMatch(/^totensonntag-.*\.png$/);
  await page.goto('./#/');
  await page.reload();
  const row = page.locator('.saved-row');
  await expect(row.getByRole('heading')).toHaveText('Sunday');
  await expect(row).toContainText(/(DAK|Commonwealth): \S/);
  await expect(row).toContainText(/Turn \d \(.+\), couplet \d/);
  await expect(page.locator('.continue')).toHaveText(/Sunday.*Turn \d \(.+\), couplet \d/);
});

test('whoever resigns and leaves at once has resigned', async ({ page, table }) => {
  const battle = saved(startBattle(2), { dak: 'script', cw: 'human' });
  await table.open(battle);
  await table.asked('choose-an');
  await table.chooseTab('view');
  await table.button('ask-resign').click();
  await table.button('resign').click();
  await table.over.waitFor();
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.locator('.saved-row')).toContainText('ended by the players');
});

test('a step of a replay has an address', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const battle = saved(coupletWithAssault().match);
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}/5`);
  await page.reload();
  const scrubber = page.locator('[data-part="scrubber"]');
  await expect(scrubber).toHaveValue('5');
  await scrubber.fill('9');
  await expect(page).toHaveURL(/\/9$/);
  await table.button('copy-link').click();
  await expect(table.button('copy-link')).toContainText('copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#/replay/${battle.id}/9$`));
  await page.reload();
  await expect(scrubber).toHaveValue('9');
});
