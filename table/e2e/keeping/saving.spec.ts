import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { coupletWithAssault, saved } from '../testing/battles.js';
import { expect, test, type Table } from '../testing/fixtures.js';

async function moveOnce(table: Table): Promise<{ readonly unit: string; readonly to: string }> {
  const { match, number, move } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  return await moveOn(table, move.unit, move.path.at(-1)!);
}

async function moveOn(table: Table, unit: string, to: string): Promise<{ readonly unit: string; readonly to: string }> {
  await table.cell((await table.hexOf(unit))!).dispatchEvent('click');
  await table.mark(to).dispatchEvent('click');
  await expect.poll(() => table.hexOf(unit)).toBe(to);
  return { unit, to };
}

test('a reload in the middle goes on where it was, with undo', async ({ page, table }) => {
  const { unit, to } = await moveOnce(table);
  const prompt = await table.prompt.innerText();
  await page.reload();
  await expect(table.prompt).toBeVisible();
  await expect.poll(() => table.prompt.innerText()).toBe(prompt);
  await expect.poll(() => table.hexOf(unit)).toBe(to);
  await table.button('undo').click();
  await expect.poll(() => table.hexOf(unit)).not.toBe(to);
});

test('a record is downloaded, opened again, and a damaged one is refused', async ({ page, table }, info) => {
  const { unit, to } = await moveOnce(table);
  await table.chooseTab('view');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const path = info.outputPath('record.json');
  await file.saveAs(path);
  const record = JSON.parse(readFileSync(path, 'utf8')) as { secret: string | null; journal: unknown[][] };
  // Whoever gets the file cannot foresee dice.
  expect(record.secret).toBeNull();

  await page.locator('.bar-leave').click();
  const input = page.locator('input[type=file]');
  const open = (text: string): Promise<void> =>
    input.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const problem = page.locator('.problem[role=alert]');

  await open('{"half": ');
  await expect(problem).toContainText('could not be opened');
  const forged = structuredClone(record);
  forged.journal[0][0] = 'nobody';
  await open(JSON.stringify(forged));
  await expect(problem).toContainText('journal');
  await expect(page.locator('.saved-row')).toHaveCount(1);

  await open(JSON.stringify(record));
  await expect(table.prompt).toBeVisible();
  await expect.poll(() => table.hexOf(unit)).toBe(to);
  await page.locator('.bar-leave').click();
  await expect(page.locator('.saved-row')).toHaveCount(2);

  const row = page.locator('.saved-row').first();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.saved-row')).toHaveCount(1);
});

/** What a worker finds when the disk is full; run in it. */
function pretend(full: boolean): void {
  const store = IDBObjectStore.prototype as { put: (...given: unknown[]) => IDBRequest; real?: typeof store.put };
  store.real ??= store.put;
  const { real } = store;
  store.put = full
    ? () => {
        throw new DOMException('full', 'QuotaExceededError');
      }
    : real;
}

/** Battles are stored by workers: a full disk is one that they find full, also those that begin later. */
async function diskOf(page: Page): Promise<{ readonly fill: (full: boolean) => Promise<void> }> {
  let isFull = false;
  await page.route(/authority\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${pretend.toString()})(${isFull});\n${await response.text()}` });
  });
  return {
    async fill(full) {
      isFull = full;
      await Promise.all(page.workers().map((worker) => worker.evaluate(pretend, full)));
    },
  };
}

test('a full disk is said, and play goes on', async ({ page, table }) => {
  const disk = await diskOf(page);
  const { unit } = await moveOnce(table);
  await disk.fill(true);
  await table.button('undo').click();
  const trouble = page.locator('[data-part="storage"]');
  await expect(trouble).toContainText('storage is full');
  const { move } = coupletWithAssault();
  await moveOn(table, unit, move.path.at(-1)!);
  await expect(trouble).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    trouble.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('.json');
  await disk.fill(false);
  await table.button('undo').click();
  await expect(trouble).toHaveCount(0);

  await disk.fill(true);
  await page.goto('./#/new');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.problem[role=alert]')).toContainText('no room left');
});
