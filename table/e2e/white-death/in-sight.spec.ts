import type { Locator, Page } from '@playwright/test';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { aids } from '@impulse/white-death/aids/index.js';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, playedUntil, savedWhiteDeath } from '../testing/white-death.js';

/** At 1280 x 720: what is to be decided stands where one looks, whatever was looked at before. */

test.use({ viewport: { width: 1280, height: 720 } });

const orders = (page: Page): Locator => page.locator('[data-part="orders"]');

/** Is the top of this card in the panel of orders, with at least so much of it? */
async function inSight(page: Page, card: Locator, height: number): Promise<boolean> {
  const [panel, box] = [await orders(page).boundingBox(), await card.boundingBox()];
  if (!panel || !box) return false;
  const bottom = Math.min(box.y + box.height, panel.y + panel.height);
  return box.y >= panel.y - 1 && bottom - box.y >= Math.min(height, box.height);
}

test('an empty hex is looked into and left again; a new card opens in sight, and the log follows beside it', async ({
  page,
  table,
}) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  const inspector = page.locator('[data-part="inspector"]');
  await table.cell('1510').dispatchEvent('click');
  await expect(inspector).toBeVisible();
  await table.button('close-inspector').click();
  await expect(inspector).toBeHidden();
  await table.cell('1510').dispatchEvent('click');
  await expect(inspector).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();

  // Though the panel was scrolled down.
  await table.cell('3027').dispatchEvent('click');
  await expect(page.locator('[data-part="inspector"]')).toBeVisible();
  await orders(page).evaluate((panel) => (panel.scrollTop = panel.scrollHeight));
  await page.keyboard.press('Escape');
  await table.cell('2927').dispatchEvent('click');
  await expect(page.locator('[data-draft="assault"]')).toBeVisible();
  await expect.poll(() => inSight(page, page.locator('[data-draft="assault"]'), 200)).toBe(true);

  // Also when a chapter folds and a card takes its room.
  const body = page.locator('#tab-body');
  const away = (): Promise<number> => body.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  await expect.poll(away).toBeLessThan(30);
  await page.getByRole('button', { name: 'All adjacent' }).click();
  await table.button('confirm').click();
  await expect(page.locator('[data-draft="assault"]')).toBeHidden();
  await table.waits();
  await expect(table.log).toContainText('will assault');
  await expect.poll(away).toBeLessThan(30);
});

test('a tick that is refused says why in sight, and Enter confirms with the focus on the next', async ({
  page,
  table,
}) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  await table.cell('2927').dispatchEvent('click');
  const draft = page.locator('[data-draft="assault"]');
  await expect(draft).toBeVisible();

  const warning = draft.locator('> .refusal .warning');
  const open = draft.locator('input[type=checkbox]:not(:checked)');
  const rows = draft.locator('.tick-rows');
  const top = async (): Promise<number> =>
    (await rows.boundingBox())!.y + (await orders(page).evaluate((panel) => panel.scrollTop));
  let stood = await top();
  while ((await warning.count()) === 0) {
    stood = await top();
    await open.last().click();
  }
  // It stands where the odds were, and no row has moved.
  expect(Math.abs((await top()) - stood)).toBeLessThan(1);
  await orders(page).evaluate((panel) => (panel.scrollTop = 0));
  const [refused, list] = [(await warning.boundingBox())!, (await rows.boundingBox())!];
  expect(refused.y + refused.height).toBeLessThanOrEqual(list.y);
  await expect(draft.locator('[data-part="against"]')).toBeHidden();
  await orders(page).evaluate((panel) => (panel.scrollTop = panel.scrollHeight));
  await expect.poll(() => inSight(page, warning, 100)).toBe(true);

  const last = draft.locator('input[type=checkbox]:checked').last();
  while ((await warning.count()) > 0) await last.click();
  await expect(page.locator('input[type=checkbox]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(draft).toBeHidden();
  await table.waits();
  await expect(table.log).toContainText('will assault');
});

test('in a defence of many hexes the fire comes first, results take a line, and one steps from fight to fight', async ({
  page,
  table,
}) => {
  const match = playedUntil(4, 'scenario-3', (now) => {
    const turn = now.turn();
    const fights = (): number => (aids.attacks?.(now.state, 'german') ?? []).length;
    return !turn.over && turn.step === 'defence' && turn.side === 'german' && fights() > 4;
  });
  await table.open(savedWhiteDeath(match, { soviet: 'random', german: 'human' }));
  const fire = page.locator('[data-draft="defend"]');
  await expect(fire).toBeVisible();
  await expect.poll(() => inSight(page, fire, 240)).toBe(true);
  const first = await fire.locator('.reference-hex').first().innerText();
  await table.button('confirm').click();
  await expect(page.locator('[data-part="result"]')).toBeVisible();
  await expect(fire.locator('.reference-hex').first()).not.toHaveText(first);
  await expect.poll(() => inSight(page, fire, 240)).toBe(true);
  const fold = table.button('open-result');
  await expect(fold).toBeVisible();
  const second = await fire.locator('.reference-hex').first().innerText();
  await table.button('attack-next').click();
  await expect(fire.locator('.reference-hex').first()).not.toHaveText(second);
  await table.button('attack-back').click();
  await expect(fire.locator('.reference-hex').first()).toHaveText(second);
  await table.button('list-attacks').click();
  await expect(page.locator('[data-attack]').first()).toBeVisible();
  await fold.click();
  await expect(page.locator('[data-part="result"] [data-result]').first()).toBeVisible();
});

test('the log follows what happens, unless somebody reads further up', async ({ page, table }) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 4 }, { type: 'done' }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  const body = page.locator('#tab-body');
  const away = (): Promise<number> => body.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  await expect.poll(away).toBeLessThan(30);
  for (const target of ['2927', '2828']) {
    await table.cell(target).dispatchEvent('click');
    await expect(page.locator('[data-draft="barrage"]')).toBeVisible();
    await table.button('confirm').click();
    await expect(page.locator('[data-draft="barrage"]')).toBeHidden();
    await table.waits();
    await expect.poll(away).toBeLessThan(30);
  }
  await table.rested();
  // Nobody scrolls and clicks within the same frame.
  await body.evaluate(
    (one) =>
      new Promise((heard) => {
        one.addEventListener('scroll', () => requestAnimationFrame(heard), { once: true });
        one.scrollTop = 0;
      }),
  );
  await table.cell('2930').dispatchEvent('click');
  await table.button('confirm').click();
  await table.waits();
  await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBe(0);
});

test('what is still looked at does not scroll the next decision away', async ({ page, table }) => {
  await table.open(savedWhiteDeath(begunWhiteDeath(3), { soviet: 'human', german: 'random' }));
  await table.number(3).click();
  await table.cell('1510').dispatchEvent('click');
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();
  await table.button('undo').click();
  const decision = page.locator('[data-part="decision"]');
  await expect(decision).toBeVisible();
  await expect(page.locator('[data-part="inspector"]')).toBeVisible();
  await expect.poll(() => inSight(page, decision, 200)).toBe(true);
  await expect(table.button('confirm')).toBeEnabled();
});

test('the hex that is fired at stands clear of the recap that has opened on the map', async ({ page, table }) => {
  const match = begunWhiteDeath(3);
  const declared = ['9grd-18g', '9grd-22g'].map((unit): Action => ({ type: 'assault', unit, target: '2927' }));
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }, ...declared, { type: 'done' }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'script' }));
  await expect(table.button('end')).toBeEnabled();
  // The fight is dragged to the lower edge of the map.
  const from = await table.pointOf('2727');
  const board = (await table.board.boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, board.y + board.height - 50, { steps: 4 });
  await page.mouse.up();
  await table.button('end').click();
  await table.waits();
  const ending = page.locator('[data-part="ending"]');
  await expect(ending.or(page.locator('[data-draft="fire"]')).first()).toBeVisible();
  if (await ending.isVisible()) await table.button('confirm').click();
  await expect(page.locator('[data-draft="fire"]')).toBeVisible({ timeout: 40_000 });
  const recap = page.locator('[data-part="recap"]');
  await expect(recap).toBeVisible();
  await table.rested();
  const strip = (await recap.boundingBox())!;
  const target = await table.pointOf('2927');
  expect(target.y).toBeLessThan(strip.y);
});

test('a unit picked from the list of forces is shown with its reach, as far as the map has room', async ({
  page,
  table,
}) => {
  const match = begunWhiteDeath(3);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'random' }));
  await expect(table.button('end')).toBeEnabled();
  await table.chooseTab('forces');
  const before = await table.rested();
  await page.locator('[data-part="forces"] input[type="search"]').fill('1190');
  await page.locator('.force .reference', { hasText: '1190' }).first().click();
  await expect(table.marks.first()).toBeAttached();
  const view = (await table.board.boundingBox())!;
  const lit = await table.marks.evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset['hex'] ?? ''));
  expect(lit.length).toBeGreaterThan(3);
  expect(await table.rested()).not.toEqual(before);
  for (const { x, y } of await table.pointsOf(lit)) {
    expect(x).toBeGreaterThan(view.x);
    expect(x).toBeLessThan(view.x + view.width);
    expect(y).toBeGreaterThan(view.y);
    expect(y).toBeLessThan(view.y + view.height);
  }
});
