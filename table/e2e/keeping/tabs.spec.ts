import type { Page } from '@playwright/test';
import { coupletWithAssault, saved } from '../testing/battles.js';
import { expect, Table, test } from '../testing/fixtures.js';

/** One battle in two tabs: one plays, the other watches and may take over. */

/** Sits down in an impulse with the move that the tests make. */
async function inImpulse(table: Table) {
  const { match, number, move } = coupletWithAssault();
  const battle = saved(match);
  await table.open(battle);
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  return { id: battle.id, unit: move.unit, from: (await table.hexOf(move.unit))!, to: move.path.at(-1)! };
}

async function secondTab(page: Page, id: string): Promise<Table> {
  const tab = await page.context().newPage();
  await tab.goto(`./#/play/${id}`);
  await expect(tab.locator('[data-part="watching"]')).toBeVisible();
  return new Table(tab);
}

const watching = ({ page }: Table) => page.locator('[data-part="watching"]');

async function move(table: Table, from: string, to: string): Promise<void> {
  await table.cell(from).dispatchEvent('click');
  await table.mark(to).dispatchEvent('click');
}

test('the second tab watches and can decide nothing', async ({ page, table }) => {
  const { id, unit, from, to } = await inImpulse(table);
  const other = await secondTab(page, id);
  await expect(other.button('end')).toBeDisabled();
  await expect(other.button('undo')).toBeDisabled();
  await other.cell(from).dispatchEvent('click');
  await expect(other.marks).toHaveCount(0);

  await move(table, from, to);
  await expect.poll(() => table.hexOf(unit)).toBe(to);
  await expect.poll(() => other.hexOf(unit)).toBe(to);
  await table.button('undo').click();
  await expect.poll(() => other.hexOf(unit)).toBe(from);
  await expect(watching(table)).toHaveCount(0);
});

test('the battle is taken over, and nothing that was played is lost', async ({ page, table }) => {
  const { id, unit, from, to } = await inImpulse(table);
  const other = await secondTab(page, id);
  await move(table, from, to);
  await expect.poll(() => table.hexOf(unit)).toBe(to);

  await other.button('take-over').click();
  await expect(watching(other)).toHaveCount(0);
  await expect(watching(table)).toBeVisible();
  await expect(table.button('end')).toBeDisabled();
  await expect.poll(() => other.hexOf(unit)).toBe(to);

  await other.button('undo').click();
  await expect.poll(() => other.hexOf(unit)).toBe(from);
  await expect.poll(() => table.hexOf(unit)).toBe(from);

  // Back again, and it is the same battle after a reload.
  await table.button('take-over').click();
  await expect(watching(other)).toBeVisible();
  await expect(watching(table)).toHaveCount(0);
  await move(table, from, to);
  await expect.poll(() => other.hexOf(unit)).toBe(to);
  await other.page.close();
  await page.reload();
  await expect(table.prompt).toBeVisible();
  await expect.poll(() => table.hexOf(unit)).toBe(to);
  await expect(watching(table)).toHaveCount(0);
});

test('a tab that is closed leaves the battle to the next', async ({ page, table }) => {
  const { id, unit, from, to } = await inImpulse(table);
  await page.goto('./#/');
  await expect(page.locator('.saved-row')).toHaveCount(1);
  const next = new Table(await page.context().newPage());
  await next.page.goto(`./#/play/${id}`);
  await next.asked('impulse');
  await move(next, from, to);
  await expect.poll(() => next.hexOf(unit)).toBe(to);
});
