/**
 * Workers are built together with the page (`vite.config.ts`), so that the rules of a battle, which both need, are
 * fetched once. A plain `new Worker(new URL(...))` would give each of them a copy of its own.
 */
export function startWorker(name: 'authority' | 'thinker' | 'helper' | 'staff'): Worker {
  const file = `../${name}.worker.js`;
  return new Worker(new URL(file, import.meta.url), { type: 'module' });
}
