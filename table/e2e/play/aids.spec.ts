import { saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { sceneIn } from '../testing/scenes.js';

test('9.0 the objectives carry the flag of whoever holds them, and the exit what has left', async ({ page, table }) => {
  const match = sceneIn({ an: 4, enemyAn: 2, units: { '7ad-6rtr': 'M10', '7ad-7h': 'Q2' } });
  await table.open(saved(match));
  await table.asked('impulse');
  await expect(page.locator('[data-flag]')).toHaveCount(4);
  for (const hex of ['M7', 'N16', 'N3']) await expect(table.cell(hex)).toHaveAttribute('data-flag', 'DAK');
  await expect(table.cell('Q2')).toHaveAttribute('data-flag', '0/9');
  await table.clickHex('M10');
  await table.clickHex('M7');
  await expect(table.cell('M7')).toHaveAttribute('data-flag', 'CW');
  await expect(table.cell('M7')).toContainText('held by the Commonwealth');
  await page.keyboard.press('Escape');
  await table.clickHex('Q2');
  await table.button('exit').click();
  await table.button('confirm').click();
  await expect(table.cell('Q2')).toHaveAttribute('data-flag', '3/9');
});

test('before a number is chosen an enemy hex tells who could attack it, from where, with which numbers, and all together', async ({
  page,
  table,
}) => {
  await table.open(saved(startBattle(1)));
  await table.asked('choose-an');
  await table.clickHex('I10');
  const card = page.locator('[data-part="attackers"]');
  await expect(card.locator('[data-unit="7ad-7h"]')).toContainText('Overrun from H9');
  await expect(card.locator('[data-unit="7ad-7h"]')).toContainText('AN 2–4');
  await expect(card.locator('[data-part="together"]')).toContainText('Best together, AN 2–4: hex empty 37.6%.');
});

test('a whole formation is selected, goes together and is undone together', async ({ page, table }) => {
  const places = { '7ad-7h': 'G9', '7ad-2rtr': 'F9', '7ad-6rtr': 'F9', '7ad-4sac': 'H8' };
  await table.open(saved(sceneIn({ an: 4, enemyAn: 2, units: places })));
  await table.asked('impulse');
  await table.clickHex('G9');
  const button = table.button('select-formation');
  await expect(button).toHaveText(/7th Armoured Brigade/);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-part="inspector"]')).toContainText('4 units act together');
  await expect(table.mark('E9')).toBeAttached();
  await table.clickHex('E9');
  for (const unit of Object.keys(places)) await expect.poll(() => table.hexOf(unit)).toBe('E9');
  await table.button('undo').click();
  for (const [unit, hex] of Object.entries(places)) await expect.poll(() => table.hexOf(unit)).toBe(hex);
});
