// Runs Playwright with the Chromium of this machine: `node scripts/browser.mjs table/playwright.config.ts [...]`.
import { spawnSync } from 'node:child_process';
import { findChromium, findLightChromium, NoBrowser } from './chromium.mjs';
import { at, root } from './repository.mjs';

const [config, ...rest] = process.argv.slice(2);

try {
  const executable = await findChromium();
  const light = findLightChromium() ?? executable;
  const playwright = at('node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', at(config), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executable, LIGHT_CHROMIUM_PATH: light },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof NoBrowser)) throw error;
  process.stderr.write(`impulse: ${error.message}\n`);
  process.exitCode = 1;
}
