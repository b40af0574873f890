// The tests of the rooms that changed since this branch left main, without those that take minutes: part of
// `npm test -- fast`. Files that are not committed count too.
import { spawnSync } from 'node:child_process';
import { isMain, root, rooms } from './repository.mjs';
import { slowTests } from './slow-tests.mjs';
import { runVitest } from './unit.mjs';

/** Whose tests read a document or a setting. */
const readers = [
  [/^docs\/rules\/totensonntag\./, 'games/totensonntag'],
  [/^docs\/rules\/white-death\./, 'games/white-death'],
  [/^docs\/rules\//, 'table'],
  [/^docs\/(protocol|notation)\.md$/, 'protocol'],
  [/^(scripts\/|[^/]+$)/, 'scripts'],
];

/** The folders with tests that some changed files ask for, in the order of the rooms. */
export function foldersToTest(files, allRooms) {
  const asked = new Set(
    files.flatMap((file) => [
      ...allRooms.filter((room) => file.startsWith(`${room}/`)),
      ...readers.filter(([pattern]) => pattern.test(file)).map(([, folder]) => folder),
    ]),
  );
  return [...allRooms, 'scripts'].filter((folder) => asked.has(folder));
}

/** The lines git answers, or undefined where it cannot. */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** Where this branch left main; on main itself, what is published of it or the commit before the last. */
function base() {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  for (const branch of ['main', 'origin/main', 'HEAD~1']) {
    const [common] = git('merge-base', 'HEAD', branch) ?? [];
    if (common && common !== head) return common;
  }
  return 'HEAD';
}

/** Files that differ from there, committed or not. */
function changedFiles() {
  const differing = git('diff', '--name-only', '--no-renames', base());
  return differing && [...differing, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

if (isMain(import.meta.url)) {
  const files = changedFiles();
  const folders = files ? foldersToTest(files, rooms()) : [...rooms(), 'scripts'];
  if (folders.length === 0) {
    console.log('no room has changed');
  } else {
    console.log(`tests of ${folders.join(', ')}${files ? '' : ' (git is needed to tell what has changed)'}`);
    const without = slowTests.flatMap((file) => ['--exclude', file]);
    process.exitCode = runVitest(folders, ['--passWithNoTests', ...without, ...process.argv.slice(2)]);
  }
}
