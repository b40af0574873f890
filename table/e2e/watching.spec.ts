import { beginBattle, expect, test } from './fixtures.js';

test('two computers play a complete battle to the victory screen, and it can be replayed', async ({ page, table }) => {
  test.setTimeout(150_000);
  await beginBattle(page, 'random', 'random');
  await expect(table.prompt).toBeVisible();
  await table.button('pause').click();
  await expect(table.button('resume')).toBeVisible();
  await table.button('step').click();
  await table.button('resume').click();
  await expect(table.over).toBeVisible({ timeout: 120_000 });
  await expect(table.over.locator('.over-title')).not.toBeEmpty();
  await expect(table.over).toContainText(/\d/);
  await table.over.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('[data-part="scrubber"]')).toBeVisible();
});
