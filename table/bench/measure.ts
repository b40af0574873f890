import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/testing/fixtures.js';
import { type Busy, busyBattles } from './battles.js';
import { asTable, atLeast, below, type MeasuredFigure, percentile } from './figures.js';
import { installBench } from './in-page.js';
import { tasksDuring } from './tasks.js';

const figures: MeasuredFigure[] = [];
/** An expectation would look at the whole page whenever it is not met yet, for a tenth of a second. */
const usable = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['usable'] !== undefined);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

for (const make of busyBattles) {
  let busy: Busy;
  test.beforeAll(() => {
    busy = make();
  });

  test(`${make.name}: page weight and time to the first usable table`, async ({ page, table }) => {
    const { battle, name } = busy;
    await table.keep(battle);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Workers are other targets than the page, and the context hears of both. What both ask for is sent once.
    const sent = new Map<string, number>();
    page.context().on('response', (response) => {
      sent.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0));
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
    const handled: number[] = [];
    const sum = (): number => [...sent.values()].reduce((all, bytes) => all + bytes, 0);
    for (let visit = 0; visit < 5; visit++) {
      await page.goto('about:blank');
      sent.clear();
      await page.goto(`./#/play/${battle.id}`);
      await usable(page);
      times.push(Number(await page.locator('html').getAttribute('data-usable')));
      await page.waitForTimeout(1000);
      weights.push(sum());
      // What a first click wants is fetched when a hand comes near.
      await page.mouse.move(400 + visit, 400);
      await page.waitForTimeout(1000);
      handled.push(sum());
    }
    await page.addInitScript(installBench);
    await page.goto('about:blank');
    const tasks = await tasksDuring(page, async () => {
      await page.goto(`./#/play/${battle.id}`);
      await usable(page);
      await page.evaluate(() => tableBench.pan(2000));
      await page.evaluate(() => tableBench.zoom(2000));
      await page.waitForTimeout(1000);
    });
    figures.push(
      below(`${name}: everything sent, workers included, compressed`, 'KB', Math.max(...weights) / 1000, 260),
    );
    figures.push(below(`${name}: the same with a hand on the map`, 'KB', Math.max(...handled) / 1000, 270));
    figures.push(below(`${name}: first usable table, median of 5`, 's', percentile(times, 0.5) / 1000, 1.5));
    const task = `${name}: longest task until then and while first panned and zoomed, processor time`;
    figures.push(below(task, 'ms', Math.max(...tasks), 50));
  });

  test(`${make.name}: panning, zooming and selecting`, async ({ page, table }) => {
    await page.addInitScript(installBench);
    const { battle, name, hexes } = busy;
    await table.open(battle);
    await page.waitForTimeout(1500);
    const zoom = await page.evaluate(() => tableBench.zoom(6000));
    await page.locator('[data-board="zoomIn"]').click();
    await page.locator('[data-board="zoomIn"]').click();
    await table.rested();
    const pan = await page.evaluate(() => tableBench.pan(6000));
    for (const [what, frames] of [
      ['panning', pan],
      ['zooming', zoom],
    ] as const) {
      figures.push(atLeast(`${name}: ${what}, frames per second`, '', 1000 / mean(frames.length), 55));
      figures.push(below(`${name}: ${what}, script per frame, mean`, 'ms', mean(frames.script), 4));
      figures.push(below(`${name}: ${what}, script per frame, p95`, 'ms', percentile(frames.script, 0.95), 16));
    }

    await page.locator('[data-board="fit"]').click();
    await table.rested();
    const points: { x: number; y: number }[] = [];
    for (const hex of hexes.slice(0, 40)) points.push(await table.pointOf(hex));
    const hundred = Array.from({ length: 100 }, (_, index) => points[index % points.length]);
    const times = await page.evaluate((given) => tableBench.select(given), hundred);
    expect(times.length).toBeGreaterThan(60);
    figures.push(below(`${name}: click to answer, p95 of ${times.length}`, 'ms', percentile(times, 0.95), 80));
  });

  test(`${make.name}: panning while the computer plans`, async ({ page, table }) => {
    await page.addInitScript(installBench);
    await table.open(busy.planned);
    await page.waitForTimeout(1000);
    const { length } = await page.evaluate(() => tableBench.pan(12_000));
    const name = `${busy.name}: panning while the computer plans`;
    figures.push(atLeast(`${name}, frames per second`, '', 1000 / mean(length), 55));
    figures.push(below(`${name}, longest frame of a hundred`, 'ms', percentile(length, 0.99), 50));
  });

  test(`${make.name}: the page while the computer plays`, async ({ page, table }) => {
    await page.addInitScript(installBench);
    await table.open(busy.watched);
    await page.waitForTimeout(2000);
    const tasks = await page.evaluate(() => tableBench.longTasks(20_000));
    const name = `${busy.name}: longest task while the computer plays (of ${tasks.length} over 50 ms)`;
    figures.push(below(name, 'ms', Math.max(0, ...tasks), 50));
  });
}

test.afterAll(() => {
  const load = `load ${os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')} on ${os.cpus().length} processors`;
  console.log(`\n${asTable(figures)}\n${load}\n`);
  writeFileSync(
    `${import.meta.dirname}/../../.cache/table-bench.json`,
    `${JSON.stringify({ load, figures }, null, 2)}\n`,
  );
});
