import { workerData } from 'node:worker_threads';
import { serveThread } from '../threads/thread.js';
import { BattleRoom } from './battle-room.js';

/** A thread of the rules. */

const { finished } = workerData as { readonly finished: SharedArrayBuffer };
serveThread(new BattleRoom(new Int32Array(finished)).answerAll);
