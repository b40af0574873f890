// `npm test` runs the tests on the compiled rooms: what the test runner makes of a source file is half as fast, and has to
// be made anew in every thread. `npm run unit` tests the sources as they stand, and needs no build.
import path from 'node:path';
import { at, readJson } from './repository.mjs';

/** `npm run unit -- --mode compiled` */
export const compiledMode = 'compiled';

/** What is compiled, as a test runner may load it by itself. */
export const compiledFiles = /\/dist\/.+\.js$/;

const folders = readJson(at('tsconfig.json')).references.map((reference) => at(reference.path) + path.sep);

/** The compiled file of a source file; undefined for tests and for what is not compiled, such as the table. */
export function compiledFileOf(file) {
  const folder = folders.find((one) => file.startsWith(one));
  if (!folder || !/(?<!\.test|\.d)\.ts$/.test(file) || compiledFiles.test(file)) return undefined;
  return path.join(folder, 'dist', file.slice(folder.length).replace(/\.ts$/, '.js'));
}

/** Leads the imports of the tests to the compiled files. */
export const compiledRooms = {
  name: 'compiled-rooms',
  enforce: 'pre',
  async resolveId(imported, importer) {
    if (!importer || !imported.startsWith('.')) return undefined;
    const found = await this.resolve(imported, importer, { skipSelf: true });
    return (found && compiledFileOf(found.id)) ?? found;
  },
};
