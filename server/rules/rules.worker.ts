import { parentPort } from 'node:worker_threads';
import { BattleRoom } from './battle-room.js';
import { BatchAnswerer } from './batch-answerer.js';
import type { Asked } from './messages.js';

/** A thread of the rules. */

if (!parentPort) throw new Error('This module runs in a thread of its own');
const port = parentPort;
const answerer = new BatchAnswerer(new BattleRoom(), (batch) => port.postMessage(batch));
port.on('message', (batch: readonly Asked[]) => answerer.take(batch));
