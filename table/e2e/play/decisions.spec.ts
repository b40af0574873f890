import { play, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { battleAt, sceneIn, stepIs } from '../testing/scenes.js';

/** Decisions beyond moving and assaulting, each made in the page as a player makes them. */

test('6.2 a unit leaves the map at Q2, or stops there, and the account counts it', async ({ page, table }) => {
  const match = sceneIn({ an: 4, enemyAn: 2, units: { '7ad-6rtr': 'Q4', '7ad-7h': 'Q2' } });
  await table.open(saved(match));
  await table.asked('impulse');

  await table.clickHex('Q4');
  await expect(table.mark('Q2')).toHaveAttribute('data-mark', 'exit');
  const exit = await table.pointOf('Q2');
  await page.mouse.move(exit.x, exit.y);
  await expect(page.locator('[data-part="hand"]')).toContainText(/click Q2.*: Exit the map\.$/);
  await expect(page.locator('.status-hex')).toContainText('possible: Exit the map');
  await table.clickHex('Q2');
  const ways = table.forecast.getByRole('radio');
  await expect(ways).toHaveCount(2);
  await expect(ways.first()).toBeChecked();

  // Thought better of: it only goes there. Undone, it leaves.
  await ways.last().check();
  await table.button('confirm').click();
  await expect.poll(() => table.hexOf('7ad-6rtr')).toBe('Q2');
  await table.button('undo').click();
  await expect.poll(() => table.hexOf('7ad-6rtr')).toBe('Q4');
  await page.keyboard.press('Escape');
  await table.clickHex('Q4');
  await table.clickHex('Q2');
  await table.button('confirm').click();
  await expect.poll(() => table.hexOf('7ad-6rtr')).toBe(null);
  await table.chooseTab('victory');
  await expect(page.locator('[data-part="victory"]')).toContainText('3 of 9');

  // A unit that stands there already leaves by the button, and is told first what that is worth.
  await page.keyboard.press('Escape');
  await table.clickHex('Q2');
  await table.button('exit').click();
  await expect(table.forecast).toContainText('Worth 3 of the 9 strength points needed; 3 have left so far');
  await expect(table.forecast).toContainText('6.2');
  await table.button('confirm').click();
  await expect.poll(() => table.hexOf('7ad-7h')).toBe(null);
  await expect(page.locator('[data-part="victory"]')).toContainText('6 of 9');
});

test('7.7 the bar names the aircraft that is chosen, and where it would fly', async ({ page, table }) => {
  const match = startBattle(1, 'historical', { aircraft: 'on' });
  match.queueDice([1]);
  play(match, 'cw', { type: 'choose-an', value: 1 });
  await table.open(saved(match, { dak: 'human', cw: 'human' }));
  await table.button('lift').click();
  const hand = page.locator('[data-part="hand"]');
  await expect(table.prompt).toContainText('in secret');
  await expect(hand).toHaveCount(0);
  const rows = page.locator('[data-part="air"] .unit-row');
  await expect(rows).toHaveCount(2);
  for (const row of [rows.first(), rows.last()]) {
    await row.getByRole('button', { name: 'Choose' }).click();
    const name = await row.locator('.unit-row-name > :first-child').innerText();
    await expect(hand).toHaveText(`${name}: click a lit hex, or another unit.`);
  }
  const goal = await table.pointOf('C7');
  await page.mouse.move(goal.x, goal.y);
  await expect(hand).toContainText(/click C7.*: Fly\.$/);

  // The last one that is left is taken up by the table: what is asked stands above, until somebody chooses it.
  await table.mark('C7').dispatchEvent('click');
  await table.prompt.hover();
  await expect(hand).toHaveCount(0);
  await rows.first().getByRole('button', { name: 'Choose' }).click();
  await expect(hand).toContainText('click a lit hex');
});

test('7.3 of two attackers one stays and one advances', async ({ page, table }) => {
  const assault = (unit: '7ad-1krrc' | '7ad-2rb') => ({ type: 'assault', unit, target: 'H11' }) as const;
  const orders = [assault('7ad-1krrc'), assault('7ad-2rb')];
  const places = { '7ad-1krrc': 'H10', '7ad-2rb': 'G11', 'ari-ber-12': 'H11' };
  const scene = { an: 4, enemyAn: 2, units: places };
  await table.open(saved(sceneIn(scene, orders, stepIs('advance'))));
  await table.asked('impulse');
  for (const { unit, target } of orders) {
    await page.keyboard.press('Escape');
    await table.clickHex(places[unit]);
    await table.clickHex(target);
    await expect(table.forecast).toContainText('%');
    await table.button('confirm').click();
    await expect(page.locator('[data-part="result"]').first()).toBeVisible();
  }

  const card = page.locator('[data-part="advance"]');
  await expect(card.locator('.unit-row')).toHaveCount(2);
  await card.locator('[data-unit="7ad-2rb"] [data-action="stay"]').click();
  await expect(card.locator('.unit-row')).toHaveCount(1);
  // With one left it is selected, and the hex is lit.
  await expect(table.mark('H11')).toHaveAttribute('data-mark', 'advance');
  await table.clickHex('H11');
  await expect.poll(() => table.hexOf('7ad-1krrc')).toBe('H11');
  expect(await table.hexOf('7ad-2rb')).toBe('G11');
  await expect(card).toHaveCount(0);
  await table.asked('impulse');
});

test('7.3 an advance by its button, and declined by ending it', async ({ page, table }) => {
  const scene = {
    an: 4,
    enemyAn: 2,
    units: { '7ad-1krrc': 'H10', 'ari-ber-12': { at: 'H11', hits: 1 } },
  };
  const order = { type: 'assault', unit: '7ad-1krrc', target: 'H11' } as const;
  const match = sceneIn(scene, [order], stepIs('advance'));
  play(match, 'cw', order);
  await table.open(saved(match));
  await expect(table.prompt).toContainText('7.3');
  await page.locator('[data-part="advance"] [data-action="advance"]').click();
  await expect.poll(() => table.hexOf('7ad-1krrc')).toBe('H11');
  await table.button('undo').click();
  await expect.poll(() => table.hexOf('7ad-1krrc')).toBe('H10');
  await table.button('end').click();
  await expect(page.locator('[data-part="advance"]')).toHaveCount(0);
  await table.asked('impulse');
  expect(await table.hexOf('7ad-1krrc')).toBe('H10');
});

test('4.0 the excess of a stack is warned of, chosen and destroyed', async ({ page, table }) => {
  const units = {
    '7ad-7h': 'G9',
    '7ad-2rtr': 'F9',
    '7ad-6rtr': 'F9',
    '7ad-4sac': 'F9',
    '7ad-2rb': 'E9',
    '7ad-60fd': 'E9',
  };
  await table.open(saved(sceneIn({ an: 4, enemyAn: 2, units })));
  await table.asked('impulse');
  await table.clickHex('G9');
  await table.clickHex('F9');
  await expect.poll(() => table.hexOf('7ad-7h')).toBe('F9');
  await page.keyboard.press('Escape');
  await expect(table.mark('F9')).toHaveAttribute('data-mark', 'excess');
  await table.button('end').click();
  await expect(page.locator('[data-part="ending"] .warning')).toContainText('F9');
  await table.button('confirm').click();

  const card = page.locator('[data-part="excess"]');
  await expect(card.locator('.unit-row')).toHaveCount(4);
  await card.locator('[data-unit="7ad-4sac"] button[data-proposes]').click();
  await expect(table.forecast).toBeVisible();
  // Enter on what is proposed already carries it out.
  await page.keyboard.press('Enter');
  await expect.poll(() => table.hexOf('7ad-4sac')).toBe(null);
  await expect(card).toHaveCount(0);
  expect(await table.hexOf('7ad-7h')).toBe('F9');
});

test('2.2 after a five a roll is changed by one', async ({ table }) => {
  const match = battleAt('adjust-an', ({ state }) => state.couplet < 4);
  await table.open(saved(match, { dak: 'random', cw: 'human' }));
  await expect(table.numbers).toContainText('You rolled');
  const choices = table.numbers.locator('.number-button');
  await expect(choices).toHaveCount(3);
  const wanted = Number(await choices.last().getAttribute('data-number'));
  expect(Number(await choices.nth(1).getAttribute('data-number'))).toBe(wanted - 1);
  await choices.last().click();
  await table.button('confirm').click();
  await expect(table.numbers).toHaveCount(0);
  await table.chooseTab('log');
  await expect(table.log).toContainText(`rolled ${wanted - 1}`);
});

test('7.4 a barrage: another spotter, ranging in, and a target of several', async ({ page, table }) => {
  const units = {
    '7ad-60fd': 'G10',
    '7ad-4sac': 'I10',
    'ad-361-2': 'O6',
    '7ad-2rb': 'H11',
    'ari-ber-3': 'H12',
    'ari-ber-5': 'H12',
  };
  const order = { type: 'barrage', unit: '7ad-60fd', target: 'H12', spotter: '7ad-2rb' } as const;
  await table.open(saved(sceneIn({ an: 3, enemyAn: 2, units }, [order], stepIs('barrage-target'))));
  await table.asked('impulse');
  await table.clickHex('G10');
  await expect(table.mark('H12')).toHaveAttribute('data-mark', 'target-barrage');
  await table.clickHex('H12');
  await expect(table.forecast.locator('.shots tbody tr')).toHaveCount(2);
  // On the Point one spots better, so that spotter is proposed.
  const spotters = table.forecast.getByRole('radio');
  await expect(spotters).toHaveCount(2);
  await expect(table.forecast.getByRole('radio', { name: '4 SA ARM CAR' })).toBeChecked();
  await table.forecast.getByRole('radio', { name: '2 RIFLE' }).check();
  await table.button('confirm').click();

  const card = page.locator('[data-part="barrage-target"]');
  await expect(card.locator('.unit-row')).toHaveCount(2);
  await expect(page.locator('[data-part="result"] .result-rolls li')).toHaveCount(2);
  await card.locator('[data-unit="ari-ber-5"] button[data-proposes]').click();
  await expect(table.forecast).toContainText('%');
  await table.button('confirm').click();
  await expect(card).toHaveCount(0);
  await table.asked('impulse');
  await table.chooseTab('log');
  await expect(table.log.locator('.entry-attack')).toContainText('5/8');
});

test('7.6 armoured cars support an assault', async ({ page, table }) => {
  const units = { '7ad-2rb': 'H10', '7ad-11h': 'G11', 'ari-ber-12': 'H11' };
  const match = sceneIn({ an: 4, enemyAn: 2, units, options: { reconSupport: 'on' } });
  await table.open(saved(match));
  await table.asked('impulse');
  await table.clickHex('H10');
  await table.clickHex('H11');
  const ways = table.forecast.getByRole('radio');
  await expect(ways).toHaveCount(2);
  // The better odds are proposed; without support they are lower.
  await expect(ways.first()).toBeChecked();
  const chance = async (): Promise<number> =>
    Number.parseInt(await table.forecast.locator('.duel-chance').innerText(), 10);
  const supported = await chance();
  await ways.last().check();
  await expect.poll(chance).toBeLessThan(supported);
  await ways.first().check();
  await table.button('confirm').click();
  await expect(page.locator('[data-part="result"]')).toContainText('7.6');
  await table.chooseTab('log');
  await expect(table.log.locator('.entry-attack')).toContainText('11 HUSSARS');
});
