import { serveThread } from '../threads/thread.js';
import { thinkForComputers } from './think.js';

/** A thread in which computers think. */

serveThread(thinkForComputers());
