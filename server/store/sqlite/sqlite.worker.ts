import { workerData } from 'node:worker_threads';
import { serveThread } from '../../threads/thread.js';
import { answerCalls } from './answer-calls.js';
import { openDatabase } from './database.js';

/** The thread that holds the database file: a commit waits for the disk, and nobody else waits with it. */

const { file } = workerData as { readonly file: string };
serveThread(answerCalls(openDatabase(file)));
