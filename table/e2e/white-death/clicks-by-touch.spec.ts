import type { Locator } from '@playwright/test';
import { fingersDown } from '../testing/fingers.js';
import { expect, test } from '../testing/fixtures.js';
import { beforeStupino, countClicks, mostForAssault, seedOfSuccess, stupino } from '../testing/stupino.js';
import { savedWhiteDeath } from '../testing/white-death.js';
import { phone } from '../testing/browser.js';

/** How many taps it takes on a phone. A tap goes where its button is seen: nothing is scrolled for it. */

/** Buttons that a thumb reaches lie in the lower part of the screen. */
const thumb = phone.height * 0.6;

/** The middle of a button that is wholly in sight with nothing lying on it, and that says before the tap what is final. */
async function atThumb(button: Locator): Promise<{ x: number; y: number }> {
  await expect(button).toBeVisible();
  await expect(button.locator('[data-finality]')).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = (await button.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(box.y).toBeGreaterThan(thumb);
  expect(box.height).toBeGreaterThanOrEqual(44);
  const corners = [0.1, 0.9].flatMap((part) => [
    { x: box.x + box.width * part, y: box.y + 4 },
    { x: box.x + box.width * part, y: box.y + box.height - 4 },
  ]);
  for (const point of [middle, ...corners]) {
    const hits = (one: Element, { x, y }: typeof point): boolean => one.contains(document.elementFromPoint(x, y));
    expect(await button.evaluate(hits, point)).toBe(true);
  }
  return middle;
}

for (const language of ['en', 'zh-Hant']) {
  test(`an assault on a phone takes four taps, the advance included (${language})`, async ({ page, table }) => {
    await page.addInitScript(
      (wanted) => localStorage.setItem('impulse-settings', JSON.stringify({ language: wanted })),
      language,
    );
    await table.open(savedWhiteDeath(beforeStupino(seedOfSuccess()), { soviet: 'human', german: 'still' }));
    await table.waits();
    const taps = await countClicks(page);
    const draft = page.locator('[data-part="draft"]');
    const tap = async (action: string): Promise<void> => {
      const { x, y } = await atThumb(table.button(action));
      await page.touchscreen.tap(x, y);
      await table.waits();
    };

    await table.tapHex(stupino);
    await expect(draft).toHaveAttribute('data-draft', 'assault');
    await tap('confirm');
    // What is left undone stands beside the button.
    await expect(page.locator('[data-part="onward"] .hint')).toContainText(/\d/);
    await tap('no-barrage');
    await expect(draft).toHaveAttribute('data-draft', 'fire');
    const going = await draft
      .locator('[data-advances]:checked')
      .evaluateAll((ticks) => ticks.map((tick) => (tick as HTMLElement).dataset['advances'] ?? ''));
    expect(going.length).toBeGreaterThan(0);
    await expect(draft.locator('[data-field="advance"]')).toBeInViewport({ ratio: 1 });
    await tap('confirm');
    for (const unit of going) await expect.poll(() => table.hexOf(unit)).toBe(stupino);
    expect(await taps()).toBeLessThanOrEqual(mostForAssault);
  });
}

test('a finger that stays on an enemy stack looks at it and plans nothing', async ({ page, table }) => {
  await table.open(savedWhiteDeath(beforeStupino(3), { soviet: 'human', german: 'still' }));
  await table.waits();
  const point = await table.pointOf(stupino);
  const finger = await fingersDown(page, [point]);
  await expect(page.locator('[data-part="inspector"]')).toContainText('II/251');
  await finger.lift();
  await expect(page.locator('[data-part="inspector"]')).toContainText('II/251');
  await expect(page.locator('[data-part="draft"]')).toHaveCount(0);
  await expect(table.button('confirm')).toHaveCount(0);
});
