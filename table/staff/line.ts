import { signal } from '@preact/signals';
import { Caller } from '../hosts/calls.js';
import { startWorker } from '../hosts/workers.js';
import type { StaffCalls, StaffTold } from './messages.js';

/** The page's line to the staff. Its worker is started by the first question, and ended by whoever has had enough. */
export class StaffLine {
  #worker: Worker | null = null;
  #caller: Caller<StaffCalls> | null = null;
  readonly #listeners: ((told: StaffTold) => void)[] = [];
  /** How far the present work is, in percent; null while there is none. */
  readonly percent = signal<number | null>(null);

  listen(listener: (told: StaffTold) => void): void {
    this.#listeners.push(listener);
  }

  async call<K extends keyof StaffCalls>(kind: K, ask: StaffCalls[K]['ask']): Promise<StaffCalls[K]['answer']> {
    const caller = this.#caller ?? this.#start();
    try {
      return await caller.call(kind, ask);
    } finally {
      if (this.#caller === caller) this.percent.value = null;
    }
  }

  #start(): Caller<StaffCalls> {
    const worker = startWorker('staff');
    const caller = new Caller<StaffCalls>(worker);
    worker.addEventListener('message', ({ data }: MessageEvent<StaffTold | { readonly id: number }>) => {
      if ('told' in data) this.#hear(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#caller === caller) this.stop(message || 'The worker could not be started');
    });
    this.#worker = worker;
    this.#caller = caller;
    return caller;
  }

  #hear(told: StaffTold): void {
    if (told.told === 'progress') this.percent.value = Math.floor((100 * told.done) / Math.max(1, told.total));
    for (const listener of this.#listeners) listener(told);
  }

  /** Leaves everything undone; whoever waits is told. */
  stop(why = 'The staff has been sent away'): void {
    this.#worker?.terminate();
    this.#caller?.fail(new Error(why));
    this.#worker = null;
    this.#caller = null;
    this.percent.value = null;
  }
}
