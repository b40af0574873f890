import { finishedBattle, saved } from '../../e2e/testing/battles.js';
import { expect, type Table } from '../../e2e/testing/fixtures.js';
import { begunWhiteDeath, savedWhiteDeath } from '../../e2e/testing/white-death.js';
import { totensonntagIn } from './desert.js';
import type { Screens } from './screen.js';

const pageAt =
  (place: string) =>
  async ({ page }: Table): Promise<void> => {
    await page.goto(`./#/${place}`);
    await page.reload();
    await expect(page.locator('main, [role=main]').first()).not.toBeEmpty();
  };

/** Pages that somebody reads without an account. */
export const pageScreens: Screens = {
  home: pageAt(''),
  'home-battles': async (table) => {
    await table.keep(totensonntagIn('impulse'));
    await table.keep(saved(finishedBattle()));
    await table.keep(savedWhiteDeath(begunWhiteDeath(3)));
    await pageAt('')(table);
    await expect(table.page.locator('.saved-row')).toHaveCount(3);
  },
  new: pageAt('new'),
  'new-winter': pageAt('new/white-death'),
  'new-options': async (table) => {
    await pageAt('new/white-death')(table);
    for (const summary of await table.page.locator('summary').all()) await summary.click();
  },
  learn: pageAt('learn'),
  'learn-winter': pageAt('learn/white-death'),
  about: pageAt('about'),
  rules: pageAt('rules'),
  'rules-winter': pageAt('rules/white-death/r5.1'),
  'by-file': pageAt('by-file'),
  verify: pageAt('verify'),
  lost: pageAt('nowhere'),
};
