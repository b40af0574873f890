import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

const open = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('the file of a battle with secrets is sealed, and opens in this browser only', async ({
  page,
  table,
  browser,
}, info) => {
  const match = begunWhiteDeath(5);
  await table.keep(savedWhiteDeath(match));
  await page.goto('./');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.saved-row').getByRole('button', { name: 'Download' }).click(),
  ]);
  await expect(page.locator('.saved-row')).toContainText('opens only in this browser');
  const path = info.outputPath('sealed.json');
  await file.saveAs(path);
  const text = readFileSync(path, 'utf8');
  expect(file.suggestedFilename()).toContain('-sealed.json');
  expect(text).not.toContain('"events"');

  await open(page, text);
  await expect(page.locator('.play')).toBeVisible();

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url().replace(/#.*/, ''));
  await open(elsewhere, text);
  await expect(elsewhere.locator('.problem[role=alert]')).toContainText('sealed in another browser');
  await other.close();
});

test('a file that is too large is not even read; a long record shows how far it is and can be left', async ({
  page,
}, info) => {
  const match = begunWhiteDeath(6);
  const supports = ['low', 'none'] as const;
  for (let i = 0; i < 1_900; i++) playAll(match, 'soviet', [{ type: 'orders', support: supports[i % 2] }]);
  await page.goto('./');
  const large = info.outputPath('large.json');
  writeFileSync(large, ' '.repeat(17 * 1024 * 1024));
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(page.locator('.problem[role=alert]')).toContainText('too large');

  // As soon as it is there: on a fast machine it does not stay for long.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      const waiting = document.querySelector('[data-part="waiting"]');
      if (!waiting?.querySelector('progress')) return;
      watching.disconnect();
      document.documentElement.dataset['cancelled'] = 'yes';
      waiting.querySelector('button')?.click();
    });
    watching.observe(document, { subtree: true, childList: true });
  });
  await open(page, JSON.stringify(match.record(false)));
  await expect(page.locator('html[data-cancelled]')).toHaveCount(1);
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
  await expect(page.locator('.problem')).toHaveCount(0);
  await expect(page.locator('.saved-row')).toHaveCount(0);
});

test('the commitment of the dice is shown before the first one falls, in both battles and languages', async ({
  page,
  table,
}) => {
  const battles = [saved(startBattle(3)), savedWhiteDeath(startWhiteDeath(3), { soviet: 'script', german: 'human' })];
  for (const battle of battles) {
    await table.open(battle);
    const pledge = page.locator('[data-part="pledge"]');
    await expect(pledge).toBeVisible();
    await pledge.locator('summary').click();
    expect((await pledge.locator('> code').innerText()).replaceAll(' ', '')).toBe(battle.record?.commitment);
    await expect(pledge).toContainText('Dice commitment');
    await table.chooseTab('view');
    await page.getByLabel('繁體中文').check();
    await table.chooseTab('dice');
    await expect(pledge).toContainText('骰子承諾值');
    await table.chooseTab('view');
    await page.getByLabel('English').check();
  }
});
