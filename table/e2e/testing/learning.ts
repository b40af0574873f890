import type { CourseWords } from '../../learn/course.js';
import { expect, type Table } from './fixtures.js';

/** The guided lessons, learned in the page: for each step of the coach what a learner does then. */

/** Mouse or finger. */
export interface LearnerHand {
  readonly table: Table;
  readonly hex: (hex: string) => Promise<void>;
  readonly press: (selector: string) => Promise<void>;
}

export type Deed = (hand: LearnerHand) => Promise<void>;

export const hex =
  (label: string): Deed =>
  async (hand) => {
    await hand.table.waits();
    // Until then the coach may still move the map.
    await hand.table.page.waitForFunction(() => document.querySelector('.coach-ring[data-settled]') !== null);
    await hand.hex(label);
  };
export const press =
  (selector: string): Deed =>
  (hand) =>
    hand.press(selector);
export const button = (action: string): Deed => press(`[data-action="${action}"]`);
export const next = button('coach-next');
export const roll = button('confirm');
export const undo = button('undo');
export const end = button('end');
/** On a phone, what is asked for may be in a sheet that is still down. */
export const behind =
  (cover: string, selector: string): Deed =>
  async (hand) => {
    const { page } = hand.table;
    if (!(await page.locator(selector).isVisible())) await hand.press(cover);
    await hand.press(selector);
  };

/** For each lesson and step, what a learner does. */
export interface LearnedCourse {
  readonly game: string;
  readonly words: CourseWords;
  readonly deeds: Readonly<Record<string, Readonly<Record<string, readonly Deed[]>>>>;
}

/** Lessons that are learned one after another on one page: to open a page takes longer than a lesson. */
export function* sittingsOf(lessons: readonly string[]): Generator<readonly string[]> {
  const longest = 5;
  for (let from = 0; from < lessons.length; from += longest) yield lessons.slice(from, from + longest);
}

/** Takes a lesson from the list to its end, following the coach. */
export async function learn(hand: LearnerHand, course: LearnedCourse, id: string): Promise<void> {
  const { page } = hand.table;
  const coach = page.locator('[data-part="coach"]');
  const text = course.words.lessons[id];
  await page.goto(`./#/learn/${course.game}`);
  await hand.press(`[data-lesson="${id}"]`);
  for (const [step, deeds] of Object.entries(course.deeds[id])) {
    await expect(coach, `${id}: ${step}`).toContainText(text.steps[step], { timeout: 30_000 });
    for (const deed of deeds) await deed(hand);
    await expect(coach.locator('.coach-astray')).toHaveCount(0);
  }
  await expect(coach).toContainText(text.end);
  await expect(coach.locator('.coach-count')).toHaveText('✓');
  await hand.press('[data-action="coach-leave"]');
  await expect(page.locator('.lesson.is-done').filter({ hasText: text.title })).toBeVisible();
}
