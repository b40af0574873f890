import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { desktop, inBrowser, phone } from './browser.js';

const touch = /by-touch\.spec\.ts$/;

/** The table as a player meets it: built, served with its headers, in a real Chromium. `npm run e2e` */
export default defineConfig({
  ...inBrowser,
  testDir: 'e2e',
  workers: Math.min(4, os.availableParallelism()),
  fullyParallel: true,
  timeout: 60_000,
  // Two of 152 missed a change of the page when two browsers share two cores; the list names whoever needs it (flaky).
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    ...inBrowser.use,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: touch, use: { viewport: desktop } },
    { name: 'touch', testMatch: touch, use: { viewport: phone, hasTouch: true, isMobile: true } },
  ],
});
