import { Match } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { positionOf } from '../../battles/white-death/lessons/position.js';
import { expect, test } from '../testing/fixtures.js';
import { savedWhiteDeath, type WhiteDeathBattle } from '../testing/white-death.js';
import { positionWithWork } from '../testing/winter-scenes.js';

/** What a unit can be ordered besides marching and assaulting: each is found at the table, and done. */

function battleAt(position: unknown): WhiteDeathBattle {
  const match = Match.from(whiteDeath, position, undefined, { match: 'winter-orders', secret: '3'.repeat(64) });
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return match.value;
}

/** Losses to be made good, a railway and a river. */
function battleWithWork(): WhiteDeathBattle {
  return battleAt(positionWithWork());
}

test('replacement, repair, bridge and railway are found at the table', async ({ page, table }) => {
  await table.open(savedWhiteDeath(battleWithWork(), { soviet: 'human', german: 'still' }));
  await expect(page.locator('[data-part="tasks"]')).toBeVisible();

  /** Whoever is in hand would go there. */
  const take = async (hex: string): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await table.cell(hex).dispatchEvent('click');
  };
  await test.step('18 replacements', async () => {
    await take('3426');
    await page.locator('[data-drafts="replace"]').click();
    await table.button('confirm').click();
    await expect(table.log).toContainText(/replacement/i);
  });
  await test.step('18 repair', async () => {
    await take('3424');
    await page.locator('[data-part="unit-orders"] [data-action="repair"]').click();
    await expect(table.log).toContainText(/repair/i);
  });
  await test.step('20B bridge', async () => {
    await take('1238');
    await page.locator('[data-part="unit-orders"] [data-action="bridge"]').click();
    await expect(table.log).toContainText('builds a bridge in 1238');
  });
  await test.step('8 railway', async () => {
    await take('3421');
    const trains = page.locator('.board-marks > [data-mark="reach-rail"]');
    await expect(trains.first()).toBeAttached();
    const goal = (await trains.last().getAttribute('data-hex'))!;
    await trains.last().dispatchEvent('click');
    await expect.poll(() => table.hexOf('9grd-22g')).toBe(goal);
    await expect(page.locator('[data-part="tracker"]')).toContainText('rail 9/25 SP');
  });
});

test('17D a reinforcement that is due is sent to another entry area', async ({ page, table }) => {
  const position = positionOf({
    side: 'german',
    step: 'movement',
    impulse: 4,
    turn: 4,
    units: { '9grd-18g': '3426', '83id-ii-251': '2927', '291id-i-505': { at: 'off', due: 4 } },
  });
  await table.open(savedWhiteDeath(battleAt(position), { soviet: 'still', german: 'human' }));
  await table.chooseTab('arrivals');
  await page.locator('[data-unit="291id-i-505"]').first().click();
  await page.locator('[data-part="unit-orders"] [data-action="reassign"]').first().click();
  await table.chooseTab('log');
  await expect(table.log).toContainText(/is sent to the/);
});

test('the last impulses of a scenario lead to the account of its victory', async ({ page, table }) => {
  const position = positionOf({
    side: 'soviet',
    step: 'decision',
    turn: 4,
    units: { '9grd-18g': '3426', '83id-ii-251': '2927', '83id-iii-277': '2419' },
  });
  const late = battleAt({ ...position, points: { soviet: 1, german: 1 }, impulses: { soviet: 1, german: 1 } });
  await table.open(savedWhiteDeath(late, { soviet: 'human', german: 'still' }));
  await table.number(1).click();
  await table.button('confirm').click();
  for (let steps = 0; steps < 4; steps++) {
    // When the battle is over the same button leaves the table.
    const ending = table.button('end').and(page.locator(':enabled')).filter({ hasNotText: 'Leave' });
    await expect(ending.or(table.over).first()).toBeVisible();
    if (await table.over.isVisible()) break;
    await ending.click();
    if (await page.locator('[data-part="ending"]').isVisible()) await table.button('confirm').click();
    await table.waits();
  }
  await expect(table.over).toBeVisible({ timeout: 30_000 });
  await expect(table.over).toContainText(/Germans|Soviets/);
});
