import { defineConfig } from 'vite';
import { chunkOf } from './scripts/chunks.js';
import { offline } from './scripts/offline.js';
import { packed } from './scripts/packed.js';

/** Builds the table into dist/app. Rooms are consumed as TypeScript source, so one build sees everything. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Inline pieces would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // What a table takes is asked for at once. Files that workers share have no document to put links into.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType, hostId }) =>
        hostType === 'html' || (/\/index-/.test(hostId) && /\/play-|-table-/.test(file))
          ? files
          : files.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        'authority.worker': `${import.meta.dirname}/hosts/worker/authority.worker.ts`,
        'thinker.worker': `${import.meta.dirname}/thinking/thinker.worker.ts`,
        'helper.worker': `${import.meta.dirname}/thinking/helper.worker.ts`,
        'staff.worker': `${import.meta.dirname}/staff/worker/staff.worker.ts`,
      },
      output: {
        // `hosts/workers.ts` knows workers by their names; what lies in `assets` is never asked for again.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(), debugName: 'first table' }],
        },
        entryFileNames: ({ name }) => (name.endsWith('.worker') ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  plugins: [offline(), packed()],
});
