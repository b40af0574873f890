import type { Locator, Page } from '@playwright/test';
import { expect, type Table, test } from '../testing/fixtures.js';
import { savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

/** The tutorial of the manual, step by step, with both sides at one table; the dice follow from the seed. */

const stupino = '2927';
const centre = '2923';
const divisionalGuns = '9grd-art';

test.setTimeout(150_000);

/** Ends the step, whatever is left undone; nothing where the other side decides by now. */
async function end(page: Page, table: Table): Promise<void> {
  await table.waits();
  await expect(table.button('end').or(table.curtain).first()).toBeVisible();
  if (await table.curtain.isVisible()) return;
  await expect(table.button('end')).toBeEnabled();
  await table.button('end').click();
  await table.waits();
  if (await page.locator('[data-part="ending"]').isVisible()) await table.button('confirm').click();
}

/** Places one unit by hand, puts it elsewhere, takes that back, and has the rest placed. */
async function setUp(page: Page, table: Table): Promise<void> {
  const tray = page.locator('[data-part="setup"] .counter-button');
  await expect(tray.first()).toBeVisible();
  const waiting = await tray.count();
  await page.locator('[data-part="setup"] [data-unit="9grd-18g"]').click();
  await expect(table.marks.first()).toBeAttached();
  await table.mark('3026').dispatchEvent('click');
  await expect.poll(() => table.hexOf('9grd-18g')).toBe('3026');
  await expect(tray).toHaveCount(waiting - 1);
  // The next one is in hand already.
  await expect(page.locator('[data-part="hand"]')).toContainText('22G');
  await table.button('undo').click();
  await expect(tray).toHaveCount(waiting);
  await table.button('place-rest').click();
  await expect(tray).toHaveCount(0);
  await end(page, table);
}

/** Everybody who can is sent against a hex. */
async function declare(table: Table, draft: Locator, hex: string): Promise<number> {
  await table.cell(hex).dispatchEvent('click');
  await expect(draft).toHaveAttribute('data-draft', 'assault');
  const assaulters = await draft.locator('input:checked').count();
  await table.button('confirm').click();
  await expect(draft).toHaveCount(0);
  return assaulters;
}

test('the tutorial: set-up, an impulse of four points, two assaults, support, barrage, defence, resolution', async ({
  page,
  table,
}) => {
  const draft = page.locator('[data-part="draft"]');
  await table.open(savedWhiteDeath(startWhiteDeath(5, { setup: 'free' })));

  // Both sides set up; the Germans first.
  await table.button('lift').click();
  await table.button('place-rest').click();
  await end(page, table);
  await table.button('lift').click();
  await setUp(page, table);

  // Velikiye Luki keeps its supply.
  await table.button('lift').click();
  await page.locator('[data-part="isolation"] [data-proposes]').last().click();
  await table.button('confirm').click();

  // The impulse screen: four points.
  await table.button('lift').click();
  await page.locator('.point-slider').fill('4');
  await expect(page.locator('[data-part="outlook"]')).toContainText('Germans');
  await table.button('confirm').click();
  await expect(page.locator('[data-part="tasks"]')).toBeVisible();

  // Infantry goes into assault position as a stack, and could still assault; taken back, it stands where it stood.
  const reserve = '3126';
  const [top] = await page
    .locator(`.board-grid [data-hex="${reserve}"]`)
    .evaluateAll((cells) => cells.map((cell) => (cell.getAttribute('data-units') ?? '').split(' ')[0]));
  await table.cell(reserve).dispatchEvent('click');
  await page.locator('[data-action="select-stack"]').click();
  await table.marks.first().dispatchEvent('click');
  await expect.poll(() => table.hexOf(top)).not.toBe(reserve);
  await table.button('undo').click();
  await expect.poll(() => table.hexOf(top)).toBe(reserve);

  await page.keyboard.press('Escape');

  // Two enemy hexes are assaulted, each from more than one hex.
  expect(await declare(table, draft, stupino)).toBeGreaterThan(2);
  expect(await declare(table, draft, centre)).toBeGreaterThan(1);
  await expect(table.log).toContainText(/In 2927 \(Stupino\):/);
  await end(page, table);

  // A barrage with few guns, so that others can support.
  await expect(page.locator('[data-part="barrage"]')).toBeVisible();
  await table.cell(stupino).dispatchEvent('click');
  await expect(draft).toHaveAttribute('data-draft', 'barrage');
  const support = draft.locator(`input[data-unit="${divisionalGuns}"]`);
  if (await support.isChecked()) await support.uncheck();
  await expect(draft.locator('[data-part="distribution"]')).toBeVisible();
  await table.button('confirm').click();
  await expect(table.log).toContainText(/[Bb]arrage/);
  await end(page, table);

  // Defence: guns of the division are called, the rest fires by default.
  await table.button('lift').click();
  await expect(draft).toHaveAttribute('data-draft', 'defend');
  const guns = draft.locator('[data-guns="low"]');
  if (await guns.isVisible()) await guns.click();
  await table.button('confirm').click();
  if (!(await table.curtain.isVisible())) await end(page, table);

  // Surrounded, Stupino has fallen to the barrage: whoever has room goes in, and the rest is asked at once.
  await table.button('lift').click();
  await table.button('advance-together').click();
  await expect.poll(() => table.hexOf('9grd-18g')).toBe(stupino);

  // Assault: one hex by hand, the others resolved by the table.
  await expect(draft).toHaveAttribute('data-draft', 'fire');
  await expect(draft.locator('.forecast-title')).toBeVisible();
  await table.button('confirm').click();
  await expect(table.log.or(table.curtain).first()).toBeVisible();

  // Whatever is left of the impulse is ended: fire by default, advances. Then the enemy decides.
  for (let steps = 0; steps < 6 && !(await table.curtain.isVisible()); steps++) {
    const advance = page.locator('[data-part="advance"] [data-action="advance"]').first();
    if (await advance.isVisible()) await advance.click();
    await end(page, table);
    await table.waits();
  }
  await table.button('lift').click();
  await expect(page.locator('[data-part="decision"]')).toBeVisible();
  await expect(table.prompt).toContainText('Germans');
});
