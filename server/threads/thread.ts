import { type MessagePort, parentPort, Worker, type WorkerOptions } from 'node:worker_threads';
import { compiledModule } from '../places.js';
import { answerBatches } from './answer-batches.js';
import { ThreadLine } from './thread-line.js';

/** A line to a thread, and its end. */
export interface Thread<Q, A> {
  readonly line: ThreadLine<Q, A>;
  end(): Promise<void>;
}

/** Batches under way: one is answered while the next one travels. */
const mostUnderWay = 2;

/** Starts a compiled module of this room as a thread; `dead` is called when it ends by itself. */
export function startThread<Q, A>(
  module: string,
  options: WorkerOptions,
  dead: () => void,
  most = mostUnderWay,
): Thread<Q, A> {
  const worker = new Worker(compiledModule(module), options);
  const line = new ThreadLine<Q, A>((questions) => worker.postMessage(questions), most);
  let failure = new Error(`The thread ${module} has ended`);
  let isEnding = false;
  worker.on('message', (answers: readonly A[]) => line.hear(answers));
  worker.on('error', (error) => (failure = error));
  worker.on('exit', () => {
    line.fail(failure);
    if (!isEnding) dead();
  });
  return {
    line,
    async end() {
      isEnding = true;
      await worker.terminate();
    },
  };
}

/** Inside a thread: answers what is asked over its line. */
export function serveThread<Q, A>(answer: (questions: readonly Q[]) => readonly A[] | Promise<readonly A[]>): void {
  if (!parentPort) throw new Error('This module runs in a thread of its own');
  const port: MessagePort = parentPort;
  port.on(
    'message',
    answerBatches<Q, A>(answer, (answers) => port.postMessage(answers)),
  );
}
