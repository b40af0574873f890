import { coupletWithAssault, finishedBattle, saved } from '../testing/battles.js';
import { expect, type Table, test } from '../testing/fixtures.js';

/** What lies in this browser's storage while a battle is under way, and what goes wrong without harm. */

/** A battle as the browser keeps it. */
const stored = (table: Table, id: string) =>
  table.page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('impulse');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The store does not open')));
    });
    const row = await new Promise<Record<string, unknown>>((resolve) => {
      const reading = database.transaction('battles').objectStore('battles').get(wanted);
      reading.addEventListener('success', () => resolve(reading.result as Record<string, unknown>));
    });
    database.close();
    const sealed = row['sealed'] as { readonly text: ArrayBuffer } | undefined;
    const letters = sealed ? new TextDecoder('latin1').decode(sealed.text) : '';
    return { keys: Object.keys(row), letters, plain: JSON.stringify(row) };
  }, id);

test('the record of a battle under way is sealed where it is stored; it opens from the list, and after a worker died', async ({
  page,
  table,
  watched,
}) => {
  const { match, number } = coupletWithAssault();
  const battle = saved(match);
  const { secret } = match.record(true);
  await table.open(battle);
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  await expect.poll(async () => (await stored(table, battle.id)).keys).toContain('sealed');
  const { keys, letters, plain } = await stored(table, battle.id);
  expect(keys).not.toContain('record');
  expect(letters).not.toContain('choose-an');
  expect(plain).not.toContain(secret!);
  expect(plain).not.toContain('choose-an');

  await page.locator('.bar-leave').click();
  await expect(page.locator('.saved-row')).toContainText('Turn');
  await page.locator('.saved-row').getByRole('link', { name: 'Continue' }).click();
  await table.asked('impulse');

  // A worker that dies is told, and the battle opens again where it was.
  const authority = page.workers().find((worker) => worker.url().includes('authority'));
  await authority!.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect(page.locator('[data-part="dead-host"]')).toBeVisible();
  await table.button('reopen').click();
  await table.asked('impulse');
  await expect(page.locator('[data-part="dead-host"]')).toHaveCount(0);
  watched.complaints.splice(0);
});

test('a battle that is over is stored as it is', async ({ page, table }) => {
  const battle = saved(finishedBattle());
  await table.keep(battle);
  await page.goto(`./#/play/${battle.id}`);
  await expect(table.over).toBeVisible();
  expect((await stored(table, battle.id)).keys).toContain('record');
});

test('a map that cannot be drawn does not stop the battle', async ({ page, table, watched }) => {
  const { match, number, move } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.drawImage = () => {
      throw new Error('the canvas is lost');
    };
  });
  await table.cell((await table.hexOf(move.unit))!).dispatchEvent('click');
  await table.mark(move.path.at(-1)!).dispatchEvent('click');
  await expect(table.button('undo')).toBeEnabled({ timeout: 15_000 });
  await table.chooseTab('log');
  await expect(table.log).toContainText(move.path.at(-1)!);
  await table.button('undo').click();
  await expect(table.button('end')).toBeEnabled();
  expect(watched.complaints.length).toBeGreaterThan(0);
  expect(watched.complaints.every((one) => one.includes('the canvas is lost'))).toBe(true);
  watched.complaints.splice(0);
});
