import type { Page } from '@playwright/test';
import { battleWithSecret, saved } from '../testing/battles.js';
import { expect, type Table, test } from '../testing/fixtures.js';

/** The page gets what the seat it watches may know, and nothing else: what workers tell it is listened to. */

const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => void heard.push(JSON.stringify(data)));
      }
    };
  });

const heardBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly heard: string[] }).heard.splice(0));

/** One side chooses in secret; answers what the page heard before the curtain fell, and from then on. */
async function chooseInSecret(page: Page, table: Table, number: number) {
  const { match } = battleWithSecret();
  await table.open(saved(match, { dak: 'human', cw: 'human' }));
  if (await table.curtain.isVisible()) await table.button('lift').click();
  await table.number(number).click();
  const before = await heardBy(page);
  await table.button('confirm').click();
  await expect(table.curtain).toBeVisible();
  const own = await heardBy(page);
  await table.button('lift').click();
  await expect(table.prompt).toBeVisible();
  await table.rested();
  // When the disk has it is another time at every run.
  const after = (await heardBy(page)).filter((told) => told !== '{"told":"stored","failure":null}');
  return { before, own, after };
}

test('what one side has chosen is told to the page only while that side looks', async ({ page, table }) => {
  await listen(page);
  const three = await chooseInSecret(page, table, 3);
  const four = await chooseInSecret(page, table, 4);
  // The test hears something at all, and its own number while it may.
  expect(three.own.join('')).not.toBe(four.own.join(''));
  expect(three.after.length).toBeGreaterThan(0);
  expect(three.after).toEqual(four.after);
  expect(three.after.some((told) => told.includes('"told":"news"'))).toBe(true);
});

test('neither a record nor a secret ever reaches the page', async ({ page, table }) => {
  await listen(page);
  const { before, own, after } = await chooseInSecret(page, table, 4);
  const all = [...before, ...own, ...after].join('\n');
  const { secret } = battleWithSecret().match.record(true);
  expect(all).toContain('"told":"news"');
  expect(all).not.toContain(secret!);
  expect(all).not.toContain('"checkpoints"');
});
