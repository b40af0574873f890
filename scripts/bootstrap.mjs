// Makes the repository ready to run: installs packages and builds, each only when missing or stale.
// Uses Node built-ins only, because nothing is installed yet. Says what it does on stderr; stdout stays clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { at, filesUnder, isMain, readJson, root } from './repository.mjs';

const buildStamp = at('.cache', 'build-stamp');
const tableStamp = at('.cache', 'table-stamp');
const lockFile = at('.cache', 'bootstrap.lock');

const say = (text) => process.stderr.write(`impulse: ${text}\n`);

class SetupError extends Error {}

/** Makes packages (and with `build` the compiled rooms) ready; on failure says why and ends the process. */
export function ensure({ build = false, force = false } = {}) {
  try {
    checkNode();
    const ready = () => !force && installed() && (!build || (compiled() && tableBuilt()));
    if (ready()) return;
    withLock(() => {
      if (!installed()) install();
      if (build && (force || !compiled())) compile();
      if (build && (force || !tableBuilt())) buildTable();
    });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

function checkNode() {
  const wanted = [20, 20];
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return;
  throw new SetupError(
    `Node ${wanted.join('.')} or newer is needed; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}

/** True when everything the lock file asks for stands in node_modules in that version. */
function installed() {
  let present;
  try {
    present = readJson(at('node_modules', '.package-lock.json')).packages;
  } catch {
    return false;
  }
  const wanted = readJson(at('package-lock.json')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = present[place];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function install() {
  say('installing packages (needed once, and after the lock file changes) ...');
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = (...command) =>
    spawnSync('npm', [...command, ...flags], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
  let result = npm('ci');
  // A registry that lacks some platform's build of a tool makes `ci` refuse the lock file; `install` accepts it.
  if (!result.error && result.status !== 0) result = npm('install', '--no-save');
  if (result.error) throw new SetupError(`npm could not be started (${result.error.message}). It comes with Node.`);
  if (result.status !== 0) {
    throw new SetupError(
      'npm could not install the packages (its message stands above). Check the network and that this folder may be written to, then run the same command again.',
    );
  }
}

/** The rooms that are compiled for Node. The table is built for the browser, its types are checked by the tests. */
const compiledRooms = () =>
  readJson(at('tsconfig.json')).references.map((reference) => path.posix.normalize(reference.path));

/** Changes when any of these files changes, comes or goes. */
function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = fs.statSync(file);
    hash.update(`${path.relative(root, file)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

const isStamped = (stamp, now) => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now();

const compiledStamp = () =>
  stampOf([
    ...['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts/bundle.mjs'].map((name) => at(name)),
    ...compiledRooms().flatMap((room) => [...filesUnder(at(room), /\.(ts|json)$/)]),
  ]);

function compiled() {
  if (!compiledRooms().every((room) => fs.existsSync(at(room, 'dist', '.tsbuildinfo')))) return false;
  if (!fs.existsSync(at('program', 'dist', 'main.js'))) return false;
  return isStamped(buildStamp, compiledStamp);
}

function compile() {
  say('building ...');
  const stamp = compiledStamp();
  fs.rmSync(buildStamp, { force: true });
  for (const room of compiledRooms()) removeOrphans(at(room), at(room, 'dist'));
  for (const command of [[at('node_modules', 'typescript', 'bin', 'tsc'), '-b'], [at('scripts', 'bundle.mjs')]]) {
    const result = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 2, 2] });
    if (result.status !== 0) throw new SetupError('the build failed; its messages stand above.');
  }
  fs.writeFileSync(buildStamp, stamp);
}

/** Everything that ends up in the browser: the table, the rooms it uses, the rules and the pictures it shows. */
const tableSources = () =>
  stampOf([
    at('package-lock.json'),
    ...['table', 'engine', 'games', 'opponent', 'library', 'protocol', 'docs/rules', 'docs/pictures/opening'].flatMap(
      (folder) => [
        ...filesUnder(at(folder), /(?<!\.(test|spec))\.(ts|tsx|js|json|css|html|md|svg|png|jpg|webp|webmanifest)$/),
      ],
    ),
  ]);

const tableBuilt = () => fs.existsSync(at('table', 'dist', 'app', 'index.html')) && isStamped(tableStamp, tableSources);

function buildTable() {
  say('building the table ...');
  const stamp = tableSources();
  fs.rmSync(tableStamp, { force: true });
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', at('table'), '--logLevel', 'warn'], {
    cwd: at('table'),
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) throw new SetupError('the table could not be built; the messages stand above.');
  fs.writeFileSync(tableStamp, stamp);
}

/** Removes output whose source is gone, so that nothing can still import it. */
function removeOrphans(room, folder) {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      removeOrphans(room, full);
      continue;
    }
    const output = /^(.+?)(\.d\.ts|\.js)(\.map)?$/.exec(path.relative(path.join(room, 'dist'), full));
    if (output && !fs.existsSync(path.join(room, `${output[1]}.ts`))) fs.rmSync(full);
  }
}

/** One set-up at a time: programs started side by side wait for the first. */
function withLock(work) {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  for (let waited = 0; !takeLock(); waited++) {
    if (waited === 0) say('waiting for another set-up of this folder to finish ...');
    if (waited === 6000) throw new SetupError(`gave up waiting; remove ${lockFile} if no other set-up is running.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  try {
    work();
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw new SetupError(`this folder cannot be written to (${error.message}).`);
  }
  try {
    const holder = Number(fs.readFileSync(lockFile, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
  } catch (error) {
    if (error.code === 'ESRCH') fs.rmSync(lockFile, { force: true });
  }
  return false;
}

if (isMain(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  ensure({ build: flags.has('--build'), force: flags.has('--force') });
}
