import { parentPort, workerData } from 'node:worker_threads';
import { makeSimulator, type Plan } from './battle.js';

/** A thread of the pool: plays the battles whose numbers it is sent. */

const simulator = makeSimulator(workerData as Plan);
if (!simulator.ok) throw new Error(simulator.error.message);

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(numbers.map(simulator.value));
});
