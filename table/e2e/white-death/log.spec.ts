import type { Action } from '@impulse/white-death/actions/actions.js';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

test('the log is read by subject, side and unit', async ({ page, table }) => {
  const match = begunWhiteDeath(3);
  const declared = ['9grd-18g', '9grd-22g'].map((unit): Action => ({ type: 'assault', unit, target: '2927' }));
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }, ...declared]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'script' }));
  const filter = page.locator('[data-part="log-filter"]');
  const chip = (name: string) => filter.getByRole('button', { name, exact: true });
  const entries = table.log.locator('.entry');
  await table.button('log-filter').click();

  await chip('Combat').click();
  await expect(entries.filter({ hasText: '18G' })).not.toHaveCount(0);
  await expect(entries.filter({ hasText: 'Weather' })).toHaveCount(0);
  await chip('Germans').click();
  await expect(entries.filter({ hasText: '22G' })).toHaveCount(0);
  await chip('Germans').click();
  await expect(entries.filter({ hasText: '22G' })).not.toHaveCount(0);

  await table.cell('3026').dispatchEvent('click');
  await filter.getByRole('button', { name: /^18G/ }).click();
  await expect(entries.filter({ hasText: '18G' })).not.toHaveCount(0);
  await expect(entries.filter({ hasText: '22G' })).toHaveCount(0);
  await chip('Combat').click();
  await chip('Movement').click();
  await expect(table.log).toContainText('No log entries of this kind.');

  // Putting the filter away shows everything again.
  await table.button('log-filter').click();
  await table.log.getByRole('button', { name: /Turn 1/ }).click();
  await expect(entries.filter({ hasText: 'Weather' })).not.toHaveCount(0);
});

test('threats are told of a hex where nobody stands', async ({ page, table }) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'script' }));
  await table.cell('2928').dispatchEvent('click');
  await page.locator('[data-overlay="threat"]').click();
  await expect(table.notice).toHaveCount(0);
  await expect(page.locator('[data-overlay="threat"]')).toHaveAttribute('aria-pressed', 'true');
});
