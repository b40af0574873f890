import { coupletWithAssault, saved } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { sceneIn } from '../testing/scenes.js';

/** What is heard, what is printed, and windows in which little can be seen. */

/** Three regiments of the 7th Armoured Division beside a battalion that one hit destroys. */
const cornered = () =>
  saved(
    sceneIn({
      an: 4,
      enemyAn: 3,
      couplet: 2,
      units: { '7ad-7h': 'H9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G10', '21-pz5-1': { at: 'H10', hits: 3 } },
    }),
  );

test.describe('with sound', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a move and dice are heard, and nothing is after sound is switched off', async ({ page, table }) => {
    await page.addInitScript(() => {
      localStorage.setItem('impulse-settings', JSON.stringify({ sound: true, speed: 1 }));
      const heard = { count: 0 };
      Object.assign(globalThis, { heard });
      // Every sound dies away by a gain of its own.
      globalThis.AudioContext = class extends AudioContext {
        override createGain(): GainNode {
          heard.count++;
          return super.createGain();
        }
      };
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);
    await table.open(cornered());
    await table.asked('impulse');
    await table.clickHex('H10');
    await expect(table.forecast).toContainText('One after another');
    await expect.poll(() => page.locator('[data-part="series"] li').count()).toBeGreaterThan(2);
    const before = await heard();
    await table.button('confirm').click();
    await expect.poll(heard).toBeGreaterThan(before);

    await table.chooseTab('view');
    await page.getByRole('checkbox', { name: 'Sound' }).uncheck();
    await expect(table.button('undo')).toBeEnabled();
    await expect(table.button('next')).toBeVisible();
    const silent = await heard();
    await page.keyboard.press('n');
    await expect(table.marks.first()).toBeAttached();
    await table.marks.first().dispatchEvent('click');
    await table.waits();
    expect(await heard()).toBe(silent);
  });
});

test('on paper stand the map and how the battle stands, without buttons, by daylight', async ({ page, table }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await table.open(saved(coupletWithAssault().match));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await table.asked('choose-an');
  // The button for it stands among the settings: it is not those that belong on paper.
  await table.chooseTab('view');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(table.board).toBeVisible();
  await expect(page.locator('.tracker')).toBeVisible();
  await expect(table.log).toBeVisible();
  for (const hidden of ['.bar-buttons', '.numbers', '.status', '.tab-list', '.board-controls']) {
    await expect(page.locator(hidden)).toBeHidden();
  }
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
});

const small = [
  { what: 'a phone held sideways', width: 844, height: 390 },
  { what: '1440 by 900 at 200 %', width: 720, height: 450 },
];

for (const { what, ...size } of small) {
  test(`${what}: the prompt is whole, the map large enough, and everything beside it can be reached`, async ({
    page,
    table,
  }) => {
    await page.setViewportSize(size);
    await table.open(saved(coupletWithAssault().match));
    await expect(table.numbers).toBeVisible();
    expect(await table.numbers.evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0);
    const { width, height } = (await table.board.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThan(size.height / 2);
    const cut = await table.prompt.evaluate((prompt) => prompt.scrollHeight - prompt.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await table.number(3).scrollIntoViewIfNeeded();
    await table.number(3).click();
    await table.button('confirm-here').scrollIntoViewIfNeeded();
    await expect(table.button('confirm-here')).toBeInViewport();
    await page.locator('#tab-log').scrollIntoViewIfNeeded();
    await expect(page.locator('#tab-log')).toBeInViewport();
  });
}
