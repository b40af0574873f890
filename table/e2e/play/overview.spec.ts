import type { Page } from '@playwright/test';
import { coupletWithAssault, saved } from '../testing/battles.js';
import { findings } from '../testing/axe.js';
import { expect, type Table, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

/** The whole map and places on it; whom one could attack, and what came of it. */

const stupino = '2927';

/** The Soviets are in their first movement phase, against somebody who does nothing. */
async function sitDown(table: Table): Promise<string> {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  const battle = savedWhiteDeath(match, { soviet: 'human', german: 'still' });
  await table.open(battle);
  await expect(table.button('next')).toBeVisible();
  return battle.id;
}

const strip = (page: Page) => page.locator('[data-part="overview"]');

test('a battle opens at the units that can act, near enough to read them; places are remembered, named, kept and forgotten', async ({
  page,
  table,
}) => {
  const id = await sitDown(table);
  const view = (await table.board.boundingBox())!;
  const inView = async (hex: string): Promise<boolean> => {
    const { x, y } = await table.pointOf(hex);
    return x > view.x && y > view.y && x < view.x + view.width && y < view.y + view.height;
  };
  expect((await table.rested()).scale).toBeGreaterThanOrEqual(44);
  // The front south-east of the city, from end to end.
  for (const hex of ['3026', '3027', stupino, '3121']) expect(await inView(hex), hex).toBe(true);
  await expect(page.locator('.board-minimap')).toBeVisible();

  const front = await table.rested();
  await page.keyboard.press('Shift+Digit4');
  await page.keyboard.press('0');
  await table.rested();
  await page.keyboard.press('Shift+Digit4');
  await expect.poll(async () => (await table.rested()).scale).toBeCloseTo(front.scale);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(table.button('next')).toBeVisible({ timeout: 20_000 });
  await table.chooseTab('view');
  const list = page.locator('[data-part="bookmarks"]');
  await expect(list.locator('[data-bookmark="4"]')).toHaveText(/\w+/);
  await list.getByRole('button', { name: 'Bookmark this place' }).click();
  await expect(list.locator('li')).toHaveCount(2);
  for (const left of [1, 0]) {
    await list
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(list.locator('li')).toHaveCount(left);
  }
});

test('an assault is planned and declared on the overview, and zero leads back', async ({ page, table }) => {
  await sitDown(table);
  const before = await table.rested();
  await page.keyboard.press('0');
  await expect(strip(page)).toContainText('can be attacked');
  expect((await table.rested()).scale).toBeLessThan(before.scale);
  await expect(table.mark(stupino)).toHaveAttribute('data-label', /^\d+$/);
  await table.clickHex(stupino);
  await expect(page.locator('[data-part="draft"]')).toHaveAttribute('data-draft', 'assault');
  await table.button('confirm').click();
  await expect(page.locator(`[data-attack="${stupino}"]`)).toHaveAttribute('data-progress', 'declared');
  await expect(strip(page)).toContainText('1 attack under way');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('0');
  await expect(strip(page)).toHaveCount(0);
  expect((await table.rested()).scale).toBeCloseTo(before.scale);
});

test('clicking an enemy hex of Totensonntag plans attacks in a row; their results can be called back', async ({
  page,
  table,
}) => {
  const { match, number, assault } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  await table.clickHex(assault.target);
  await expect(table.forecast).toContainText('%');
  await expect(table.prompt).toContainText(assault.target);
  await table.button('confirm').click();
  const result = page.locator('[data-part="result"]');
  await expect(result).toContainText(/against \d+/);
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
  await page.keyboard.press('[');
  await expect(result).toContainText(/against \d+/);
  await result.locator('[data-action="result-back"]').click();
  await expect(result).not.toContainText(/against \d+/);
  await page.keyboard.press(']');
  await expect(result).toContainText(/against \d+/);
});

test('where there is little room the small map is a button at first; opened, it stays so', async ({ page, table }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.open(savedWhiteDeath(begunWhiteDeath(3), { soviet: 'human', german: 'random' }));
  const [small, button] = [page.locator('.board-minimap'), page.locator('[data-board="minimap"]')];
  await expect(small).toBeHidden();
  await button.click();
  await expect(small).toBeVisible();
  await page.reload();
  await table.rested();
  await expect(small).toBeVisible();
  await button.click();
  await expect(small).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
