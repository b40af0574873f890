import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { playUntil, saved, startBattle } from '../e2e/testing/battles.js';
import { test } from '../e2e/testing/fixtures.js';
import { playAll, savedWhiteDeath, startWhiteDeath } from '../e2e/testing/white-death.js';

/** Both battles as eyes see them that tell fewer colours: the sides must stay apart. `npm run pictures -- colour` */

const folder = `${import.meta.dirname}/../../.cache/colours`;
mkdirSync(folder, { recursive: true });

const eyes = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

async function shootThrough(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(2500);
  const session = await page.context().newCDPSession(page);
  for (const type of eyes) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    await page.screenshot({ path: `${folder}/${name}-${type}.png` });
  }
}

test('Totensonntag', async ({ page, table }) => {
  const match = startBattle(3);
  playUntil(match, 'script', 3, () => match.state.turn > 2);
  await table.open(saved(match, { dak: 'human', cw: 'human' }));
  await shootThrough(page, 'totensonntag');
});

test('White Death', async ({ page, table }) => {
  const match = startWhiteDeath(7);
  playAll(match, 'german', [{ type: 'done' }, { type: 'avoid-isolation', pay: false }]);
  await table.open(savedWhiteDeath(match, { soviet: 'human', german: 'still' }));
  await shootThrough(page, 'white-death');
});
