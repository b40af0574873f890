import { workerData } from 'node:worker_threads';
import { ownThreadNumber } from '../threads/thread-time.js';
import { serveThread } from '../threads/thread.js';
import { BattleRoom } from './battle-room.js';
import { sharedWords } from './rules-line.js';

/** A thread of the rules. */

const shared = new Int32Array((workerData as { readonly shared: SharedArrayBuffer }).shared);
Atomics.store(shared, sharedWords.thread, ownThreadNumber());
// States are kept beside the heap, where V8 lets tens of megabytes of them pile up before it looks for those nobody needs.
const tidyUp = (): void => globalThis.gc?.();
serveThread(new BattleRoom(() => void Atomics.add(shared, sharedWords.finished, 1), tidyUp).answerAll);
