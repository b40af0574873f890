import type { Page } from '@playwright/test';
import { coupletWithAssault, saved } from '../testing/battles.js';
import { expect, type Table, test } from '../testing/fixtures.js';

/** Nothing that a player does is lost: not while dice roll, and not on a keyboard with other letters. */

/** The Commonwealth has chosen its number and is to act. */
async function openImpulse({ page, table }: { readonly page: Page; readonly table: Table }) {
  const { match, number, assault, move } = coupletWithAssault();
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('impulse-settings', JSON.stringify({ speed: 3 })));
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  return { assault, move };
}

test.describe('while something is acted out', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a click is carried out right after the dice', async ({ page, table }) => {
    const { assault, move } = await openImpulse({ page, table });
    const from = (await table.hexOf(move.unit))!;
    const other = await table.pointOf(from);
    await table.cell((await table.hexOf(assault.unit))!).dispatchEvent('click');
    await table.mark(assault.target).dispatchEvent('click');
    await table.button('confirm').click();
    await expect(page.locator('[data-part="result"]')).toBeVisible();
    // The dice have not come to rest.
    await page.mouse.click(other.x, other.y);
    await expect(page.locator('[data-part="hand"]').or(page.locator('[data-part="inspector"]')).first()).toBeVisible();
    await expect(page.locator(`.stack-pick[data-unit="${move.unit}"]`)).toHaveAttribute('aria-pressed', 'true');
  });

  test('two units are sent off one after the other without waiting', async ({ page, table }) => {
    const { move } = await openImpulse({ page, table });
    await table.cell((await table.hexOf(move.unit))!).dispatchEvent('click');
    await table.mark(move.path.at(-1)!).dispatchEvent('click');
    // It is there at once, while its counter still slides.
    await expect.poll(() => table.hexOf(move.unit), { timeout: 800 }).toBe(move.path.at(-1)!);
    await expect(table.button('undo')).toBeEnabled();
  });
});

test('letters are known by their place on keyboards that write others', async ({ page, table }) => {
  await openImpulse({ page, table });
  const press = (key: string, code: string): Promise<void> =>
    page.evaluate(
      ([written, place]) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: written, code: place, bubbles: true })),
      [key, code],
    ) as unknown as Promise<void>;
  await press('ㄙ', 'KeyN');
  await expect(page.locator('[data-part="inspector"]')).toContainText('Selected');
  // The cursor of the map has gone to the unit that was chosen.
  const chosen = await page.locator('.board-grid [aria-selected=true]').first().getAttribute('data-hex');
  const active = await table.grid.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).getAttribute('data-hex')).toBe(chosen);
  await press('т', 'KeyN');
  await press('о', 'KeyJ');
  await expect(page.locator('[data-part="inspector"]')).toBeVisible();
});
