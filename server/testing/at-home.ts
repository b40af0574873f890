import { thinkForComputers } from '../computers/think.js';
import type { ThinkingThread } from '../computers/thinker.js';
import { BattleRoom } from '../rules/battle-room.js';
import { RulesLine, sharedWords } from '../rules/rules-line.js';
import { answerBatches } from '../threads/answer-batches.js';
import type { Thread } from '../threads/thread.js';
import { ThreadLine } from '../threads/thread-line.js';

/** What runs in a thread of its own, in the thread of a test and from source: what is said is copied as between threads. */
export function threadAtHome<Q, A>(
  answer: (questions: readonly Q[]) => readonly A[] | Promise<readonly A[]>,
): Thread<Q, A> {
  const take = answerBatches<Q, A>(answer, (answers) => line.hear(structuredClone(answers)));
  const line: ThreadLine<Q, A> = new ThreadLine<Q, A>((questions) => take(structuredClone(questions)), 1);
  return { line, end: () => Promise.resolve() };
}

export function rulesAtHome(): RulesLine {
  const shared = new Int32Array(sharedWords.count);
  return new RulesLine(threadAtHome(new BattleRoom(() => shared[sharedWords.finished]++).answerAll), shared, () => 0);
}

export const thinkingAtHome = (): ThinkingThread => threadAtHome(thinkForComputers());
