import { defineConfig } from '@playwright/test';
import { desktop, inBrowser } from '../browser.js';

/** How fast the table is in this machine's Chromium: `npm run bench:table`. */
export default defineConfig({
  ...inBrowser,
  outputDir: `${inBrowser.outputDir}-bench`,
  testDir: '.',
  testMatch: /measure\.ts$/,
  timeout: 180_000,
  reporter: [['line']],
  use: { ...inBrowser.use, viewport: desktop, serviceWorkers: 'block' },
});
