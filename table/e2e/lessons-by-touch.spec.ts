import { learn, lessonIds } from './course.js';
import { test } from './fixtures.js';

/** On a phone, where the coach and the sheets share the screen with the map: every other lesson, to save time. */
for (const id of lessonIds.filter((_, index) => index % 2 === 0)) {
  test(`the lesson on ${id} is learned by touch`, async ({ page, table }) => {
    await page.goto('./#/learn');
    const hex = async (label: string): Promise<void> => {
      // Sheets come and go, and the map follows: nobody taps quicker than that.
      await page.waitForTimeout(300);
      await table.tapHex(label);
    };
    await learn({ table, hex, press: (selector) => page.tap(selector) }, id);
  });
}
