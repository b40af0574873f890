import type { Console } from './console.js';

/** A bar on the error output, drawn only where somebody looks. */
export function progressBar({ stderr }: Console, total: number): { show(done: number): void; clear(): void } {
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  const width = Math.max(10, Math.min(40, (stderr.columns ?? 80) - 40));
  const start = performance.now();
  let last = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - last < 100 && done < total) return;
      last = now;
      const filled = Math.round((done / total) * width);
      const rate = (done * 1000) / Math.max(1, now - start);
      const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
      const bar = '#'.repeat(filled) + '.'.repeat(width - filled);
      stderr.write(`\r[${bar}] ${done}/${total}  ${rate.toFixed(0)}/s  ${left} s left \u001B[K`);
    },
    clear: () => stderr.write('\r\u001B[K'),
  };
}
