import { parentPort, workerData } from 'node:worker_threads';
import type { BattleRecord } from '@impulse/engine';
import { type Analysis, type BattleId, type Depth, loadBattle, noEvaluation } from '@impulse/library';
import { doWork } from '../work.js';

/** A thread of an analysis: looks at the stretches of a battle whose numbers it is sent. */

export interface AnalysisPlan {
  readonly battleId: BattleId;
  readonly record: BattleRecord;
  readonly depth: Depth;
}

export interface Look {
  readonly index: number;
  readonly findings: Analysis['looks'][number];
}

const { battleId, record, depth } = workerData as AnalysisPlan;
const { staff } = await loadBattle(battleId);
if (!staff) throw new Error(noEvaluation.message);
const cut = await doWork(staff.cut(record));
if (!cut.ok) throw new Error(cut.error.message);

parentPort?.on('message', (indexes: readonly number[]) => {
  parentPort?.postMessage(indexes.map((index): Look => ({ index, findings: staff.look(cut.value, index, depth) })));
});
