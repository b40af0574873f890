import { expect, test } from '../testing/fixtures.js';
import { beforeStupino, countClicks, mostForAssault, seedOfSuccess, stupino } from '../testing/stupino.js';
import { savedWhiteDeath } from '../testing/white-death.js';

/** How many clicks it takes: every one of them is counted by the page itself. */

test('an assault from the first click to the advance takes four clicks, and the advance can be taken back', async ({
  page,
  table,
}) => {
  test.setTimeout(120_000);
  await table.open(savedWhiteDeath(beforeStupino(seedOfSuccess()), { soviet: 'human', german: 'still' }));
  await table.waits();
  const clicks = await countClicks(page);
  const draft = page.locator('[data-part="draft"]');

  await table.clickHex(stupino);
  await expect(draft).toHaveAttribute('data-draft', 'assault');
  await table.button('confirm').click();
  await table.waits();
  // What is left undone stands beside the button, and what cannot be taken back is marked on it.
  await expect(page.locator('[data-part="attacks"]')).toContainText('could still act');
  await expect(table.button('no-barrage').locator('[data-finality]')).toBeVisible();
  await table.button('no-barrage').click();
  await table.waits();
  await expect(draft).toHaveAttribute('data-draft', 'fire');
  const going = await draft
    .locator('[data-advances]:checked')
    .evaluateAll((ticks) => ticks.map((tick) => (tick as HTMLElement).dataset['advances'] ?? ''));
  expect(going.length).toBeGreaterThan(0);
  await table.button('confirm').click();
  await table.waits();
  for (const unit of going) await expect.poll(() => table.hexOf(unit)).toBe(stupino);
  expect(await clicks()).toBeLessThanOrEqual(mostForAssault);

  // What has come of the fire stays in sight beside it.
  await expect(page.locator('[data-part="result"]')).toBeVisible();
  await expect(table.button('end').locator('[data-finality="passes"]')).toBeVisible();
  await table.button('undo').click();
  for (const unit of going) await expect.poll(() => table.hexOf(unit)).not.toBe(stupino);
  await expect(page.locator('[data-part="advance"]')).toBeVisible();
});
