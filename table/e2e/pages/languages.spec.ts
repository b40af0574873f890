import { playUntil, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';

test('the language is switched in the middle of a battle, with the log of what has been played', async ({
  page,
  table,
}) => {
  const match = startBattle(5);
  playUntil(match, 'script', 5, () => {
    const turn = match.turn();
    return !turn.over && turn.side === 'cw' && turn.step === 'impulse' && match.state.turn === 2;
  });
  await table.open(saved(match));
  await table.chooseTab('log');
  await expect(table.log.locator('.entry').first()).toBeVisible();
  // Texts, not rendered lines: the browser may leave entries undrawn until they come into sight.
  const logText = async (): Promise<string> => (await table.log.locator('.entry').allTextContents()).join('\n');
  const english = await logText();
  expect(english.split('\n').length).toBe(3);
  expect(english).not.toMatch(/\p{Script=Han}/u);

  const switchTo = async (name: string): Promise<void> => {
    await table.chooseTab('view');
    await page.locator('[data-part="view"]').getByText(name, { exact: true }).click();
    await table.chooseTab('log');
  };
  await switchTo('繁體中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect.poll(logText).toMatch(/\p{Script=Han}/u);
  const chinese = await logText();
  expect(chinese.split('\n').length).toBe(3);
  // Sentences are Chinese throughout; only designations such as KDG keep their letters.
  expect(chinese).not.toMatch(/\b(impulse|moves|attack|from|the|hit)\b/i);
  await expect(table.prompt).toContainText(/\p{Script=Han}/u);
  await expect(page).toHaveTitle(/\p{Script=Han}/u);
  await expect(page.locator('.board-grid [data-units]').first()).toContainText(/\p{Script=Han}/u);

  // Kept for the next visit.
  await page.reload();
  await expect(table.prompt).toContainText(/\p{Script=Han}/u);
  await switchTo('English');
  await expect.poll(logText).toBe(english);
});
