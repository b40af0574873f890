import { findings } from '../testing/axe.js';
import { type TestMatch, playUntil, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';

/** The Commonwealth has an impulse before it. */
function impulseToPlan(): TestMatch {
  const match = startBattle(3);
  let before = '';
  playUntil(match, 'script', 3, () => {
    const turn = match.turn();
    const now = turn.over ? '' : `${turn.side} ${turn.step}`;
    const begins = now === 'cw impulse' && before !== now;
    before = now;
    return begins;
  });
  return match;
}

test('the staff draws a plan on the map, and the player gives its orders', async ({ page, table }) => {
  await table.open(saved(impulseToPlan(), { dak: 'still', cw: 'human' }));
  await table.asked('impulse');
  await page.locator('[data-action="staff-plan"]').click();
  const orders = page.locator('.staff-orders li');
  await expect(orders.first()).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('[data-part="staff"]')).toContainText('Chance to win');
  expect(await findings(page)).toEqual([]);
  const count = Number((await page.locator('[data-part="staff"] .hint').first().innerText()).split(' ')[0]);

  // An order is proposed by its button and carried out like any other.
  await page.locator('.staff-order').first().click();
  await expect(page.locator('.staff-order[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="staff"] .hint').first()).not.toContainText(`${count} orders`);
  await page.locator('[data-action="staff-close"]').click();
  await expect(orders).toHaveCount(0);
});

test('a hint compares what one unit can do', async ({ page, table }) => {
  const match = impulseToPlan();
  await table.open(saved(match, { dak: 'still', cw: 'human' }));
  await table.asked('impulse');
  await page.locator('.idle .counter-button').first().click();
  await page.locator('[data-action="staff-hint"]').click();
  await expect(page.locator('.staff-orders li').first()).toContainText('% to win', { timeout: 40_000 });
});
