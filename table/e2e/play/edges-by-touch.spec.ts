import { grid as desert } from '@impulse/totensonntag/context.js';
import { grid as winter } from '@impulse/white-death/context.js';
import { saved, startBattle } from '../testing/battles.js';
import { swipe } from '../testing/fingers.js';
import { expect, type Table, test } from '../testing/fixtures.js';
import { beforeStupino } from '../testing/stupino.js';
import { savedWhiteDeath } from '../testing/white-death.js';

/** On a phone any hex can be brought out from under the buttons of the map. */

const battles = [
  { name: 'Totensonntag', grid: desert, open: (table: Table) => table.open(saved(startBattle(3))) },
  { name: 'White Death', grid: winter, open: (table: Table) => table.open(savedWhiteDeath(beforeStupino(3))) },
] as const;

for (const { name, grid, open } of battles) {
  test(`no button of the map lies on a hex that cannot be drawn out from under it: ${name}`, async ({
    page,
    table,
  }) => {
    await open(table);
    if (await table.button('lift').isVisible()) await table.button('lift').tap();
    if (await page.locator('.tabs.is-open').isVisible()) await page.locator('[role=tab][aria-selected=true]').tap();
    const lowest = Math.max(...grid.labels.map((_, hex) => grid.centre(hex).y));
    const lastRow = grid.labels.filter((_, hex) => grid.centre(hex).y > lowest - 0.9);
    // From as near as a finger likes it to where the map is nearly whole.
    for (let zoom = 0; zoom < 3; zoom++) {
      const map = (await table.board.boundingBox())!;
      const [left, right] = [map.x + 30, map.x + map.width - 30];
      const [top, bottom] = [map.y + 80, map.y + map.height - 80];
      // Each of them carries the map on by most of what is seen of it.
      for (let turn = 0; turn < 6; turn++) await swipe(page, [{ x: right, y: bottom }], [{ x: left, y: top }]);
      const { scale } = await table.rested();
      const buttons = (await page.locator('.board-controls').boundingBox())!;
      const points = await table.pointsOf(lastRow);
      // The map has come to its corner.
      expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(map.x + map.width);
      expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(map.y + map.height);
      const reach = scale * 0.58;
      const under = lastRow.filter((_, index) => {
        const { x, y } = points[index];
        const beside = x + reach <= buttons.x || x - reach >= buttons.x + buttons.width;
        return !beside && y + reach > buttons.y && y - reach < buttons.y + buttons.height;
      });
      expect(under, `at ${scale} pixels to the hex`).toEqual([]);
      await page.locator('[data-board="zoomOut"]').tap();
    }
  });
}
