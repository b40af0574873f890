import { coupletWithAssault, saved } from '../testing/battles.js';
import { beginBattle, expect, test } from '../testing/fixtures.js';

test('a whole couplet by mouse: number, move, assault with forecast, end, the computer, the next couplet', async ({
  page,
  table,
}) => {
  const { match, number, move, assault } = coupletWithAssault();
  await table.open(saved(match));

  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');

  // A click on a counter of the canvas, then on a lit hex of it.
  const from = (await table.hexOf(move.unit))!;
  await table.clickHex(from);
  const to = move.path.at(-1)!;
  await expect(table.mark(to)).toHaveAttribute('data-mark', /^reach/);
  const target = await table.pointOf(to);
  await page.mouse.move(target.x, target.y);
  await expect(page.locator('.status-hex')).toContainText(to);
  await page.mouse.click(target.x, target.y);
  await expect.poll(() => table.hexOf(move.unit)).toBe(to);

  // Undo takes it back, dragging does it again.
  await table.button('undo').click();
  await expect.poll(() => table.hexOf(move.unit)).toBe(from);
  const start = await table.pointOf(from);
  const end = await table.pointOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => table.hexOf(move.unit)).toBe(to);

  await page.keyboard.press('Escape');
  await table.clickHex((await table.hexOf(assault.unit))!);
  await expect(table.mark(assault.target)).toHaveAttribute('data-mark', 'target');
  await table.clickHex(assault.target);
  await expect(table.forecast).toContainText('%');
  await expect(table.forecast.locator('.rule-link').first()).toBeVisible();
  await table.button('confirm').click();
  await expect(page.locator('[data-part="result"]')).toBeVisible();
  await table.chooseTab('log');
  await expect(table.log.locator('.chapter').last().locator('.entry-attack')).toHaveCount(1);

  // An advance after combat may be asked for first.
  const before = await table.couplet();
  await endImpulse();
  await expect.poll(() => table.couplet(), { timeout: 40_000 }).not.toBe(before);
  await expect(table.log).toContainText('impulse', { ignoreCase: true });

  async function endImpulse(): Promise<void> {
    await table.button('end').click();
    const sure = table.button('confirm');
    await expect(sure.or(page.locator('.activity')).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
  }
});

test('a new battle against the computer begins at once and is listed at home', async ({ page, table }) => {
  await beginBattle(page, 'random', 'human');
  await table.asked('choose-an');
  await table.number(3).click();
  await table.button('confirm').click();
  await expect(table.numbers).toBeHidden();
  await page.locator('.bar-leave').click();
  await expect(page.locator('.saved-row')).toHaveCount(1);
  await page.locator('.saved-row').getByRole('link', { name: 'Continue' }).click();
  await expect(table.prompt).toBeVisible();
});

test('units are placed by clicking, by dragging from the tray and all at once', async ({ page, table }) => {
  await beginBattle(page, 'human', 'random', 'Free set-up');
  const tray = page.locator('[data-part="setup"]');
  const units = tray.locator('.counter-button');
  await expect(units.first()).toBeVisible();
  const all = await units.count();
  expect(all).toBeGreaterThan(5);

  const first = (await units.first().getAttribute('data-unit'))!;
  await units.first().click();
  const zone = (await table.marks.first().getAttribute('data-hex'))!;
  await table.clickHex(zone);
  await expect.poll(() => table.hexOf(first)).toBe(zone);
  await page.keyboard.press('Escape');

  const second = (await units.first().getAttribute('data-unit'))!;
  const box = (await units.first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, box.y + 40, { steps: 2 });
  const place = (await table.marks.last().getAttribute('data-hex'))!;
  const to = await table.pointOf(place);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => table.hexOf(second)).toBe(place);

  await page.keyboard.press('Escape');
  await table.button('place-rest').click();
  await expect(units).toHaveCount(0);
});

test('the map is moved and zoomed by mouse, wheel and buttons', async ({ page, table }) => {
  await table.open(saved(coupletWithAssault().match));
  const start = await table.rested();
  await page.locator('[data-board="zoomIn"]').click();
  await expect.poll(async () => (await table.rested()).scale).toBeGreaterThan(start.scale);
  const box = (await table.board.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  const zoomed = await table.rested();
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await table.rested()).scale).toBeGreaterThan(zoomed.scale);
  const before = await table.rested();
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(middle.x + 80, middle.y + 50, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  await expect.poll(async () => (await table.rested()).x).toBeLessThan(before.x);
  await page.locator('[data-board="fit"]').click();
  await expect.poll(async () => (await table.rested()).scale).toBe(start.scale);
});
