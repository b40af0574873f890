import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

/** Units of one hex that move together, as one action. */

const stack = ['9grd-22g', '2eng'] as const;
const home = '3027';

test('a stack and a formation move in two clicks, the log tells it once, and it is looked at where it has gone', async ({
  page,
  table,
}) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 4 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  await expect(table.button('next')).toBeVisible();

  await table.cell(home).dispatchEvent('click');
  await expect(page.locator('.stack-row.is-chosen')).toHaveCount(1);
  await page.keyboard.press('k');
  await expect(page.locator('.stack-row.is-chosen')).toHaveCount(stack.length);
  await expect(table.button('select-stack')).toHaveAttribute('aria-pressed', 'true');

  const goal = (await table.marks.first().getAttribute('data-hex'))!;
  await table.mark(goal).dispatchEvent('click');
  for (const unit of stack) await expect.poll(() => table.hexOf(unit)).toBe(goal);
  await expect(table.log.getByText(/ moves? from /)).toHaveCount(1);
  await table.waits();

  await page.locator('[data-part="tasks"]').getByRole('button', { name: '18 Mech Bde' }).first().click();
  await table.mark('3621').dispatchEvent('click');
  await expect.poll(() => table.hexOf('18mech-1mr')).toBe('3621');
  const inspector = page.locator('[data-part="inspector"]');
  await expect(inspector).toContainText('3621');
  await expect(inspector.locator('.stack-row').first()).toBeVisible();
});
