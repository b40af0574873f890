// Finds a Chromium for the tests, the bench and the pictures of the table: the one named by CHROMIUM_PATH, the
// system's, one installed by apt when this is root's machine, or the one that comes as an npm package. And beside it, for
// most of the tests, Debian's Chromium without windows, which spends an eighth less of the processor on them, or more.
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

/** The font is for the table in Chinese. */
const packages = ['chromium', 'fonts-wqy-microhei'];

const light = { package: 'chromium-headless-shell', place: '/usr/bin/chromium-headless-shell' };

export class NoBrowser extends Error {}

/** What this machine is and can do; tests bring a machine of their own. */
const thisMachine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: (place) => fs.existsSync(place),
  say: (text) => process.stderr.write(`impulse: ${text}\n`),
  apt: (...words) =>
    spawnSync('apt-get', words, {
      stdio: words[0] === '--version' ? 'ignore' : ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  bundled: bundledChromium,
};

/** The path of a Chromium that can be started. */
export async function findChromium(machine = thisMachine) {
  const { env, exists, say } = machine;
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new NoBrowser(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const onSystem = () => systemPlaces.find((place) => exists(place));
  const found = onSystem();
  if (found) return found;

  const reason = refusalToInstall(machine) ?? (installByApt(machine) ? undefined : 'apt-get failed, see above');
  const installed = reason ? undefined : onSystem();
  if (installed) return installed;
  const why = reason ?? 'apt-get left no browser where one was expected';
  say(`no Chromium found, and none was installed: ${why}. Trying the one that comes as an npm package.`);
  try {
    return await machine.bundled();
  } catch (error) {
    throw new NoBrowser(
      `the Chromium of the npm package cannot be used either (${error.message}). Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the same command again.`,
    );
  }
}

/** The path of a Chromium without windows, where there is one and nobody has named another browser. */
export function findLightChromium({ env, exists } = thisMachine) {
  return !env.CHROMIUM_PATH && exists(light.place) ? light.place : undefined;
}

/** Why no browser may or can be installed here. */
function refusalToInstall({ env, platform, isRoot, apt }) {
  if (env.NO_APT) return 'NO_APT is set';
  if (platform !== 'linux') return 'only apt-get on Linux is known here';
  if (!isRoot) return 'only root may install packages';
  if (!apt('--version')) return 'this system has no apt-get';
  return undefined;
}

function installByApt({ say, apt }) {
  say(
    `the browser tests need a Chromium, and this system has none. Installing ${packages.join(' and ')}, and ${light.package} where it is known, with apt-get now, for the whole system. To prevent that, stop here and set NO_APT=1, or name a browser in CHROMIUM_PATH.`,
  );
  // Old lists of packages may do.
  apt('update', '-qq');
  const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  const installed = install(...packages);
  // Not every system has it, and the tests can do without.
  if (installed) install(light.package);
  return installed;
}

async function bundledChromium() {
  // Makes the package unpack the libraries it brings along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  return await bundled.executablePath();
}

if (isMain(import.meta.url)) {
  try {
    console.log(await findChromium());
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    thisMachine.say(error.message);
    process.exitCode = 1;
  }
}
