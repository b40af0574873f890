// The tests of the rooms that changed since this branch left main, without those that take minutes: part of
// `npm test -- fast`. Files that are not committed count too.
import { spawnSync } from 'node:child_process';
import { isMain, root, rooms } from './repository.mjs';
import { runVitest } from './unit.mjs';

/** Hundreds of whole battles. `npm test` plays them. */
const slow = [
  '**/random-play.test.ts',
  '**/opponent/{policy,script}.test.ts',
  '**/{opponents,policies,secrecy}.test.ts',
  '**/play/white-death.test.ts',
];

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

/** Files that differ from where this branch left main, from the last commit where there is no main. */
function changedFiles() {
  const since = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? ['HEAD'];
  const differing = git('diff', '--name-only', '--no-renames', since[0]);
  return differing && [...differing, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

if (isMain(import.meta.url)) {
  const files = changedFiles();
  const folders = files ? foldersToTest(files, rooms()) : [...rooms(), 'scripts'];
  if (folders.length === 0) {
    console.log('no room has changed');
  } else {
    console.log(`tests of ${folders.join(', ')}${files ? '' : ' (git is needed to tell what has changed)'}`);
    const without = slow.flatMap((pattern) => ['--exclude', pattern]);
    process.exitCode = runVitest(folders, ['--passWithNoTests', ...without, ...process.argv.slice(2)]);
  }
}
