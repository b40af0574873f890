import { type LearnedCourse, learn, sittingsOf } from '../testing/learning.js';
import { expect, test } from '../testing/fixtures.js';
import { totensonntagCourse } from '../testing/totensonntag-course.js';
import { whiteDeathCourse } from '../testing/white-death-course.js';

function learnByMouse(course: LearnedCourse): void {
  for (const lessons of sittingsOf(Object.keys(course.deeds))) {
    test(`lessons of ${course.game} are learned from the first step to the last: ${lessons.join(', ')}`, async ({
      page,
      table,
    }) => {
      test.setTimeout(240_000);
      const press = (selector: string): Promise<void> => page.click(selector);
      for (const id of lessons) await learn({ table, hex: (label) => table.clickHex(label), press }, course, id);
    });
  }
}

learnByMouse(totensonntagCourse);
learnByMouse(whiteDeathCourse);

test('a lesson left in the middle goes on there, begins again when asked, and leads to the next', async ({
  page,
  table,
}) => {
  await page.goto('./#/learn');
  await page.click('[data-action="learn-start"]');
  const coach = page.locator('[data-part="coach"]');
  await page.click('[data-action="coach-next"]');
  await table.number(4).click();
  await expect(coach.locator('.coach-count')).toHaveText('3 of 4');
  await page.click('[data-action="coach-leave"]');
  await page.reload();
  await page.click('[data-action="learn-start"]');
  // What was only proposed has to be proposed again, and the coach still says so.
  await expect(coach.locator('.coach-count')).toHaveText('3 of 4');
  await page.click('[data-action="coach-again"]');
  await expect(coach.locator('.coach-count')).toHaveText('1 of 4');
  await page.click('[data-action="coach-next"]');
  await table.number(4).click();
  await table.button('confirm').click();
  await page.click('[data-action="coach-next"]');
  await page.click('[data-action="coach-lesson"]');
  await expect(page).toHaveURL(/#\/learn\/totensonntag\/moves$/);
  await expect(coach).toContainText('Click the 7th Hussars');
});
