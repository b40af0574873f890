import type { PlaywrightTestConfig } from '@playwright/test';

/** What the browser tests, the bench and the pictures share: the browser of this machine and the built table. */

// The configuration is read again in every worker: all of them must mean the same port. It is none of those that systems
// lend out by themselves, of which any may be in use.
const port = (process.env['TABLE_PORT'] ??= String(22_000 + (process.pid % 8_000)));

const root = `${import.meta.dirname}/../../..`;

/**
 * An address bar that nobody sees: each page would spend half a second on its popups. The switch takes the place of
 * Playwright's own, so what that turns off is named again, as far as it concerns pages of this machine.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const inBrowser = {
  outputDir: `${root}/.cache/playwright`,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  webServer: {
    // In a folder of its own: what a player keeps on this machine is not for tests.
    command: `node program/dist/main.js serve --port ${port} --data .cache/matches/${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    timeout: 30_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unwanted.join(',')}`,
      ],
    },
  },
} satisfies PlaywrightTestConfig;

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
