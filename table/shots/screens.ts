import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { battleWithSecret, coupletWithAssault, finishedBattle, saved } from '../e2e/testing/battles.js';
import { expect, type Table, test } from '../e2e/testing/fixtures.js';
import {
  begunWhiteDeath,
  playAll,
  savedWhiteDeath,
  startWhiteDeath,
  type WhiteDeathBattle,
} from '../e2e/testing/white-death.js';

/** Every card and screen, in both languages and in the dark, at all sizes, for somebody who looks at them: `npm run screens`. */

const folder = `${import.meta.dirname}/../../.cache/screens`;
mkdirSync(folder, { recursive: true });

const sizes = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

const manners = [
  { id: 'en', settings: { language: 'en' } },
  { id: 'zh', settings: { language: 'zh-Hant' } },
  { id: 'dark', settings: { language: 'en', theme: 'dark' } },
] as const;

const stupino = '2927';
const declared = ['9grd-18g', '9grd-smg', '9grd-22g'].map((unit): Action => ({
  type: 'assault',
  unit,
  target: stupino,
}));

function whiteDeathAt(
  step: 'isolation' | 'decision' | 'movement' | 'barrage' | 'defence' | 'assault',
): WhiteDeathBattle {
  if (step === 'isolation') {
    const match = startWhiteDeath(3);
    playAll(match, 'german', [{ type: 'done' }]);
    return match;
  }
  const match = begunWhiteDeath(3);
  if (step === 'decision') return match;
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  if (step === 'movement') return match;
  playAll(match, 'soviet', [...declared, { type: 'done' }]);
  if (step === 'barrage') return match;
  playAll(match, 'soviet', [{ type: 'done' }]);
  if (step === 'assault') playAll(match, 'german', [{ type: 'defend', target: stupino }]);
  return match;
}

const sitAt = async (table: Table, match: WhiteDeathBattle): Promise<void> => {
  await table.open(savedWhiteDeath(match));
  await table.button('lift').click();
  await table.rested();
};

async function impulse(table: Table): Promise<void> {
  const { match, number } = coupletWithAssault();
  const copy = saved(match);
  await table.open(copy);
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
}

const pageAt =
  (place: string) =>
  async ({ page }: Table): Promise<void> => {
    await page.goto(`./#/${place}`);
    await page.reload();
    await expect(page.locator('main, [role=main]').first()).not.toBeEmpty();
  };

/** How to come to each of them. */
const screens: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  home: pageAt(''),
  new: pageAt('new'),
  'new-winter': pageAt('new/white-death'),
  learn: pageAt('learn'),
  about: pageAt('about'),
  rules: pageAt('rules'),
  'by-file': pageAt('by-file'),
  lost: pageAt('nowhere'),
  numbers: (table) => table.open(saved(coupletWithAssault().match)),
  impulse,
  assault: async (table) => {
    await impulse(table);
    const { assault } = coupletWithAssault();
    await table.cell((await table.hexOf(assault.unit))!).dispatchEvent('click');
    await table.mark(assault.target).dispatchEvent('click');
    await expect(table.forecast).toBeVisible();
  },
  result: async (table) => {
    await screens['assault'](table);
    await table.button('confirm').first().click();
    await expect(table.page.locator('[data-part="result"]')).toBeVisible();
  },
  curtain: (table) => table.open(saved(battleWithSecret().match, { dak: 'human', cw: 'human' })),
  over: (table) => table.open(saved(finishedBattle())),
  replay: async (table) => {
    const battle = saved(coupletWithAssault().match);
    await table.keep(battle);
    await table.page.goto(`./#/replay/${battle.id}`);
    await table.page.locator('[data-part="scrubber"]').fill('12');
  },
  keys: async (table) => {
    await impulse(table);
    await table.page.keyboard.press('?');
  },
  'winter-setup': (table) => sitAt(table, startWhiteDeath(3)),
  'winter-isolation': (table) => sitAt(table, whiteDeathAt('isolation')),
  'winter-decision': async (table) => {
    await sitAt(table, whiteDeathAt('decision'));
    await table.number(5).click();
  },
  'winter-movement': (table) => sitAt(table, whiteDeathAt('movement')),
  'winter-unit': async (table) => {
    await sitAt(table, whiteDeathAt('movement'));
    await table.page.keyboard.press('n');
    await expect(table.marks.first()).toBeAttached();
  },
  'winter-planner': async (table) => {
    await sitAt(table, whiteDeathAt('movement'));
    await expect(table.button('next').or(table.button('end')).first()).toBeVisible();
    await table.cell(stupino).dispatchEvent('click');
    await expect(table.page.locator('[data-part="distribution"]')).toBeVisible();
  },
  'winter-barrage': async (table) => {
    await sitAt(table, whiteDeathAt('barrage'));
    await table.cell(stupino).dispatchEvent('click');
    await expect(table.page.locator('[data-part="distribution"]')).toBeVisible();
  },
  'winter-defence': (table) => sitAt(table, whiteDeathAt('defence')),
  'winter-fire': (table) => sitAt(table, whiteDeathAt('assault')),
  'winter-result': async (table) => {
    await sitAt(table, whiteDeathAt('assault'));
    await table.button('confirm').first().click();
    await table.page.locator('[data-part="result"]').or(table.curtain).first().waitFor();
  },
};

async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

for (const { id, settings } of manners) {
  for (const [name, come] of Object.entries(screens)) {
    test(`${name} ${id}`, async ({ page, table }) => {
      await page.addInitScript(
        (wanted) => localStorage.setItem('impulse-settings', JSON.stringify({ speed: 0, ...wanted })),
        settings,
      );
      await page.goto('./');
      await come(table);
      await shoot(page, `${name}-${id}`);
    });
  }
}
