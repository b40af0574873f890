import { parentPort, workerData } from 'node:worker_threads';
import { loadBattle } from '@impulse/library';
import { makeSimulator, type Plan } from './battle.js';

/** A thread of the pool: plays the battles whose numbers it is sent. */

const plan = workerData as Plan;
const simulator = makeSimulator(await loadBattle(plan.game), plan);
if (!simulator.ok) throw new Error(simulator.error.message);

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(numbers.map((number) => simulator.value(number)));
});
