import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { desktop, inBrowser, phone } from './e2e/testing/browser.js';

/** The browser without windows, where there is one: scripts/browser.mjs. */
const executablePath = process.env['LIGHT_CHROMIUM_PATH'];
const light = { ...inBrowser.use.launchOptions, ...(executablePath ? { executablePath } : {}) };

const touch = /by-touch\.spec\.ts$/;

/** The table as a player meets it: built, served with its headers, in a real Chromium. `npm run e2e` */
export default defineConfig({
  ...inBrowser,
  testDir: 'e2e',
  // A page often waits, for its workers, a frame or a server: one test more than there are cores keeps them busy.
  workers: Math.min(4, os.availableParallelism() + 1),
  fullyParallel: true,
  timeout: 90_000,
  // A machine may have other things to do besides.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    ...inBrowser.use,
    launchOptions: light,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: touch, use: { viewport: desktop } },
    { name: 'touch', testMatch: touch, use: { viewport: phone, hasTouch: true, isMobile: true } },
  ],
});
