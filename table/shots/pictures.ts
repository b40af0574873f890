import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { phone } from '../browser.js';
import { type Battle, playUntil, saved, startBattle } from '../e2e/battles.js';
import { beginBattle, expect, Table, test } from '../e2e/fixtures.js';
import { totensonntag } from '@impulse/totensonntag';
import type { SavedBattle } from '../storage/types.js';

const root = `${import.meta.dirname}/../..`;
const pictures = `${root}/docs/pictures`;
mkdirSync(pictures, { recursive: true });

const seed = 11;

/** The third day at noon, played by two scripts; the Commonwealth is to move. */
function thirdDay(seed: number): Battle {
  const match = startBattle(seed);
  playUntil(match, 'script', seed, () => {
    const turn = match.turn();
    if (turn.over || match.state.turn < 3 || turn.side !== 'cw' || turn.step !== 'impulse') return false;
    return totensonntag.legal(match.state, 'cw').some(({ type }) => type === 'assault');
  });
  return match;
}

const morning = Date.UTC(2026, 10, 19, 6, 30);
const dated = (battle: SavedBattle): SavedBattle => ({ ...battle, created: morning, updated: morning });

const shoot = async (page: Page, name: string): Promise<void> => {
  await new Table(page).rested().catch(() => undefined);
  await page.screenshot({ path: `${pictures}/${name}.jpg`, type: 'jpeg', quality: 84 });
};

/** A unit that can assault is chosen and its best target proposed. */
async function proposeAssault(page: Page, match: Battle): Promise<void> {
  const table = new Table(page);
  const assault = totensonntag.legal(match.state, 'cw').find((action) => action.type === 'assault');
  if (assault?.type !== 'assault') throw new Error('Nobody can assault');
  const at = (await table.hexOf(assault.unit))!;
  await table.cell(at).dispatchEvent('click');
  await page.locator(`.stack-pick[data-unit="${assault.unit}"]`).click();
  await table.mark(assault.target).dispatchEvent('click');
  await expect(table.forecast).toBeVisible();
}

test.describe('map', () => {
  test.use({ viewport: { width: 1560, height: 960 } });
  test('the battle for the home page', async ({ page, table }) => {
    await table.open(saved(thirdDay(seed)));
    await page.addStyleTag({
      content: '.board-minimap, .board-controls, .status, .notices { display: none !important }',
    });
    for (let turns = 0; turns < 2; turns++) await page.locator('[data-board="zoomIn"]').dispatchEvent('click');
    await table.rested();
    const box = (await table.board.boundingBox())!;
    const width = Math.min(1200, box.width);
    const height = (width * 675) / 1200;
    await page.screenshot({
      path: `${root}/table/public/sidi-rezegh.jpg`,
      type: 'jpeg',
      quality: 80,
      clip: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    });
  });
});

test('icons of the installed app', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    const icon = new Image();
    icon.src = './icon.svg';
    await icon.decode();
    icon.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh';
    document.documentElement.style.background = document.body.style.background = 'none';
    document.body.replaceChildren(icon);
  });
  for (const size of [192, 512]) {
    await page.setViewportSize({ width: size, height: size });
    await page.screenshot({ path: `${root}/table/public/icon-${size}.png`, omitBackground: true });
  }
});

test('home', async ({ page, table }) => {
  await table.keep(dated(saved(thirdDay(seed))));
  await page.goto('./#/');
  await page.reload();
  await expect(page.locator('.saved-row')).toHaveCount(1);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  await shoot(page, 'home');
});

test('setup', async ({ page, table }) => {
  await beginBattle(page, 'human', 'script', 'Free set-up');
  const tray = page.locator('[data-part="setup"] .counter-button');
  for (let placed = 0; placed < 4; placed++) {
    await tray.first().click();
    await table.marks.nth((placed * 3) % (await table.marks.count())).dispatchEvent('click');
    await page.keyboard.press('Escape');
  }
  await tray.first().click();
  await shoot(page, 'setup');
});

test('battle', async ({ page, table }) => {
  const match = thirdDay(seed);
  await table.open(saved(match));
  await proposeAssault(page, match);
  await shoot(page, 'battle');
});

test('replay', async ({ page, table }) => {
  const battle = dated(saved(thirdDay(seed)));
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  await page.locator('[data-part="scrubber"]').fill(String(Math.round(battle.summary.events * 0.7)));
  await page.keyboard.press(']');
  await shoot(page, 'replay');
});

test.describe('phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test('phone', async ({ page, table }) => {
    const match = thirdDay(seed);
    await table.open(saved(match));
    await proposeAssaultByTap(page, match);
    await shoot(page, 'phone');
  });
});

async function proposeAssaultByTap(page: Page, match: Battle): Promise<void> {
  const table = new Table(page);
  const assault = totensonntag.legal(match.state, 'cw').find((action) => action.type === 'assault');
  if (assault?.type !== 'assault') throw new Error('Nobody can assault');
  await table.cell((await table.hexOf(assault.unit))!).dispatchEvent('click');
  await table.rested();
}

test('chinese', async ({ page, table }) => {
  const match = thirdDay(seed);
  await page.goto('./');
  await page.getByRole('button', { name: '繁體中文' }).click();
  await table.open(saved(match));
  await proposeAssault(page, match);
  await shoot(page, 'chinese');
});
