import { parentPort, workerData } from 'node:worker_threads';
import { loadBattle } from '@impulse/library';
import { type CalibrationPlan, type Job, makeJudge } from './battle.js';

/** A thread of a calibration: plays the battles it is sent. */

export interface Assignment {
  readonly plan: CalibrationPlan;
  readonly scenarios: readonly string[];
}

const { plan, scenarios } = workerData as Assignment;
const judge = makeJudge(await loadBattle(plan.game), plan, scenarios);
if (!judge.ok) throw new Error(judge.error.message);

parentPort?.on('message', (jobs: readonly Job[]) => {
  parentPort?.postMessage(jobs.map((job) => judge.value(job)));
});
