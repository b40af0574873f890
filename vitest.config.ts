import os from 'node:os';
import { defineConfig } from 'vitest/config';

// Rooms export their TypeScript source under the condition `source`, so that tests never see a stale build.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    isolate: false,
    // Left to itself the runner keeps one core free, which of two is half.
    maxWorkers: Math.min(4, os.availableParallelism()),
    testTimeout: 60_000,
  },
});
