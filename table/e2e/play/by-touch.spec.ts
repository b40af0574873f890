import { coupletWithAssault, saved } from '../testing/battles.js';
import { drawTo, type Finger, fingersDown, swipe } from '../testing/fingers.js';
import { expect, test } from '../testing/fixtures.js';
import { battleBeforeAttack } from '../testing/scenes.js';

test('a stack that was looked at steps aside when the finger goes on to something else', async ({ page, table }) => {
  await table.open(saved(coupletWithAssault().match));
  await table.asked('choose-an');
  const fit = page.locator('[data-board="fit"]');
  await fit.tap();
  await table.rested();
  const stacks = page.locator('.board-grid [data-units*=" "]');
  const point = await table.pointOf((await stacks.first().getAttribute('data-hex'))!);
  const viewer = page.locator('[data-part="stack-viewer"]');
  const finger = await fingersDown(page, [point]);
  await expect(viewer).toBeVisible();
  await finger.lift();
  await expect(viewer).toBeVisible();
  await page.locator('#tab-log').tap();
  await expect(viewer).toHaveCount(0);
});

test('a whole couplet by touch: tap, one finger pans, two zoom, long press inspects', async ({ page, table }) => {
  const { match, number, move, assault } = coupletWithAssault();
  await table.open(saved(match));

  await table.number(number).tap();
  await table.button('confirm').tap();
  await table.asked('impulse');

  const box = (await table.board.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + 150 };
  await test.step('two fingers zoom', async () => {
    const before = await table.rested();
    const spread = (by: number): Finger[] => [
      { x: middle.x - by, y: middle.y },
      { x: middle.x + by, y: middle.y },
    ];
    await swipe(page, spread(40), spread(90));
    await expect.poll(async () => (await table.rested()).scale).toBeGreaterThan(before.scale * 1.5);
    await swipe(page, spread(90), spread(40));
    await expect.poll(async () => (await table.rested()).scale).toBeLessThan(before.scale * 1.5);
  });
  await test.step('one finger pans', async () => {
    const before = await table.rested();
    await swipe(page, [{ x: middle.x + 60, y: middle.y + 60 }], [{ x: middle.x - 40, y: middle.y - 20 }]);
    await expect.poll(async () => (await table.rested()).x).toBeGreaterThan(before.x);
  });

  const reach = async (hex: string): Promise<void> => {
    const { x, y } = await table.pointOf(hex);
    const [goalX, goalY] = [box.x + box.width / 2, box.y + box.height / 3];
    if (Math.abs(x - goalX) < 100 && Math.abs(y - goalY) < 100) return;
    for (let left = { x: goalX - x, y: goalY - y }, turns = 0; turns < 8 && Math.hypot(left.x, left.y) > 30; turns++) {
      const by = { x: Math.max(-150, Math.min(150, left.x)), y: Math.max(-150, Math.min(150, left.y)) };
      const start = { x: goalX - by.x / 2, y: goalY + 20 - by.y / 2 };
      await swipe(page, [start], [{ x: start.x + by.x, y: start.y + by.y }]);
      left = { x: left.x - by.x, y: left.y - by.y };
    }
  };

  await test.step('long press looks into a stack', async () => {
    const at = (await table.hexOf(move.unit))!;
    await reach(at);
    const point = await table.pointOf(at);
    const stack = page.locator('.peek, .stack-row').first();
    await expect(stack).toBeHidden();
    const finger = await fingersDown(page, [point]);
    await expect(stack).toBeVisible();
    await finger.lift();
    await expect(stack).toBeVisible();
  });

  const to = move.path.at(-1)!;
  await test.step('tap and tap moves', async () => {
    await table.tapHex((await table.hexOf(move.unit))!);
    await expect(table.mark(to)).toBeAttached();
    await reach(to);
    await table.tapHex(to);
    await expect.poll(() => table.hexOf(move.unit)).toBe(to);
  });

  await test.step('an assault with its forecast in the sheet', async () => {
    await reach((await table.hexOf(assault.unit))!);
    await table.tapHex((await table.hexOf(assault.unit))!);
    await expect(table.mark(assault.target)).toHaveAttribute('data-mark', 'target');
    await table.tapHex(assault.target);
    await expect(table.forecast).toContainText('%');
    await table.button('confirm').tap();
    await expect(table.forecast).toHaveCount(0);
  });

  /** The tracker is in the sheet of orders, which goes down by itself when the computer begins: then nothing is read. */
  const couplet = async (): Promise<string | undefined> => {
    const now = page.locator('.tracker-parts [aria-current]');
    if (!(await now.isVisible())) await page.locator('#tab-orders').tap();
    return (await now.allInnerTexts())[0];
  };

  await test.step('end, the computer, the next couplet', async () => {
    await table.waits();
    await expect.poll(couplet).toBeDefined();
    const before = await couplet();
    await table.button('end').tap();
    // Units that could still act are asked about, unless the computer is at work already.
    const ending = page.locator('[data-part="ending"]');
    await expect(ending.or(page.locator('.activity')).first()).toBeVisible();
    if (await ending.isVisible()) await table.button('confirm').tap();
    await expect.poll(async () => (await couplet()) ?? before, { timeout: 40_000 }).not.toBe(before);
  });
});

test('whom an assault is proposed on stays in sight when the sheet comes up over the map', async ({ page, table }) => {
  const { match, number, assault } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).tap();
  await table.button('confirm').tap();
  await table.asked('impulse');
  await page.locator('#tab-orders').tap();
  for (let zoom = 0; zoom < 2; zoom++) await page.locator('[data-board="zoomIn"]').tap();
  await drawTo(page, table, assault.target, 100);
  await table.cell((await table.hexOf(assault.unit))!).dispatchEvent('click');
  await table.tapHex(assault.target);
  await expect(table.forecast).toContainText('%');
  await expect
    .poll(async () => {
      const [{ y }, map] = [await table.pointOf(assault.target), (await table.board.boundingBox())!];
      return y > map.y + 20 && y < map.y + map.height - 20;
    })
    .toBe(true);
});

test('with the sheet down the dice of the computer are shown, open their arithmetic, and go away', async ({
  page,
  table,
}) => {
  const battle = await battleBeforeAttack();
  const toast = page.locator('[data-part="toast"]');
  await table.open(battle);
  // It stays for some seconds: whatever is asked of it is asked at once.
  await table.sees('[data-action="end"]:enabled');
  expect(await toast.innerText()).toContain('→');
  expect(await toast.locator('.verdict').isVisible()).toBe(true);
  await toast.tap();
  await expect(page.locator('[data-part="result"] .result-sum')).toContainText('against');
  await expect(toast).toHaveCount(0);

  // Nobody tapped it this time.
  await page.goto('./');
  await table.open(battle);
  await table.asked('impulse');
  await expect(toast).toBeVisible();
  // Neither the recap that opens nor the buttons of the map lie on it.
  const apart = await page.waitForFunction(() => {
    const [dice, ...others] = ['.toast', '.recap', '.board-controls'].map((one) => document.querySelector(one));
    const boxes = others.map((one) => one?.getBoundingClientRect());
    const box = dice?.getBoundingClientRect();
    if (!box || boxes.some((one) => !one)) return null;
    return { clear: boxes.every((one) => one!.bottom <= box.top || one!.top >= box.bottom) };
  });
  expect(await apart.jsonValue()).toEqual({ clear: true });
  await expect(toast).toHaveCount(0);
  await expect(page.locator('.tabs')).not.toHaveClass(/is-open/);
});
