import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { phone } from '../e2e/testing/browser.js';
import { type TestMatch, playUntil, saved, startBattle } from '../e2e/testing/battles.js';
import { beginBattle, expect, Table, test } from '../e2e/testing/fixtures.js';
import { makeRandom } from '@impulse/engine';
import { opponents as winterOpponents } from '@impulse/library/white-death/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { whiteDeath } from '@impulse/white-death';
import { playAll, savedWhiteDeath, startWhiteDeath, type WhiteDeathBattle } from '../e2e/testing/white-death.js';
import type { SavedBattle } from '../storage/types.js';

const root = `${import.meta.dirname}/../..`;
const pictures = `${root}/docs/pictures`;
mkdirSync(pictures, { recursive: true });

/** The third day, played by two scripts: the Commonwealth is to move, with many units and somebody to assault. */
function thirdDay(): TestMatch {
  for (let seed = 1; ; seed++) {
    const match = startBattle(seed);
    const found = playUntil(match, 'script', seed, () => {
      const turn = match.turn();
      if (turn.over || match.state.turn > 3) return true;
      if (match.state.turn < 3 || turn.side !== 'cw' || turn.step !== 'impulse') return false;
      const legal = totensonntag.legal(match.state, 'cw');
      const movers = new Set(legal.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
      return movers.size >= 15 && assaultIn(match) !== undefined;
    });
    if (found && match.state.turn === 3) return match;
  }
}

const assaultIn = (match: TestMatch) =>
  totensonntag.legal(match.state, 'cw').find((action) => action.type === 'assault');

/** The second turn of the first scenario, played by two scripts: the Soviets are to move. */
function winterMorning(): WhiteDeathBattle {
  const match = startWhiteDeath(5);
  const random = makeRandom('5');
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (match.state.turn === 2 && turn.side === 'soviet' && turn.step === 'movement') return match;
    const { action } = winterOpponents.think('script', match.state, turn.side, random);
    playAll(match, turn.side as 'soviet', [action]);
  }
  throw new Error('The battle is over before its second turn');
}

/** Hundreds of actions are played again before a battle opens, and maps take their time. */
const patience = { timeout: 60_000 };

const morning = Date.UTC(2026, 10, 19, 6, 30);
const dated = (battle: SavedBattle): SavedBattle => ({ ...battle, created: morning, updated: morning });

/** The map is drawn in all its sharpness a little after it has come to rest. */
const sharp = (page: Page): Promise<void> => page.waitForTimeout(2500);

const shoot = async (page: Page, name: string): Promise<void> => {
  await sharp(page);
  await page.screenshot({ path: `${pictures}/${name}.jpg`, type: 'jpeg', quality: 84 });
};

/** What happened before the picture has no place in it. */
async function closeRecap(page: Page): Promise<void> {
  await page.locator('[data-action="recap-close"]').click();
}

/** A unit that can assault is chosen and its best target proposed. */
async function proposeAssault(page: Page, match: TestMatch): Promise<void> {
  const table = new Table(page);
  await closeRecap(page);
  const assault = assaultIn(match)!;
  const at = (await table.hexOf(assault.unit))!;
  await table.cell(at).dispatchEvent('click');
  await page.locator(`.stack-pick[data-unit="${assault.unit}"]`).click();
  await table.mark(assault.target).dispatchEvent('click');
  await expect(table.forecast).toBeVisible();
}

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

/** The home page paints a battle whose picture does not come: what it paints becomes the picture. */
const openings = [
  ['English', 'en'],
  ['繁體中文', 'zh-Hant'],
] as const;
/** Twice the pixels hide twice the loss. */
for (const [width, quality] of [
  [544, 0.74],
  [1088, 0.55],
] as const) {
  test.describe(() => {
    test.use({ deviceScaleFactor: width / 544 });
    for (const [button, spoken] of openings) {
      test(`openings of both battles for the home page, ${spoken}, ${width} pixels`, async ({ page }) => {
        mkdirSync(`${pictures}/opening`, { recursive: true });
        await page.route('**/*.webp', (route) => route.fulfill({ contentType: 'image/webp', body: '' }));
        await page.goto('./');
        await page.getByRole('button', { name: button }).click();
        await expect(page.locator(`html[lang="${spoken}"]`)).toBeAttached();
        await page.reload();
        await page.addStyleTag({ content: '.banner-picture { width: 544px; height: 306px; flex: none; }' });
        await expect(page.locator('.map-picture[data-painted]')).toHaveCount(2, patience);
        for (const battle of ['totensonntag', 'white-death']) {
          const painted = page.locator(`[data-battle="${battle}"] canvas`);
          const data = await painted.evaluate(
            (canvas: HTMLCanvasElement, given) => canvas.toDataURL('image/webp', given),
            quality,
          );
          const file = `${pictures}/opening/${battle}.${spoken}.${width}.webp`;
          writeFileSync(file, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
        }
      });
    }
  });
}

test('home', async ({ page, table }) => {
  await table.keep(dated(saved(thirdDay())));
  await page.goto('./#/');
  await page.reload();
  await expect(page.locator('.saved-row')).toHaveCount(1);
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
  const match = thirdDay();
  await table.open(saved(match));
  await proposeAssault(page, match);
  await shoot(page, 'battle');
});

test('replay', async ({ page, table }) => {
  const battle = dated(saved(thirdDay()));
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  await page.locator('[data-part="scrubber"]').fill(String(Math.round(battle.summary.events * 0.7)));
  await page.keyboard.press(']');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await shoot(page, 'replay');
});

test.describe('phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test('phone', async ({ page, table }) => {
    const match = thirdDay();
    await table.open(saved(match));
    await proposeAssaultByTap(page, match);
    await shoot(page, 'phone');
  });
});

async function proposeAssaultByTap(page: Page, match: TestMatch): Promise<void> {
  const table = new Table(page);
  await closeRecap(page);
  const assault = assaultIn(match)!;
  await table.cell((await table.hexOf(assault.unit))!).dispatchEvent('click');
  await table.rested();
}

test('white-death', async ({ page, table }) => {
  const match = winterMorning();
  const battle = savedWhiteDeath(match, { soviet: 'human', german: 'script' });
  await table.keep(battle);
  await page.goto(`./#/play/${battle.id}`);
  await expect(page.locator('.play')).toBeVisible(patience);
  await table.asked('impulse');
  const move = whiteDeath.legal(match.state, 'soviet').find((action) => action.type === 'move');
  await table.cell((await table.hexOf(move?.unit ?? ''))!).dispatchEvent('click');
  await shoot(page, 'white-death');
});

test('white-death-scenarios', async ({ page }) => {
  await page.goto('./#/new/white-death');
  await expect(page.locator('.map-picture[data-painted]')).toHaveCount(1, patience);
  await shoot(page, 'white-death-scenarios');
});

test('chinese', async ({ page, table }) => {
  const match = thirdDay();
  await page.goto('./');
  await page.getByRole('button', { name: '繁體中文' }).click();
  await table.open(saved(match));
  await proposeAssault(page, match);
  await shoot(page, 'chinese');
});
