import { Caller } from './calls.js';
import { startWorker } from './workers.js';
import type { Filming, Making, Playing, AuthorityMessage } from './messages.js';

export type Calls = Making & Playing & Filming;

/** The page's end of a worker with the authority in it. */
export class AuthorityLine {
  readonly #worker = startWorker('authority');
  readonly #caller = new Caller<Calls>(this.#worker);
  readonly #listeners: ((told: AuthorityMessage) => void)[] = [];

  /** `dead` is called once when the worker cannot be reached any more. */
  constructor(dead: () => void = () => undefined) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<AuthorityMessage | { readonly id: number }>) => {
      if ('told' in data) for (const listener of this.#listeners) listener(data);
    });
    this.#worker.addEventListener('error', ({ message }) => {
      this.#caller.fail(new Error(message || 'The worker could not be started'));
      this.#worker.terminate();
      dead();
    });
  }

  call<K extends keyof Calls>(
    kind: K,
    ask: Calls[K]['ask'],
    transfer: Transferable[] = [],
  ): Promise<Calls[K]['answer']> {
    return this.#caller.call(kind, ask, transfer);
  }

  listen(listener: (told: AuthorityMessage) => void): void {
    this.#listeners.push(listener);
  }

  end(): void {
    this.#worker.terminate();
    this.#caller.fail(new Error('The table has been left'));
  }
}

interface Attention {
  /** Hears, in percent, how far long work is. */
  readonly tell?: (percent: number) => void;
  /** Leaves the work undone. */
  readonly signal?: AbortSignal;
}

/** Something that needs the authority once. Fails when it is left. */
export async function askAuthority<K extends keyof Making>(
  kind: K,
  ask: Making[K]['ask'],
  { tell, signal }: Attention = {},
): Promise<Making[K]['answer']> {
  const line = new AuthorityLine();
  line.listen((told) => (told.told === 'progress' ? tell?.(told.percent) : undefined));
  signal?.addEventListener('abort', () => line.end());
  try {
    return await line.call(kind, ask);
  } finally {
    line.end();
  }
}
