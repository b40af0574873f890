import type { Page } from '@playwright/test';
import { battleWithSecret, play, saved, startBattle } from '../testing/battles.js';
import { expect, test, type Table } from '../testing/fixtures.js';
import { listenToWorkers, settledPage } from '../testing/page-memory.js';

test.beforeEach(({ page }) => listenToWorkers(page));

async function chooseInSecret(page: Page, table: Table, number: number): Promise<{ curtain: string; other: string }> {
  const { match } = battleWithSecret();
  await table.open(saved(match, { dak: 'human', cw: 'human' }));
  if (await table.curtain.isVisible()) await table.button('lift').click();
  await table.asked('choose-an');
  await table.number(number).click();
  await table.button('confirm').click();
  await expect(table.curtain).toBeVisible();
  await table.rested();
  const curtain = await settledPage(page);
  await table.button('lift').click();
  await expect(table.prompt).toBeVisible();
  await table.rested();
  return { curtain, other: await settledPage(page) };
}

test('hot seat: after a secret choice nothing on the page depends on it', async ({ page, table }) => {
  const first = await chooseInSecret(page, table, 2);
  const second = await chooseInSecret(page, table, 5);
  expect(first.curtain).not.toMatch(
    /data-number|number-button|number-choice|data-part="(log|tracker|orders|forecast)"/,
  );
  expect(first.curtain).toBe(second.curtain);
  expect(first.other).toBe(second.other);
});

test('hot seat: keys do nothing while the curtain is down, and a reload does not lift it', async ({ page, table }) => {
  await chooseInSecretOnly();
  for (const key of ['u', 'g', 'l', 'f', '?', 'n']) await page.keyboard.press(key);
  await expect(table.curtain).toBeVisible();
  await expect(page.locator('dialog[open], [data-part="log"]')).toHaveCount(0);
  await page.reload();
  await expect(table.curtain).toBeVisible();
  await expect(table.prompt).toHaveCount(0);

  async function chooseInSecretOnly(): Promise<void> {
    const { match } = battleWithSecret();
    await table.open(saved(match, { dak: 'human', cw: 'human' }));
    if (await table.curtain.isVisible()) await table.button('lift').click();
    await table.number(4).click();
    await table.button('confirm').click();
    await expect(table.curtain).toBeVisible();
  }
});

test('hot seat: a planned flight is nowhere on the page once the table is handed over', async ({ page, table }) => {
  const match = startBattle(1, 'historical', { aircraft: 'on' });
  match.queueDice([1]);
  play(match, 'cw', { type: 'choose-an', value: 1 });
  const planned = async (hex: string): Promise<string> => {
    await table.open(saved(match, { dak: 'human', cw: 'human' }));
    await table.button('lift').click();
    await page.locator('[data-part="air"] .unit-row-buttons button:enabled').first().click();
    await table.mark(hex).dispatchEvent('click');
    await expect(table.cell(hex)).toHaveAttribute('data-units');
    await table.button('end').click();
    await expect(table.curtain.or(table.button('confirm')).first()).toBeVisible();
    if (await table.button('confirm').isVisible()) await table.button('confirm').click();
    await expect(table.curtain).toBeVisible();
    await table.rested();
    const curtain = await settledPage(page);
    await table.button('lift').click();
    await expect(table.prompt).toBeVisible();
    await table.rested();
    return curtain + (await settledPage(page));
  };
  expect(await planned('C7')).toBe(await planned('F9'));
});
