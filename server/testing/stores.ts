import { answerCalls } from '../store/sqlite/answer-calls.js';
import { openDatabase } from '../store/sqlite/database.js';
import { SqliteStore } from '../store/sqlite/sqlite-store.js';
import { threadAtHome } from './at-home.js';

/** A store in a file, written in the thread of the test. */
export const storeAt = (file: string): SqliteStore =>
  new SqliteStore(() => threadAtHome(answerCalls(openDatabase(file))));

/** A store that lives as long as the test. */
export const memoryStore = (): SqliteStore => storeAt(':memory:');
