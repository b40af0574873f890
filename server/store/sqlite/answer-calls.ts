import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { inTransaction } from './database.js';
import { MatchFile } from './match-file.js';
import type { FileAnswer, FileCall } from './messages.js';

/** Does a batch of calls in one transaction: many moves cost one write to the disk. */
export function answerCalls(database: DatabaseSyncInstance): (calls: readonly FileCall[]) => FileAnswer[] {
  const file = new MatchFile(database);
  const together = (calls: readonly FileCall[]): FileAnswer[] => {
    try {
      return inTransaction(database, () => calls.map((call) => ({ value: carryOut(file, call) })));
    } catch (error) {
      // What is wrong with one call is not the others' fault.
      if (calls.length > 1) return calls.flatMap((call) => together([call]));
      return [{ failure: error instanceof Error ? error.message : String(error) }];
    }
  };
  return together;
}

function carryOut(file: MatchFile, { name, values }: FileCall): unknown {
  const statement = file[name] as (...given: readonly unknown[]) => unknown;
  return statement.apply(file, values);
}
