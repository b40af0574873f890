/** Requests and answers over a worker or a port. A table of calls gives the types: what is asked, what is answered. */

export type CallTable = Readonly<Record<string, { readonly ask: unknown; readonly answer: unknown }>>;

/** A worker, a port, or a worker's own scope. */
export interface Channel {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

interface Asked {
  readonly id: number;
  readonly kind: string;
  readonly ask: unknown;
}

type Answered = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failure: string };

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;
}

/** The end of a line that asks. */
export class Caller<C extends CallTable> {
  readonly #line: Channel;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #failure: Error | null = null;

  constructor(line: Channel) {
    this.#line = line;
    line.addEventListener('message', ({ data }) => {
      if (isAnswer(data)) this.#answer(data);
    });
  }

  call<K extends keyof C & string>(kind: K, ask: C[K]['ask'], transfer: Transferable[] = []): Promise<C[K]['answer']> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      const id = this.#asked++;
      this.#waiting.set(id, { resolve, reject });
      this.#line.postMessage({ id, kind, ask } satisfies Asked, transfer);
    });
  }

  #answer(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if ('answer' in answered) waiting?.resolve(answered.answer);
    else waiting?.reject(new Error(answered.failure));
  }

  /** Nobody answers any more: whoever waits is told, and whoever asks from now on. */
  fail(failure: Error): void {
    this.#failure = failure;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(failure);
  }
}

const isAnswer = (data: unknown): data is Answered =>
  typeof data === 'object' && data !== null && 'id' in data && ('answer' in data || 'failure' in data);

const isAsked = (data: unknown): data is Asked =>
  typeof data === 'object' && data !== null && 'id' in data && 'kind' in data;

export type Answers<C extends CallTable> = {
  readonly [K in keyof C]: (ask: C[K]['ask']) => C[K]['answer'] | Promise<C[K]['answer']>;
};

/** Answers that are fetched when the first of them is asked for. */
export const fetchedAnswers = <C extends CallTable>(
  kinds: Readonly<Record<keyof C & string, true>>,
  load: () => Promise<Answers<C>>,
): Answers<C> => {
  const later = (kind: keyof C) => async (ask: C[keyof C]['ask']) => await (await load())[kind](ask);
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, later(kind)])) as Answers<C>;
};

/** The end of a line that answers. */
export function answerCalls<C extends CallTable>(line: Channel, answers: Answers<C>): void {
  line.addEventListener('message', ({ data }) => {
    if (isAsked(data)) void answer(line, answers, data);
  });
}

async function answer<C extends CallTable>(
  line: Channel,
  answers: Answers<C>,
  { id, kind, ask }: Asked,
): Promise<void> {
  let answered: Answered;
  try {
    answered = { id, answer: await answers[kind](ask) };
  } catch (error) {
    answered = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  line.postMessage(answered, []);
}
