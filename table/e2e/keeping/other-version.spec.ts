import { finishedBattle, type TestMatch, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';

/** Battles that were played in another version. */

function ofOtherRules(match: TestMatch) {
  const battle = saved(match);
  return { ...battle, record: { ...match.archive(true), rules: '0', dataHash: 'other' } };
}

test('one under way goes on from where it stood, and says so', async ({ page, table }) => {
  await table.open(ofOtherRules(startBattle(1)));
  const notice = page.locator('[data-part="version-notice"]');
  await expect(notice).toContainText('rules version 0');
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
});

test('one on built-in data that have changed goes on from where it stood, and names both', async ({ page, table }) => {
  const match = startBattle(1);
  const record = match.archive(true);
  await table.open({ ...saved(match), record: { ...record, dataHash: 'other' } });
  const notice = page.locator('[data-part="version-notice"]');
  await expect(notice).toContainText('with built-in data other');
  await expect(notice).toContainText(`with data ${record.dataHash.slice(0, 12)}`);
});

test('one that is over is shown by what was kept with it, and says so', async ({ page, table }) => {
  const battle = ofOtherRules(finishedBattle());
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  await expect(page.locator('[data-part="version-notice"]')).toContainText('nothing of it has been verified');
  const scrubber = page.locator('[data-part="scrubber"]');
  expect(Number(await scrubber.getAttribute('max'))).toBe((battle.record.keyframes?.length ?? 0) - 1);
});
