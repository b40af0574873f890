import { type LearnedCourse, learn, sittingsOf } from '../testing/learning.js';
import { expect, test } from '../testing/fixtures.js';
import { totensonntagCourse } from '../testing/totensonntag-course.js';
import { whiteDeathCourse } from '../testing/white-death-course.js';

/** On a phone, where the coach and the sheets share the screen with the map: every other lesson, to save time. */
function learnByTouch(course: LearnedCourse): void {
  const some = Object.keys(course.deeds).filter((_, index) => index % 2 === 0);
  for (const lessons of sittingsOf(some)) {
    test(`lessons of ${course.game} are learned by touch: ${lessons.join(', ')}`, async ({ page, table }) => {
      test.setTimeout(240_000);
      const press = (selector: string): Promise<void> => page.tap(selector);
      for (const id of lessons) await learn({ table, hex: (label) => table.tapHex(label), press }, course, id);
    });
  }
}

learnByTouch(totensonntagCourse);
learnByTouch(whiteDeathCourse);

test('the card of a lesson lies beside the map, not on it, and what it points at is in sight', async ({
  page,
  table,
}) => {
  await page.goto('./#/learn/white-death/assault');
  const coach = page.locator('[data-part="coach"]');
  await expect(coach).toBeVisible();
  await expect(page.locator('.coach-ring[data-settled]')).toBeAttached();
  const clear = async (): Promise<void> => {
    await table.rested();
    const [card, map] = [(await coach.boundingBox())!, (await table.board.boundingBox())!];
    expect(card.y + card.height).toBeLessThanOrEqual(map.y + 1);
    const { x, y } = await table.pointOf('2927');
    expect(x).toBeGreaterThan(map.x);
    expect(x).toBeLessThan(map.x + map.width);
    expect(y).toBeGreaterThan(map.y);
    expect(y).toBeLessThan(map.y + map.height);
  };
  await clear();
  await table.tapHex('2927');
  await expect(page.locator('[data-draft="assault"]')).toBeVisible();
  await expect(coach).toContainText('2 of 5');
  await clear();
});
