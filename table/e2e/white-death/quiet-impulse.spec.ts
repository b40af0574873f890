import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.js';
import { playAll, savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

/** A quiet Soviet impulse: every formation that can goes some way, guns deploy, nobody assaults. */

const clicksPerUnit = 1.5;
const mostMinutes = 3;

/** Hex by unit. */
async function placesIn(page: Page): Promise<Map<string, string>> {
  const cells = await page
    .locator('.board-grid [data-units]')
    .evaluateAll((found) =>
      found.map((cell) => [cell.getAttribute('data-hex') ?? '', cell.getAttribute('data-units') ?? ''] as const),
    );
  return new Map(cells.flatMap(([hex, units]) => units.split(' ').map((unit) => [unit, hex] as const)));
}

test('two hundred units are kept in hand: a quiet impulse takes few clicks and little time', async ({
  page,
  table,
}) => {
  test.setTimeout(mostMinutes * 60_000);
  const match = startWhiteDeath(3);
  playAll(match, 'german', [{ type: 'done' }, { type: 'avoid-isolation', pay: false }]);
  playAll(match, 'soviet', [{ type: 'impulse', points: 4 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  await expect(page.locator('[data-part="tasks"]')).toBeVisible();

  let clicks = 0;
  const before = await placesIn(page);
  const formations = await page
    .locator('[data-formation]:enabled')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['formation'] ?? ''));
  for (const formation of formations.slice(0, 10)) {
    const row = page.locator(`[data-formation="${formation}"]:enabled`);
    if ((await row.count()) === 0) continue;
    await row.click();
    clicks++;
    const quiet = page.locator('.board-marks > [data-mark="reach"]');
    if ((await quiet.count()) > 0) {
      await quiet.first().dispatchEvent('click');
      clicks++;
    }
    await expect(table.button('undo')).toBeEnabled();
    // A key counts like a click.
    await page.keyboard.press('Escape');
    clicks++;
  }
  await page.locator('[data-list="undeployed"]').click();
  await page.locator('[data-action="deploy-all"]').click();
  clicks += 2;

  const after = await placesIn(page);
  const moved = [...after].filter(([unit, hex]) => before.has(unit) && before.get(unit) !== hex).length;
  expect(moved).toBeGreaterThan(20);
  expect(clicks / moved).toBeLessThanOrEqual(clicksPerUnit);
  test.info().annotations.push({ type: 'clicks per unit', description: (clicks / moved).toFixed(2) });
});
