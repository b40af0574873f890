import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '../e2e/testing/fixtures.js';
import { MatchServer } from '../e2e/testing/match-server.js';
import { OnlinePlayer } from '../e2e/testing/online-player.js';
import { desertScreens } from './screens/desert.js';
import { walkByFile, walkOnline } from './screens/elsewhere.js';
import { pageScreens } from './screens/pages.js';
import { winterScreens } from './screens/winter.js';

/** Every card and screen, in both languages and in the dark, at all sizes, for somebody who looks at them: `npm run screens`. */

const folder = `${import.meta.dirname}/../../.cache/screens`;
mkdirSync(folder, { recursive: true });

const sizes = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

const manners = [
  { id: 'en', settings: { language: 'en' } },
  { id: 'zh', settings: { language: 'zh-Hant' } },
  { id: 'dark', settings: { language: 'en', theme: 'dark' } },
] as const;

/** Longer pages are texts: their beginning will do. */
const longest = 4000;

/** A page is shown to its end, a table as it fits the window. */
async function shoot(page: Page, name: string, tab?: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    if (tab !== undefined) await openTab(page, tab);
    await page.waitForTimeout(900);
    const length = await page.evaluate(() => (document.querySelector('.play') ? 0 : document.body.scrollHeight));
    const fullPage = length > height && length < longest;
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage });
  }
}

async function openTab(page: Page, id: string): Promise<void> {
  const tab = page.locator(`#tab-${id}`);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

const screens = { ...pageScreens, ...desertScreens, ...winterScreens };

for (const { id, settings } of manners) {
  const speak = (page: Page): Promise<unknown> =>
    page.addInitScript(
      (wanted) => localStorage.setItem('impulse-settings', JSON.stringify({ speed: 0, ...wanted })),
      settings,
    );
  for (const [name, come] of Object.entries(screens)) {
    test(`${name} ${id}`, async ({ page, table }) => {
      await speak(page);
      await page.goto('./');
      const tab = await come(table);
      await shoot(page, `${name}-${id}`, tab ?? undefined);
    });
  }

  test(`online ${id}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const server = await MatchServer.start('--accounts');
    const arrive = async (name: string): Promise<OnlinePlayer> => {
      const player = await OnlinePlayer.arrive(browser, server.address, name);
      await speak(player.page);
      return player;
    };
    try {
      await walkOnline(await arrive('Anna'), await arrive('Bernhard'), (page, name) => shoot(page, `${name}-${id}`));
    } finally {
      await server.end();
    }
  });

  test(`file ${id}`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    await walkByFile(browser, baseURL!, speak, (page, name) => shoot(page, `${name}-${id}`));
  });
}
