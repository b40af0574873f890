import { saved } from '../testing/battles.js';
import { expect, type Table, test } from '../testing/fixtures.js';
import { sceneIn } from '../testing/scenes.js';
import { bothPeople, playAll, savedWhiteDeath, startWhiteDeath } from '../testing/white-death.js';

/** Units that are told to stay are not asked for any more. */

/** How many units wait for an order, as the button for the next one says. */
const countOf = async (table: Table): Promise<number> =>
  Number(/\d+/.exec(await table.button('next').innerText())?.[0]);

const scene = () => sceneIn({ an: 4, enemyAn: 2, units: { '7ad-6rtr': 'M10', '7ad-7h': 'C4' } });

test('the end of an impulse asks only for those who were forgotten', async ({ page, table }) => {
  await table.open(saved(scene(), { dak: 'still', cw: 'human' }));
  await table.asked('impulse');
  const before = await countOf(table);
  await table.button('next').click();
  await page.keyboard.press('o');
  await expect.poll(() => countOf(table)).toBe(before - 1);
  await table.button('end').click();
  const ending = page.locator('[data-part="ending"]');
  await expect(ending.locator('.counter-button')).toHaveCount(before - 1);
  await table.button('hold-all').click();
  // Nobody is forgotten: the impulse ends without another question, and the next couplet begins.
  await expect(ending).toBeHidden();
  await expect.poll(() => table.couplet()).toBe('Couplet 2');
});

test('orders to stay outlive a reload, and end when the unit moves', async ({ page, table }) => {
  await table.open(saved(scene(), { dak: 'still', cw: 'human' }));
  await table.asked('impulse');
  await table.clickHex('C4');
  await table.button('hold').click();
  await page.reload();
  await table.asked('impulse');
  await expect(table.cell('C4')).toContainText('stays');
  await table.clickHex('C4');
  await expect(table.button('hold')).toHaveAttribute('aria-pressed', 'true');
  await table.marks.first().dispatchEvent('click');
  await expect(table.cell('C4')).not.toContainText('stays');
});

test('in White Death the next unit is found, and whole formations stay', async ({ page, table }) => {
  const match = startWhiteDeath(7);
  playAll(match, 'german', [{ type: 'done' }, { type: 'avoid-isolation', pay: false }]);
  playAll(match, 'soviet', [{ type: 'impulse', points: 4 }]);
  await table.open(savedWhiteDeath(match, { ...bothPeople, german: 'still' }));
  const before = await countOf(table);
  await page.keyboard.press('n');
  await page.keyboard.press('j');
  const several = await page.locator('.hint', { hasText: 'units march' }).innerText();
  await page.keyboard.press('o');
  await expect.poll(() => countOf(table)).toBe(before - Number(/\d+/.exec(several)?.[0]));
});
