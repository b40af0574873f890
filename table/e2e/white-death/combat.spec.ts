import type { Locator, Page } from '@playwright/test';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { grid } from '@impulse/white-death/context.js';
import { phone } from '../testing/browser.js';
import { board, findings } from '../testing/axe.js';
import { expect, type Table, test } from '../testing/fixtures.js';
import { playAll, savedWhiteDeath, startWhiteDeath, type WhiteDeathBattle } from '../testing/white-death.js';

/** Planning, barraging, defending and firing at the table. */

const stupino = '2927';
const declared = ['9grd-18g', '9grd-smg', '9grd-22g'].map((unit): Action => ({
  type: 'assault',
  unit,
  target: stupino,
}));

/** The Soviets are in their first movement phase. */
function moving(): WhiteDeathBattle {
  const match = startWhiteDeath(3);
  playAll(match, 'german', [{ type: 'done' }, { type: 'avoid-isolation', pay: false }]);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  return match;
}

/** Stupino is assaulted from two hexes, and the step goes on from there. */
function assaulting(step: 'barrage' | 'defence' | 'assault'): WhiteDeathBattle {
  const match = moving();
  playAll(match, 'soviet', [...declared, { type: 'done' }]);
  if (step === 'barrage') return match;
  playAll(match, 'soviet', [{ type: 'done' }]);
  if (step === 'assault') playAll(match, 'german', [{ type: 'defend', target: stupino }]);
  return match;
}

async function sit(table: Table, match: WhiteDeathBattle): Promise<void> {
  await table.open(savedWhiteDeath(match));
  await table.button('lift').click();
}

/** The whole map, so that every hex can be clicked. */
async function seeAll(page: Page, table: Table): Promise<void> {
  await expect(table.button('next')).toBeVisible();
  await page.keyboard.press('0');
  await table.rested();
}

/** A click with the mouse on the map. */
async function clickMap(page: Page, table: Table, hex: string): Promise<void> {
  const camera = await table.rested();
  const box = (await table.board.boundingBox())!;
  const { x, y } = grid.centre(grid.parse(hex));
  await page.mouse.click(
    box.x + box.width / 2 + (x - camera.x) * camera.scale,
    box.y + box.height / 2 + (y - camera.y) * camera.scale,
  );
}

const besideMap = { except: board };

/** A German hex that too few stand beside for good odds. */
const farther = '2828';

/** Takes the points of a row away, column by column. */
async function lower(points: Locator, less: () => Promise<void>): Promise<void> {
  for (let before = Number(await points.inputValue()); before > 0; before = Number(await points.inputValue())) {
    await less();
    await expect(points).not.toHaveValue(String(before));
  }
}

const draftOf = (page: Page): Locator => page.locator('[data-part="draft"]');
const rowOf = (page: Page, index: number): Locator => page.locator('.fire-target').nth(index);
const chanceIn = (page: Page): Locator => page.locator('[data-part="distribution"] b');

test('an assault of several stacks is put together on the map, declared by the second click, and called off', async ({
  page,
  table,
}) => {
  test.setTimeout(150_000);
  await sit(table, moving());
  await seeAll(page, table);
  await clickMap(page, table, stupino);
  const draft = draftOf(page);
  const best = await chanceIn(page).innerText();
  await draft.locator('[data-choice="none"]').click();
  await expect(draft.locator('input:checked')).toHaveCount(0);
  await expect(table.button('confirm')).toBeDisabled();

  // Two hexes, one click each.
  await clickMap(page, table, '3026');
  await expect(draft.locator('[data-unit="9grd-18g"]')).toBeChecked();
  const alone = await chanceIn(page).innerText();
  await clickMap(page, table, '3027');
  await expect(draft.locator('[data-unit="9grd-22g"]')).toBeChecked();
  await expect(chanceIn(page)).not.toHaveText(alone);
  await clickMap(page, table, '3027');
  await expect(draft.locator('[data-unit="9grd-22g"]')).not.toBeChecked();
  await expect(chanceIn(page)).toHaveText(alone);

  await draft.locator('[data-choice="best"]').click();
  await expect(chanceIn(page)).toHaveText(best);
  await draft.locator('[data-unit="9grd-31g"]').check();
  const places = draft.locator('select').first();
  const other = (await places.locator('option').nth(1).getAttribute('value')) ?? '';
  await places.selectOption(other);
  await expect(places).toHaveValue(other);
  expect(await findings(page)).toEqual([]);
  await table.button('cancel').click();

  // Called off from the list.
  await clickMap(page, table, stupino);
  await draft.locator('[data-choice="beside"]').click();
  await table.button('confirm').click();
  const calledOff = page.locator(`[data-attack="${stupino}"]`);
  await expect(calledOff).toBeVisible();
  await calledOff.locator('[data-action="call-off"]').click();
  await expect(calledOff).toHaveCount(0);

  // Not seen into yet: who is there is a range.
  await clickMap(page, table, farther);
  await expect(draft).toHaveAttribute('data-draft', 'assault');
  // More than one hex takes part, and somebody is brought up.
  const ticked = draft.locator('.assaulter:has(input:checked)');
  await expect.poll(() => ticked.count()).toBeGreaterThan(2);
  await expect(ticked.locator('small').filter({ hasText: 'moves to' }).first()).toBeVisible();
  await expect(page.locator('[data-part="against"]')).toContainText('unseen');
  await expect(chanceIn(page)).toHaveText(/%.*–.*%/);

  await table.button('confirm').click();
  const attack = page.locator(`[data-attack="${farther}"]`);
  await expect(attack).toHaveAttribute('data-progress', 'declared');
  // The look into the hex has shown everybody: no range any more.
  await attack.locator('.attack-button').click();
  await expect(page.locator('[data-part="against"]')).not.toContainText('unseen');
});

test('a barrage: guns are ticked in the list and on the map, its fire is split, and each result is told', async ({
  page,
  table,
}) => {
  await sit(table, assaulting('barrage'));
  const draft = draftOf(page);
  await page.locator('.attack-button').click();
  await expect(draft).toHaveAttribute('data-draft', 'barrage');
  await expect(draft.locator('.tick-name small').first()).toContainText('hexes');
  await draft.locator('[data-choice="all"]').click();
  const all = await draft.locator('input[type=checkbox]').count();
  await expect(draft.locator('input:checked')).toHaveCount(all);
  await draft.locator('[data-choice="none"]').click();
  await expect(table.button('confirm')).toBeDisabled();
  await draft.locator('input[type=checkbox]').first().check();
  await expect(chanceIn(page)).toBeVisible();
  expect(await findings(page, besideMap)).toEqual([]);
  await draft.locator('[data-choice="best"]').click();
  await table.button('confirm').click();
  await expect(page.locator('[data-part="result"]')).toBeVisible();
});

test('the defender compares guns and intensities, each with its price', async ({ page, table }) => {
  await sit(table, assaulting('defence'));
  const draft = draftOf(page);
  await expect(draft).toHaveAttribute('data-draft', 'defend');
  const sums: number[] = [];
  for (const choice of ['none', 'low', 'high']) {
    await draft.locator(`[data-guns="${choice}"]`).click();
    await expect(draft.locator(`[data-guns="${choice}"]`)).toHaveAttribute('aria-pressed', 'true');
    sums.push(Number.parseFloat(await draft.locator('.forecast-title').innerText()));
  }
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  expect(new Set(sums).size).toBe(3);
  await expect(draft.locator('[data-guns="high"] small')).toContainText('supply');
  expect(await findings(page, besideMap)).toEqual([]);
  await table.button('confirm').click();
  await expect(table.curtain).toBeVisible();
});

test('fire is divided by mouse: from column to column, in any order, and back to the default; then by key alone', async ({
  page,
  table,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sit(table, assaulting('assault'));
  await expect(draftOf(page)).toHaveAttribute('data-draft', 'fire');
  for (const part of ['.fire-target >> nth=0', '.fire-target >> nth=1', '[data-part="distribution"]']) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  expect(await findings(page, besideMap)).toEqual([]);

  // The gun of the division comes by itself, because nobody else could call it.
  await expect(draftOf(page).locator('[data-guns="low"]')).toHaveAttribute('aria-pressed', 'true');
  await draftOf(page).locator('[data-guns="none"]').click();
  const points = rowOf(page, 0).locator('input');
  const standard = await points.inputValue();
  const odds = await rowOf(page, 1).locator('b').innerText();
  const chance = await chanceIn(page).innerText();
  // What one target loses another one gets.
  await lower(points, () => rowOf(page, 0).locator('.stepper button').first().click());
  await expect(rowOf(page, 0).locator('b')).toHaveText('not fired at');
  await rowOf(page, 1).locator('.stepper button').last().click();
  await expect(rowOf(page, 1).locator('b')).not.toHaveText(odds);
  await table.button('standard').click();
  await expect(points).toHaveValue(standard);
  await expect(chanceIn(page)).toHaveText(chance);

  // 14C4: who is resolved first weighs on the others.
  const names = page.locator('.fire-target');
  const [first, second] = [await names.nth(0).getAttribute('data-row'), await names.nth(1).getAttribute('data-row')];
  await rowOf(page, 1).locator('[data-action="earlier"]').click();
  await expect(names.nth(0)).toHaveAttribute('data-row', second!);
  await expect(names.nth(1)).toHaveAttribute('data-row', first!);

  await draftOf(page).locator('[data-guns="low"]').click();
  await expect(names.nth(0)).toHaveAttribute('data-row', second!);

  // The same by key.
  await table.button('standard').click();
  await draftOf(page).locator('[data-guns="none"]').press('Enter');
  await points.focus();
  const next = await rowOf(page, 1).locator('b').innerText();
  await lower(points, () => page.keyboard.press('PageDown'));
  await expect(rowOf(page, 0).locator('b')).toHaveText('not fired at');
  await rowOf(page, 1).locator('input').focus();
  await page.keyboard.press('PageUp');
  await expect(rowOf(page, 1).locator('b')).not.toHaveText(next);
  await expect(rowOf(page, 1).locator('input')).toBeFocused();
  await rowOf(page, 1).locator('[data-action="earlier"]').focus();
  const last = await rowOf(page, 1).getAttribute('data-row');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 0)).toHaveAttribute('data-row', last!);
  await table.grid.focus();
  await page.keyboard.press('Enter');
  // Whether the hex falls or not, the fire is over.
  await expect(page.locator('[data-part="result"]').or(table.curtain).first()).toBeVisible();
});

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('fire is divided, in Chinese, and the map stays in sight', async ({ page, table }) => {
    await page.addInitScript(() => localStorage.setItem('impulse-settings', '{"language":"zh-Hant"}'));
    await sit(table, assaulting('assault'));
    await expect(draftOf(page)).toHaveAttribute('data-draft', 'fire');
    await expect(table.board).toBeInViewport();
    await expect(page.locator('[data-part="distribution"]')).toContainText('清空該格');
    await expect(page.locator('[data-part="firers"] summary')).toContainText('一般火力');
    const standard = await rowOf(page, 0).locator('b').innerText();
    const fewer = rowOf(page, 0).locator('.stepper button').first();
    const { width, height } = (await fewer.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await lower(rowOf(page, 0).locator('input'), () => fewer.tap());
    await expect(rowOf(page, 0).locator('b')).toHaveText('不射擊');
    await table.button('standard').tap();
    await expect(rowOf(page, 0).locator('b')).toHaveText(standard);
    await table.button('confirm').tap();
    await expect(page.locator('[data-part="draft"]')).toHaveCount(0);
  });
});
