import type { Page } from '@playwright/test';
import { finishedBattle, placesAfter, saved } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { playedUntil, savedWhiteDeath } from '../testing/white-death.js';

/** Found and read at once: between the two the map may go on to the next frame. */
const shownPlaces = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('.board-grid [data-units]')).flatMap(({ dataset }) =>
      (dataset['units'] ?? '').split(' ').map((unit): [string, string] => [unit, dataset['hex'] ?? '']),
    ),
  );

test('a battle is replayed: scrubbing, steps, jumps, viewpoints, and play goes on from anywhere', async ({
  page,
  table,
}) => {
  const match = finishedBattle();
  const battle = saved(match, { dak: 'random', cw: 'random' });
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  const scrubber = page.locator('[data-part="scrubber"]');
  await expect(scrubber).toBeVisible();
  expect(Number(await scrubber.getAttribute('max'))).toBe(match.length);

  for (const frame of [0, Math.round(match.length / 3), match.length - 1, 5]) {
    await scrubber.fill(String(frame));
    const expected = placesAfter(match, frame);
    await expect.poll(async () => new Map(await shownPlaces(page)), { message: `frame ${frame}` }).toEqual(expected);
  }

  await page.locator('[data-action="playback-next"]').click();
  await expect(scrubber).toHaveValue('6');
  await page.locator('[data-action="turn-on"]').click();
  await expect(page.locator('.tracker-day')).toContainText('2');
  await page.locator('[data-action="attack-on"]').click();
  const attack = Number(await scrubber.inputValue());
  expect(attack).toBeGreaterThan(6);
  // Its arithmetic stands in the panel; a strip over the map with the same is for phones.
  await expect(page.locator('[data-part="result"]')).toBeVisible();
  await expect(page.locator('[data-part="toast"]')).toHaveCount(0);
  await page.keyboard.press(']');
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(attack);
  await page.locator('[data-action="playback-play"]').click();
  await expect(page.locator('[data-action="playback-pause"]')).toBeVisible();
  await page.locator('[data-action="playback-pause"]').click();

  // The overlays of the table, by key and by button; the flags follow the frame.
  await page.keyboard.press('c');
  await expect(page.locator('.status-shades [aria-pressed=true]')).toHaveText('Objectives');
  await expect(table.cell('M7')).toHaveAttribute('data-flag', /DAK|CW/);
  await page.locator('.status-shades').getByRole('button', { name: 'Own ZOC' }).click();
  await expect(page.locator('.status-shades [aria-pressed=true]')).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open] .keys')).toContainText('Victory hexes');
  await page.keyboard.press('Escape');
  await scrubber.fill('0');
  await expect(table.cell('M7')).toHaveAttribute('data-flag', 'DAK');

  // Every entry of the log leads to its frame.
  await scrubber.fill('30');
  await page.locator('.playback-go').first().click();
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeLessThan(30);

  const viewpoint = page.locator('[data-part="viewpoint"]');
  await expect(viewpoint.locator('option')).toHaveCount(4);
  await viewpoint.selectOption('dak');

  await scrubber.fill('40');
  const places = placesAfter(match, 40);
  await table.button('play-on').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(table.prompt).toBeVisible();
  await expect(page).toHaveURL(/#\/play\//);
  if (await table.button('pause').isVisible()) await table.button('pause').click();
  expect((await shownPlaces(page)).length).toBeGreaterThan(places.size - 5);
});

test('the log stands at what is shown, also after two jumps in quick succession', async ({ page, table }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const battle = savedWhiteDeath(playedUntil(4, 'scenario-3', (match) => match.length > 400));
  await table.keep(battle);
  await page.goto(`./#/replay/${battle.id}`);
  await expect(page.locator('[data-part="scrubber"]')).toBeVisible();
  const shown = page.locator('.playback-entry.is-shown');
  const body = page.locator('#tab-body');
  // What comes after the end of the view, in pixels.
  const beyond = (): Promise<number> => body.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);
  for (let jump = 0; jump < 6; jump++) {
    await page.locator('[data-action="assault-on"]').dblclick();
    const frame = await page.locator('[data-part="scrubber"]').inputValue();
    await expect(shown).toHaveText(new RegExp(`^${frame}`));
    await table.rested();
    await expect.poll(beyond, `frame ${frame}`).toBeLessThan(2);
  }
});
