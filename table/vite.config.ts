import { defineConfig } from 'vite';
import { offline } from './scripts/offline.js';

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
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: `${import.meta.dirname}/index.html` } },
  },
  worker: { format: 'es' },
  plugins: [offline()],
});
