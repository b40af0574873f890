import { BatchAnswerer } from '../rules/batch-answerer.js';
import { BattleRoom } from '../rules/battle-room.js';
import { RulesLine } from '../rules/rules-line.js';
import type { Rules } from '../rules/rules-thread.js';

/** The rules in the same thread, for tests from source. */
export function rulesAtHome(): Rules {
  const answerer = new BatchAnswerer(new BattleRoom(), (batch) => line.hear(structuredClone(batch)));
  const line: RulesLine = new RulesLine((batch) => answerer.take(structuredClone(batch)));
  return { line, end: () => Promise.resolve() };
}
