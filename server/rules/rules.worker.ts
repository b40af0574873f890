import { serveThread } from '../threads/thread.js';
import { BattleRoom } from './battle-room.js';

/** A thread of the rules. */

const room = new BattleRoom();
serveThread(room.answerAll);
