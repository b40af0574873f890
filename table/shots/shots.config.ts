import { defineConfig } from '@playwright/test';
import { desktop, inBrowser } from '../e2e/testing/browser.js';

/** Makes the pictures of the README and of the home page: `npm run pictures`. */
export default defineConfig({
  ...inBrowser,
  outputDir: `${inBrowser.outputDir}-pictures`,
  testDir: '.',
  testMatch: /pictures\.ts$/,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...inBrowser.use,
    viewport: desktop,
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    // What does not belong into a picture is hidden by a style sheet of our own.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
