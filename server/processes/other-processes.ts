import { randomUUID } from 'node:crypto';

/** In milliseconds: how often a process says that it lives, and after how much silence it counts as dead. */
export const sayAliveEvery = 15_000;
const silence = 50_000;

/** The processes that share a store with this one, as far as they have been heard of. */
export class OtherProcesses {
  /** The name of this process. */
  readonly own = randomUUID();
  readonly #heard = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  hear(process: string): void {
    this.#heard.set(process, this.#now());
  }

  isAlive(process: string): boolean {
    return (this.#heard.get(process) ?? -Infinity) > this.#now() - silence;
  }
}
