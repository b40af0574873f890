import { type LearnedCourse, learn } from '../testing/learning.js';
import { test } from '../testing/fixtures.js';
import { totensonntagCourse } from '../testing/totensonntag-course.js';
import { whiteDeathCourse } from '../testing/white-death-course.js';

/** On a phone, where the coach and the sheets share the screen with the map: every other lesson, to save time. */
function learnByTouch(course: LearnedCourse): void {
  for (const id of Object.keys(course.deeds).filter((_, index) => index % 2 === 0)) {
    test(`the lesson of ${course.game} on ${id} is learned by touch`, async ({ page, table }) => {
      const press = (selector: string): Promise<void> => page.tap(selector);
      await learn({ table, hex: (label) => table.tapHex(label), press }, course, id);
    });
  }
}

learnByTouch(totensonntagCourse);
learnByTouch(whiteDeathCourse);
