import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { phone } from '../browser.js';
import { type Battle, playUntil, saved, startBattle } from '../e2e/battles.js';
import { beginBattle, expect, Table, test } from '../e2e/fixtures.js';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import type { SavedBattle } from '../storage/types.js';

const root = `${import.meta.dirname}/../..`;
const pictures = `${root}/docs/pictures`;
mkdirSync(pictures, { recursive: true });

/** The third day, played by two scripts: the Commonwealth is to move, with many units and somebody to assault. */
function thirdDay(): Battle {
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

/** A moment of a battle, as a record goes: which battle, and after how many events. */
interface Moment {
  readonly match: Battle;
  readonly events: number;
  readonly score: number;
}

const heart = grid.centre(grid.parse('L8'));

/** How evenly both armies stand around Sidi Rezegh: the hexes held there by the weaker one. */
function crowding({ state }: Battle): number {
  const held = state.context.units.map((_, unit) => {
    const hex = state.hexOf[unit];
    if (hex < 0) return { side: -1, hex };
    const { x, y } = grid.centre(hex);
    return Math.abs(x - heart.x) < 4.4 && Math.abs(y - heart.y) < 2.4
      ? { side: state.context.side[unit], hex }
      : { side: -1, hex };
  });
  const count = (wanted: number): number =>
    new Set(held.flatMap(({ side, hex }) => (side === wanted ? [hex] : []))).size;
  return Math.min(count(0), count(1)) + (count(0) + count(1)) / 100;
}

/** The moment of some battles in which most is to be seen around Sidi Rezegh. */
function thickOfIt(): Moment {
  let best: Moment | null = null;
  for (let seed = 1; seed <= 14; seed++) {
    const match = startBattle(seed);
    playUntil(match, 'script', seed, () => {
      // Between couplets nobody has acted yet, so nobody is dimmed.
      const turn = match.turn();
      const score = !turn.over && turn.step === 'choose-an' ? crowding(match) : 0;
      if (score > (best?.score ?? 0)) best = { match, events: match.length, score };
      return match.state.turn > 3;
    });
  }
  return best!;
}

const assaultIn = (match: Battle) => totensonntag.legal(match.state, 'cw').find((action) => action.type === 'assault');

const morning = Date.UTC(2026, 10, 19, 6, 30);
const dated = (battle: SavedBattle): SavedBattle => ({ ...battle, created: morning, updated: morning });

/** The map is drawn in all its sharpness a little after it has come to rest. */
const sharp = (page: Page): Promise<void> => page.waitForTimeout(2500);

const shoot = async (page: Page, name: string): Promise<void> => {
  await sharp(page);
  await page.screenshot({ path: `${pictures}/${name}.jpg`, type: 'jpeg', quality: 84 });
};

/** A unit that can assault is chosen and its best target proposed. */
async function proposeAssault(page: Page, match: Battle): Promise<void> {
  const table = new Table(page);
  const assault = assaultIn(match)!;
  const at = (await table.hexOf(assault.unit))!;
  await table.cell(at).dispatchEvent('click');
  await page.locator(`.stack-pick[data-unit="${assault.unit}"]`).click();
  await table.mark(assault.target).dispatchEvent('click');
  await expect(table.forecast).toBeVisible();
}

test.describe('map', () => {
  test.use({ viewport: { width: 1560, height: 960 } });
  test('the battle for the home page', async ({ page, table }) => {
    // In the replay nobody is dimmed because it is not his turn.
    const { match, events } = thickOfIt();
    const battle = saved(match);
    await table.keep(battle);
    await page.goto(`./#/replay/${battle.id}`);
    await page.locator('[data-part="scrubber"]').fill(String(events));
    await page.addStyleTag({
      content: '.board-minimap, .board-controls, .status, .notices, .reel { display: none !important }',
    });
    const middle = await table.pointOf('L8');
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -240);
    await table.rested();
    await page.mouse.wheel(0, -110);
    const from = await table.pointOf('L8');
    const board = (await table.board.boundingBox())!;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2, { steps: 5 });
    await page.waitForTimeout(200);
    await page.mouse.up({ button: 'middle' });
    await page.mouse.move(5, 5);
    await sharp(page);
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
  // The build may still have the picture from before.
  await page.route('**/sidi-rezegh.jpg', (route) => route.fulfill({ path: `${root}/table/public/sidi-rezegh.jpg` }));
  await table.keep(dated(saved(thirdDay())));
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

async function proposeAssaultByTap(page: Page, match: Battle): Promise<void> {
  const table = new Table(page);
  const assault = assaultIn(match)!;
  await table.cell((await table.hexOf(assault.unit))!).dispatchEvent('click');
  await table.rested();
}

test('chinese', async ({ page, table }) => {
  const match = thirdDay();
  await page.goto('./');
  await page.getByRole('button', { name: '繁體中文' }).click();
  await table.open(saved(match));
  await proposeAssault(page, match);
  await shoot(page, 'chinese');
});
