import type { Page } from '@playwright/test';
import { aids } from '@impulse/white-death/aids/index.js';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { expect, test } from '../testing/fixtures.js';
import { begunWhiteDeath, playAll, savedWhiteDeath, type WhiteDeathBattle } from '../testing/white-death.js';

/** How many clicks it takes: every one of them is counted by the page itself. */

const stupino = '2927';
const mostForAssault = 4;

const begun = (seed: number): WhiteDeathBattle => {
  const match = begunWhiteDeath(seed);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  return match;
};

/** What the table proposes, as it lays it out. */
function proposed({ state }: WhiteDeathBattle, type: 'assault' | 'fire'): readonly Action[] {
  const drafting = aids.drafts[type];
  const draft = drafting?.begin(state, 'soviet', [], stupino);
  const action = draft && drafting?.action(state, 'soviet', draft);
  if (!drafting || !draft || !action) throw new Error(`No ${type}`);
  return drafting.whole?.(state, 'soviet', draft).actions ?? [action];
}

/** Dice with which Stupino falls when everything is done as proposed. */
function seedOfSuccess(): number {
  for (let seed = 1; seed < 80; seed++) {
    const match = begun(seed);
    playAll(match, 'soviet', [...proposed(match, 'assault'), { type: 'done' }, { type: 'done' }]);
    playAll(match, 'german', [{ type: 'done' }]);
    const turn = match.turn();
    if (turn.over || turn.step !== 'assault') continue;
    playAll(match, 'soviet', proposed(match, 'fire'));
    const after = match.turn();
    if (!after.over && after.step === 'advance') return seed;
  }
  throw new Error('Stupino never falls');
}

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    const count = (): void => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks']) + 1);
    };
    window.addEventListener('pointerdown', count, { capture: true });
    window.addEventListener('keydown', count, { capture: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-clicks'));
}

test('an assault from the first click to the advance takes four clicks, and the advance can be taken back', async ({
  page,
  table,
}) => {
  test.setTimeout(120_000);
  await table.open(savedWhiteDeath(begun(seedOfSuccess()), { soviet: 'human', german: 'still' }));
  await table.waits();
  const clicks = await countClicks(page);
  const draft = page.locator('[data-part="draft"]');

  await table.clickHex(stupino);
  await expect(draft).toHaveAttribute('data-draft', 'assault');
  await table.button('confirm').click();
  await table.waits();
  // What is left undone stands beside the button, and what cannot be taken back is marked on it.
  await expect(page.locator('[data-part="attacks"]')).toContainText('could still act');
  await expect(table.button('no-barrage').locator('[data-finality]')).toBeVisible();
  await table.button('no-barrage').click();
  await table.waits();
  await expect(draft).toHaveAttribute('data-draft', 'fire');
  const going = await draft
    .locator('[data-advances]:checked')
    .evaluateAll((ticks) => ticks.map((tick) => (tick as HTMLElement).dataset['advances'] ?? ''));
  expect(going.length).toBeGreaterThan(0);
  await table.button('confirm').click();
  await table.waits();
  for (const unit of going) await expect.poll(() => table.hexOf(unit)).toBe(stupino);
  expect(await clicks()).toBeLessThanOrEqual(mostForAssault);

  // What has come of the fire stays in sight beside it.
  await expect(page.locator('[data-part="result"]')).toBeVisible();
  await expect(table.button('end').locator('[data-finality="passes"]')).toBeVisible();
  await table.button('undo').click();
  for (const unit of going) await expect.poll(() => table.hexOf(unit)).not.toBe(stupino);
  await expect(page.locator('[data-part="advance"]')).toBeVisible();
});
