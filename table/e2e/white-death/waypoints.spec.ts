import { expect, test, type Table } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

/** A way of the player's own: hexes that are passed one after the other. */

const unit = '257rd-953';
const home = '3020';
const [passed, goal] = ['3021', '2922'] as const;

async function clickWithShift(table: Table, hex: string): Promise<void> {
  const { x, y } = await table.pointOf(hex);
  await table.page.keyboard.down('Shift');
  await table.page.mouse.click(x, y);
  await table.page.keyboard.up('Shift');
}

test('hexes to pass are chosen with Shift or by the button, and taken out by Escape', async ({ page, table }) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 4 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  const waypoints = page.locator('.waypoint');
  const take = async (): Promise<void> => {
    await table.cell(home).dispatchEvent('click');
    await expect(page.locator('[data-part="waypoints"]')).toBeVisible();
  };

  await test.step('Escape takes the hexes out one by one, and the unit stays in hand', async () => {
    await take();
    for (const hex of [passed, goal]) await clickWithShift(table, hex);
    await expect(waypoints).toHaveText([passed, goal]);
    await page.keyboard.press('Escape');
    await expect(waypoints).toHaveText([passed]);
    await page.keyboard.press('Escape');
    await expect(waypoints).toHaveCount(0);
    await expect(page.locator('.stack-row.is-chosen')).toHaveCount(1);
  });

  await test.step('Shift and click chooses a hex to pass, and the click after it goes by there', async () => {
    const before = await table.marks.count();
    await clickWithShift(table, passed);
    await expect(waypoints).toHaveText([passed]);
    await expect.poll(() => table.marks.count()).toBeLessThan(before);
    expect(await table.hexOf(unit)).toBe(home);
    await table.mark(goal).dispatchEvent('click');
    await expect.poll(() => table.hexOf(unit)).toBe(goal);
    await expect(table.log.getByText(new RegExp(`to ${goal} via .*${passed}`))).toBeVisible();
    await table.button('undo').click();
    await expect.poll(() => table.hexOf(unit)).toBe(home);
    await table.waits();
  });

  await test.step('without Shift the button does the same, as for fingers', async () => {
    await page.keyboard.press('Escape');
    await take();
    await table.button('pass-by').click();
    await table.mark(passed).dispatchEvent('click');
    await expect(waypoints).toHaveText([passed]);
    await table.mark(goal).dispatchEvent('click');
    await expect(waypoints).toHaveText([passed, goal]);
    await table.button('go-there').click();
    await expect.poll(() => table.hexOf(unit)).toBe(goal);
    await table.waits();
  });

  await test.step('with Shift a click on other units takes their whole stack', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await clickWithShift(table, '3027');
    await expect(page.locator('.stack-row.is-chosen')).toHaveCount(2);
  });
});
