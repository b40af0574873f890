import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

test('on a tablet held upright the map does not jump when something is to be confirmed', async ({ page, table }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'still' }));
  await table.waits();
  const bar = page.locator('.play-bar');
  const before = await bar.evaluate(heightOf);
  await table.clickHex('2927');
  await expect(table.button('confirm')).toBeVisible();
  expect(await bar.evaluate(heightOf)).toBe(before);
  await expect(table.button('undo')).toHaveAccessibleName(/Undo/);

  // The recap and the results join the overlays, and all of them stay in one row.
  await table.button('confirm').click();
  await table.waits();
  await table.button('no-barrage').click();
  await table.waits();
  await expect(page.locator('[data-draft="fire"]')).toBeVisible();
  await expect(page.locator('[data-action="results"]')).toBeVisible();
  const tops = await page
    .locator('.status-shades .chip')
    .evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});
