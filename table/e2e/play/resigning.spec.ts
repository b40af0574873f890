import { saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, savedWhiteDeath } from '../testing/white-death.js';

test('a side resigns White Death after being asked, and the page says who did', async ({ page, table }) => {
  const match = begunWhiteDeath(4);
  await table.open(savedWhiteDeath(match));
  await table.button('lift').click();
  await table.chooseTab('view');

  await table.button('ask-resign').click();
  await expect(page.getByRole('dialog')).toContainText('Soviet side');
  await table.button('keep-playing').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-part="decision"]')).toBeVisible();

  await table.button('ask-resign').click();
  await table.button('resign').click();
  await expect(table.over).toContainText('The Soviets resign; the Germans win the battle.');
  await expect(table.button('ask-resign')).toHaveCount(0);
});

test('a player resigns against the computer', async ({ table }) => {
  await table.open(saved(startBattle(2), { dak: 'script', cw: 'human' }));
  await table.asked('choose-an');
  await table.chooseTab('view');
  await table.number(5).click();
  await table.button('confirm').click();
  await table.button('ask-resign').click();
  await table.button('resign').click();
  await expect(table.over).toContainText('The Commonwealth resigns; the DAK wins the battle.');
});
