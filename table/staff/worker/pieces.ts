import type { Work } from '@impulse/engine';
import type { StaffTold } from '../messages.js';

/** In milliseconds. */
const slice = 40;

/** Does long work with pauses in which other questions are heard, and tells how far it is. */
export async function inPieces<T>(work: Work<T>, tell: (told: StaffTold) => void): Promise<T> {
  let until = performance.now() + slice;
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (performance.now() < until) continue;
    tell({ told: 'progress', ...next.value });
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
}
