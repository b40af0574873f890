// What the house style asks of the sources and no other tool checks: part of `npm test -- fast`.
import fs from 'node:fs';
import path from 'node:path';
import { at, filesUnder, isMain, root, rooms } from './repository.mjs';

const array = String.raw`new (?:Int|Uint|Float|BigInt)\w*Array\(`;
const exported = new RegExp(
  String.raw`^export (?:(?<variable>let|var) |const (?=\w+[^\n]*?= (?:${array}|\{\n(?:(?!\}).*\n)*?(?!\}).*${array})))(?<name>\w+)`,
  'gm',
);

/**
 * Results left where another module finds them: an exported variable, or an exported array that is made empty and so
 * must be filled by somebody. Results are returned, in a reused object if need be.
 */
export const sharedResults = (file, text) =>
  Array.from(text.matchAll(exported), ({ index, groups: { variable, name } }) => {
    const line = text.slice(0, index).split('\n').length;
    const what = variable ? 'an exported variable' : 'an exported array to be filled';
    return `${file}:${line}: ${name} is ${what}: return the result instead`;
  });

const isTest = (file) => /\.test\.|\/testing\/|\/e2e\//.test(file);

function check() {
  const files = rooms().flatMap((room) =>
    Array.from(filesUnder(at(room), /\.tsx?$/), (full) => path.relative(root, full).split(path.sep).join('/')),
  );
  const problems = files.flatMap((file) =>
    isTest(file) ? [] : sharedResults(file, fs.readFileSync(at(file), 'utf8')),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files in good style`);
}

if (isMain(import.meta.url)) check();
