import type { Page } from '@playwright/test';
import { aids } from '@impulse/white-death/aids/index.js';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { expect, type Table, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath, type WhiteDeathBattle } from '../testing/white-death.js';

const stupino = '2927';
const assaulters = ['9grd-18g', '9grd-smg', '9grd-22g'] as const;

/** The fire of the assault with some points less on the first target, and the rest as it would be, in the same order. */
function dividedFire({ state }: WhiteDeathBattle): Action | null {
  const { fire } = aids.drafts;
  const draft = fire?.begin(state, 'soviet', [], stupino);
  const { allocation, order } = (draft && fire?.bounds(state, 'soviet', draft)) ?? {};
  if (!fire || !draft || allocation?.kind !== 'shares' || order?.kind !== 'order') return null;
  const shares = Object.fromEntries(
    allocation.rows.map(({ id, standard }) => [id, id === order.units[0] ? standard - fewer : standard]),
  );
  const ordered = order.units.length > 1 ? fire.set(state, 'soviet', draft, 'order', order.units) : draft;
  return fire.action(state, 'soviet', fire.set(state, 'soviet', ordered, 'allocation', shares));
}

const fewer = 4;

/** Dice with which Stupino falls when it is assaulted like that. */
function seedOfSuccess(): number {
  for (let seed = 1; seed < 80; seed++) {
    const match = begunWhiteDeath(seed);
    playAll(match, 'soviet', [
      { type: 'impulse', points: 5 },
      ...assaulters.map((unit): Action => ({ type: 'assault', unit, target: stupino })),
      { type: 'done' },
      { type: 'done' },
    ]);
    playAll(match, 'german', [{ type: 'defend', target: stupino }]);
    const turn = match.turn();
    const fire = turn.over || turn.step !== 'assault' ? null : dividedFire(match);
    if (!fire) continue;
    playAll(match, 'soviet', [fire]);
    const after = match.turn();
    if (!after.over && after.step === 'advance') return seed;
  }
  throw new Error('Stupino never falls');
}

/** Ends the step, whatever is left undone. */
async function end(page: Page, table: Table): Promise<void> {
  await table.button('end').click();
  await table.waits();
  if (await page.locator('[data-part="ending"]').isVisible()) await table.button('confirm').click();
}

test('a battle is begun in Chinese, set up and moved in', async ({ page, table }) => {
  await page.goto('./#/new/white-death');
  await page.getByText('繁體中文', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  for (const side of [0, 1]) {
    await page.locator('[data-part="sides"] select').nth(side).selectOption('human');
  }
  await page.locator('input[name="scenario"]').nth(1).check();
  await page.locator('.options summary').click();
  await page.locator('.options select').nth(1).selectOption('free');
  await page.locator('button[type=submit]').click();

  for (const units of [62, 96]) {
    await table.button('lift').click();
    const tray = page.locator('[data-part="setup"] .counter-button');
    await expect(tray).toHaveCount(units);
    await table.button('place-rest').click();
    await expect(tray).toHaveCount(0);
    // Its sign is the warning: whoever has placed everybody is not asked again.
    await expect(table.button('end').locator('.finality')).toBeVisible();
    await table.button('end').click();
    await expect(table.curtain).toBeVisible();
  }
  // The Germans may pay for Velikiye Luki before they know whether it will be cut off.
  await table.button('lift').click();
  await page.locator('[data-part="isolation"] button').last().click();
  await table.button('confirm').click();
  await table.button('lift').click();
  await expect(page.locator('[data-part="decision"]')).toBeVisible();
  await table.number(5).click();
  await expect(page.locator('[data-part="outlook"]')).toContainText('96');
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();

  // One unit, alone in its hex; what a stack shows when its top leaves cannot be taken back.
  await table.cell('3129').dispatchEvent('click');
  await table.mark('3229').dispatchEvent('click');
  await expect.poll(() => table.hexOf('46grd-139g')).toBe('3229');
  await table.button('undo').click();
  await expect.poll(() => table.hexOf('46grd-139g')).toBe('3129');

  // A whole stack: only what all of them can reach.
  await table.cell('3027').dispatchEvent('click');
  await page.locator('[data-action="select-stack"]').click();
  const chosen = page.locator('.stack-row.is-chosen [data-unit]');
  await expect(chosen).toHaveCount(2);
  const units = await chosen.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['unit'] ?? ''));
  // The weather decides how far.
  const goal = (await table.marks.first().getAttribute('data-hex')) ?? '';
  await table.mark(goal).dispatchEvent('click');
  for (const one of units) await expect.poll(() => table.hexOf(one)).toBe(goal);
});

test('an assault from declaration to advance, with the defender at the same table', async ({ page, table }) => {
  test.setTimeout(90_000);
  const seed = seedOfSuccess();
  await table.open(savedWhiteDeath(begunWhiteDeath(seed)));
  await table.button('lift').click();
  await table.number(5).click();
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();

  // Pointing at an enemy hex puts an assault together; all who can join are ticked.
  const draft = page.locator('[data-part="draft"]');
  await table.cell(stupino).dispatchEvent('click');
  await expect(draft).toHaveAttribute('data-draft', 'assault');
  for (const tick of await draft.locator('input[type=checkbox]').all()) {
    const unit = await tick.getAttribute('data-unit');
    await tick.setChecked(assaulters.some((one) => one === unit));
  }
  await expect(draft.locator('input:checked')).toHaveCount(assaulters.length);
  await table.button('confirm').click();
  await expect(draft).toHaveCount(0);

  await end(page, table);
  await expect(page.locator('[data-part="barrage"]')).toBeVisible();
  await table.cell(stupino).dispatchEvent('click');
  await expect(draft).toHaveAttribute('data-draft', 'barrage');
  await expect(draft.locator('[data-part="distribution"]')).toBeVisible();
  await table.button('cancel').click();
  await end(page, table);

  // The defender: guns that no other hex can call are proposed; they can be left out and added, and the odds follow.
  await table.button('lift').click();
  await expect(draft).toHaveAttribute('data-draft', 'defend');
  const before = await draft.locator('.forecast-title').innerText();
  await draft.locator('[data-guns="none"]').click();
  await expect(draft.locator('.forecast-title')).not.toHaveText(before);
  await draft.locator('[data-guns="low"]').click();
  await expect(draft.locator('.forecast-title')).toHaveText(before);
  await draft.locator('[data-guns="none"]').click();
  await table.button('confirm').click();

  // The attacker divides the fire.
  await table.button('lift').click();
  await expect(draft).toHaveAttribute('data-draft', 'fire');
  const points = draft.locator('.fire-target input').first();
  const standard = Number(await points.inputValue());
  const unused = await draft.locator('.share-left').innerText();
  await points.fill(String(standard - fewer));
  await points.blur();
  await expect(draft.locator('.share-left')).not.toHaveText(unused);
  // Whoever wants to see the outcome first decides about the advance afterwards.
  const going = draft.locator('[data-advances]:checked');
  await expect(going).not.toHaveCount(0);
  while ((await going.count()) > 0) await going.first().click();
  await table.button('confirm').click();

  await expect(page.locator('[data-part="advance"]')).toBeVisible();
  const row = page.locator('[data-part="advance"] .unit-row').first();
  const unit = await row.getAttribute('data-unit');
  await row.locator('[data-action="advance"]').click();
  await expect.poll(() => table.hexOf(unit!)).toBe(stupino);
  await end(page, table);
  await table.button('lift').click();
  await expect(page.locator('[data-part="decision"]')).toBeVisible();
  await expect(table.prompt).toContainText('Germans');
});

test('against the computer a whole impulse goes by and the player decides again', async ({ page, table }) => {
  test.setTimeout(120_000);
  await table.open(savedWhiteDeath(begunWhiteDeath(3), { soviet: 'human', german: 'random' }));
  await table.number(1).click();
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();
  await end(page, table);
  await end(page, table);
  await expect(page.locator('[data-part="decision"], [data-part="draft"]').first()).toBeVisible({ timeout: 90_000 });
});
