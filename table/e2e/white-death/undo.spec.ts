import type { Page } from '@playwright/test';
import { expect, test, type Table } from '../testing/fixtures.js';
import { bothPeople, playAll, savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

/** What has been moved can be taken back, whoever stood below; the enemy hears of it only when it stays. */

function impulseOf(points: number) {
  const match = startWhiteDeath(3);
  playAll(match, 'german', [{ type: 'done' }, { type: 'avoid-isolation', pay: false }]);
  playAll(match, 'soviet', [{ type: 'impulse', points }]);
  return match;
}

/** Hex by unit. */
async function placesIn(page: Page): Promise<string> {
  const cells = await page
    .locator('.board-grid [data-units]')
    .evaluateAll((found) => found.map((cell) => `${cell.getAttribute('data-hex')} ${cell.getAttribute('data-units')}`));
  return cells.toSorted().join('\n');
}

/** Takes the top counter of a stack to the first free hex. */
async function marchFrom(table: Table, hex: string): Promise<void> {
  const before = await placesIn(table.page);
  await table.page.keyboard.press('Escape');
  await table.cell(hex).dispatchEvent('click');
  await table.page.locator('.board-marks > [data-mark="reach"]').first().dispatchEvent('click');
  await expect.poll(() => placesIn(table.page)).not.toBe(before);
  await table.waits();
}

test('ten units that uncover others are taken back one by one, and the march of a division at once', async ({
  page,
  table,
}) => {
  await table.open(savedWhiteDeath(impulseOf(4), { soviet: 'human', german: 'random' }));
  const stacks = ['3018', '3019', '3020', '3126', '3128', '3130', '3132', '3235', '3122', '3226'];
  const stands = [await placesIn(page)];
  for (const hex of stacks) {
    await marchFrom(table, hex);
    stands.push(await placesIn(page));
  }
  for (const stand of stands.toReversed().slice(1)) {
    await expect(table.button('undo')).toHaveText(/\(\d+\)/);
    await table.button('undo').click();
    await expect.poll(() => placesIn(page)).toBe(stand);
  }
  await expect(table.notice).toBeHidden();

  const [before] = stands;
  await page.locator('[data-formation="9grd"]').click();
  await page.locator('.board-marks > [data-mark="reach"]').first().dispatchEvent('click');
  await expect.poll(() => placesIn(page)).not.toBe(before);
  await table.waits();
  // The decision about the points, and the march.
  await expect(table.button('undo')).toHaveText(/\(2\)/);
  await table.button('undo').click();
  await expect.poll(() => placesIn(page)).toBe(before);
});

test('at a shared screen the other side finds the moves when it is its turn, and they stay', async ({ table }) => {
  await table.open(savedWhiteDeath(impulseOf(4), bothPeople));
  await table.button('lift').click();
  await marchFrom(table, '3020');
  // Movement, and the barrages after it.
  for (let step = 0; step < 2; step++) {
    await expect(table.button('undo')).toHaveText(/\(\d+\)/);
    await table.button('end').click();
    await table.waits();
    if (await table.button('confirm').isVisible()) await table.button('confirm').click();
  }
  await expect(table.curtain).toBeVisible();
  await table.button('lift').click();
  await expect(table.prompt).toBeVisible();
  expect(await table.hexOf('257rd-953')).toBe('2920');
  await expect(table.button('undo')).toHaveText('Undo');
  await table.button('undo').click();
  await expect(table.notice).toHaveText(/The last action was the other side’s/);
});
