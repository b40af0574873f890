import { playUntil, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';

/** The last of six turns has begun. */
const lastTurn = 6;

test('two computers play a battle to the victory screen, and it can be replayed', async ({ page, table }) => {
  test.setTimeout(120_000);
  const match = startBattle(9);
  playUntil(match, 'random', 9, ({ state }) => state.turn === lastTurn);
  await table.open(saved(match, { dak: 'random', cw: 'random' }));
  await expect(table.prompt).toBeVisible();
  await table.button('pause').click();
  await expect(table.button('resume')).toBeVisible();
  await table.button('step').click();
  await table.button('resume').click();
  await expect(table.over).toBeVisible({ timeout: 90_000 });
  await expect(table.over.locator('.over-title')).not.toBeEmpty();
  await expect(table.over).toContainText(/\d/);
  await table.over.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('[data-part="scrubber"]')).toBeVisible();
});
