import { coupletWithAssault, saved } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath } from '../testing/white-death.js';

/** The page on screens of all kinds, and what the player makes of it. */

/** On a phone the buttons of the bar are beside the choice. */
const sizes = {
  'a small laptop': [1280, 720, 'confirm-here'],
  'a tablet held upright': [820, 1180, 'confirm-here'],
  'a phone': [390, 844, 'confirm'],
} as const;

for (const [name, [width, height, confirm]] of Object.entries(sizes)) {
  test(`the choice of a number is in sight on ${name}`, async ({ page, table }) => {
    await page.setViewportSize({ width, height });
    const { match, number } = coupletWithAssault();
    await table.open(saved(match));
    await table.asked('choose-an');
    await table.number(number).click();
    await expect(table.button(confirm)).toBeInViewport({ ratio: 1 });
    const map = (await table.board.boundingBox())!;
    expect(map.width).toBeGreaterThan(width * 0.55);
    await table.button(confirm).click();
    await table.asked('impulse');
  });
}

test('on a phone every choice of an impulse of White Death is in sight at once', async ({ page, table }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open(savedWhiteDeath(begunWhiteDeath(3), { soviet: 'human', german: 'random' }));
  await table.number(10).click();
  const card = page.locator('[data-part="decision"]');
  await expect(card.locator('[data-part="outlook"]')).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('button', { name: 'Pass' })).toBeInViewport({ ratio: 1 });
  await expect(table.button('confirm')).toBeInViewport({ ratio: 1 });
});

const languages = { English: 'en', Chinese: 'zh-Hant' } as const;

for (const [name, language] of Object.entries(languages)) {
  test(`on a phone no button of the bar lies on another, whatever is to be confirmed: ${name}`, async ({
    page,
    table,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((wanted) => localStorage.setItem('impulse-settings', JSON.stringify(wanted)), {
      language,
    });
    const match = begunWhiteDeath(3);
    playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
    await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
    await expect(table.button('end')).toBeEnabled();
    await table.cell('2927').dispatchEvent('click');
    await expect(table.button('confirm')).toBeVisible();
    const boxes = await page.locator('.bar-buttons button:visible').evaluateAll((buttons) =>
      buttons.map((button) => ({
        box: button.getBoundingClientRect().toJSON() as DOMRect,
        full: button.scrollWidth,
      })),
    );
    expect(boxes).toHaveLength(4);
    boxes.forEach(({ box, full }, index) => {
      expect(box.right).toBeLessThanOrEqual(boxes[index + 1]?.box.left ?? 390);
      expect(full).toBeLessThanOrEqual(Math.ceil(box.width));
      // Two lines, not three.
      expect(box.height).toBeLessThan(52);
    });
  });
}

test('on the narrowest phone no button of the bar lies on another while units move', async ({ page, table }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('impulse-settings', JSON.stringify({ language: 'zh-Hant' })));
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  await expect(table.button('next')).toBeVisible();
  const boxes = await page
    .locator('.bar-buttons button:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(3);
  boxes.forEach(({ right }, index) => expect(right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? 320));
});

test('the title says when it is one’s turn; panels are resized and folded by key, and stay so', async ({
  page,
  table,
}) => {
  const { match } = coupletWithAssault();
  await table.open(saved(match));
  await expect(page).toHaveTitle(/^● Your decision: /);
  const side = page.locator('.play-side');
  const width = async (): Promise<number> => Math.round((await side.boundingBox())!.width);
  const before = await width();
  await page.locator('.split-panels').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBe(before + 48);
  await page.locator('.split-tabs').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.locator('.tabs').boundingBox())!.height).toBeLessThan(60);
  await page.reload();
  await expect.poll(width).toBe(before + 48);
  await expect.poll(async () => (await page.locator('.tabs').boundingBox())!.height).toBeLessThan(60);
  await page.locator('.split-panels').dblclick();
  await expect.poll(width).toBe(before);
});

test('on a small laptop a tab that is read has half of the panels, and the line above it can be moved', async ({
  page,
  table,
}) => {
  const { match, number } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  const newest = table.log.getByText('begins with activation number').last();
  await expect(newest).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(newest).toBeInViewport();
  const height = async (): Promise<number> => Math.round((await page.locator('.tabs').boundingBox())!.height);
  const log = await height();
  await table.chooseTab('arrivals');
  await expect.poll(height).toBeGreaterThan(log * 1.5);
  await table.chooseTab('log');
  await expect.poll(height).toBe(log);
  await expect(newest).toBeInViewport();
  await page.locator('.split-tabs').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(height).toBeGreaterThan(log);
});
