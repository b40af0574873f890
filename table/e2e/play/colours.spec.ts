import type { Page } from '@playwright/test';
import { playUntil, saved, startBattle, type TestMatch } from '../testing/battles.js';
import { expect, type Table, test } from '../testing/fixtures.js';
import { type GreyPicture, greyPicture } from '../testing/png.js';
import { begunWhiteDeath, savedWhiteDeath } from '../testing/white-death.js';

/** The sides of both battles must stay apart for eyes that tell fewer colours, or none. */

const eyes = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** Half of a counter, in hexes. */
const half = 0.36;
/** Grey values that anybody tells apart when they lie side by side. */
const apart = 30;
/** Of the pixels of two counters with the same symbol, at least these differ. */
const least = 0.4;

/** Two counters with the same symbol, one of each side. */
type Rivals = readonly [first: string, second: string];

async function lookThrough(page: Page, table: Table, rivals: readonly Rivals[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const pair of rivals) {
    for (const type of eyes) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      const [first, second] = [await pictureOf(page, table, pair[0]), await pictureOf(page, table, pair[1])];
      expect(shareApart(first, second), `${pair.join(' and ')}, ${type}`).toBeGreaterThan(least);
    }
  }
}

async function pictureOf(page: Page, table: Table, unit: string): Promise<GreyPicture> {
  const hex = (await table.hexOf(unit))!;
  const { scale } = await table.rested();
  const { x, y } = await table.pointOf(hex);
  const size = Math.round(2 * half * scale);
  return greyPicture(await page.screenshot({ clip: { x: x - size / 2, y: y - size / 2, width: size, height: size } }));
}

/** Of the pixels of two pictures of one size, those that differ. */
function shareApart(first: GreyPicture, second: GreyPicture): number {
  expect([first.width, first.height]).toEqual([second.width, second.height]);
  return first.grey.filter((grey, at) => Math.abs(grey - second.grey[at]) > apart).length / first.grey.length;
}

/** Tanks that stand alone in their hex. */
const tanksOf = ({ state: { hexOf, context } }: TestMatch, nation: string): string | undefined =>
  context.units.find(
    ({ nationality, type }, unit) =>
      nationality === nation &&
      type === 'armor' &&
      hexOf[unit] >= 0 &&
      hexOf.filter((hex) => hex === hexOf[unit]).length === 1,
  )?.id;

test('Totensonntag without colours', async ({ page, table }) => {
  const match = startBattle(3);
  const tanks = (): (string | undefined)[] => ['german', 'italian', 'british'].map((nation) => tanksOf(match, nation));
  playUntil(match, 'script', 3, () => {
    const turn = match.turn();
    return !turn.over && turn.side === 'cw' && turn.step === 'choose-an' && !tanks().includes(undefined);
  });
  const [german, italian, british] = tanks().map((unit) => unit!);
  await table.open(saved(match));
  await page.locator('[data-board="fit"]').click();
  await lookThrough(page, table, [
    [german, british],
    [italian, british],
  ]);
});

test('White Death without colours', async ({ page, table }) => {
  await table.open(savedWhiteDeath(begunWhiteDeath(7), { soviet: 'human', german: 'script' }));
  // Two of one side look alike, so that what is measured is the side.
  const [first, second] = [await pictureOf(page, table, '9grd-18g'), await pictureOf(page, table, '9grd-22g')];
  expect(shareApart(first, second)).toBeLessThan(least / 2);
  await lookThrough(page, table, [['9grd-18g', '83id-ii-251']]);
});
