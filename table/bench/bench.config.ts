import { defineConfig } from '@playwright/test';
import { desktop, inBrowser } from '../e2e/testing/browser.js';

/** How fast the table is in this machine's Chromium: `npm run bench:table`. */
export default defineConfig({
  ...inBrowser,
  outputDir: `${inBrowser.outputDir}-bench`,
  testDir: '.',
  testMatch: /measure\.ts$/,
  timeout: 300_000,
  // A busy machine is slow, and that is a figure, not a failure.
  expect: { timeout: 60_000 },
  reporter: [['line']],
  use: { ...inBrowser.use, viewport: desktop, serviceWorkers: 'block' },
});
