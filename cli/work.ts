import { setImmediate } from 'node:timers/promises';
import { bad, type Result, type Work } from '@impulse/engine';
import type { Console } from './console.js';
import { progressBar } from './progress.js';

/** In milliseconds. */
const slice = 50;

/** Does long work with pauses, in which an interrupt comes through. With a console it shows how far it is. */
export async function doWork<T>(work: Work<T>, console?: Console): Promise<T> {
  let bar: ReturnType<typeof progressBar> | null = null;
  let until = performance.now() + slice;
  for (;;) {
    const next = work.next();
    if (next.done) {
      bar?.clear();
      return next.value;
    }
    if (performance.now() < until) continue;
    if (console) {
      bar ??= progressBar(console, next.value.total);
      bar.show(next.value.done);
    }
    await setImmediate();
    until = performance.now() + slice;
  }
}

/** The same work, but left undone once somebody has had enough of it. */
export function* unlessLeft<T>(work: Work<Result<T>>, isLeft: () => boolean): Work<Result<T>> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    if (isLeft()) return bad('interrupted', '', 'This was not waited for.');
    yield next.value;
  }
}
