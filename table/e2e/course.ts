import { en } from '../i18n/en/index.js';
import type { LessonId } from '../battles/totensonntag/lessons.js';
import { expect, type Table } from './fixtures.js';

/** The guided lessons, learned in the page: for each step of the coach what a learner does then. */

/** Mouse or finger. */
export interface Hand {
  readonly table: Table;
  readonly hex: (hex: string) => Promise<void>;
  readonly press: (selector: string) => Promise<void>;
}

type Deed = (hand: Hand) => Promise<void>;

const hex =
  (label: string): Deed =>
  (hand) =>
    hand.hex(label);
const press =
  (selector: string): Deed =>
  (hand) =>
    hand.press(selector);
const button = (action: string): Deed => press(`[data-action="${action}"]`);
const next = button('coach-next');
const roll = button('confirm');
const undo = button('undo');
const end = button('end');
/** On a phone, what is asked for may be in a sheet that is still down. */
const behind =
  (cover: string, selector: string): Deed =>
  async (hand) => {
    const { page } = hand.table;
    if (!(await page.locator(selector).isVisible())) await hand.press(cover);
    await hand.press(selector);
  };

const course: Readonly<Record<LessonId, Readonly<Record<string, readonly Deed[]>>>> = {
  numbers: { couplet: [next], choose: [press('[data-number="4"]')], confirm: [roll], order: [next] },
  moves: { select: [hex('G9')], go: [hex('H9')], why: [hex('H9')], undo: [undo] },
  assault: { select: [hex('H9')], aim: [hex('I10')], forecast: [next], roll: [roll], result: [next] },
  advance: { assault: [hex('H10'), hex('H11'), roll], advance: [hex('H11')], exposed: [next] },
  overrun: { select: [hex('G9')], aim: [hex('G5')], roll: [roll], after: [next] },
  barrage: {
    select: [hex('G10')],
    aim: [hex('H12')],
    spotter: [next],
    roll: [roll],
    target: [press('[data-part="barrage-target"] [data-unit="ari-ber-5"] [data-proposes]'), roll],
    after: [next],
  },
  stacking: {
    look: [hex('G9')],
    order: [behind('.peek', '.stack-rows > li:first-child .order-button:enabled')],
    crowd: [hex('G9'), hex('F9')],
    undo: [undo],
  },
  arrivals: {
    calendar: [press('#tab-arrivals')],
    pick: [behind('#tab-orders', '[data-part="entry"] [data-unit="sa-1deo"]')],
    enter: [hex('A5')],
    later: [next],
  },
  night: { why: [next], recover: [button('recover-all')], end: [end] },
  victory: { account: [press('#tab-victory')], select: [hex('M10')], take: [hex('M7')], points: [next] },
};

export const lessonIds = Object.keys(course) as LessonId[];

/** Takes a lesson from the list to its end, following the coach. */
export async function learn(hand: Hand, id: LessonId): Promise<void> {
  const { page } = hand.table;
  const coach = page.locator('[data-part="coach"]');
  const text = en.totensonntagLessons[id];
  const steps: Readonly<Record<string, string>> = text.steps;
  await hand.press(`[data-lesson="${id}"]`);
  for (const [step, deeds] of Object.entries(course[id])) {
    await expect(coach, `${id}: ${step}`).toContainText(steps[step]);
    for (const deed of deeds) await deed(hand);
    await expect(coach.locator('.coach-astray')).toHaveCount(0);
  }
  await expect(coach).toContainText(text.end);
  await expect(coach.locator('.coach-count')).toHaveText('✓');
  await hand.press('[data-action="coach-leave"]');
  await expect(page.locator('.lesson.is-done').filter({ hasText: text.title })).toBeVisible();
}
