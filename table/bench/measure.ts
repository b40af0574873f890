import { writeFileSync } from 'node:fs';
import { totensonntag } from '@impulse/totensonntag';
import { type Battle, playUntil, saved, startBattle } from '../e2e/battles.js';
import { expect, test } from '../e2e/fixtures.js';
import { asTable, atLeast, below, type Figure, percentile } from './figures.js';
import { installBench } from './in-page.js';

/** The second day, all counters on the map, the Commonwealth to move with many units. */
function busyBattle(): Battle {
  const match = startBattle(3);
  playUntil(match, 'script', 3, () => {
    const turn = match.turn();
    if (turn.over || turn.side !== 'cw' || turn.step !== 'impulse' || match.state.turn < 2) return false;
    return totensonntag.legal(match.state, 'cw').filter(({ type }) => type === 'move').length > 300;
  });
  return match;
}

const figures: Figure[] = [];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('page weight and time to the first usable table', async ({ page, table }) => {
  const battle = saved(busyBattle());
  await table.keep(battle);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !pathname.includes('worker'))
      bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.addInitScript(() => {
    const look = (): void => {
      const ready =
        document.querySelector('.board[data-camera]') && document.querySelector('[data-action="end"]:enabled');
      if (ready) document.documentElement.dataset['usable'] = String(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const times: number[] = [];
  const weights: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    await page.goto('about:blank');
    bytes = 0;
    await page.goto(`./#/play/${battle.id}`);
    await expect(page.locator('html')).toHaveAttribute('data-usable');
    times.push(Number(await page.locator('html').getAttribute('data-usable')));
    weights.push(bytes);
  }
  figures.push(below('first-load script, gzipped, without the worker', 'KB', Math.max(...weights) / 1000, 150));
  figures.push(below('first usable table, median of 5', 's', percentile(times, 0.5) / 1000, 1.5));
});

test('panning, zooming and selecting', async ({ page, table }) => {
  await page.addInitScript(installBench);
  const match = busyBattle();
  await table.open(saved(match));
  await page.waitForTimeout(1500);
  const zoom = await page.evaluate(() => tableBench.zoom(6000));
  await page.locator('[data-board="zoomIn"]').click();
  await page.locator('[data-board="zoomIn"]').click();
  await table.rested();
  const pan = await page.evaluate(() => tableBench.pan(6000));
  for (const [name, frames] of [
    ['panning', pan],
    ['zooming', zoom],
  ] as const) {
    figures.push(atLeast(`${name}: frames per second`, '', 1000 / mean(frames.length), 55));
    figures.push(below(`${name}: script per frame, mean`, 'ms', mean(frames.script), 4));
  }

  await page.locator('[data-board="fit"]').click();
  await table.rested();
  const units = [
    ...new Set(
      totensonntag.legal(match.state, 'cw').flatMap((action) => (action.type === 'move' ? [action.unit] : [])),
    ),
  ];
  const points: { x: number; y: number }[] = [];
  const hexes = new Set<string>();
  for (const unit of units) hexes.add((await table.hexOf(unit))!);
  for (const hex of hexes) points.push(await table.pointOf(hex));
  const hundred = Array.from({ length: 100 }, (_, index) => points[index % points.length]);
  const times = await page.evaluate((given) => tableBench.select(given), hundred);
  expect(times.length).toBeGreaterThan(60);
  figures.push(below(`click to highlight, p95 of ${times.length}`, 'ms', percentile(times, 0.95), 50));
});

test('the page while the computer thinks', async ({ page, table }) => {
  await page.addInitScript(installBench);
  const match = busyBattle();
  await table.open(saved(match, { dak: 'script', cw: 'script' }));
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => tableBench.longTasks(20_000));
  figures.push(
    below(`longest task while the computer plays (of ${tasks.length} over 50 ms)`, 'ms', Math.max(0, ...tasks), 100),
  );
});

test.afterAll(() => {
  console.log(`\n${asTable(figures)}\n`);
  writeFileSync(`${import.meta.dirname}/../../.cache/table-bench.json`, `${JSON.stringify(figures, null, 2)}\n`);
});
