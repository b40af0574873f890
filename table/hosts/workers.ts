type WorkerName = 'authority' | 'thinker' | 'helper' | 'staff';

/** An authority that is on its way before anybody has asked it something. */
let early: Worker | null = null;

/**
 * Workers are built together with the page (`vite.config.ts`), so that the rules of a battle, which both need, are
 * fetched once. A plain `new Worker(new URL(...))` would give each of them a copy of its own.
 */
export function startWorker(name: WorkerName): Worker {
  if (name !== 'authority' || !early) return makeWorker(name);
  const started = early;
  early = null;
  return started;
}

/** Whoever asks the authority next finds it with the rules of this battle. */
export function startAuthorityEarly(game: string): void {
  const started = makeWorker('authority', game);
  started.addEventListener('error', () => {
    if (early === started) early = null;
  });
  early = started;
}

function makeWorker(name: WorkerName, game?: string): Worker {
  const file = `../${name}.worker.js`;
  return new Worker(new URL(file, import.meta.url), { type: 'module', name: game ?? name });
}
