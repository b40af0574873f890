/**
 * Long work in pieces. At every `yield` it tells how far it is; whoever does it may show that, let others have their
 * turn, or leave the rest undone.
 */
export type Work<T> = Generator<Progress, T, void>;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Does all of it at once; `tell` hears how far it is. */
export function finish<T>(work: Work<T>, tell?: (progress: Progress) => void): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    tell?.(next.value);
  }
}
