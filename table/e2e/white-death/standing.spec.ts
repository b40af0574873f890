import { expect, test } from '../testing/fixtures.js';
import { savedWhiteDeath } from '../testing/white-death.js';
import { afterAssaults } from '../testing/winter-scenes.js';

test('standing orders say what they do, and what they would have done', async ({ page, table }) => {
  const battle = savedWhiteDeath(afterAssaults(), { soviet: 'script', german: 'human' });
  await table.keep(battle);
  await page.goto(`./#/play/${battle.id}`);
  // Hundreds of actions are played again first.
  await expect(page.locator('.play')).toBeVisible({ timeout: 40_000 });
  await page.locator('[data-drafts="orders"]').click();
  const form = page.locator('[data-part="standing"]');
  await expect(form).toContainText('the enemy assaulted');
  const defence = form.locator('.standing-order', { has: page.locator('[data-field="defence"]') });
  await expect(defence).toContainText('waits for you');
  await expect(defence.locator('.hindsight')).toContainText('you would have been asked');
  await defence.locator('[data-value="fire"]').check();
  await expect(defence).toContainText('fires at once');
  await expect(defence.locator('.hindsight')).toContainText('would have fired without you');
  await table.button('confirm').click();
  await expect(form).toHaveCount(0);
  await page.locator('[data-drafts="orders"]').click();
  await expect(form.locator('[data-field="defence"] [data-value="fire"]')).toBeChecked();
});
