import type { Page } from '@playwright/test';
import { expect, test, type Table } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

/** A way of the player's own: hexes that are passed one after the other. */

const unit = '257rd-953';
const home = '3020';
const [passed, goal] = ['3021', '2922'] as const;

async function sitDown(table: Table): Promise<void> {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 4 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  await table.cell(home).dispatchEvent('click');
  await expect(page(table).locator('[data-part="waypoints"]')).toBeVisible();
}

const page = (table: Table): Page => table.page;

test('Shift and click chooses a hex to pass, and the click after it goes by there', async ({ page, table }) => {
  await sitDown(table);
  const before = await table.marks.count();
  const { x, y } = await table.pointOf(passed);
  await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  await page.keyboard.up('Shift');
  await expect(page.locator('.waypoint')).toHaveText([passed]);
  await expect.poll(() => table.marks.count()).toBeLessThan(before);
  expect(await table.hexOf(unit)).toBe(home);
  await table.mark(goal).dispatchEvent('click');
  await expect.poll(() => table.hexOf(unit)).toBe(goal);
  await expect(table.log.getByText(new RegExp(`to ${goal} via .*${passed}`))).toBeVisible();
  await table.button('undo').click();
  await expect.poll(() => table.hexOf(unit)).toBe(home);
});

test('Escape takes the hexes out one by one, and the unit stays in hand', async ({ page, table }) => {
  await sitDown(table);
  for (const hex of [passed, goal]) {
    const { x, y } = await table.pointOf(hex);
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
  }
  await expect(page.locator('.waypoint')).toHaveText([passed, goal]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.waypoint')).toHaveText([passed]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.waypoint')).toHaveCount(0);
  await expect(page.locator('.stack-row.is-chosen')).toHaveCount(1);
});

test('without Shift the button does the same, as for fingers', async ({ page, table }) => {
  await sitDown(table);
  await table.button('pass-by').click();
  await table.mark(passed).dispatchEvent('click');
  await expect(page.locator('.waypoint')).toHaveText([passed]);
  await table.mark(goal).dispatchEvent('click');
  await expect(page.locator('.waypoint')).toHaveText([passed, goal]);
  await table.button('go-there').click();
  await expect.poll(() => table.hexOf(unit)).toBe(goal);
});

test('with Shift a click on other units takes their whole stack', async ({ page, table }) => {
  await sitDown(table);
  await page.keyboard.press('Escape');
  const { x, y } = await table.pointOf('3027');
  await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  await page.keyboard.up('Shift');
  await expect(page.locator('.stack-row.is-chosen')).toHaveCount(2);
});
