import { readFileSync } from 'node:fs';
import { findings } from '../testing/axe.js';
import { playUntil, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';

/** Two couplets between scripts, after which the Commonwealth gives up. */
function shortBattle() {
  const match = startBattle(7);
  playUntil(match, 'script', 7, ({ length }) => length >= 60);
  match.close('cw', { reason: 'resigned', winner: 'dak' });
  return match;
}

test('a battle that is over is looked back on: chances, decisions, luck, notes, and a page', async ({
  page,
  table,
}, info) => {
  test.slow();
  const battle = saved(shortBattle(), { dak: 'script', cw: 'human' });
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  const scrubber = page.locator('[data-part="scrubber"]');
  await expect(scrubber).toBeVisible();
  await table.chooseTab('analysis');

  // Every step is explained, before anything else is looked at.
  await scrubber.fill('9');
  await expect(page.locator('[data-part="why"] .why-chances')).toContainText('%');

  // Left in the middle, it goes on where it was left.
  await page.locator('[data-action="analyse"]').click();
  await expect(page.locator('.analysis-work progress')).toBeVisible();
  await page.locator('[data-action="pause-analysis"]').click();
  await page.locator('[data-action="analyse"]').click();
  await expect(page.locator('[data-part="chance-graph"]')).toBeVisible({ timeout: 150_000 });
  const shares = await page.locator('[data-part="balance"] td').allInnerTexts();
  expect(shares.at(-1)).toBe('100%');
  const sum = shares
    .slice(0, -1)
    .reduce((total, one) => total + Number(one.replace('\u2212', '-').replace('%', '')), 0);
  // The figures are rounded for reading.
  expect(Math.abs(sum - 100)).toBeLessThan(1);

  // The graph leads to the moment, a turning point too.
  const graph = page.locator('[data-part="chance-graph"]');
  const box = (await graph.boundingBox())!;
  await graph.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect(scrubber).toHaveValue('30');
  const decisions = page.locator('[data-decision]');
  if ((await decisions.count()) > 0) {
    await decisions.first().click();
    await expect(decisions.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(scrubber).toHaveValue((await decisions.first().getAttribute('data-decision'))!);
  }

  await scrubber.fill('12');
  await page.locator('[data-part="note"]').fill('Here <b>they</b> should have waited.');
  await page.locator('[data-action="keep-note"]').click();
  await expect(page.locator('[data-note="12"]')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action="export-analysis"]').click(),
  ]);
  expect(await findings(page)).toEqual([]);
  const file = info.outputPath('analysis.html');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('&lt;b&gt;they&lt;/b&gt;');
  expect(text).not.toMatch(/src=|href=|https?:\/\//);

  // Kept beside the record: another visit shows it at once.
  await page.reload();
  await table.chooseTab('analysis');
  await expect(page.locator('[data-part="chance-graph"]')).toBeVisible();
  await expect(page.locator('[data-note="12"]')).toBeVisible();
});

test('a battle under way is not analysed', async ({ page, table }) => {
  const match = startBattle(7);
  playUntil(match, 'script', 7, ({ length }) => length >= 20);
  const battle = saved(match);
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  await expect(page.locator('[data-part="scrubber"]')).toBeVisible();
  await expect(page.locator('#tab-analysis')).toHaveCount(0);
});
