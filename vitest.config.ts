import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { compiledFiles, compiledMode, compiledRooms } from './scripts/compiled-rooms.mjs';
import { LongestFirst } from './scripts/slow-tests.mjs';

/** Only these folders, where scripts/unit.mjs names some. */
const folders = process.env['IMPULSE_TEST_FOLDERS']?.split(',').filter((folder) => folder !== '') ?? [];
const inFolders = folders.map((folder) => `${folder}/**/*.test.{ts,mjs}`);

export default defineConfig(({ mode }) => {
  const compiled = mode === compiledMode;
  // Rooms export their TypeScript source under the condition `source`: unless a build has just been made, tests use that.
  const conditions = [...(compiled ? [] : ['source']), 'module', 'node', 'development|production'];
  return {
    plugins: compiled ? [compiledRooms] : [],
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    test: {
      include: inFolders.length > 0 ? inFolders : ['**/*.test.ts', 'scripts/**/*.test.mjs'],
      exclude: ['**/node_modules/**', '**/dist/**'],
      server: { deps: { external: compiled ? [compiledFiles] : [] } },
      setupFiles: ['scripts/same-luck.mjs'],
      sequence: { sequencer: LongestFirst },
      pool: 'threads',
      isolate: false,
      // Left to itself the runner keeps one core free, which of two is half.
      maxWorkers: Math.min(4, os.availableParallelism()),
      // Far more than any test takes: the machine may have other things to do.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
    },
  };
});
