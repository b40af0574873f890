// Finds a Chromium for the tests, the bench and the pictures of the table: the one named by CHROMIUM_PATH, the
// system's, one installed by apt when this is root's machine, or the one that comes as an npm package.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { isMain } from './repository.mjs';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const say = (text) => process.stderr.write(`impulse: ${text}\n`);

export class NoBrowser extends Error {}

/** The path of a Chromium that can be started. */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (fs.existsSync(wished)) return wished;
    throw new NoBrowser(`CHROMIUM_PATH names ${wished}, which does not exist.`);
  }
  return systemChromium() ?? (installByApt() ? systemChromium() : undefined) ?? (await bundledChromium());
}

const systemChromium = () => systemPlaces.find((place) => fs.existsSync(place));

/** With a Chinese font, since the table is shown in Chinese too. True when the browser is there afterwards. */
function installByApt() {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && !process.env.NO_APT;
  if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say('installing Chromium for the browser tests (needed once) ...');
  const apt = (...command) =>
    spawnSync('apt-get', command, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-wqy-microhei');
}

async function bundledChromium() {
  // Makes the package unpack the libraries it brings along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: bundled } = await import('@sparticuz/chromium');
    return await bundled.executablePath();
  } catch (error) {
    throw new NoBrowser(
      `no Chromium could be had (${error.message}). Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the same command again.`,
    );
  }
}

if (isMain(import.meta.url)) console.log(await findChromium());
