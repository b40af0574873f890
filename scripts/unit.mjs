// `npm run unit -- engine`: the tests of a room or folder; any other word chooses test files by their path, and options
// go to Vitest. Vitest by itself would look for `engine` anywhere in a path, and find cli/protocol/engine.test.ts.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, isMain, root, rooms } from './repository.mjs';

/** The folder that a word names, from the root: a room by its last name too (`white-death`). */
export function folderOf(word) {
  const room = rooms().find((one) => path.posix.basename(one) === word);
  if (room) return room;
  const full = path.resolve(root, word);
  if (!full.startsWith(root + path.sep) || !fs.statSync(full, { throwIfNoEntry: false })?.isDirectory()) {
    return undefined;
  }
  return path.relative(root, full).split(path.sep).join('/');
}

/** Words that name a folder apart from everything else, which is left to Vitest as it stands. */
export function sortWords(words) {
  const folders = [];
  const rest = [];
  words.forEach((word, i) => {
    // What follows an option may be its value: `-t engine` asks for a title.
    const free = !word.startsWith('-') && !(i > 0 && /^--?[^=]+$/.test(words[i - 1]));
    const folder = free ? folderOf(word) : undefined;
    if (folder) folders.push(folder);
    else rest.push(word);
  });
  return { folders, rest };
}

/**
 * Vitest for Node. Tests make very many things that are soon forgotten, and with more room for those in every thread a
 * twelfth less of the processor goes into clearing them away.
 */
export const vitest = ['--max-semi-space-size=64', at('node_modules', 'vitest', 'vitest.mjs'), 'run'];

/** Runs Vitest on the tests of some folders, or on all; its exit code. vitest.config.ts reads the folders. */
export function runVitest(folders, options) {
  const env = { ...process.env, IMPULSE_TEST_FOLDERS: folders.join(',') };
  return spawnSync(process.execPath, [...vitest, ...options], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

if (isMain(import.meta.url)) {
  const { folders, rest } = sortWords(process.argv.slice(2));
  process.exitCode = runVitest(folders, rest);
}
