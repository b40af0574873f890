import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { Surroundings } from './battle.js';
import type { Question } from './thought.js';

/** The page's end of the worker in which computers think. */

export interface ToThinker {
  readonly id: number;
  readonly question: Question;
}

export type FromThinker =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly problem: string };

interface Waiting {
  readonly resolve: (action: Action) => void;
  readonly reject: (reason: Error) => void;
}

export class Thinker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  readonly think: Surroundings['think'] = (view, setup, seat, level, seed) =>
    new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { resolve, reject });
      const message: ToThinker = { id, question: { view, setup, seat, level, seed } };
      this.#open().postMessage(message);
    });

  #open(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('action' in data) waiting?.resolve(data.action);
      else waiting?.reject(new Error(data.problem));
    });
    worker.addEventListener('error', (event) =>
      this.#fail(new Error(event.message || 'The worker could not be started')),
    );
    this.#worker = worker;
    return worker;
  }

  /** Everybody who waits is told; the next question starts a new worker. */
  #fail(reason: Error): void {
    this.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
