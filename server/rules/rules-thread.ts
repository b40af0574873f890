import { Worker } from 'node:worker_threads';
import type { Problem } from '@impulse/engine';
import { compiledModule } from '../places.js';
import type { Answered } from './messages.js';
import { RulesLine } from './rules-line.js';

/** A line to the rules, and its end. */
export interface Rules {
  readonly line: RulesLine;
  end(): Promise<void>;
}

/** Starts a thread of the rules; `dead` is called when it has ended by itself. */
export function startRulesThread(dead: () => void): Rules {
  const worker = new Worker(compiledModule('rules/rules.worker'));
  const line = new RulesLine((batch) => worker.postMessage(batch));
  worker.on('message', (batch: readonly Answered[]) => line.hear(batch));
  let ending = false;
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    line.fail(threadEnded);
    if (!ending) dead();
  });
  return {
    line,
    async end() {
      ending = true;
      await worker.terminate();
    },
  };
}

const threadEnded: Problem = { code: 'internal', path: '', message: 'The thread of the rules has ended.' };
