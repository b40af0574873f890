import os from 'node:os';
import { defineConfig } from 'vitest/config';

// Rooms export their TypeScript source under the condition `source`, so that tests never see a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

/** Only these folders, where scripts/unit.mjs names some. */
const folders = process.env['IMPULSE_TEST_FOLDERS']?.split(',').filter((folder) => folder !== '') ?? [];
const inFolders = folders.map((folder) => `${folder}/**/*.test.{ts,mjs}`);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: inFolders.length > 0 ? inFolders : ['**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    isolate: false,
    // Left to itself the runner keeps one core free, which of two is half.
    maxWorkers: Math.min(4, os.availableParallelism()),
    // Far more than any test takes: the machine may have other things to do.
    testTimeout: 180_000,
  },
});
