import { type BattleRecord, drewDice, isPlayed, makeRandom, Match, type PlayedEntry } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { expect, test } from '../testing/fixtures.js';

/** The page that verifies records, where there is no server: the static build is the same page on any web host. */

const { game, opponents } = await loadBattle('white-death');

/** A battle that computers have played for a while, and that one side has given up then. */
function played(): BattleRecord {
  const sealing = { match: 'verified', secret: '7'.repeat(64) };
  const begun = Match.start(game, { scenario: 'scenario-1' }, sealing);
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const random = makeRandom('verify');
  for (let turn = match.turn(); !turn.over && match.revision < 150; turn = match.turn()) {
    match.act(turn.side, opponents.think('script', match.state, turn.side, random).action);
  }
  match.close('german', { reason: 'resigned', winner: 'soviet' });
  return match.archive(true);
}
const record = played();

const fileOf = (value: unknown) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

test.beforeEach(async ({ page }) => {
  await page.route('**/server.json', (route) => route.fulfill({ json: { matches: false } }));
});

test('a record from a file is verified in this browser, in both languages', async ({ page }) => {
  await page.goto('./#/about');
  await page.locator('main [data-action="verify"]').click();
  await expect(page.locator('[data-part="verify-match"]')).toHaveCount(0);
  const input = page.locator('[data-part="verify-file"]');
  const verdict = page.locator('[data-part="verdict"]');
  await input.setInputFiles(fileOf(record));
  await expect(verdict).toHaveAttribute('data-verdict', 'fits');
  await expect(page.locator('[data-finding="chain"]')).toHaveClass('is-open');
  await expect(page.locator('[data-finding="browser"]')).toHaveClass('is-open');
  await page.getByRole('button', { name: '繁體中文' }).click();
  await expect(verdict).toContainText('全部相符');
  await expect(page.locator('[data-finding="chain"]')).toContainText('雜湊鏈');

  const index = record.journal.findIndex((entry, at) => at > 60 && isPlayed(entry) && drewDice(entry));
  const spoilt = record.journal[index] as PlayedEntry;
  const dice = (spoilt[2] ?? []).map((die) => (die % 6) + 1);
  const turned = { ...record, journal: record.journal.with(index, spoilt.with(2, dice) as never) };
  await input.setInputFiles(fileOf(turned));
  await expect(verdict).toHaveAttribute('data-verdict', 'misfit');
  await expect(page.locator('[data-part="misfit-entry"]')).toHaveAttribute('data-entry', String(index));
  await input.setInputFiles(fileOf({ ...record, commitment: '0'.repeat(64) }));
  await expect(page.locator('[data-part="misfit-reason"]')).toHaveAttribute('data-code', 'broken-commitment');
  await input.setInputFiles(fileOf('{"format":'));
  await expect(verdict).toHaveAttribute('data-verdict', 'unreadable');
});

test('a battle that is kept here is verified from its replay', async ({ page }) => {
  await page.goto('./');
  await page.locator('[data-part="record-file"]').setInputFiles(fileOf(record));
  await expect(page.locator('.replay')).toBeVisible();
  await page.locator('[data-action="verify"]').click();
  await expect(page.locator('[data-part="verdict"]')).toHaveAttribute('data-verdict', 'fits');
  await expect(page.locator('[data-finding="dice"]')).toHaveClass('is-good');
});
