import { beginBattle, expect, test } from '../testing/fixtures.js';

test.use({ serviceWorkers: 'allow' });

test('after the first visit everything works without a network', async ({ page, table, context, watched }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));

  // The computer's worker is a file as well.
  await beginBattle(page, 'human', 'random');
  await expect(page.locator('[data-part="orders"]')).toBeVisible();
  await expect(table.numbers.or(page.locator('[data-part="idle"]')).first()).toBeVisible({ timeout: 30_000 });

  for (const place of ['./#/rules', './#/learn', './#/about', './#/verify']) {
    await page.goto(place);
    await expect(page.locator('main').first()).not.toBeEmpty();
    await expect(page.locator('.page-problem')).toHaveCount(0);
  }
  await page.getByRole('button', { name: '繁體中文' }).click();
  await page.goto('./#/rules');
  await expect(page.locator('article.rules')).toContainText('規則');
  expect(watched.complaints).toEqual([]);
});

test('a page that a newer version has overtaken says so, and opens it', async ({ page, watched }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(page.locator('.new-version')).toHaveCount(0);
  await page.reload();
  // Under another address it is another script to the browser, as after an update.
  await page.evaluate(() => navigator.serviceWorker.register('./offline.js?next'));
  const reopened = page.waitForEvent('load');
  await page.locator('.new-version').getByRole('button').click();
  await reopened;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test('it can be installed: manifest and icon are served', async ({ page, request }) => {
  await page.goto('./');
  const place = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(place!);
  const manifest = (await response.json()) as { name: string; display: string; icons: { src: string }[] };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const policy = (await request.get('./')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});
