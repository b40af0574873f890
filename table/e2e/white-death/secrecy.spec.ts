import type { Browser, Page } from '@playwright/test';
import { whiteDeath } from '@impulse/white-death';
import { expect, Table, test } from '../testing/fixtures.js';
import { forgetHeard, heardBy, listenToWorkers, rememberedBy, settledPage, storedBy } from '../testing/page-memory.js';
import { savedWhiteDeath, type WhiteDeathBattle } from '../testing/white-death.js';
import { battleWith, first, hexes, pair, second, seed } from '../testing/white-death-secrets.js';

/** A page of its own at the table, in whose memory nothing but the application has been. */
async function sitDown(browser: Browser, battle: WhiteDeathBattle): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const store = await context.newPage();
  await new Table(store).keep(savedWhiteDeath(battle));
  await store.close();
  const page = await context.newPage();
  await listenToWorkers(page);
  await page.goto(`./#/play/winter-${seed}`);
  await expect(new Table(page).curtain).toBeVisible();
  return page;
}

/** Everything that a Soviet player looks at and does in his movement phase; answers all that the page has shown. */
async function play(page: Page): Promise<string> {
  const table = new Table(page);
  const shown: string[] = [];
  const look = async (): Promise<void> => {
    await table.rested();
    shown.push(await settledPage(page));
  };
  await look();
  await table.button('lift').click();
  await expect(table.prompt).toBeVisible();
  await look();
  await table.number(4).click();
  await look();
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();
  for (const hex of ['3027', ...hexes, '2828']) {
    await table.cell(hex).dispatchEvent('click');
    await look();
  }
  for (const tab of ['forces', 'arrivals', 'victory', 'dice', 'view', 'log']) {
    await table.chooseTab(tab);
    await look();
  }
  return shown.join('\n');
}

test.setTimeout(120_000);

/** The battle has been stored, and the board goes on drawing: when that is told depends on disk and processor. */
const untimed: ReadonlySet<string> = new Set([JSON.stringify({ told: 'stored', failure: null }), 'null']);

test('nothing that a seat is told or shown depends on what it may not know, and none of that is in the page', async ({
  browser,
}) => {
  const told: string[][] = [];
  const shown: string[] = [];
  for (const secrets of [first, second]) {
    const battle = battleWith(secrets);
    const page = await sitDown(browser, battle);
    shown.push(await play(page));
    told.push((await heardBy(page)).filter((said) => !untimed.has(said)));
    if (secrets === first) await holdsNothing(page, battle, shown[0], told[0].join('\n'));
    await page.context().close();
  }
  expect(told[0].length).toBeGreaterThan(5);
  expect(told[0]).toEqual(told[1]);
  expect(shown[0]).toBe(shown[1]);
});

/** The other side’s orders, hidden units and the secret of the dice are nowhere in the page. */
async function holdsNothing(page: Page, battle: WhiteDeathBattle, shown: string, told: string): Promise<void> {
  const { secret } = battle.record(true);
  await expect.poll(() => storedBy(page)).toContain('"sealed"');
  expect(told).toContain('"soviet":{"defence":"ask"');
  expect(told).not.toMatch(/"reserve":13|"retreat":"cover"|"type":"orders"|"orders-given"/);
  expect(told).not.toContain(secret);

  for (const unit of pair) expect(shown).not.toMatch(new RegExp(`data-units="[^"]*${unit}`));
  expect(shown).not.toContain(secret);

  const stored = await storedBy(page);
  expect(stored).not.toContain(secret);
  expect(stored).not.toMatch(/"orders"|"reserve"/);

  const remembered = await rememberedBy(page);
  expect(remembered.strings).toContain(`winter-${seed}`);
  expect(remembered.strings).not.toContain(secret);
  expect(remembered.valuesOf('retreat')).toContain('rear');
  expect(remembered.valuesOf('retreat')).not.toContain('cover');
}

test('the two battles that look alike are not the same', () => {
  const [one, other] = [battleWith(first), battleWith(second)];
  expect(whiteDeath.view(one.state, 'german')).not.toEqual(whiteDeath.view(other.state, 'german'));
  expect(whiteDeath.view(one.state, 'soviet')).toEqual(whiteDeath.view(other.state, 'soviet'));
});

test('what the former player knew is gone from the page when the table is handed over', async ({ browser }) => {
  const battle = battleWith(first);
  const page = await sitDown(browser, battle);
  const table = new Table(page);
  await table.button('lift').click();
  await page.locator('[data-drafts="orders"]').click();
  await page.locator('[data-field="retreat"] [data-value="town"]').check();
  await table.button('confirm').click();
  await expect(page.locator('[data-part="draft"]')).toHaveCount(0);
  // The seat that has decided remembers it: the search would find it.
  expect((await rememberedBy(page)).valuesOf('retreat')).toContain('town');
  await table.number(1).click();
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();
  for (const phase of ['movement', 'barrage']) {
    await expect(page.locator('.tracker-parts [aria-current]')).toHaveText(phase === 'movement' ? 'Move' : 'Barrage');
    await table.button('end').click();
    await table.waits();
    if (await page.locator('[data-part="ending"]').isVisible()) await table.button('confirm').click();
  }
  await expect(table.curtain).toBeVisible();
  await forgetHeard(page);
  expect((await rememberedBy(page)).valuesOf('retreat')).not.toContain('town');
  await table.button('lift').click();
  await expect(table.prompt).toBeVisible();
  await table.rested();
  expect((await rememberedBy(page)).valuesOf('retreat')).not.toContain('town');
  await page.context().close();
});
