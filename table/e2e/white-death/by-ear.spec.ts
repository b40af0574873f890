import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, savedWhiteDeath } from '../testing/white-death.js';

/** A whole impulse from the accessibility tree alone: roles, names and keys; no mouse, no picture, no coordinates. */

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
const lit = (page: Page): Locator => page.getByRole('group', { name: 'Marked hexes' });
const map = (page: Page): Locator => page.getByRole('grid', { name: 'Map of the battle' });

/** As a screen reader presses what it has come to. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await target.press(key);
}

/** Ends the step, whatever is left undone. */
async function end(page: Page, what: string): Promise<void> {
  // Before it stands what is final about it, if anything.
  const buttons = page.getByRole('banner').getByRole('button', { name: new RegExp(`${what}$`) });
  await press(buttons);
  const asked = region(page, 'End now?');
  await Promise.race([asked.waitFor(), expect(buttons).toHaveCount(0)]);
  if (await asked.isVisible()) await press(buttons.first());
}

test('an impulse of White Death is played by ear', async ({ page, table }) => {
  test.setTimeout(120_000);
  await table.open(savedWhiteDeath(begunWhiteDeath(3), { soviet: 'human', german: 'still' }));

  // What is asked, and what each number would bring.
  await expect(page.getByRole('banner').getByRole('status')).toContainText('10 MP left');
  await press(button(page, /^5 MP: 96 units can move, 63 can assault/));
  await press(region(page, 'Movement points').getByRole('button', { name: 'Confirm' }));
  await expect(button(page, /^Next unit/)).toBeVisible();

  // The map under the cursor, and what is around it.
  await press(map(page), 'n');
  const told = page.getByRole('status').filter({ hasText: /^Selected: / });
  await expect(told).toContainText(/\(\d{4}/);
  await map(page).focus();
  const cursor = page.getByRole('gridcell', { selected: true });
  await expect(cursor).toContainText(/Soviets: .* ready/);
  await page.keyboard.press('Home');
  await expect(page.getByText(/^\d{4}.*; (enemies near|no enemy within)/)).toBeAttached();

  // A unit goes where it can: one of the lit hexes, by its name.
  const from = await cursor.innerText();
  const way = lit(page)
    .getByRole('button', { name: /can move here/ })
    .first();
  const to = /^\d{4}/.exec(await way.innerText())![0];
  await press(way);
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${to}.*Soviets: `) })).toBeAttached();
  expect(from.startsWith(to)).toBe(false);
  await page.keyboard.press('Escape');

  // The overview names whom one could attack; the planner proposes with whom.
  await press(map(page), '0');
  await expect(region(page, 'Overview')).toContainText('can be attacked');
  await press(lit(page).getByRole('button', { name: /^2927 \(Stupino\): can be attacked/ }));
  const plan = region(page, 'Declare an assault');
  await expect(plan.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
  await expect(plan).toContainText(/Hex emptied.*%/s);
  await press(page.getByRole('banner').getByRole('button', { name: 'Declare' }));
  await expect(region(page, 'One assault')).toContainText('2927 (Stupino)');
  await end(page, 'End movement');

  // No barrage. The other side has its fire told, then the assault is fired and its results are read.
  await expect(page.getByRole('banner').getByRole('status')).toContainText('barrages');
  await end(page, 'End barrages');
  const fire = region(page, 'Fire the assault');
  await expect(fire.getByRole('spinbutton').first()).toBeVisible({ timeout: 30_000 });
  await press(page.getByRole('banner').getByRole('button', { name: /cannot be undone Fire$/ }));
  await expect(region(page, 'Result')).toContainText(/Conventional fire on/);
  await expect(page.getByRole('log')).toContainText(/2927/);

  // Whoever may advances; the impulse is over when it is for the Germans to decide.
  const turn = page.getByRole('banner').getByRole('status');
  // Whoever does not advance is asked once more: the button that says so comes first.
  const closing = page
    .getByRole('banner')
    .getByRole('button', { name: /(End \w+|Fire the rest|Done)$/ })
    .first();
  for (let steps = 0; steps < 6 && !(await isOver(turn)); steps++) {
    await expect.poll(async () => (await closing.isEnabled()) || (await isOver(turn))).toBe(true);
    if (!(await isOver(turn))) await press(closing);
    await table.waits();
  }
  await expect.poll(() => isOver(turn)).toBe(true);
});

/** Is the Soviet impulse with its assaults over? */
const isOver = async (turn: Locator): Promise<boolean> => !/fire|advance|assault/i.test(await turn.innerText());
